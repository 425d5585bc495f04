// Somebody at the table who does whatever may be done, by `window.player`. Presses the page's own buttons, as keys do.
// `CHAOS`, set before: words of the page.
(() => {
  const { words } = window.CHAOS;
  /** @type {(selector: string) => HTMLElement | null} */
  const one = (selector) => document.querySelector(selector);
  /** @type {(selector: string) => HTMLElement[]} */
  const all = (selector) => [...document.querySelectorAll(selector)].filter((each) => each instanceof HTMLElement);
  const moment = () => new Promise((done) => setTimeout(done, 15));
  const THINGS = ".tabletop-mirror button.is-lit";
  const BUTTONS = ".tabletop-buttons:not([hidden]) button";
  const NEVER = ["table:back", "table:left", "table:right"];
  /** Milliseconds: the page takes two presses of the same thing within less for a double click. */
  const RHYTHM = 400;
  let last = { name: "", time: -RHYTHM };

  /** What is on the page, as far as somebody who plays must know. */
  function look() {
    const phase = one(".game-screen")?.dataset.phase ?? "";
    const dialog = one("dialog[open]");
    const things = all(THINGS).map((each) => [each.dataset.id, each.ariaLabel]);
    const picked = all(".game-screen [aria-pressed=true]").map((each) => each.dataset.id ?? each.textContent);
    const buttons = all(BUTTONS).map((each) => each.textContent);
    const told = all(".log-line").length;
    const title = dialog?.querySelector("h2")?.textContent ?? "";
    const revision = window.chaos.revision();
    return {
      phase,
      isLobby: one(".lobby") !== null,
      dialog: dialog?.className ?? "",
      notes: all(".note").map((each) => each.querySelector("p")?.textContent ?? ""),
      hasOffer: retry() !== null,
      // What can be reached by keys comes as the last part of a first picture.
      mayAct: phase === "acting" && one(".tabletop-mirror button") !== null && things.length + buttons.length > 0,
      print: JSON.stringify([revision, phase, one(".asked")?.textContent, told, things, picked, buttons, title]),
    };
  }

  /**
   * What asks to be pressed now, if anything does.
   * @param {{ luck: number, mayUndo: boolean }} how
   * @returns {HTMLElement | null}
   */
  function next({ luck, mayUndo }) {
    const dialog = one("dialog[open]");
    if (dialog) return answer(dialog);
    const { phase, mayAct } = look();
    if (phase === "turn-done" || phase === "watching") return one(".game-screen .bar .primary");
    if (!mayAct) return retry();
    const undo = named(".tools button", words.undo);
    if (mayUndo && undo && undo.ariaDisabled !== "true") return undo;
    const primary = one(`${BUTTONS}.is-primary`);
    if (primary && luck < 0.5) return primary;
    // To press the way to bid that is chosen already changes nothing.
    const lit = all(`${THINGS}, ${BUTTONS}:not([aria-pressed=true])`).filter(
      (each) => !NEVER.includes(each.dataset.id ?? ""),
    );
    return lit[Math.floor(luck * lit.length)] ?? null;
  }

  /** Results and whatever else has come up are closed. @param {HTMLElement} dialog */
  function answer(dialog) {
    /** @type {HTMLElement | null} */
    const likely = dialog.querySelector("footer .primary");
    const isWanted = dialog.matches(".hand-over") || likely?.textContent === words.take;
    if (isWanted) return likely;
    // What lies in a pile is shown without a header.
    const close = dialog.querySelector("header button") ?? dialog.querySelector("button");
    return /** @type {HTMLElement | null} */ (close);
  }

  /** Where something did not come, the page offers to try again. */
  function retry() {
    const offers = all(".waiting button, .note button, .lobby .engine button");
    return offers.find((each) => each.textContent === words.retry) ?? null;
  }

  const named = (/** @type {string} */ selector, /** @type {string | undefined} */ name) =>
    all(selector).find((each) => each.textContent === name);

  window.player = {
    look,
    /**
     * Presses what `next` says once there is something; nothing if the game is over, or for so long.
     * @param {{ luck: number, mayUndo?: boolean, patience: number }} how
     */
    async press({ luck, mayUndo = false, patience }) {
      const end = performance.now() + patience;
      for (;;) {
        const found = next({ luck, mayUndo });
        const name = found?.dataset.id ?? found?.textContent ?? "";
        const time = performance.now();
        if (found && (name !== last.name || time - last.time > RHYTHM)) {
          const { phase, dialog, print } = look();
          last = { name, time };
          window.chaos.owe("click");
          found.click();
          return { phase, dialog, print, pressed: name };
        }
        const seen = look();
        if (performance.now() > end || (seen.phase === "over" && !seen.dialog)) return { ...seen, pressed: "" };
        await moment();
      }
    },
    /** Whether the table comes to differ from what it was. @param {string} print @param {number} patience */
    async hasChanged(print, patience) {
      const end = performance.now() + patience;
      while (look().print === print) {
        if (performance.now() > end) return false;
        await moment();
      }
      window.chaos.settle("changed", "click");
      return true;
    },
    /** What follows #g= in the link that the page gives for sharing; null if it gives none for so long. @param {number} patience */
    async link(patience) {
      const end = performance.now() + patience;
      named(".tools button", words.share)?.click();
      for (;;) {
        const field = /** @type {HTMLInputElement | null} */ (one("dialog.share[open] input.link"));
        if (field) {
          one("dialog.share header button")?.click();
          return field.value.split("#g=")[1];
        }
        if (performance.now() > end) return null;
        await moment();
      }
    },
  };
})();
