// One small script for every game: it morphs in what the server renders, narrows clicks down to a choice, and lets
// things glide. It knows no rules and names no game.
"use strict";
(() => {
  const root = document.documentElement, byId = (id) => document.getElementById(id), table = () => byId("table");
  const fresh = () => [...crypto.getRandomValues(new Uint8Array(12))].map((byte) => byte.toString(36)).join("");
  if (!table()) return;
  const live = Boolean(table().dataset.live); // or a look at the past, where nothing can be done
  const calm = matchMedia("(prefers-reduced-motion: reduce)"), roomy = matchMedia("(min-width: 861px)");
  let socket, offered = null, listed = null, steps = false, picks = [], shown = "", finger = false, wanted = "", rest = [], delay = 500, timer = 0, plain = false, spent = false, brief = false, trail = [], lately = { moved: [], left: [] };
  const here = `fidchell-opened:${location.pathname}`;
  const waiting = new Map(), opened = new Map(JSON.parse(sessionStorage.getItem(here) || "[]"));

  // -- picking ------------------------------------------------------------------------------------------------------
  const choices = () => (offered ||= JSON.parse(byId("choice-data")?.textContent || "[]").map(([text, picks, path, start, mark]) => ({ text, picks, path: path ? path.split(" ") : [], start, mark }))); // until the next update
  // Step by step: what comes first is picked first; or one begins with what one wants to reach.
  const stepwise = () => { things(); return steps; };
  const has = (way, keys) => (stepwise() && keys.length > 1 ? way.slice(0, keys.length) : way).filter((key) => keys.includes(key)).length === keys.length;
  const fitting = (keys) => choices().filter((choice) => choice.picks.some((way) => has(way, keys)));
  const complete = (keys) => fitting(keys).filter((choice) => choice.picks.some((way) => way.length === keys.length && has(way, keys)));
  function things() { // until the next update, too
    if (!listed) [listed, steps] = [[...document.querySelectorAll("[data-key]")], "stepwise" in (document.querySelector(".board")?.dataset || {})];
    return listed;
  }
  const thingOf = (key) => things().find((one) => one.dataset.key === key);
  // A piece stands for its spot where only spots can be picked.
  function meant(thing) {
    const { key, spot } = thing.dataset, kinds = new Set(choices().flatMap((choice) => choice.picks.flat()).map(kind));
    if (!spot || fitting([...picks, key]).length) return key;
    return fitting([spot]).length || (kinds.has(kind(spot)) && !kinds.has(kind(key))) ? spot : key;
  }
  // The one choice that these picks determine: no other fits or continues them, or they are a shortcut to it.
  function made(keys) {
    const fits = fitting(keys), done = complete(keys);
    if (fits.length === 1 && (done.length === 1 || fits[0].path.length)) return fits[0];
    if (done.length !== 1) return null;
    const others = fits.filter((choice) => choice !== done[0]); // each of them behind a button of its own
    return done[0].picks.some((way) => way.length > keys.length) || others.every((choice) => kind(choice.picks[0][0]) === "verb") ? done[0] : null;
  }
  const button = (text) => document.querySelector(`.choice[value="${CSS.escape(text)}"]`);

  const mark = (thing, name, value) => { if (thing.getAttribute(name) !== value) thing.setAttribute(name, value); };

  // Whatever continues a legal choice glows; what can win, and what can only lose, is marked.
  function light() {
    const open = new Map(), next = new Set(), marked = new Map([...document.querySelectorAll(".choice")].map((one) => [one.value, one.classList]));
    for (const choice of fitting(picks)) {
      const ways = choice.picks.filter((way) => has(way, picks)), keys = new Set(ways.flat());
      for (const key of keys) open.set(key, [...(open.get(key) || []), marked.get(choice.text)]);
      for (const key of stepwise() ? ways.map((way) => way.find((one) => !picks.includes(one))) : keys) next.add(key);
    }
    for (const thing of things()) {
      const key = thing.dataset.key, picked = picks.includes(key), live = next.has(key), marks = live && !picked ? open.get(key) : [];
      thing.classList.toggle("picked", picked);
      thing.classList.toggle("live", live && !picked);
      thing.classList.toggle("wins", marks.some((mark) => mark?.contains("wins")));
      thing.classList.toggle("loses", marks.length > 0 && marks.every((mark) => mark?.contains("loses")));
      thing.classList.toggle("moved", lately.moved.includes(thing.id));
      thing.classList.toggle("left", lately.left.includes(thing.id));
      if (thing.tagName === "BUTTON") { mark(thing, "aria-pressed", String(picked)); continue; }
      // Only what can be picked is a button; a piece may mean its place.
      const pickable = picked || open.has(key) || open.has(thing.dataset.spot);
      mark(thing, "tabindex", live ? "0" : "-1");
      mark(thing, "role", pickable ? "button" : "img");
      if (pickable) mark(thing, "aria-pressed", String(picked)); else thing.removeAttribute("aria-pressed");
    }
    for (const group of document.querySelectorAll(".group[data-verb]")) group.classList.toggle("begun", picks.includes(group.dataset.verb));
    target();
    if (byId("referee")) ghost();
  }

  // What awaits one at the end of each way, and how far it is.
  function target() {
    const layer = byId("targets"), found = new Map();
    if (!layer) return;
    layer.replaceChildren();
    if (stepwise() && !picks.length) return;
    for (const choice of fitting(picks)) if (choice.mark) found.set(choice.path.at(-1), choice);
    const draw = pen(layer), side = Number(layer.dataset.square);
    for (const [key, choice] of found) {
      const [x, y] = centre(thingOf(key).getBBox());
      draw("use", { class: `mark mark-${choice.mark}`, href: `#${layer.dataset.skin}-mark-${choice.mark}`, x: x - side / 2, y: y - side / 2, width: side, height: side });
      if (stepwise() && choice.path.length > 1) draw("text", { x: x + side * 0.36, y: y + side * 0.46, "text-anchor": "middle" }, String(choice.path.length - 1));
    }
  }

  // What a thing is, and what the choice would do, beforehand.
  function preview(keys, again, beside = false) {
    const box = byId("preview"), only = keys.length ? made(keys) : null, done = keys.length ? complete(keys) : [];
    const found = only || (done.length === 1 ? done[0] : null);
    const thing = thingOf(keys.at(-1));
    ghost(only, thing);
    if (!box) return;
    box.replaceChildren();
    box.classList.toggle("beside", beside);
    const add = (text, name) => box.append(Object.assign(document.createElement("p"), { className: name, textContent: text }));
    if (again && found) { // a finger need not find the same small thing again
      const go = Object.assign(document.createElement("button"), { type: "button", className: "next main again", textContent: table().dataset.again });
      go.dataset.act = found.text;
      box.append(go);
    }
    if (found) box.append(...[...(button(found.text)?.childNodes || [])].map((node) => node.cloneNode(true)));
    if (thing?.dataset.origin) box.querySelector(":scope > .origin")?.remove(); // the thing itself says more
    for (const cite of box.querySelectorAll("[data-href]")) cite.replaceWith(Object.assign(document.createElement("a"), { href: cite.dataset.href, className: "cite", textContent: cite.textContent }));
    const body = thing && described(thing);
    if (body && !found) add(named(thing), "label");
    if (body) add(body, "ability");
    if (thing?.dataset.origin) add(thing.dataset.origin, "origin");
    if (!only && keys.length && keys.every((key) => picks.includes(key))) offer(box, keys);
    if (beside || !box.hasChildNodes()) box.style.maxHeight = "";
    else room(box);
  }

  const named = (thing) => thing.getAttribute("aria-label") || thing.textContent, described = (thing) => (thing.getAttribute("aria-description") || "").slice(0, -(thing.dataset.origin?.length || 0) || undefined).trim();

  // Beside the board it ends where the choices end, however far the column will be scrolled: they can always be clicked.
  // If that leaves no room, clicks go through it.
  function room(box) {
    const side = byId("side"), list = byId("choices");
    const free = side && list && roomy.matches ? side.getBoundingClientRect().bottom - list.getBoundingClientRect().bottom - side.scrollTop - 12 : 0;
    const fits = free >= 72;
    box.style.maxHeight = fits ? `${Math.min(free, side.clientHeight)}px` : "";
    box.classList.toggle("long", (fits || !roomy.matches) && box.scrollHeight > box.clientHeight + 2);
  }

  // One of them is hovered: what it would do is shown below, and the buttons stay.
  function foretell(next) {
    const only = made([...picks, next.dataset.pick]), box = byId("preview");
    ghost(only, thingOf(next.dataset.pick));
    box.querySelector(".told")?.remove();
    if (!only) return;
    const told = Object.assign(document.createElement("div"), { className: "told" });
    told.append(...[...(button(only.text)?.childNodes || [])].map((node) => node.cloneNode(true)));
    box.append(told);
  }

  // What has to be picked next, by name, if there is little: it may be far down the page.
  function offer(box, keys) {
    const open = fitting(keys).flatMap((choice) => choice.picks.filter((way) => has(way, keys)));
    const next = [...new Set(open.flat())].filter((key) => !keys.includes(key) && kind(key) !== "verb");
    if (!next.length || next.length > 9) return;
    box.append(Object.assign(document.createElement("p"), { className: "again", textContent: table().dataset.next }));
    for (const key of next) {
      const thing = thingOf(key);
      const label = thing?.matches(".spot") ? named(thing).split(",")[0] : thing ? named(thing) : key;
      const one = Object.assign(document.createElement("button"), { type: "button", className: "next", textContent: label });
      one.dataset.pick = key;
      box.append(one);
    }
  }

  // The description of a thing beside the board is shown next to it; nothing moves under the pointer.
  function tell(thing, keys) {
    const box = byId("preview"), later = thing.compareDocumentPosition(box || thing) & Node.DOCUMENT_POSITION_PRECEDING;
    const side = later && thing.closest(".side"); // above it there is nothing that could be moved away
    if (box && side) box.parentNode.style.minHeight = `${box.parentNode.offsetHeight}px`;
    const beside = Boolean(side && roomy.matches);
    preview(keys, false, beside);
    if (!box?.childNodes.length) return;
    if (!beside) { box.parentNode.style.minHeight = `${box.offsetHeight}px`; return; }
    const top = Math.min(thing.getBoundingClientRect().top, innerHeight - box.offsetHeight - 12);
    Object.assign(box.style, { top: `${Math.max(12, top)}px`, right: `${innerWidth - side.getBoundingClientRect().left + 12}px` });
  }

  // Where a choice would lead, drawn over the board before it is done; or what acts on a thing, and on what it acts.
  function ghost(choice, thing) {
    const layer = byId("ghost"), path = choice?.path || [];
    if (!layer) return;
    layer.replaceChildren();
    const goes = byId("referee")?.dataset.goes?.split(" ");
    if (goes) pen(layer)("circle", { class: "ring goes", cx: goes[0], cy: goes[1], r: goes[2] });
    if (!path.length) return network(layer, thing);
    // Steps over squares are numbered; the square where one starts is no step.
    const counted = path.every((key) => kind(key) === "spot"), from = thingOf(choice.start);
    const stands = from?.dataset.spot === path[0], draw = pen(layer), long = "long" in layer.dataset;
    const middles = path.map((key) => thingOf(key)?.getBBox()).filter(Boolean).map(centre);
    layer.setAttribute("class", `ghost ${from?.getAttribute("class").match(/colour-\w+/) || ""}`);
    const points = from && !stands ? [centre(from.getBBox()), ...middles] : middles;
    if (points.length > 1) for (const name of ["under", "way"]) draw("path", { class: name, d: curve(points) });
    middles.forEach(([x, y], n) => {
      const step = stands ? n : n + 1, last = n === middles.length - 1;
      if (!counted || !step) return draw("circle", { class: "ring", cx: x, cy: y, r: 26 });
      draw("circle", { class: last ? "end" : "", cx: x, cy: y, r: last && !long ? 17 : 11 });
      draw("text", { x, y: y + 5, "text-anchor": "middle" }, String(step));
    });
    const sprite = long && from?.querySelector("use")?.getAttribute("href"), [[a, b], [x, y]] = points.slice(-2).length > 1 ? points.slice(-2) : [[0, 1], [0, 0]];
    if (sprite) draw("use", { class: "head", href: sprite, x: x - 27, y: y - 27, width: 54, height: 54, transform: `rotate(${Math.atan2(x - a, b - y) * 180 / Math.PI} ${x} ${y})` });
  }

  // Through the middles of the squares, round the corners.
  function curve(points) {
    const middle = ([a, b], [x, y]) => [(a + x) / 2, (b + y) / 2], last = points.at(-1);
    return `M${middle(points[0], points[1])}${points.slice(1, -1).map((one, n) => `Q${one} ${middle(one, points[n + 2])}`).join("")}L${last}`;
  }

  const centre = (box) => [box.x + box.width / 2, box.y + box.height / 2];
  const pen = (layer) => (tag, marks, text) => {
    const node = document.createElementNS("http://www.w3.org/2000/svg", tag);
    for (const [name, value] of Object.entries(marks)) node.setAttribute(name, value);
    if (text) node.textContent = text;
    layer.append(node);
  };

  function network(layer, thing) {
    const from = (one) => one?.dataset.from?.split(" ") || [], draw = pen(layer);
    const sources = things().filter((one) => from(thing).includes(one.dataset.key));
    const targets = things().filter((one) => from(one).includes(thing?.dataset.key));
    if (!sources.length && !targets.length) return;
    const around = (one) => 0.64 * Math.max(one.getBBox().width, one.getBBox().height), own = around(thing); // badge and all
    const [x, y] = centre(thing.getBBox());
    for (const [others, name] of [[sources, "source"], [targets, "target"]]) {
      for (const other of others) {
        const [a, b] = centre(other.getBBox());
        const far = Math.hypot(x - a, y - b), [dx, dy] = [(x - a) / far, (y - b) / far], r = around(other); // from ring to ring
        draw("line", { class: name, x1: a + r * dx, y1: b + r * dy, x2: x - own * dx, y2: y - own * dy });
        draw("circle", { class: `ring ${name}`, cx: a, cy: b, r });
      }
    }
    draw("circle", { class: "ring", cx: x, cy: y, r: own });
  }

  function set(keys, again = false) {
    [picks, shown] = [keys, again ? keys.at(-1) : ""];
    clear();
    light();
    preview(picks, again);
  }

  const kind = (key) => key.split(":")[0];

  function pick(key) {
    if (picks.includes(key) && shown !== key) return set(picks.filter((one) => one !== key));
    let keys = picks.includes(key) ? picks : [...picks, key];
    // Another thing of the same kind replaces the one picked before.
    const others = picks.filter((one) => kind(one) !== kind(key));
    if (!fitting(keys).length && others.length < picks.length && fitting([...others, key]).length) keys = [...others, key];
    if (!fitting(keys).length) return explain(keys);
    const only = made(keys);
    if (!only) return set(keys);
    // There is no hovering on a touch screen: the first tap shows, the second acts.
    if (finger && shown !== key) return set(keys, true);
    return act(only.text);
  }

  function reason(text, rule, href, passing = false) {
    const box = byId("reason");
    if (!box) return;
    box.textContent = text;
    box.classList.remove("news");
    brief = passing;
    if (!text || !rule) return;
    box.append(" ", Object.assign(document.createElement(href ? "a" : "span"), { textContent: rule }, href ? { href } : {}));
  }

  // Something that one is told in the same place, though nothing is wrong.
  function tidings(text) {
    reason(text);
    byId("reason")?.classList.add("news");
    byId("reason")?.scrollIntoView({ block: "nearest" });
  }

  // -- talking to the server ----------------------------------------------------------------------------------------
  // Every request has an id and is kept until it is answered. What a broken connection leaves unanswered
  // is sent again: the server carries it out once. Passing messages (without an action) are not kept.
  const ready = () => socket?.readyState === WebSocket.OPEN && root.dataset.live === "yes";
  const csrf = () => document.querySelector("meta[name=csrf]").content;

  function send(fields, action = "") {
    if (!action && !ready()) return Promise.resolve({ error: table().dataset.lost });
    const known = JSON.stringify([action, fields]), same = [...waiting.values()].find((one) => one.known === known);
    if (same) return same.answer;
    const one = { known, action, fields: { ...fields, once: fresh() } };
    one.answer = new Promise((resolve) => { one.resolve = resolve; });
    waiting.set(one.fields.once, one);
    pass(one);
    return one.answer;
  }

  function settle(id, answer) {
    waiting.get(id)?.resolve(answer);
    waiting.delete(id);
  }

  function pass(one) {
    const { once } = one.fields, through = socket;
    if (ready() && one.by !== socket) {
      one.by = socket;
      socket.send(JSON.stringify({ id: once, csrf: csrf(), ...one.fields }));
      setTimeout(() => { if (waiting.has(once)) through.close(); }, 8000); // a line that says nothing is dead
    } else if (!live || plain) post(one);
    else {
      if (byId("lost")) lost();
      if (socket.readyState === WebSocket.CLOSED) connect();
    }
  }

  // Without a socket, a form is posted as usual, and its answer is parsed instead of shown.
  async function post(one) {
    if (one.busy) return;
    one.busy = true;
    try {
      const page = await read(one.action, { method: "POST", body: new URLSearchParams({ csrf: csrf(), ...one.fields }) });
      const there = live && page.url.pathname === location.pathname;
      if (!page.error && there) update(page);
      byId("lost")?.remove();
      settle(one.fields.once, page.error ? page : { go: there ? "" : page.url.href });
    } catch {
      lost();
      if (!live) setTimeout(() => pass(one), delay = Math.min(delay * 2, 8000));
    }
    one.busy = false;
  }

  async function read(address, how) {
    const answer = await fetch(address, how), page = new DOMParser().parseFromString(await answer.text(), "text/html");
    const error = page.querySelector("p.reason[role=alert]")?.textContent, view = page.getElementById("table");
    if (!answer.ok && !error && answer.status >= 500) throw new Error(answer.statusText); // something between us and the server
    return { url: new URL(answer.url), error: error || (answer.ok ? "" : answer.statusText), html: view?.outerHTML, version: view?.dataset.version };
  }

  // Without a socket, poll the server.
  async function look() {
    try {
      const page = await read(location.href);
      plain = Boolean(page.html);
      if (plain) update(page);
    } catch { plain = false; lost(); }
  }

  function lost() {
    root.dataset.live = "no";
    const bar = byId("lost") || document.body.appendChild(Object.assign(document.createElement("div"), { id: "lost", role: "alert" }));
    const text = waiting.size ? table().dataset.unsent : table().dataset.lost;
    if (bar.textContent !== text) bar.textContent = text;
  }

  async function perform(fields, action) {
    const answer = await send(fields, action);
    if (answer.error) {
      reason(answer.error, answer.rule, answer.href, fields.verb === "say"); // who may speak changes without a move
      byId("reason")?.scrollIntoView({ block: "nearest" });
    } else if (answer.go) location.href = answer.go;
    return answer;
  }

  function act(text) {
    const chosen = button(text);
    set([]);
    chosen?.form.requestSubmit(chosen);
  }

  // Why not; and what the thing is, for those who can't hover.
  async function explain(keys) {
    const thing = thingOf(keys.at(-1));
    if (thing) tell(thing, [keys.at(-1)]);
    if (!live) return;
    const answer = await send({ verb: "explain", picks: keys });
    if (!answer.rule && !answer.error && thing && described(thing)) return; // it was clicked to be read
    reason(answer.refusal || answer.error || "", answer.rule, answer.href);
    byId("reason")?.scrollIntoView({ block: "nearest" });
  }

  function connect() {
    clearTimeout(timer);
    if (socket?.readyState < WebSocket.CLOSING) return;
    const near = ["localhost", "127.0.0.1", "[::1]"].includes(location.hostname); // what comes from this machine need not be packed
    socket = new WebSocket(`${location.origin.replace(/^http/, "ws")}${table().dataset.live}${near ? "&plain=yes" : ""}`);
    socket.binaryType = "arraybuffer";
    let queue = Promise.resolve(), begun = false; // unpacking takes its time; updates keep their order
    socket.onopen = () => { delay = 500; begun = true; plain = false; };
    socket.onmessage = (event) => {
      queue = queue.then(async () => {
        if (typeof event.data !== "string") {
          const stream = new Response(event.data).body.pipeThrough(new DecompressionStream("deflate"));
          return update(JSON.parse(await new Response(stream).text()));
        }
        const answer = JSON.parse(event.data);
        if ("lists" in answer || "html" in answer) return update(answer);
        if (answer.go && !answer.id) { location.href = answer.go; return; } // the table is gone
        if (answer.nudge) { tidings(answer.nudge); blip([440, 587]); notify(); return; }
        if (answer.point) { pointed(answer.point, answer.who); return; }
        settle(answer.id, answer);
      });
    };
    socket.onclose = async (event) => {
      const ended = event.code >= 4400 && event.code < 4500 && (event.reason || String(event.code));
      for (const [id, one] of waiting) if (ended || !one.action) settle(id, { error: ended || table().dataset.lost });
      root.dataset.live = "no";
      if (ended) return reason(ended);
      if (!plain) lost();
      if (!begun) await look();
      timer = setTimeout(connect, delay * (0.5 + Math.random())); // a server that ends lets go of all at once
      delay = Math.min(delay * 2, 8000);
    };
  }

  // -- showing what happened ----------------------------------------------------------------------------------------
  // What could move is known by its face, its spot and its place on the board; where it is on the screen is measured only
  // in parts that change, and all at once: after each change of the page the browser would lay it out anew.
  const flips = (roots) => roots.flatMap((root) => (root.matches?.("[data-flip]") ? [root] : [...root.querySelectorAll("[data-flip]")]));
  const known = (thing) => ({ thing, face: thing.dataset.face, spot: thing.dataset.spot, at: thing.firstElementChild?.getAttribute("transform"), zone: thing.closest(".zone")?.id });
  const places = (roots = [document], measure = true) => new Map(flips(roots).map((one) => [one.id, { ...known(one), box: measure && one.getBoundingClientRect() }]));
  const typed = (node) => node.matches("input:not([type=hidden]), textarea") && (node === document.activeElement || node.value !== node.defaultValue);

  function update(message) {
    lie();
    const old = { ...table().dataset }, told = new Set([...document.querySelectorAll(".log li")].map((line) => line.id));
    const question = document.querySelector(".question")?.textContent, same = String(message.version) === old.version;
    const focused = document.activeElement, within = table().contains(focused);
    if (within && focused.id) wanted = focused.id;
    const lists = Object.entries(message.lists || {}).map(([name, list]) => unpack(byId(name), list));
    const before = same ? new Map() : places(message.html ? [table()] : lists.flatMap((list) => list.outgoing));
    const callbacks = {
      // Keep what the person has typed, opened or picked.
      beforeAttributeUpdated: (name, node) => !(name === "open" || (name === "value" && typed(node)) || (node.dataset.key && ["tabindex", "role", "aria-pressed"].includes(name))),
      beforeNodeMorphed: (node) => !(same && ((node.id === "reason" && !brief) || node.id === "preview")),
    };
    if (message.html) Idiomorph.morph(table(), message.html, { callbacks });
    for (const list of lists) refill(list, { callbacks });
    Object.assign(table().dataset, message.data);
    if (!same) clear();
    else if (brief) reason("");
    offered = listed = null;
    reopen();
    if (!same || !fitting(picks).length) { picks = []; shown = ""; }
    const roots = message.html ? [table()] : lists.flatMap(({ parts }) => parts.map((part) => byId(part.id)).filter(Boolean));
    if (Number(table().dataset.moves) < Number(old.moves)) { lately = { moved: [], left: [] }; remember(); } // taken back: the move before it is the last one now
    else if (!same) trace(before, places(roots, false));
    light();
    const { turn, over } = table().dataset;
    if (!same) {
      preview(picks);
      byId("recap")?.remove(); // read by now
      hear([...document.querySelectorAll(".log li")].filter((line) => !told.has(line.id)).reverse().map((line) => line.firstChild.textContent.trim()));
      blip(over && !old.over ? [523, 659, 784] : turn === "yes" && old.turn !== "yes" ? [440, 587] : [330]);
    }
    if (turn === "yes" && old.turn !== "yes") notify();
    flag();
    byId("lost")?.remove();
    mark(root, "data-live", "yes");
    if (turn === "yes" && document.querySelector(".question")?.textContent !== question) document.querySelector(".side")?.scrollTo({ top: 0 });
    refocus(within);
    if (!same) {
      const now = places(roots);
      trail = [...trail.slice(-19), new Map([...[...now.keys()].map((id) => [id, null]), ...before])];
      move(before, now, Number(old.moves || 0));
    }
    waiting.forEach(pass);
    document.dispatchEvent(new Event("fidchell-updated"));
    renew(table().dataset.edition);
  }

  // A new version of the server has new scripts: the page loads itself again, once, unless somebody is writing.
  const edition = table()?.dataset.edition;
  function renew(now) {
    const writing = [...document.querySelectorAll("input:read-write, textarea:read-write")].some((field) => typed(field) && field.value);
    if (!now || now === edition || waiting.size || writing || sessionStorage.getItem("edition") === now) return;
    sessionStorage.setItem("edition", now);
    location.reload();
  }
  document.addEventListener("fidchell-past", (event) => update(event.detail)); // from page.js, which turns the pages

  // A list whose parts have changed, come, gone or changed places; the others are left alone.
  function unpack(box, { parts, order }) {
    const svg = box.namespaceURI.endsWith("svg"), had = new Map([...box.children].map((one) => [one.id, one]));
    const source = document.createElement("template");
    source.innerHTML = svg ? `<svg>${parts.join("")}</svg>` : parts.join("");
    const found = [...(svg ? source.content.firstChild : source.content).children], ids = new Set(found.map((one) => one.id)), stays = new Set(order || had.keys());
    return { box, order, had, parts: found, outgoing: [...had.values()].filter((one) => ids.has(one.id) || !stays.has(one.id)) };
  }

  function refill({ box, order, had, parts }, settings) {
    for (const part of parts) {
      const old = had.get(part.id);
      if (old && kept(old, part)) { Idiomorph.morph(old, part, settings); continue; }
      had.set(part.id, document.adoptNode(part));
      old?.replaceWith(part);
    }
    if (!order) return;
    const wanted = new Set(order);
    for (const [id, one] of had) if (!wanted.has(id)) one.remove();
    let next = box.firstElementChild;
    for (const id of order) {
      const one = had.get(id), after = next?.nextElementSibling;
      if (one !== next && one === after) next.remove(); // it comes later
      else if (one !== next) { box.insertBefore(one, next); continue; }
      next = one.nextElementSibling;
    }
  }

  // Where somebody is, what is read aloud, what moves: that changes piece by piece. Anything else is simply replaced.
  const LASTING = "[data-flip], .cast, [role=status], [role=log], [aria-live], input:not([type=hidden]), textarea, select";
  const kept = (old, part) => old.contains(document.activeElement) || part.matches(LASTING) || Boolean(part.querySelector(LASTING));

  function clear() {
    reason("");
    if (byId("preview")) byId("preview").parentNode.style.minHeight = "";
  }

  // What somebody has opened or closed stays so, even after a reload.
  function reopen() {
    for (const details of document.querySelectorAll("#table details[id]")) if ((opened.get(details.id) ?? details.open) !== details.open) details.open = !details.open;
  }

  // Focus must not fall to the body when its element is gone: it waits at the notice and returns.
  function refocus(within) {
    const now = document.activeElement, notice = byId("notice");
    if (!(within && (now === document.body || !now?.isConnected)) && now !== notice) return;
    const back = byId(wanted);
    if (back && back !== notice && back.getAttribute("tabindex") !== "-1") return back.focus();
    notice?.setAttribute("tabindex", "-1");
    notice?.focus({ preventScroll: true });
  }

  // Screen readers hear each new line of the log once.
  function hear(lines) {
    const box = byId("heard");
    if (!box || !lines.length) return;
    box.append(...lines.map((text) => Object.assign(document.createElement("p"), { textContent: text })));
    while (box.childElementCount > 12) box.firstElementChild.remove();
  }

  // Whatever moves: one's next step lays everything down where it belongs, at once.
  const moving = new Set(), lie = () => moving.forEach((stop) => stop());
  function run(thing, frames, settings, after = () => {}) {
    const going = thing.animate(frames, settings), stop = () => { moving.delete(stop); going.cancel(); after(); };
    moving.add(stop);
    going.onfinish = stop;
  }

  // The story of what happened: dice roll, pieces walk their ways, bodies grow, cards fly, whoever is taken leaves.
  function move(before, now, since) {
    if (calm.matches) return;
    const ways = JSON.parse(table().dataset.ways || "[]").filter(([number]) => number > since).map(([, start, path]) => ({ start, path })), acts = [];
    const gone = [...before].filter(([id, old]) => old.face && now.get(id)?.face !== old.face);
    const backs = [...before].filter(([id, old]) => old.face === "" && old.box.width && !now.has(id)).map(([, old]) => old.box);
    for (const [id, { thing, box, face, zone }] of now) {
      const old = before.get(id);
      if (!box.width || thing.matches(".body") || (zone && old?.zone === zone && old.face === face)) continue; // if only its zone has moved, nothing has happened
      if (face?.startsWith("die-")) { // a die is rolled, it does not glide
        if (old?.face !== face) acts.push(() => roll(thing));
        continue;
      }
      const way = ways.findLast(({ path }) => path.at(-1) === thing.dataset.spot);
      let from = old && old.face === face ? old.box : null;
      const like = from ? -1 : ((at) => (at < 0 ? gone.findIndex(([, one]) => one.face === face) : at))(gone.findIndex(([key, one]) => one.face === face && key === way?.start));
      if (like >= 0) from = gone.splice(like, 1)[0][1].box;
      if (!from && face && thing.matches(".thing:not(.piece)")) from = backs.pop(); // drawn from a pile
      if (from) acts.push(glide(thing, from, box, way && (way.start === id || like >= 0) ? way : null));
      else if (face) acts.push(() => run(thing, [{ opacity: 0 }, { opacity: 1 }], { duration: 600 }));
    }
    for (const way of ways) acts.push(grow(before, now, way));
    for (const [id, { thing }] of gone) if (!now.has(id) && !thing.isConnected && thing.matches(".piece:not([data-face^=die-])")) acts.push(() => part(thing));
    for (const act of acts) act?.(); // all has been measured
  }

  const middle = (key) => { const spot = thingOf(key); return spot && centre(spot.getBoundingClientRect()); };
  const walking = (path) => Math.min(1400, 200 + 160 * path.length); // milliseconds

  // From where it was: over the squares of its way, if it walked; a card beside the board flies over everything.
  function glide(thing, from, box, way) {
    const small = thing.closest("svg.mini"), size = from.width / box.width;
    if (small && Math.hypot(from.left - box.left, from.top - box.top) > 40) return fly(small, from, box);
    const scale = 1 / (thing.getScreenCTM?.()?.a || 1), to = ([x, y]) => `translate(${x * scale}px, ${y * scale}px)`;
    const dx = from.left - box.left, dy = from.top - box.top;
    if (Math.abs(dx) + Math.abs(dy) <= 2 / scale) return null;
    const [x, y] = centre(box), steps = (way?.path.length > 1 ? way.path : []).map(middle).filter(Boolean).map(([a, b]) => ({ transform: to([a - x, b - y]) }));
    const first = { transform: Math.abs(size - 1) > 0.05 && !thing.matches(".piece") ? `${to([dx, dy])} scale(${size})` : to([dx, dy]) };
    if (steps.length) steps[steps.length - 1] = { transform: "none" };
    return () => run(thing, [first, ...(steps.length ? steps : [{ transform: "none" }])], { duration: steps.length ? walking(way.path) : 450, easing: steps.length ? "linear" : "ease-in-out" });
  }

  function fly(small, from, box) {
    const { left, top, width, height } = small.getBoundingClientRect(), size = from.width / box.width, [a, b] = centre(from), [x, y] = centre(box);
    return () => {
      const twin = small.cloneNode(true), above = Object.assign(document.createElement("div"), { className: "flying", ariaHidden: "true" });
      for (const one of twin.querySelectorAll("[id]")) for (const name of ["id", "data-key", "data-flip", "role", "tabindex"]) one.removeAttribute(name);
      Object.assign(above.style, { left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` });
      above.append(twin);
      document.body.append(above);
      small.style.opacity = 0;
      run(above, [{ transform: `translate(${a - x}px, ${b - y}px) scale(${size})` }, { transform: "none" }], { duration: 550, easing: "ease-in-out" }, () => { above.remove(); small.removeAttribute("style"); });
    };
  }

  // A body comes to light along the way that its head has gone: a veil over it draws back.
  function grow(before, now, { start, path }) {
    const bodies = byId("bodies"), head = byId(start), was = before.get(start)?.box;
    const colour = head?.getAttribute("class").match(/colour-\w+/)?.[0];
    const parts = bodies && was ? [...now].filter(([id, { thing, face }]) => thing.matches(`.body.${colour}`) && before.get(id)?.face !== face).map(([, { thing }]) => thing) : [];
    if (!parts.length) return null;
    const board = bodies.closest("svg"), turn = bodies.getScreenCTM().inverse(), { x, y, width, height } = board.viewBox.baseVal;
    const points = [centre(was), ...path.map(middle).filter(Boolean)].map(([a, b]) => new DOMPoint(a, b).matrixTransform(turn));
    const long = points.slice(1).reduce((sum, one, n) => sum + Math.hypot(one.x - points[n].x, one.y - points[n].y), 0);
    return () => {
      const veil = document.createElementNS("http://www.w3.org/2000/svg", "mask"), draw = pen(veil), whole = { x, y, width, height };
      for (const [name, value] of Object.entries({ id: `veil-${start}`, maskUnits: "userSpaceOnUse", ...whole })) veil.setAttribute(name, value);
      draw("rect", { ...whole, fill: "#fff" });
      draw("path", { d: `M${points.map((one) => `${one.x} ${one.y}`).join("L")}`, fill: "none", stroke: "#000", "stroke-width": 66, "stroke-linejoin": "round", "stroke-dasharray": long });
      board.append(veil);
      for (const one of parts) one.setAttribute("mask", `url("#veil-${start}")`);
      run(veil.lastChild, [{ strokeDashoffset: 0 }, { strokeDashoffset: -long }], { duration: walking(path) }, () => { veil.remove(); parts.forEach((one) => one.removeAttribute("mask")); });
    };
  }

  // Whoever is taken stays until the other has come, and goes.
  function part(thing) {
    for (const name of ["id", "data-key", "data-flip", "tabindex", "role", "aria-label", "aria-description"]) thing.removeAttribute(name);
    thing.classList.remove("live", "picked", "moved", "left");
    thing.classList.add("leaving");
    byId("ghost").before(thing);
    run(thing, [{ opacity: 1, transform: "none" }, { opacity: 1, transform: "scale(1.12)", offset: 0.3 }, { opacity: 0, transform: "scale(.2) rotate(40deg)" }], { duration: 600, delay: 350, fill: "backwards" }, () => thing.remove());
  }

  // What has moved since then, and the squares that it left. If most of it has, the page has been laid out anew.
  function trace(before, now) {
    const moved = [...now].filter(([id, { thing, face, spot, at }]) => {
      const old = before.get(id);
      return !face?.startsWith("die-") && thing.closest(".board") && (!old || old.face !== face || (spot ? old.spot !== spot : old.at !== at));
    }).map(([id]) => id);
    if (!moved.length || moved.length > 12) return;
    const gone = [...before].filter(([id, old]) => old.face && (moved.includes(id) || !now.has(id))).map(([, old]) => old.spot);
    lately = { moved, left: gone.filter((spot) => byId(spot)?.matches(".spot:not(.outlined)")) };
  }

  // Where everything was after that many moves: its page; measured, laid out unseen in the place of this one.
  async function placesAt(moment, measure) {
    const { html } = await read(`${location.pathname}?at=${moment}`);
    if (!html) return null;
    const unseen = Object.assign(document.createElement("div"), { innerHTML: html, inert: true }), { left, top, width } = table().getBoundingClientRect();
    Object.assign(unseen.style, { position: "absolute", visibility: "hidden", left: `${left + scrollX}px`, top: `${top + scrollY}px`, width: `${width}px` });
    if (measure) document.body.append(unseen);
    const found = places([unseen], measure);
    unseen.remove();
    return found;
  }

  // Whoever comes back sees what was done last, too.
  async function remember() {
    const { moves, version } = table().dataset;
    for (let at = moves - 1; at >= Math.max(0, moves - 3) && !lately.moved.length; at -= 1) {
      const before = await placesAt(at, false);
      if (!before || table().dataset.version !== version || table().dataset.moves !== moves) return;
      trace(before, places([document], false));
    }
    light();
  }

  async function recall() {
    const { moves, since } = table().dataset, found = [];
    for (let at = Math.max(0, since - 1, moves - 8); at < moves; at += 1) found.push(await placesAt(at, true));
    const nowhere = [...places([document], false).keys()].map((id) => [id, null]);
    trail = found.filter(Boolean).map((step) => new Map([...nowhere, ...step]));
  }

  // The latest moves once more: everything goes its way again, from where it was at each step. Each step of the trail has
  // what changed then; what had not come yet was nowhere.
  async function replay() {
    if (calm.matches) return;
    if (!trail.length && live) await recall().catch(() => {});
    if (!trail.length) return;
    const acts = [];
    for (const [id, { thing, box }] of places()) {
      const was = trail.toReversed().reduce((found, step) => [step.has(id) ? step.get(id)?.box : found[0], ...found], [box]).slice(0, -1);
      if (!box.width || was.every((old) => old && Math.abs(old.left - box.left) + Math.abs(old.top - box.top) < 2)) continue;
      const scale = 1 / (thing.getScreenCTM?.()?.a || 1);
      const frames = [...was, box].map((old) => (old ? { transform: `translate(${(old.left - box.left) * scale}px, ${(old.top - box.top) * scale}px)`, opacity: 1 } : { opacity: 0 }));
      acts.push(() => thing.animate(frames, { duration: 600 * trail.length, easing: "ease-in-out" }));
    }
    for (const act of acts) act();
  }

  // Clocks count down between updates.
  function tick() {
    for (const clock of document.querySelectorAll(".clock")) {
      if (!clock.dataset.until) clock.dataset.until = Date.now() + 1000 * clock.dataset.left;
      const left = Math.max(0, Math.round((clock.dataset.until - Date.now()) / 1000));
      clock.textContent = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, "0")}`;
      clock.classList.toggle("short", left < 15);
    }
  }

  // A die tumbles over its faces.
  function roll(die) {
    const use = die.querySelector("use"), face = use.getAttribute("href"), turn = () => use.setAttribute("href", face.replace(/\d$/, 1 + Math.floor(Math.random() * 6)));
    const turning = setInterval(turn, 75);
    run(die.querySelector(".sprite"), [{ transform: "translate(-60%, -90%) rotate(-500deg) scale(1.5)" }, { transform: "translate(14%, 0) rotate(-60deg)", offset: 0.7 }, { transform: "none" }], { duration: 750, easing: "ease-out" }, () => { clearInterval(turning); use.setAttribute("href", face); });
    turn();
  }

  // -- notifying the person -------------------------------------------------------------------------------------------
  const setting = (name) => localStorage.getItem(`fidchell-${name}`) === "on";
  let audio;

  function blip(tones) {
    if (!setting("sound")) return;
    audio ||= new AudioContext();
    tones.forEach((tone, n) => {
      const voice = audio.createOscillator(), gain = audio.createGain(), start = audio.currentTime + n * 0.12;
      Object.assign(voice, { type: "triangle" }).frequency.value = tone;
      gain.gain.setValueAtTime(0.08, start);
      gain.gain.exponentialRampToValueAtTime(0.001, start + 0.25);
      voice.connect(gain).connect(audio.destination);
      voice.start(start); voice.stop(start + 0.26);
    });
  }

  function pointed(key, who) {
    const thing = document.querySelector(`[data-key="${CSS.escape(key)}"]`);
    if (!thing) return;
    thing.classList.add("pointed");
    setTimeout(() => thing.classList.remove("pointed"), 2500);
    const what = `${who}: ${thing.getAttribute("aria-label") || thing.textContent}`;
    byId("heard").textContent = what;
    byId("pointing")?.remove();
    const note = Object.assign(document.createElement("div"), { id: "pointing", textContent: what, ariaHidden: "true" });
    document.body.append(note);
    setTimeout(() => note.remove(), 4000);
  }

  function notify() {
    if (!document.hidden || !setting("notify") || window.Notification?.permission !== "granted") return;
    new Notification(document.title, { body: document.querySelector(".question")?.textContent, tag: location.pathname });
  }

  function flag() {
    const call = document.hidden && table().dataset.turn === "yes", icon = byId("favicon");
    document.title = (call ? "● " : "") + document.title.replace(/^● /, "");
    const was = icon?.getAttribute("href"), href = was?.replace(/icon[a-z-]*\.svg$/, call ? "icon-turn.svg" : "icon.svg");
    if (href !== was) icon.setAttribute("href", href);
  }

  for (const toggle of document.querySelectorAll("[data-setting]")) {
    const name = toggle.dataset.setting, show = () => toggle.setAttribute("aria-pressed", String(setting(name)));
    toggle.addEventListener("click", async () => {
      const on = !setting(name) && (name !== "notify" || (await window.Notification?.requestPermission()) === "granted");
      localStorage.setItem(`fidchell-${name}`, on ? "on" : "off");
      show();
      if (name === "sound") blip([440]);
    });
    show();
  }

  // -- events -------------------------------------------------------------------------------------------------------
  const keyed = (event) => event.target.closest?.("#table [data-key]");

  // What is on top may hide what can be picked, as a piece hides its area.
  function under(event, thing) {
    if (!event.clientX || fitting([...picks, meant(thing)]).length) return thing;
    const stack = document.elementsFromPoint(event.clientX, event.clientY).map((one) => one.closest("#table [data-key]"));
    return stack.find((one) => one && !picks.includes(one.dataset.key) && fitting([...picks, one.dataset.key]).length) || thing;
  }

  // An arrow key goes to the nearest thing in that direction that can be picked.
  function arrow(event, from) {
    const sign = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[event.key];
    if (!sign) return;
    event.preventDefault();
    const middle = (one) => { const box = one.getBoundingClientRect(); return [box.left + box.width / 2, box.top + box.height / 2]; };
    const [x, y] = middle(from);
    const far = (one) => { // among its kind: the next row or column; elsewhere: straight ahead
      const [a, b] = middle(one), ahead = (a - x) * sign[0] + (b - y) * sign[1], aside = Math.abs((a - x) * sign[1]) + Math.abs((b - y) * sign[0]);
      const like = one.parentNode === from.parentNode, square = from.matches(".spot"); // of squares, too: straight ahead
      return ahead > 4 ? ahead + (like ? aside * (square ? 2 : 0.01) : aside * 2 + 1e4) : Infinity;
    };
    const seen = (one) => (event.shiftKey ? one.closest(".board") : one.matches(".live, .picked")); // with Shift: anything
    const best = things().filter((one) => one !== from && seen(one)).sort((a, b) => far(a) - far(b))[0];
    if (best && far(best) < Infinity) best.focus();
  }

  for (const type of ["pointerdown", "keydown"]) document.addEventListener(type, lie);
  document.addEventListener("pointerdown", (event) => { finger = event.pointerType === "touch"; });
  for (const type of ["pointermove", "pointerdown"]) document.addEventListener(type, (event) => { rest = [event.clientX, event.clientY]; });
  document.addEventListener("click", (event) => {
    if (event.detail < 2) spent = false;
    else if (spent && !finger) return event.preventDefault(); // a double click does one thing; a tap only shows
    const thing = keyed(event), next = event.target.closest?.("[data-pick], [data-act]");
    if (next) return next.dataset.act ? act(next.dataset.act) : pick(next.dataset.pick);
    if (event.target.closest?.("#whole")) return leave();
    if (event.target.closest?.("#zoom")) return root.dataset.zoom === "near" ? leave() : zoom();
    if (thing && !roomy.matches && approach(event)) { event.preventDefault(); if (fitting([...picks, meant(thing)]).length) pick(meant(thing)); return; }
    if (event.target.closest?.("#once-more")) return replay();
    if (!thing) return;
    event.preventDefault();
    if (event.altKey) return void send({ verb: "point", key: thing.dataset.key }); // shows the others what one means
    if (event.detail === 0) finger = false; // by keyboard or by a screen reader
    pick(meant(under(event, thing)));
  });
  // A long touch, or Alt and a click.
  document.addEventListener("contextmenu", (event) => {
    const thing = keyed(event);
    if (!thing || !finger) return;
    event.preventDefault();
    send({ verb: "point", key: thing.dataset.key });
  });
  for (const type of ["pointerover", "focusin"]) {
    document.addEventListener(type, (event) => {
      const thing = keyed(event), listed = event.target.closest?.(".choice"), next = event.target.closest?.("[data-pick]");
      if (next && !finger) return foretell(next);
      if (listed) { // what was told of something else may lie over it
        preview(picks);
        return ghost(choices().find((choice) => choice.text === listed.value));
      }
      // Nobody has asked if a thing slides under a resting pointer, or if focus returns to it after a click.
      const unasked = type === "pointerover" ? event.clientX === rest[0] && event.clientY === rest[1] : !event.target.matches(":focus-visible");
      if (!thing || finger || unasked) return;
      // Before anything is picked, whoever is swayed tells by whom, even if the place below can be picked.
      const key = !picks.length && thing.dataset.from ? thing.dataset.key : meant(under(event, thing)), keys = picks.includes(key) ? picks : [...picks, key];
      tell(thing, fitting(keys).length ? keys : [...picks.filter((one) => kind(one) !== kind(key)), key]);
    });
  }
  document.addEventListener("pointerout", (event) => {
    const thing = keyed(event);
    if (thing?.closest(".side") && !finger && !thing.contains(event.relatedTarget)) preview(picks, shown);
  });
  document.addEventListener("keydown", (event) => {
    const thing = keyed(event);
    finger = false;
    if (event.repeat && event.key === "Enter") return event.preventDefault(); // so does a key that is held down
    if (thing && thing.tagName !== "BUTTON" && (event.key === "Enter" || event.key === " ")) { event.preventDefault(); pick(meant(thing)); }
    if (thing) arrow(event, thing);
    if (event.key === "Escape") set([]);
    if (event.key === "r" && !event.ctrlKey && !event.metaKey && !event.target.matches("input, textarea, select")) replay();
    // Back to what can be done, from anywhere on the page.
    if (event.key === "b" && !event.ctrlKey && !event.metaKey && !event.target.matches("input, textarea, select")) ["#table .stage .live", "#table .live", "#curtain button", "#table .choice"].map((what) => document.querySelector(what)).find(Boolean)?.focus();
  });
  document.addEventListener("submit", async (event) => {
    const form = event.target, by = event.submitter;
    if (form.method !== "post" || "page" in form.dataset) return; // some lead to another page
    event.preventDefault();
    spent = true;
    const { csrf, once, ...fields } = Object.fromEntries(new FormData(form, by));
    if (fields.verb === "act") trail = [];
    const slow = setTimeout(() => by?.setAttribute("aria-busy", "true"), 150);
    const answer = await perform(fields, form.action);
    clearTimeout(slow);
    by?.removeAttribute("aria-busy");
    if (!answer.error && fields.verb === "nudge") tidings(table().dataset.reminded);
    if (!answer.error && form.elements.text?.value === fields.text) form.reset(); // it has been said
  });
  addEventListener("beforeunload", (event) => { if ([...waiting.values()].some((one) => one.action)) event.preventDefault(); });
  document.addEventListener("toggle", (event) => {
    if (!event.target.id) return;
    opened.set(event.target.id, event.target.open);
    sessionStorage.setItem(here, JSON.stringify([...opened]));
  }, true);
  document.addEventListener("visibilitychange", flag);

  // A large board is seen through a window that can be panned.
  function zoom() {
    const pan = document.querySelector(".pan"), on = root.dataset.zoom !== "on";
    pan.style.width = !on ? "" : roomy.matches ? `${pan.offsetWidth}px` : "100%";
    root.dataset.zoom = on ? "on" : "off";
    byId("zoom").setAttribute("aria-pressed", String(on));
    const box = (document.querySelector(".pan .piece.live") || document.querySelector(".pan .live"))?.getBoundingClientRect(), view = pan.getBoundingClientRect();
    const [x, y] = on && box ? centre(box) : centre(view);
    pan.scrollBy(x - view.x - view.width / 2, y - view.y - view.height / 2);
  }

  // On a small screen a place with much in it is shown from near: everything there can be pressed. The next tap acts.
  function approach(event) {
    const stack = document.elementsFromPoint(event.clientX, event.clientY).map((one) => one.closest?.(".spot.opens"));
    const spot = stack.find(Boolean), pan = document.querySelector(".pan"), picture = spot?.closest(".board");
    if (!spot || root.dataset.zoom === "near" || root.dataset.zoom === "on") return false;
    const { x, y, width, height } = spot.getBBox(), scale = pan.clientWidth / width, { width: all } = picture.viewBox.baseVal;
    picture.style.width = `${all * scale}px`;
    pan.style.height = `${height * scale}px`;
    root.dataset.zoom = "near";
    byId("zoom")?.setAttribute("aria-pressed", "true");
    pan.scrollTo(x * scale, y * scale);
    return true;
  }

  function leave() {
    for (const one of document.querySelectorAll(".pan, .pan .board")) one.removeAttribute("style");
    root.dataset.zoom = "off";
    byId("zoom")?.setAttribute("aria-pressed", "false");
  }

  if (byId("recap")) byId("side")?.append(byId("recap")); // over nothing, and below the question
  reopen();
  light();
  setInterval(tick, 500);
  if (live) connect();
  if (live && Number(table().dataset.moves)) setTimeout(() => remember().catch(() => {}), 300);
})();
