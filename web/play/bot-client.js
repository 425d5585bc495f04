// Asks the mind for a bot's action or for a hint, one question at a time; a question that was cancelled is answered
// with null.

import { freshSeed } from "../lib/random.js";
import { accepted } from "./demand.js";

/** @typedef {import("../bridge/protocol.js").ThoughtOp} ThoughtOp */
/** @template {ThoughtOp} O @typedef {import("../bridge/protocol.js").MindRequestFor<O>} ThoughtFor */
/** @typedef {{ think: import("../bridge/protocol.js").Think, hurry(): Promise<void>, stop(): Promise<void> }} Mind */
/** @typedef {{ game: string, seat: number, revision: number }} Asked about which decision */

/**
 * @typedef {object} BotClientHost
 * @property {(request: import("../bridge/protocol.js").TableRequestFor<"imagine">) => Promise<{ state: string }>} demand from
 *   the engine, about this game
 * @property {() => Promise<Mind>} mind
 * @property {() => number} pace milliseconds between two actions of bots
 */

export class BotClient {
  /** @type {BotClientHost} */
  #host;
  /** the number of the latest question; it also grows when nobody waits for the answer any more */
  #thought = 0;
  /** @type {Mind | null} while it has been asked and has not answered */
  #thinking = null;
  /** the last bot that acted, at which revision, and what it had spent of its turn by then */
  #last = { seat: -1, revision: -1, spent: 0 };
  /** ends the pause before a bot's action */
  #endPause = () => {};
  /** whether the action that a bot thinks about, or the next one if none does, is wanted at once */
  #isHurried = false;

  /** @param {BotClientHost} host */
  constructor(host) {
    this.#host = host;
  }

  /**
   * What a bot of this level does, not before its pause is over.
   * @param {Asked & { level: string }} asked
   * @returns {Promise<number | null>}
   */
  async act({ level, ...asked }) {
    const { seat, revision } = asked;
    const goesOn = this.#last.seat === seat && this.#last.revision === revision - 1;
    const spent = goesOn ? this.#last.spent : 0;
    const reply = await this.#ask({ op: "think", level, spent, ...asked }, this.#pause());
    if (!reply) return null;
    this.#last = { seat, revision, spent: reply.spent };
    return reply.index;
  }

  /**
   * What the strongest bot would do here, and why. The same seed gives the same hint.
   * @param {Asked & { plan: number[], seed: string }} asked
   * @returns {Promise<import("./hint.js").FoundHint | null>}
   */
  hint(asked) {
    // A press that came too late for the bot is not about the hint.
    this.#isHurried = false;
    return this.#ask({ op: "hint", ...asked });
  }

  /** The bot acts now, by the best it has found; one that has not begun acts as soon as it has. */
  hurry() {
    this.#isHurried = true;
    this.#endPause();
    void this.#thinking?.hurry();
  }

  /** Nobody waits for the answer any more. */
  stop() {
    this.#thought += 1;
    this.#endPause();
    void this.#thinking?.stop();
    this.#rest();
  }

  /**
   * @template {ThoughtOp} O
   * @param {{ op: O, seed?: string } & Omit<import("../bridge/protocol.js").MindRequests[O], "state" | "seed">} asked
   * @param {Promise<void>} [pause]
   */
  async #ask(asked, pause) {
    this.#thought += 1;
    const thought = this.#thought;
    const isPointless = () => thought !== this.#thought;
    try {
      const { revision, seat, seed = freshSeed() } = asked;
      const { state } = await this.#host.demand({ op: "imagine", revision, seat, seed });
      if (isPointless()) return null;
      const mind = await this.#host.mind();
      if (isPointless()) return null;
      const whole = /** @type {ThoughtFor<O>} */ (/** @type {unknown} */ ({ ...asked, state, seed }));
      this.#thinking = mind;
      const thinking = mind.think(whole);
      if (this.#isHurried) this.hurry();
      const reply = await thinking;
      await pause;
      return isPointless() ? null : accepted(reply);
    } catch (error) {
      if (isPointless()) return null;
      throw error;
    } finally {
      if (!isPointless()) this.#rest();
    }
  }

  /** Nothing is asked, and nothing is wanted at once. */
  #rest() {
    this.#thinking = null;
    this.#isHurried = false;
  }

  #pause() {
    return /** @type {Promise<void>} */ (
      new Promise((resolve) => {
        const timer = setTimeout(resolve, this.#host.pace());
        this.#endPause = () => {
          clearTimeout(timer);
          resolve(undefined);
        };
      })
    );
  }
}
