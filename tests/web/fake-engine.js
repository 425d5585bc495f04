// A game small enough to reason about: seats take turns to say a number, and each keeps a secret. Answers as the engine
// does (web/bridge/protocol.js), so that the controller can be tried without Python.

/** @typedef {import("../../web/bridge/protocol.js").Header} Header */
/** @typedef {import("../../web/bridge/protocol.js").Frame} Frame */
/** @typedef {import("../../web/bridge/protocol.js").Player} Player */

/** The fields of any request that the game looks at. @typedef {{ op: string, viewer?: number | null, since?: number, at?: number, revision?: number,
 *   index?: number, seat?: number, players?: Player[] }} Asked */

/** @param {string} kinds p for a person, b for a bot @returns {Header} */
export function headerFor(kinds) {
  const players = [...kinds].map((kind, seat) => ({
    name: `${kind}${seat}`,
    colour: "black",
    kind: kind === "p" ? /** @type {const} */ ("person") : /** @type {const} */ ("bot"),
    level: "",
  }));
  return { game: "say", rules_version: 1, seats: players.length, seed: "1", options: {}, players };
}

export class FakeEngine {
  /** @type {Asked[]} */
  asked = [];
  /** @type {number[]} */
  actions = [];
  /** @type {number[][]} */
  undone = [];
  revision = 0;
  /** how many forced actions follow the next one that is played */
  forced = 0;
  /** @type {number | null} */
  conceded = null;

  /** @param {Header} header */
  constructor(header) {
    this.header = header;
  }

  /** @type {import("../../web/bridge/protocol.js").Ask} */
  ask = async (request) => /** @type {never} */ (this.#answer(/** @type {Asked} */ (request)));

  /** @param {Asked} request */
  #answer(request) {
    this.asked.push(structuredClone(request));
    const { op } = request;
    if ("revision" in request && request.revision !== this.revision) return problem("stale");
    const change = CHANGES[op];
    const more = change ? change(this, request) : {};
    const { viewer = null, since = 0, at } = request;
    return { ok: true, ...more, ...(SHOWING.has(op) && { frame: this.frame(viewer, since, at) }) };
  }

  /** @param {number | null} viewer @param {number} since @param {number} [at] @returns {Frame} */
  frame(viewer, since, at) {
    const moment = at ?? this.actions.length;
    const toAct = this.conceded === null ? moment % this.header.seats : null;
    const log = this.actions.slice(since, moment).map((_, nth) => ({
      moment: since + nth + 1,
      seat: (since + nth) % this.header.seats,
      text: { key: "said" },
    }));
    const winners = this.header.players.flatMap((_, seat) => (seat === this.conceded ? [] : [seat]));
    return {
      revision: this.revision,
      moment,
      to_act: toAct,
      view: {
        viewer,
        prompt: { key: "say" },
        round: moment,
        spaces: [],
        // A secret that only this viewer sees.
        pieces: viewer === null ? [] : [{ id: "secret", kind: "secret", slot: "hand", face: String(viewer) }],
        panels: [],
        controls: [],
        notes: [],
      },
      choices: viewer === toAct ? ["0", "1"].map((id) => ({ path: [id], label: { key: "say" } })) : [],
      log,
      scores: this.header.players.map(() => []),
      outcome:
        this.conceded === null
          ? null
          : { reason: "conceded", winners, places: [], verdict: { key: "given-up" }, ties: [] },
      undoable: { undo: moment > 0, redo: this.undone.length > 0 },
    };
  }
}

const SHOWING = new Set(["frame", "play", "undo", "redo", "concede"]);

/** @type {Record<string, (engine: FakeEngine, request: Asked) => object>} */
const CHANGES = {
  play(engine, { index = 0 }) {
    const actions = Array.from({ length: engine.forced + 1 }, () => index);
    engine.forced = 0;
    engine.actions.push(...actions);
    engine.revision += 1;
    return { actions };
  },
  undo(engine) {
    engine.undone.push(engine.actions.splice(-1));
    engine.revision += 1;
    return {};
  },
  redo(engine) {
    const actions = engine.undone.pop() ?? [];
    engine.actions.push(...actions);
    engine.revision += 1;
    return { actions };
  },
  players(engine, { players = [] }) {
    engine.header = { ...engine.header, players };
    return { header: engine.header };
  },
  concede(engine, { seat = 0 }) {
    engine.conceded = seat;
    engine.revision += 1;
    return {};
  },
  record: (engine) => ({ text: JSON.stringify({ ...engine.header, actions: engine.actions }) }),
  imagine: () => ({ state: "imagined" }),
};

/** @param {string} kind */
const problem = (kind) => ({ ok: false, error: { kind, text: { key: kind } } });
