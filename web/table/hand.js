// A person's hand at the table: what it taps, turns, takes back and wishes for, and why something may not be picked.

import { Picks } from "./picks.js";

/** @typedef {import("./types.js").Frame} Frame */
/** @typedef {import("./types.js").Item} Item */
/** @typedef {import("./types.js").Text} Text */

/**
 * @typedef {object} Reach What the hand acts on.
 * @property {(id: string) => Item | undefined} item
 * @property {() => string | null} ghostPlace where something is shown half there
 * @property {(seat: number) => void} turnTo the board of another seat
 * @property {(id: string) => boolean} inspect shows what is in a thing, if there is something to show
 * @property {(id: string | null) => void} explain
 * @property {() => void} hide what was explained
 * @property {() => void} refresh what glows, what is said, what may be pressed
 * @property {(index: number) => void} play
 * @property {(picked: string[]) => Promise<Record<string, Text>>} refusals
 * @property {(() => void) | undefined} back Escape with nothing picked
 */

export class Hand {
  /** @type {Reach} */
  #reach;
  /** @type {Frame | null} */
  #frame = null;
  #isWaking = true;
  /** @type {{ id: string, twice: boolean } | null} what was tapped before the engine had said whether it may be */
  #wished = null;
  /** when the reasons for what is picked now are known */
  #reasoned = Promise.resolve();
  /** @type {Record<string, Text>} why things may not be picked */
  reasons = {};
  picks = new Picks();

  /** @param {Reach} reach */
  constructor(reach) {
    this.#reach = reach;
  }

  /**
   * A new decision.
   * @param {Frame} frame
   * @param {boolean} isWaking whether the engine is still to say what may be picked
   */
  begin(frame, isWaking) {
    this.#frame = frame;
    this.#isWaking = isWaking;
    this.reasons = {};
    this.picks.begin(frame.choices);
  }

  /** The decision is on the table: asks for the reasons, and does what was wished for too early. */
  reachOut() {
    this.#askReasons();
    const wished = this.#wished;
    this.#wished = null;
    if (wished !== null && this.picks.lit.has(wished.id)) this.tap(wished.id, wished.twice);
  }

  /**
   * @param {string} id
   * @param {boolean} twice whether a place on the board wants a second tap
   */
  tap(id, twice) {
    const { picks } = this;
    const item = this.#reach.item(id);
    const isGhost = picks.mayTurn && id === this.#reach.ghostPlace() && !picks.lit.has(id);
    if (item?.shows !== undefined && !picks.lit.has(id)) {
      this.#reach.turnTo(item.shows);
      return;
    }
    const answer = isGhost ? picks.accept() : picks.tap(id, twice && item?.area === "board");
    if (answer === "refused" && this.#isWaking) this.#wished = { id, twice };
    else if (answer === "refused" && item) this.#sayWhyNot(id);
    this.#follow(answer, id);
  }

  /** @param {string} id where something was dropped too early */
  wish(id) {
    this.#wished = { id, twice: false };
  }

  /** A button of the bar. @param {string} id */
  press(id) {
    if (id === "table:confirm") this.#follow(this.picks.accept());
    else if (id === "table:cancel") this.back();
    else if (id === "table:left") this.rotate(-1);
    else if (id === "table:right") this.rotate(1);
    else this.tap(id, false);
  }

  /** @returns {boolean} whether there was something to accept */
  accept() {
    const answer = this.picks.accept();
    this.#follow(answer);
    return answer !== "refused";
  }

  /** @returns {boolean} whether that meant anything */
  back() {
    this.#reach.hide();
    if (!this.picks.back()) {
      this.#reach.back?.();
      return this.#reach.back !== undefined;
    }
    this.#reach.refresh();
    this.#askReasons();
    return true;
  }

  /** @param {1 | -1} way */
  rotate(way) {
    if (!this.picks.rotate(way, this.#reach.ghostPlace())) return false;
    this.#reach.refresh();
    return true;
  }

  /**
   * @param {import("./picks.js").Answer} answer
   * @param {string} [id]
   */
  #follow(answer, id) {
    if (answer === "refused") return;
    if (typeof answer === "object") {
      this.#reach.hide();
      this.#reach.play(answer.play);
      return;
    }
    if (answer === "pending") this.#reach.explain(id ?? null);
    this.#reach.refresh();
    if (answer === "picked") this.#askReasons();
  }

  /**
   * Why not comes first, even if the engine is still to say it; without a reason, what there is to see.
   * @param {string} id
   */
  async #sayWhyNot(id) {
    const frame = this.#frame;
    await this.#reasoned;
    if (frame === this.#frame && (id in this.reasons || !this.#reach.inspect(id))) this.#reach.explain(id);
  }

  #askReasons() {
    this.#reasoned = this.#hearReasons();
  }

  async #hearReasons() {
    const frame = this.#frame;
    if (frame === null || frame.choices.length === 0) return;
    const { picked } = this.picks;
    const reasons = await this.#reach.refusals([...picked]).catch(() => ({}));
    if (frame !== this.#frame || picked !== this.picks.picked) return;
    this.reasons = reasons;
    this.#reach.refresh();
  }
}
