// A page with a supervisor whose engines are told when to answer, to die, to hang or to break.

import { Supervisor } from "../../web/bridge/supervisor.js";

/** @typedef {import("../../web/bridge/protocol.js").Op} Op */
/** @typedef {{ op: Op, revision?: number }} Asked The fields of any request that the tests look at. */

/**
 * A request that has no more fields than a test is about.
 * @template {Op} O
 * @param {O} op
 * @param {object} [more]
 */
export const about = (op, more = {}) =>
  /** @type {import("../../web/bridge/protocol.js").RequestFor<O>} */ (
    /** @type {unknown} */ ({ op, table: "t", ...more })
  );
export const opening = about("new", { header: { seed: "7" } });

/**
 * A page with a supervisor, and the engines that it has started. An engine does what it is told to: `answer` the next
 * requests, `die`, `hang` (which is to do nothing) or `break`.
 * @param {(number: number) => "up" | "fails" | "hangs"} [startOf]
 * @param {number} [effort]
 */
export function page(startOf = () => "up", effort = 0) {
  /** @type {string[]} */
  const news = [];
  /** @type {Engine[]} */
  const engines = [];
  /** @type {Set<string>} operations that break an engine */
  const deadly = new Set();
  /** @type {Set<number>} engines, counted from one, that do not answer */
  const hanging = new Set();
  const supervisor = new Supervisor(
    async ({ signal }) => {
      const engine = new Engine(signal, deadly, effort);
      engines.push(engine);
      engine.isAutomatic = !hanging.has(engines.length);
      const how = startOf(engines.length);
      if (how === "fails") throw new Error("no such file");
      if (how === "hangs") await new Promise(() => {});
      return engine.runner;
    },
    (each) => news.push(each),
  );
  return { supervisor, engines, news, deadly, hanging, last: () => /** @type {Engine} */ (engines.at(-1)) };
}

export class Engine {
  /** @type {{ request: Asked, resolve: (reply: never) => void, reject: (error: Error) => void }[]} */
  #waiting = [];
  /** @type {Asked[]} */
  asked = [];
  isEnded = false;
  isAutomatic = true;
  die = () => {};

  /** @param {AbortSignal} signal @param {Set<string>} deadly @param {number} effort */
  constructor(signal, deadly, effort) {
    this.signal = signal;
    const ended = /** @type {Promise<void>} */ (new Promise((resolve) => (this.die = resolve)));
    /** @type {import("../../web/bridge/supervisor.js").Runner} */
    this.runner = {
      games: { ok: true, games: [] },
      effort,
      ended,
      end: () => {
        this.isEnded = true;
      },
      ask: (request) =>
        new Promise((resolve, reject) => {
          this.asked.push(request);
          this.#waiting.push({ request, resolve, reject });
          if (deadly.has(request.op)) this.break();
          else if (this.isAutomatic) this.answer();
        }),
    };
  }

  /** @param {object} [more] */
  answer(more = {}) {
    const first = this.#waiting.shift();
    first?.resolve(/** @type {never} */ ({ ok: true, did: first.request.op, by: this, ...more }));
  }

  break() {
    this.#waiting.shift()?.reject(new Error("Pyodide already fatally failed"));
  }

  get ops() {
    return this.asked.map((request) => request.op);
  }
}

/** Until all promises that can go on have done so. */
export async function settle() {
  for (let turn = 0; turn < 60; turn += 1) await Promise.resolve();
}
