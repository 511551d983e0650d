// boardgame.io's random play and tree search on a tic-tac-toe of its tutorial: answers lines of JSON, as bench_peers.py asks.
import { createRequire } from "node:module";
import { createInterface } from "node:readline";
import { join } from "node:path";

const require = createRequire(join(process.argv[2], "package.json"));
const { InitializeGame, CreateGameReducer } = require("boardgame.io/internal");
const { MCTSBot, RandomBot } = require("boardgame.io/ai");
const { INVALID_MOVE } = require("boardgame.io/core");

const LINES = [[0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6]];
const won = (cells) => LINES.some((line) => line.every((at) => cells[at] !== null && cells[at] === cells[line[0]]));
const game = {
  setup: () => ({ cells: Array(9).fill(null) }),
  moves: {
    clickCell: ({ G, playerID }, at) => {
      if (G.cells[at] !== null) return INVALID_MOVE;
      G.cells[at] = playerID;
    },
  },
  turn: { minMoves: 1, maxMoves: 1 },
  endIf: ({ G, ctx }) => {
    if (won(G.cells)) return { winner: ctx.currentPlayer };
    if (G.cells.every((cell) => cell !== null)) return { draw: true };
  },
};
const enumerate = (G) => G.cells.flatMap((cell, at) => (cell === null ? [{ move: "clickCell", args: [at] }] : []));
const now = () => {
  const { user, system } = process.cpuUsage(); // CPU time, as in worker.py
  return (user + system) / 1e6;
};

const ask = {
  async steps(seconds) {
    const reducer = CreateGameReducer({ game });
    const bot = new RandomBot({ game, enumerate });
    const began = now();
    let number = 0;
    while (now() - began < seconds) {
      let state = InitializeGame({ game });
      while (state.ctx.gameover === undefined) {
        const { action } = await bot.play(state, state.ctx.currentPlayer);
        state = reducer(state, action);
        number += 1;
      }
    }
    return { steps_per_s: number / (now() - began) };
  },
  async search(seconds) {
    const bot = new MCTSBot({ game, enumerate, iterations: 100 });
    const began = now();
    let number = 0;
    while (now() - began < seconds) {
      await bot.play(InitializeGame({ game }), "0");
      number += 100;
    }
    return { iterations_per_s: number / (now() - began) };
  },
};

for await (const line of createInterface({ input: process.stdin })) {
  const [what, , seconds] = JSON.parse(line);
  console.log(JSON.stringify(await ask[what](seconds)));
}
