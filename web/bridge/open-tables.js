// What the engine was asked since each table was opened: the same requests, asked again in the same order, bring a new
// engine to the same state, with the same revisions and the same way back and forth.

/** @typedef {import("./protocol.js").Request} Request */
/** @typedef {import("./protocol.js").Reply} Reply */

const OPENING = new Set(["new", "open", "resume"]);
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
    const { op, table } = request;
    if (!reply.ok || table === undefined) return;
    if (OPENING.has(op)) this.#asked.set(table, [withoutPicture(request)]);
    else if (CHANGING.has(op)) this.#asked.get(table)?.push(withoutPicture(request));
    else if (op === "close") this.#asked.delete(table);
  }

  /** All that a new engine must be asked. */
  requests() {
    return [...this.#asked.values()].flat();
  }

  /** @param {string | undefined} table that cannot be restored; all of them if left out */
  forget(table) {
    if (table === undefined) this.#asked.clear();
    else this.#asked.delete(table);
  }
}

/**
 * The same request with the smallest answer, for a spectator: nobody looks at it, and the device may be with somebody
 * else by then. Whose decision an undo goes back to is named apart from the viewer.
 * @param {Request} request
 * @returns {Request}
 */
function withoutPicture(request) {
  const { op, viewer } = request;
  const seat = op === "undo" && viewer !== null && { seat: viewer };
  return { ...request, viewer: null, ...seat, ...(op === "play" && { since: Number.MAX_SAFE_INTEGER }) };
}
