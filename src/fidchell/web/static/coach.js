// The coach at the table: a hint on request, and the tutor's question before a choice that gives away much.
(() => {
  "use strict";
  const byId = (id) => document.getElementById(id), box = () => byId("coach");
  const make = (tag, fields = {}) => Object.assign(document.createElement(tag), fields);
  const asked = new Set(); // nobody is asked twice about the same choice

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

  document.addEventListener("click", async (event) => {
    const link = event.target.closest?.("#hint");
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    if (link.getAttribute("aria-busy")) return;
    link.setAttribute("aria-busy", "true");
    const version = byId("table").dataset.version, answer = await ask(link.href);
    byId("hint")?.removeAttribute("aria-busy");
    if (byId("table").dataset.version === version) show(answer.lines || [{ text: answer.error || "" }]);
  });

  document.addEventListener("submit", async (event) => {
    const form = event.target, by = event.submitter, fields = new FormData(form, by);
    const link = byId("hint"), choice = fields.get("choice"), key = `${byId("table")?.dataset.version} ${choice}`;
    if (localStorage.getItem("fidchell-tutor") !== "on" || fields.get("verb") !== "act" || !link || asked.has(key)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    asked.add(key);
    by?.setAttribute("aria-busy", "true");
    const { warning } = await ask(`${link.href.replace(/hint$/, "tutor")}?choice=${encodeURIComponent(choice)}`);
    by?.removeAttribute("aria-busy");
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
  if (table) new MutationObserver(clear).observe(table, { attributeFilter: ["data-version"] });
})();
