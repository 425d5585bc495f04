// The requests that have changed each open table: sent again in the same order, they bring a new engine to the same state,
// with the same revisions, undo and redo.

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
   * Remembers a request that was granted.
   * @param {Request} request
   * @param {Reply} reply
   */
  note(request, reply) {
    if (!reply.ok || !("table" in request)) return;
    const { op, table } = request;
    if (OPENING.has(op)) this.#asked.set(table, [forSpectator(request)]);
    else if (CHANGING.has(op)) this.#asked.get(table)?.push(forSpectator(request));
    else if (op === "close") this.#asked.delete(table);
  }

  /** All requests that a new engine must be sent. */
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
 * The same request for a spectator and without a log: its reply is not used, and somebody else may hold the device by then.
 * Whose decision an undo goes back to is named apart from the viewer.
 * @param {Request} request
 * @returns {Request}
 */
function forSpectator(request) {
  if (!("viewer" in request)) return request;
  const { viewer } = request;
  if (request.op === "play") return { ...request, viewer: null, since: Number.MAX_SAFE_INTEGER };
  if (request.op === "undo" && viewer !== null) return { ...request, viewer: null, seat: viewer };
  return { ...request, viewer: null };
}
