// Lets bots act when it is their turn, and finds hints for the person who is to act.

import { deferred } from "../lib/deferred.js";
import { BotClient } from "./bot-client.js";
import { mayHint } from "./game-state.js";
import { planAt } from "./hint.js";

/** @typedef {import("./game-state.js").GameState} GameState */
/** @typedef {import("./hint.js").Hint} Hint */

/**
 * @typedef {object} BotDriverHost
 * @property {() => GameState} state
 * @property {Pick<import("./engine-table.js").EngineTable, "name" | "demand">} table
 * @property {() => Promise<import("./bot-client.js").Mind>} mind
 * @property {() => number} pace milliseconds between two actions of bots
 * @property {() => Promise<void>} read ends when what was told large has been read
 * @property {(index: number, revision: number) => Promise<void>} play
 * @property {(hint: Hint | null) => void} showHint
 * @property {(error: unknown) => void} fail
 */

export class BotDriver {
  /** @type {BotDriverHost} */
  #host;
  #bots;
  /** resolved while the latest moment is shown: bots wait while somebody looks back */
  #present = deferred();
  /** @type {import("./hint.js").FoundHint | null} the latest hint */
  #found = null;
  /** @type {{ index: number, revision: number } | null} the latest action of a person */
  #played = null;
  /** @type {number | null} the revision for which a bot is about to act */
  #acting = null;

  /** @param {BotDriverHost} host */
  constructor(host) {
    this.#host = host;
    this.#bots = new BotClient({ demand: host.table.demand, mind: host.mind, pace: host.pace });
  }

  /** The bot whose turn it is acts, unless it is stopped first. */
  async act() {
    const { frame, header } = this.#host.state();
    const { revision, to_act: seat } = frame;
    if (seat === null) return;
    const level = header.players[seat]?.level ?? "";
    const { name } = this.#host.table;
    this.#acting = revision;
    try {
      const index = await this.#bots.act({ game: header.game, seat, level, revision });
      await this.#present.promise;
      if (index !== null) await this.#host.read();
      // Another copy of the game may have come: its revision may be the same, but not its decision.
      if (index !== null && name === this.#host.table.name) await this.#host.play(index, revision);
    } catch (error) {
      this.#host.fail(error);
    } finally {
      // The next bot may have begun meanwhile.
      if (this.#acting === revision) this.#acting = null;
    }
  }

  /** Shows what the strongest bot would do; asked again, says it again. */
  async hint() {
    const state = this.#host.state();
    const { hint, header } = state;
    const { revision, moment, to_act: seat } = state.frame;
    if (!mayHint(state) || seat === null || (hint && !hint.found)) return;
    const times = (hint?.times ?? 0) + 1;
    if (this.#found?.revision === revision) return this.#host.showHint({ found: this.#found, times });
    this.#host.showHint({ found: null, times });
    try {
      const plan = planAt(this.#found, this.#played, revision);
      const found = await this.#bots.hint({ game: header.game, seat, revision, plan, seed: `hint ${moment}` });
      if (!found) return;
      this.#found = found;
      this.#host.showHint({ found, times });
    } catch (error) {
      this.#host.showHint(null);
      this.#host.fail(error);
    }
  }

  /**
   * A person has acted: a hint for the next decision goes on with the plan of the last one, if that was followed.
   * @param {number} index
   * @param {number} revision
   */
  played(index, revision) {
    this.#played = { index, revision };
  }

  /**
   * The bot that is to act does so at once, by the best it has found, also if it has not begun yet.
   * @returns {() => Promise<void>} to be called when what was wanted before is done: a bot that could not act tries again
   */
  hurry() {
    this.#bots.hurry();
    return async () => {
      if (this.#host.state().phase === "bots" && this.#acting === null) void this.act();
    };
  }

  /** Nobody waits for an action or a hint any more. */
  stop() {
    this.#acting = null;
    this.#bots.stop();
  }

  /** @param {boolean} isPresent whether the latest moment is shown */
  setPresent(isPresent) {
    if (isPresent) this.#present.resolve();
    else if (this.#present.isResolved) this.#present = deferred();
  }
}
