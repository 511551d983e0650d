// A bot for a Fidchell server, in Node 18 or newer, without any package.
//
//   node examples/bot.mjs http://127.0.0.1:8765/t/TABLE/join/INVITE     takes the seat of an invitation
//   node examples/bot.mjs http://127.0.0.1:8765 avignon 60              challenges anybody: prints an invitation
//
// It follows the table's stream, comes back after a cut, waits as long as the server asks it to, and minds the clock.

const sleep = (seconds) => new Promise((done) => setTimeout(done, 1000 * seconds))

class Seat {
  constructor(site, table, token = "") {
    this.url = `${site}/api/v1/tables${table && "/" + table}`
    this.token = token
  }

  // Send a request until it is answered; what is sent twice is done once.
  async open(path, body) {
    const headers = this.token ? { Authorization: `Bearer ${this.token}` } : {}
    const request = body ? { method: "POST", headers, body: JSON.stringify(body) } : { headers }
    for (;;) {
      let answer
      try {
        answer = await fetch(this.url + path, request)
      } catch {
        await sleep(0.5) // the server restarts, or the network is away
        continue
      }
      if (answer.status !== 429 && answer.status !== 503) return answer
      await sleep(Number(answer.headers.get("retry-after") ?? 1))
    }
  }

  async call(path, body) {
    for (;;) {
      const answer = await this.open(path, body)
      const told = await answer.json().catch(() => null)
      if (told === null) continue // cut off in the middle
      if (!answer.ok) throw Object.assign(new Error(told.error), { status: answer.status })
      return told
    }
  }

  // The table's stream, for ever: after a cut it goes on where it was.
  async *updates() {
    let last = ""
    for (;;) {
      const answer = await this.open(last ? `/stream?since=${last}` : "/stream")
      const decoder = new TextDecoder()
      let text = ""
      try {
        for await (const part of answer.body) {
          const lines = (text + decoder.decode(part, { stream: true })).split("\n")
          text = lines.pop()
          for (const line of lines.filter((line) => line.startsWith("data: "))) {
            const update = JSON.parse(line.slice(6))
            last = update.id
            yield update
          }
        }
      } catch (error) {
        if (error.status) throw error // not a cut, but a refusal of what was done in between
      }
      await sleep(0.5)
    }
  }
}

// Win if you can; don't lose at once; else anything. Your idea goes here; it has `clock.left` seconds.
function choose(choices, clock) {
  const winning = choices.filter((one) => one.wins)
  const harmless = choices.filter((one) => !one.loses)
  const good = winning.length ? winning : harmless.length ? harmless : choices
  return good[Math.floor(Math.random() * good.length)].choice
}

async function play(seat) {
  for await (const { moves, table } of seat.updates()) {
    for (const move of moves) console.log(move.lines.map((line) => line.text).join(" "))
    if (table.over) {
      console.log("winners:", ...table.result.winners, "I was seat", table.seat)
      return
    }
    if (table.to_act.includes(table.seat)) await act(seat, table.clock)
  }
}

async function act(seat, clock) {
  const { choices, version } = await seat.call("/choices")
  if (!choices.length) return // the table has moved on: the next update tells
  const choice = choose(choices, clock)
  try {
    await seat.call("/act", { choice, version, once: crypto.randomUUID() })
  } catch (error) {
    if (error.status !== 409) throw error // the clock was faster, or somebody took something back
  }
}

const [address, game, limit = "0"] = process.argv.slice(2)
const [site, rest] = address.replace(/\/$/, "").split("/t/")
const once = crypto.randomUUID()
if (game) {
  const wish = { game, seats: ["you", "open"], name: "Node", limit: Number(limit), once }
  const made = await new Seat(site, "").call("", wish)
  console.log(made.invites[0].url)
  await play(new Seat(site, made.table, made.tokens[0].token))
} else {
  const [table, invite] = rest.split("/join/")
  const seat = new Seat(site, table)
  seat.token = (await seat.call("/seats", { name: "Node", invite, once })).token
  await play(seat)
}
process.exit(0)
