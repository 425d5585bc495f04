// What the engine was asked since each table was opened: the same requests, asked again in the same order, bring a new
// engine to the same state, with the same revisions and the same way back and forth.

/** @typedef {import("./protocol.js").Op} Op */
/** @typedef {import("./protocol.js").Request} Request */
/** @typedef {import("./protocol.js").Reply} Reply */

/** @type {Set<Op>} */
const OPENING = new Set(["new", "open", "resume"]);
/** @type {Set<Op>} */
const CHANGING = new Set(["play", "undo", "redo", "concede", "players"]);

export class OpenTables {
  /** @type {Map<string, Request[]>} by table */
  #asked = new Map();

  /**
   * Remembers what was asked and done.
   * @param {Request} request
   * @param {Reply} reply
   */
  note(request, reply) {
    if (!reply.ok || !("table" in request)) return;
    const { op, table } = request;
    if (OPENING.has(op)) this.#asked.set(table, [withoutPicture(request)]);
    else if (CHANGING.has(op)) this.#asked.get(table)?.push(withoutPicture(request));
    else if (op === "close") this.#asked.delete(table);
  }

  /** All that a new engine must be asked. */
  requests() {
    return [...this.#asked.values()].flat();
  }

  /** @param {Request} request about a table that cannot be restored */
  forget(request) {
    if ("table" in request) this.#asked.delete(request.table);
  }

  /** No table can be restored. */
  forgetAll() {
    this.#asked.clear();
  }
}

/**
 * The same, answered with the least: nobody looks at the answer, and the device may be with somebody else by then. Only
 * the way back depends on who asks for it.
 * @param {Request} request
 * @returns {Request}
 */
function withoutPicture(request) {
  if (request.op === "undo" || !("viewer" in request)) return request;
  return { ...request, viewer: null, ...(request.op === "play" && { since: Number.MAX_SAFE_INTEGER }) };
}
