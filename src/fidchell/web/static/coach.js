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

  function show(lines, ...more) {
    box()?.replaceChildren(...lines.map(({ text, rule, href }) => {
      const line = make("p", { textContent: text });
      if (rule) line.append(" ", make("a", { textContent: rule, href }));
      return line;
    }), ...more);
    box()?.scrollIntoView({ block: "nearest" });
  }

  const clear = () => box()?.replaceChildren();

  // Every outcome of the draw that follows, from the warmest to the coldest.
  function map({ draws, warmths, more }) {
    const list = make("ul", { className: "warmths" });
    list.append(...(warmths || []).map(([text, warm]) => make("li", { className: `warm-${warm}`, textContent: text })));
    return [...(draws ? [make("p", { textContent: draws }), list] : []), ...(more ? [make("a", { textContent: more.rule, href: more.href })] : [])];
  }

  document.addEventListener("click", async (event) => {
    const link = event.target.closest?.("#hint");
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    if (link.getAttribute("aria-busy")) return;
    link.setAttribute("aria-busy", "true");
    const version = byId("table").dataset.version, answer = await ask(link.href);
    byId("hint")?.removeAttribute("aria-busy");
    if (byId("table").dataset.version === version) show(answer.lines || [{ text: answer.error || "" }], ...map(answer));
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
    show([{ text: warning }], row);
    back.focus();
  }, true);

  // What was said before a move is no longer true after it.
  const table = byId("table");
  const renew = () => {
    clear();
    if (blind) show([{ text: blind }]);
    blind = "";
  };
  if (table) new MutationObserver(renew).observe(table, { attributeFilter: ["data-version"] });

  // A review points out what was played and what would have been better.
  for (const name of ["played", "better"]) {
    const keys = (new URLSearchParams(location.search).get(name) || "").split(" ");
    for (const thing of document.querySelectorAll("#table [data-key]")) thing.classList.toggle(`coach-${name}`, keys.includes(thing.dataset.key));
  }
})();
