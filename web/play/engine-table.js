// One table of the engine: requests about it wait until the engine has opened it.

import { deferred } from "../lib/deferred.js";
import { Refused } from "../lib/refused.js";
import { accepted } from "./demand.js";

/** @typedef {import("../bridge/protocol.js").TableOp} TableOp */
/** @template {TableOp} O @typedef {import("../bridge/protocol.js").TableRequestFor<O>} TableRequestFor */
/** @template {TableOp} O @typedef {import("../bridge/protocol.js").ReplyTo<O>} ReplyTo */

export class EngineTable {
  /** @type {import("./demand.js").Engine} */
  #engine;
  /** @type {string | null} the engine's name for the table */
  #name = null;
  #opened = deferred();

  /** @param {import("./demand.js").Engine} engine */
  constructor(engine) {
    this.#engine = engine;
  }

  get isOpen() {
    return this.#name !== null;
  }

  /** The engine's name for the table; another copy of the game has another. */
  get name() {
    return this.#name;
  }

  /** @param {string} name of a table that is open, instead of the one before if there was one */
  open(name) {
    this.#name = name;
    this.#opened.resolve();
  }

  /**
   * Work that was meant for what this table shows now. It is refused once another copy of the game has taken its place: the
   * revisions of two tables may be the same.
   * @param {() => Promise<void>} work
   */
  bound(work) {
    const name = this.#name;
    return async () => {
      if (name !== this.#name) throw new Refused({ kind: "illegal", text: { key: "table-gone" } });
      await work();
    };
  }

  /**
   * @template {TableOp} O
   * @param {TableRequestFor<O>} request
   * @returns {Promise<ReplyTo<O>>}
   */
  send = async (request) => {
    await this.#opened.promise;
    const whole = { table: this.#name ?? "", ...request };
    return this.#engine.ask(
      /** @type {import("../bridge/protocol.js").RequestFor<O>} */ (/** @type {unknown} */ (whole)),
    );
  };

  /**
   * @template {TableOp} O
   * @param {TableRequestFor<O>} request
   * @returns {Promise<import("../bridge/protocol.js").SuccessOf<O>>} throws `Refused`
   */
  demand = async (request) => accepted(await this.send(request));
}
