// The coach at the table: a hint on request, and the tutor's question before a choice that gives away much.
(() => {
  "use strict";
  const byId = (id) => document.getElementById(id), box = () => byId("coach");
  const make = (tag, fields = {}) => Object.assign(document.createElement(tag), fields);
  const asked = new Set(); // nobody is asked twice about the same choice
  let blind = ""; // why the tutor could not look at the last choice, to be said after it

  async function ask(url) {
    try {
      const answer = await fetch(url, { headers: { accept: "application/json" } });
      return await answer.json();
    } catch {
      return { error: byId("table").dataset.lost };
    }
  }

  // A hint comes in pieces, each better than the one before.
  async function listen(url, hear) {
    try {
      const answer = await fetch(url, { headers: { accept: "text/event-stream" } });
      if (!answer.ok) return hear(await answer.json());
      const reader = answer.body.pipeThrough(new TextDecoderStream()).getReader();
      for (let text = "", piece = await reader.read(); !piece.done; piece = await reader.read()) {
        const told = (text + piece.value).split("\n\n");
        text = told.pop();
        for (const one of told) hear(JSON.parse(one.replace(/^data: /, "")));
      }
    } catch {
      hear({ error: byId("table").dataset.lost });
    }
  }

  // It grows in place, and never shrinks while it does: nothing below it jumps back and forth.
  function write(html) {
    if (!box()) return;
    const first = !box().childElementCount;
    box().classList.add("hinting");
    if (!first) box().style.minHeight = `${box().offsetHeight}px`;
    Idiomorph.morph(box(), html, { morphStyle: "innerHTML" });
    if (first) box().scrollIntoView({ block: "nearest" });
  }

  function show(text, ...more) {
    clear();
    box()?.replaceChildren(make("p", { textContent: text }), ...more);
    box()?.scrollIntoView({ block: "nearest" });
    speak(text);
  }

  function think() {
    const said = make("div");
    said.append(make("p", { textContent: box().dataset.thinking }));
    box().classList.add("growing");
    write(said.outerHTML);
    speak(box().dataset.thinking);
  }

  // Screen readers hear that it is at it, and what is settled, once.
  const speak = (text) => byId("heard")?.append(make("p", { textContent: text }));

  // What it speaks of, on the board and among the choices.
  const mark = (name, keys, choice) => {
    for (const thing of document.querySelectorAll("#table [data-key], #choices .choice"))
      thing.classList.toggle(`coach-${name}`, thing.dataset.key ? keys.includes(thing.dataset.key) : thing.value === choice);
  };

  function clear() {
    for (const thing of document.querySelectorAll(".coach-better")) thing.classList.remove("coach-better");
    box()?.replaceChildren();
    box()?.classList.remove("growing", "hinting");
    box()?.style.removeProperty("min-height");
  }

  document.addEventListener("click", async (event) => {
    const link = event.target.closest?.("#hint");
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    if (link.getAttribute("aria-busy")) return;
    link.setAttribute("aria-busy", "true");
    clear();
    think(); // its first word may be seconds away
    const version = byId("table").dataset.version;
    await listen(link.href, ({ error, html, lines, marks, choice, settled }) => {
      if (byId("table").dataset.version !== version) return;
      if (error) return show(error);
      box()?.classList.toggle("growing", !settled);
      mark("better", marks, choice);
      if (settled) speak(lines.map(({ text }) => text).join(" "));
      else write(html);
    });
    byId("hint")?.removeAttribute("aria-busy");
  });

  document.addEventListener("submit", async (event) => {
    const form = event.target, by = event.submitter, fields = new FormData(form, by);
    const link = byId("hint"), choice = fields.get("choice"), key = `${byId("table")?.dataset.version} ${choice}`;
    if (localStorage.getItem("fidchell-tutor") !== "on" || fields.get("verb") !== "act" || !link || asked.has(key)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    asked.add(key);
    by?.setAttribute("aria-busy", "true");
    const { warning, error } = await ask(`${link.href.replace(/hint$/, "tutor")}?choice=${encodeURIComponent(choice)}`);
    by?.removeAttribute("aria-busy");
    if (error) blind = `${box().dataset.blind} ${error}`;
    if (!warning) return form.requestSubmit(by);
    const play = make("button", { type: "button", textContent: box().dataset.play, onclick: () => form.requestSubmit(by) });
    const back = make("button", { type: "button", className: "main", textContent: box().dataset.back, onclick: clear });
    const row = make("div", { className: "row" });
    row.append(back, play);
    show(warning, row);
    back.focus();
  }, true);

  // What was said before a move is no longer true after it.
  const table = byId("table");
  const renew = () => {
    clear();
    if (blind) show(blind);
    blind = "";
  };
  if (table) new MutationObserver(renew).observe(table, { attributeFilter: ["data-version"] });

  // A review points out what was played and what would have been better.
  for (const name of ["played", "better"]) mark(name, (new URLSearchParams(location.search).get(name) || "").split(" "));
})();
