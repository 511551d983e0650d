// The review board: keys that turn its pages, and what is drawn on it. It knows no rules and names no game.
"use strict";
(() => {
  const byId = (id) => document.getElementById(id), table = () => byId("table");
  const keyed = (event) => event.target.closest?.("#table [data-key]");
  const choosing = () => (byId("choice-data")?.textContent || "[]") !== "[]";
  let from = "", held = false;

  // -- turning pages ------------------------------------------------------------------------------------------------
  // Keys may come faster than pages: each goes on from where the one before it leads.
  const steps = { ArrowLeft: "prev", ArrowRight: "next", Home: "first", End: "last" };
  let aim = null, given = 0, presses = 0;
  document.addEventListener("keydown", (event) => {
    if (event.target.matches("input, textarea, select") || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    const step = document.querySelector(`#steps [data-step=${steps[event.key]}]`);
    if (!step || choosing()) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    const last = Number(byId("scrub").max), at = aim ?? parseInt(table().dataset.version, 10), own = step.value;
    aim = { prev: Math.max(0, at - 1), next: Math.min(last, at + 1), first: 0, last }[step.dataset.step];
    step.value = aim;
    // There and back again is two presses of the same button, not one that was sent twice.
    const press = Object.assign(document.createElement("input"), { type: "hidden", name: "press", value: ++presses });
    step.form.append(press);
    step.form.requestSubmit(step);
    press.remove();
    step.value = own;
    clearTimeout(given);
    given = setTimeout(() => { aim = null; }, 2000); // it may have been refused, or another leads elsewhere
  }, true);
  document.addEventListener("fidchell-updated", () => { if (parseInt(table().dataset.version, 10) === aim) aim = null; });
  let due = 0; // while the slider is dragged, a page every now and then
  document.addEventListener("input", (event) => {
    if (event.target.id !== "scrub") return;
    due ||= setTimeout(() => { due = 0; event.target.form.requestSubmit(); }, 120);
  });

  // -- drawing ------------------------------------------------------------------------------------------------------
  // One thing, then another, or the same again; what is picked first is marked until then.
  function draw(key) {
    const form = byId("draw");
    if (!form) return;
    for (const one of document.querySelectorAll(".drawn-from")) one.classList.remove("drawn-from");
    if (!from) {
      from = key;
      for (const one of document.querySelectorAll(`#table [data-key="${CSS.escape(key)}"]`)) one.classList.add("drawn-from");
      return;
    }
    [form.elements.from.value, form.elements.to.value, from] = [from, key, ""];
    form.requestSubmit();
  }

  function taken(event, thing) {
    event.preventDefault();
    event.stopImmediatePropagation();
    draw(thing.dataset.key);
  }
  const may = () => Boolean(table().dataset.draws && byId("draw"));

  document.addEventListener("click", (event) => {
    const thing = keyed(event);
    if (held) { held = false; return void (event.preventDefault(), event.stopImmediatePropagation()); }
    if (thing && may() && (event.altKey || !choosing())) taken(event, thing);
  }, true);
  document.addEventListener("contextmenu", (event) => { // a long touch; the click that may follow is part of it
    const thing = keyed(event);
    if (!thing || !may() || event.pointerType === "mouse") return;
    held = choosing();
    taken(event, thing);
  }, true);
  document.addEventListener("keydown", (event) => {
    const thing = keyed(event);
    if (event.key === "Escape") { from = ""; for (const one of document.querySelectorAll(".drawn-from")) one.classList.remove("drawn-from"); }
    if (thing && may() && (event.key === "Enter" || event.key === " ") && (event.altKey || !choosing())) taken(event, thing);
  }, true);

  // Arrows lie over the page: they may lead from a card beside the board to a place on it.
  const svg = (tag, marks) => {
    const node = document.createElementNS("http://www.w3.org/2000/svg", tag);
    for (const [name, value] of Object.entries(marks)) node.setAttribute(name, value);
    return node;
  };
  const layer = document.body.appendChild(svg("svg", { id: "arrows", "aria-hidden": "true" }));
  const place = (key) => {
    const found = [...document.querySelectorAll(`#table [data-key="${CSS.escape(key)}"]`)].map((one) => one.getBoundingClientRect()).find((box) => box.width);
    return found && { x: found.left + found.width / 2 + scrollX, y: found.top + found.height / 2 + scrollY, r: Math.min(found.width, found.height) / 2 };
  };
  function show() {
    layer.replaceChildren();
    for (const { dataset } of document.querySelectorAll("#drawn li")) {
      const [a, b] = [place(dataset.from), place(dataset.to)];
      if (!a || !b) continue;
      if (dataset.from === dataset.to) { layer.append(svg("circle", { cx: a.x, cy: a.y, r: Math.max(10, a.r) })); continue; }
      const far = Math.hypot(b.x - a.x, b.y - a.y) || 1, [dx, dy] = [(b.x - a.x) / far, (b.y - a.y) / far];
      const [x, y] = [b.x - dx * Math.min(8, far / 4), b.y - dy * Math.min(8, far / 4)];
      layer.append(svg("path", { d: `M${a.x} ${a.y}L${x} ${y}M${x - 16 * dx - 9 * dy} ${y - 16 * dy + 9 * dx}L${x} ${y}L${x - 16 * dx + 9 * dy} ${y - 16 * dy - 9 * dx}` }));
    }
    Object.assign(layer.style, { width: `${document.documentElement.scrollWidth}px`, height: `${document.documentElement.scrollHeight}px` });
  }
  let asked = 0;
  const soon = () => { asked ||= requestAnimationFrame(() => { asked = 0; show(); }); };
  for (const type of ["fidchell-updated", "toggle"]) document.addEventListener(type, soon, true);
  addEventListener("resize", soon);
  addEventListener("scroll", soon, true); // of the side, or of a board seen through a window
  soon();
})();
