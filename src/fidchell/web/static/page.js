// For every page: copying, finding tables, looking through a game, noticing messages. It knows no rules and names no game.
"use strict";
(() => {
  const root = document.documentElement, byId = (id) => document.getElementById(id), all = (what) => [...document.querySelectorAll(what)];
  root.classList.add("has-script");
  for (const link of all("[data-absolute]")) link.value = location.origin + link.getAttribute("value");
  document.addEventListener("focusin", (event) => { if (event.target.matches("input.link")) event.target.select(); });
  // A page restored from the browser's cache makes new requests.
  const fresh = () => [...crypto.getRandomValues(new Uint8Array(12))].map((byte) => byte.toString(36)).join("");
  addEventListener("pageshow", (event) => {
    if (!event.persisted) return;
    for (const field of all("[name=once]")) field.value = fresh();
    for (const field of all("[name=random]")) field.value = "";
  });

  // Random bytes of this browser's own go into the draws, after the seed's fingerprint was shown. It remembers the last
  // ones and their fingerprints, so that the page that checks the draws can say whether both were kept.
  const CONTRIBUTED = "fidchell-contributed";
  const contributed = () => { try { return JSON.parse(localStorage.getItem(CONTRIBUTED)) || []; } catch { return []; } };
  document.addEventListener("submit", (event) => {
    const field = event.target.elements.random;
    if (!field || field.value) return;
    field.value = [...crypto.getRandomValues(new Uint8Array(32))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
    try { localStorage.setItem(CONTRIBUTED, JSON.stringify([...contributed().slice(-99), [field.value, field.dataset.commitment]])); } catch { /* not kept */ }
  }, true);
  const kept = byId("contributions"), mine = new Map(kept ? contributed() : []);
  for (const item of kept?.children || []) {
    const shown = mine.get(item.dataset.contribution);
    if (shown) item.append(` ${shown === kept.dataset.commitment ? kept.dataset.own : kept.dataset.wrong}`);
  }

  // What is sent by socket to many has nobody's token in it.
  document.addEventListener("submit", (event) => {
    const field = event.target.elements.csrf;
    if (field && !field.value) field.value = document.querySelector("meta[name=csrf]").content;
  }, true);

  // -- a gentle word --------------------------------------------------------------------------------------------------
  function toast(text, open) {
    byId("toast")?.remove();
    const note = Object.assign(document.createElement(open ? "button" : "div"), { id: "toast", textContent: text });
    note.setAttribute("role", open ? "button" : "status");
    if (open) Object.assign(note, { type: "button", onclick: () => { note.remove(); open(); } });
    document.body.append(note);
    setTimeout(() => note.remove(), 6000);
  }

  document.addEventListener("click", async (event) => {
    const button = event.target.closest?.("[data-copy]");
    if (!button) return;
    const text = new URL(button.dataset.copy, location.href).href;
    try { await navigator.clipboard.writeText(text); } catch { // not everywhere: an old way
      const field = Object.assign(document.createElement("textarea"), { value: text });
      document.body.append(field); field.select(); document.execCommand("copy"); field.remove();
      button.focus();
    }
    toast(button.dataset.done);
  });

  // A drawing is saved as a picture that can be sent on everywhere.
  document.addEventListener("click", async (event) => {
    const link = event.target.closest?.("[data-png]");
    if (!link) return;
    event.preventDefault();
    const image = Object.assign(new Image(), { src: link.href }), canvas = document.createElement("canvas");
    try {
      await image.decode();
      Object.assign(canvas, { width: 2 * image.naturalWidth, height: 2 * image.naturalHeight });
      canvas.getContext("2d").drawImage(image, 0, 0, canvas.width, canvas.height);
      const picture = await new Promise((done) => canvas.toBlob(done, "image/png")), url = URL.createObjectURL(picture);
      Object.assign(document.createElement("a"), { href: url, download: `${link.dataset.png}.png` }).click();
      setTimeout(() => URL.revokeObjectURL(url), 10000);
    } catch { location.href = link.href; }
  });

  // -- finding a table or a rule -----------------------------------------------------------------------------------------
  for (const field of all("[data-find]")) {
    field.addEventListener("input", () => {
      for (const one of all(".brief, .now, nav .contents")) one.hidden = Boolean(field.value.trim());
      const words = field.value.toLowerCase().split(/\s+/).filter(Boolean);
      const told = words.filter((word) => word.length > 3), wanted = told.length ? told : words;
      const scored = all(field.dataset.find).map((one) => [one, wanted.filter((word) => one.textContent.toLowerCase().includes(word)).length]);
      const best = Math.max(...scored.map(([, score]) => score), wanted.length ? 1 : 0);
      for (const [one, score] of scored) one.hidden = score < best; // if nothing has all the words, what has most of them
      for (const group of all("[data-group]")) group.hidden = words.length > 0 && !group.querySelector(`${field.dataset.find}:not([hidden])`);
    });
  }

  // The choice of a level lies over what follows: it closes when it is made, by Escape, or by a click elsewhere.
  const closing = (but) => { for (const one of all(".ways .levels[open]")) if (one !== but) one.open = false; };
  document.addEventListener("click", (event) => closing(event.detail && event.target.matches(".level *, .level") ? null : event.target.closest?.(".levels")));
  document.addEventListener("keydown", (event) => { if (event.key === "Escape") closing(); });

  // An option that means nothing without another is shown with it.
  const needing = all("[data-needs]");
  function fit() {
    for (const one of needing) {
      const [name, value] = one.dataset.needs.split("=");
      one.hidden = document.querySelector(`[name="o-${name}"]`)?.value !== value;
    }
  }
  if (needing.length) { fit(); document.addEventListener("change", fit); }

  // -- looking through a game ----------------------------------------------------------------------------------------------
  let playing = 0, turning = false, wanted = "";
  const link = (step) => document.querySelector(`#replay [data-step=${step}]`);

  // The page of another moment, whose things glide there.
  async function turn(href) {
    wanted = href;
    if (turning) return;
    turning = true;
    try {
      const page = new DOMParser().parseFromString(await (await fetch(href)).text(), "text/html"), view = page.getElementById("table");
      if (!view) throw new Error("no table");
      history.replaceState(null, "", href);
      document.dispatchEvent(new CustomEvent("fidchell-past", { detail: { html: view.outerHTML, version: "" } }));
      for (const field of all(".scrub input[type=range]")) field.value = view.dataset.at;
    } catch { location.href = href; }
    turning = false;
    if (wanted !== href) await turn(wanted);
  }

  function stop() {
    clearTimeout(playing);
    playing = 0;
    byId("autoplay")?.setAttribute("aria-pressed", "false");
  }

  const ended = () => table().dataset.at === new URL(link("last").href).searchParams.get("at");
  async function run(anew = false) {
    const next = link(anew ? "first" : "next"), begun = performance.now();
    if (!next || (ended() && !anew)) return stop();
    await turn(next.href);
    byId("autoplay")?.setAttribute("aria-pressed", "true");
    if (playing) playing = setTimeout(run, Number(byId("speed")?.value || 1000) + begun - performance.now()); // the page itself took a while
  }

  const table = () => byId("table");
  function autoplay() {
    if (playing) return stop();
    playing = setTimeout(run, 1, ended()); // from the end, it begins once more
    byId("autoplay").setAttribute("aria-pressed", "true");
  }

  if (byId("replay")) {
    document.addEventListener("click", (event) => {
      const step = event.target.closest?.("#replay [data-step]");
      if (event.target.closest?.("#autoplay")) return autoplay();
      if (!step || event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      stop();
      turn(step.href);
    });
    document.addEventListener("input", (event) => {
      if (!event.target.matches(".scrub input[type=range]")) return;
      stop();
      const to = new URL(link("last").href), wanted = event.target.value;
      to.searchParams.set("at", wanted);
      turn(to.href).then(() => { if (event.target.value !== wanted) event.target.dispatchEvent(new Event("input", { bubbles: true })); });
    });
    const keys = { ArrowLeft: "prev", ArrowRight: "next", Home: "first", End: "last", PageUp: "before", PageDown: "after" };
    document.addEventListener("keydown", (event) => {
      if (event.target.matches("input, textarea, select") || event.ctrlKey || event.metaKey || event.altKey) return;
      const step = keys[event.key] && link(keys[event.key]);
      if (event.key === " " && !event.target.closest("button, summary")) { event.preventDefault(); autoplay(); }
      if (!step) return;
      event.preventDefault();
      stop();
      turn(step.href);
    }, true);
  }

  // -- noticing messages ----------------------------------------------------------------------------------------------
  const said = () => all("#chat li[id^=said-]");
  const known = new Set(said().map((one) => one.id));
  function badge(unread) {
    const summary = document.querySelector("#chat > summary");
    if (!summary) return;
    if (unread) summary.dataset.unread = unread; else delete summary.dataset.unread;
  }
  let unread = 0;
  document.addEventListener("fidchell-updated", () => {
    const news = said().filter((one) => !known.has(one.id));
    for (const one of news) known.add(one.id);
    const others = news.filter((one) => !one.classList.contains("mine"));
    const chat = byId("chat");
    if (!others.length || !chat) return badge(chat?.open ? (unread = 0) : unread);
    const text = [...others.at(-1).childNodes].filter((one) => !one.matches?.(".mark")).map((one) => one.textContent).join("");
    for (const one of others) byId("heard")?.append(Object.assign(document.createElement("p"), { textContent: one.textContent }));
    if (chat.open) return;
    badge(unread += others.length);
    toast(text, () => { chat.open = true; byId("say-text")?.focus(); chat.scrollIntoView({ block: "nearest" }); });
  });
  // A menu that unfolds below the edge of the screen comes into sight.
  document.addEventListener("toggle", (event) => { if (event.target.open && event.target.closest(".tools, .levels")) (event.target.querySelector("fieldset") || event.target).scrollIntoView({ block: "nearest" }); }, true);
  document.addEventListener("toggle", (event) => { if (event.target.id === "chat" && event.target.open) { badge(unread = 0); byId("toast")?.remove(); } }, true);
})();
