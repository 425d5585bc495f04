// What goes on in a document, told to `chaosTell`: which actions are drawn, whose hand is shown to whom, and how long the
// page owes something without a word. Runs before the page's own scripts and changes nothing that they do.
// `CHAOS`, set before: secret (games with hands), losses (beginnings of the notes that tell of actions not safely stored),
// waits (of those that stay as long as the page waits for a worker).
(() => {
  /** @typedef {import("../../../web/bridge/protocol.js").Frame} Frame */
  /** @typedef {import("../../../web/bridge/protocol.js").Header} Header */
  /** @typedef {{ frame: Frame, header?: Header, actions?: unknown[] }} Heard A reply of the engine with a frame. */

  const { secret, losses, waits } = window.CHAOS;
  /** What a picture must follow, and what of it changes the game. */
  const ANSWERED = ["play", "undo", "redo", "frame"];
  const CHANGES = ["play", "undo", "redo"];
  const WAITED_FOR = ".lobby, .waiting, .game-screen";
  /** What says how far a start has come. */
  const PROGRESS = ".waiting [role=status], .lobby .engine";
  const now = () => performance.now();
  const phase = () => /** @type {HTMLElement | null} */ (document.querySelector(".game-screen"))?.dataset.phase ?? "";

  /** @type {Header | null} */
  let header = null;
  /** @type {Frame | null} */
  let frame = null;
  /** the revision that was drawn last */
  let drawnRevision = -1;
  let lastChange = "";
  let isAsked = false;
  /** whether the actions of a game that was just opened are still to come */
  let isOpening = false;
  /** @type {{ at: number, action: unknown }[]} heard, but not drawn yet */
  let fresh = [];
  /** @type {number | null} the seat whose person has said to have the device */
  let holder = null;
  /** @type {Set<string>} */
  const leaked = new Set();
  /** @type {{ op: string, run: () => void }[]} */
  const planned = [];

  /** What the page owes: since when, and how long each debt lasted until something was shown. */
  const pulse = {
    open: new Map([["start", 0]]),
    /** @type {{ what: string, ms: number, how: string }[]} */
    waits: [],
    countsBots: false,
    isOn: true,
  };

  /** @type {string[]} what was asked, refused and said of late, for whoever looks for the cause of a stop */
  const recent = [];
  const witness = (/** @type {string} */ what) => {
    recent.push(`${Math.round(now())} ${what}`);
    if (recent.length > 12) recent.shift();
  };

  const tell = (/** @type {object} */ message) => void window.chaosTell?.(message);

  /** @param {"start" | "answer" | "bot" | "click"} what */
  function owe(what) {
    // A note that stands there already says what the page waits for.
    if (pulse.isOn && !pulse.open.has(what) && !isNoted(waits)) pulse.open.set(what, now());
  }

  /**
   * @param {string} how
   * @param {string} [only] this debt; a picture or a word settles them all
   */
  function settle(how, only) {
    for (const [what, at] of pulse.open) {
      if (only && only !== what) continue;
      pulse.waits.push({ what, ms: Math.round(now() - at), how });
      pulse.open.delete(what);
    }
  }

  /** @param {{ countsBots: boolean }} how whether a bot that thinks owes something: where its mind is the subject */
  function arm({ countsBots }) {
    Object.assign(pulse, { open: new Map(), waits: [], countsBots, isOn: true });
    if (isAsked) owe("answer");
    if (countsBots && phase() === "bots") owe("bot");
  }

  const { parse, stringify } = JSON;
  JSON.parse = (...given) => {
    const value = parse(...given);
    if (value?.ok === false) witness(`refused: ${value.error?.kind}`);
    if (value?.frame?.view) hear(value);
    else if (isOpening && Array.isArray(value?.actions)) hearWhole(value.actions);
    return value;
  };
  JSON.stringify = (/** @type {[any, any?, any?]} */ ...given) => {
    if (typeof given[0]?.op === "string") ask(given[0].op);
    return stringify(...given);
  };

  /** @param {string} op */
  function ask(op) {
    witness(op);
    if (CHANGES.includes(op)) lastChange = op;
    if (op === "undo") tell({ what: "undo", id: location.hash.slice(3) });
    if (ANSWERED.includes(op)) {
      isAsked = true;
      owe("answer");
    }
    for (const plan of planned.filter((each) => each.op === op)) {
      planned.splice(planned.indexOf(plan), 1);
      plan.run();
    }
  }

  /** @param {Heard} value */
  function hear(value) {
    header = value.header ?? header;
    frame = value.frame;
    isOpening ||= value.header !== undefined;
    const { moment, view } = value.frame;
    const actions = value.actions ?? [];
    for (const [index, action] of actions.entries()) fresh.push({ at: moment - actions.length + index, action });
    const { viewer } = view;
    if (keepsHands() && viewer !== null && viewer !== holder) leak(`a frame for seat ${viewer}`);
  }

  /**
   * The page reads the record of each game that it opens. It may be another copy than the one drawn before: without its
   * actions, those drawn under a warning would be taken for stored.
   * @param {unknown[]} actions
   */
  function hearWhole(actions) {
    if (actions.length !== frame?.moment) return;
    isOpening = false;
    fresh = actions.map((action, at) => ({ at, action }));
  }

  const keepsHands = () =>
    header !== null &&
    secret.includes(header.game) &&
    header.players.filter((player) => player.kind === "person").length > 1;

  /** @param {string} what */
  function leak(what) {
    const text = `${what} while ${holder === null ? "nobody" : `seat ${holder}`} has the device, at ${phase()}`;
    if (leaked.has(text)) return;
    leaked.add(text);
    tell({ what: "leak", text });
  }

  /** A card that is named, other than as one of which there is none. */
  function lookAtHands() {
    if (!keepsHands()) return;
    /** @type {NodeListOf<HTMLElement>} */
    const things = document.querySelectorAll(".tabletop-mirror [data-id^='hand:']");
    for (const thing of things) {
      const [, seat, face] = (thing.dataset.id ?? "").split(":");
      const isNone = (thing.ariaLabel ?? "").startsWith("0 ");
      const isSeen = thing.checkVisibility({ visibilityProperty: true });
      if (face !== undefined && !isNone && isSeen && Number(seat) !== holder) leak(`the hand of seat ${seat}`);
    }
  }

  /** Whether a note with one of these beginnings is shown. @param {string[]} beginnings @param {string} [which] */
  function isNoted(beginnings, which = ".note") {
    const notes = Array.from(document.querySelectorAll(which), (note) => note.textContent ?? "");
    return notes.some((note) => beginnings.some((words) => note.includes(words)));
  }

  function drawn() {
    const at = phase();
    if (at === "starting" || frame === null) return;
    isAsked = false;
    drawnRevision = frame.revision;
    settle("drawn");
    if (pulse.countsBots && at === "bots") owe("bot");
    if (at !== "watching" && location.hash.startsWith("#t="))
      tell({
        what: "drawn",
        id: location.hash.slice(3),
        moment: frame.moment,
        actions: fresh,
        isUndo: lastChange === "undo",
        isWarned: isNoted(losses, ".note.warn"),
      });
    fresh = [];
  }

  const seen = (/** @type {Node} */ node, /** @type {string} */ selector) =>
    node instanceof Element && (node.matches(selector) || node.querySelector(selector) !== null);

  new MutationObserver((records) => {
    let isDrawn = false;
    for (const { type, target, addedNodes } of records) {
      if (type === "attributes" || !(target instanceof Element)) continue;
      isDrawn ||= target.classList.contains("turn");
      if (target.matches(PROGRESS)) settle(`told: ${target.textContent}`);
      for (const node of addedNodes) {
        if (seen(node, ".note") || seen(node, "dialog")) {
          settle(`told: ${node.textContent?.slice(0, 60)}`);
          witness(`told: ${node.textContent?.slice(0, 60)}`);
        } else if (seen(node, WAITED_FOR)) settle("shown");
      }
    }
    if (isDrawn) drawn();
    lookAtHands();
  }).observe(document, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: ["data-id", "aria-label", "data-phase"],
  });

  document.addEventListener(
    "click",
    ({ target }) => {
      if (!(target instanceof Element)) return;
      const dialog = target.closest("dialog.hand-over");
      if (dialog && target.closest(".primary")) {
        const name = dialog.querySelector("h2")?.textContent;
        holder = header?.players.findIndex((player) => player.name === name) ?? null;
      } else if (target.closest(".game-screen .bar .primary")) holder = null;
    },
    { capture: true },
  );
  window.addEventListener("hashchange", () => (holder = null));

  /** A fault that happens inside the page. @param {import("./globals.js").PageFault} fault */
  function fire({ end, mute, trouble, healsAfter, closes }) {
    if (end) window.workers.end(end);
    if (mute) window.workers.mute(mute);
    if (closes) window.trouble.connection?.close();
    if (trouble) {
      const { put, isFull } = window.trouble;
      Object.assign(window.trouble, trouble);
      if (healsAfter) setTimeout(() => Object.assign(window.trouble, { put, isFull }), healsAfter);
    }
  }

  window.chaos = {
    arm,
    fire,
    /** Fires so long after the page asks for this; without a fault it only tells. */
    plan: (
      /** @type {string} */ op,
      /** @type {number} */ delay,
      /** @type {import("./globals.js").PageFault | null} */ fault,
      /** @type {{ countsBots: boolean }} */ how,
    ) =>
      planned.push({
        op,
        run: () =>
          setTimeout(() => {
            if (fault) arm(how);
            if (fault) fire(fault);
            tell({ what: "fired" });
          }, delay),
      }),
    owe,
    settle,
    recent: () => [...recent, `now ${Math.round(now())}`],
    /** Of the frame that is drawn: a decision may look the same as the one before. One that is heard but not drawn is no
     * effect yet: what is pressed then, if it is the same thing, is taken for a double click. */
    revision: () => drawnRevision,
    /** What was owed since the fault, what is owed still included. */
    waits: () => [
      ...pulse.waits,
      ...Array.from(pulse.open, ([what, at]) => ({ what, ms: Math.round(now() - at), how: "" })),
    ],
    rest: () => Object.assign(pulse, { open: new Map(), waits: [], countsBots: false, isOn: false }),
  };
})();
