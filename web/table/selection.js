// What a person has picked of a decision so far, what waits to be confirmed, and how it is turned. Pure: each input
// answers what follows from it, and does nothing else. docs/interaction.md has the table of states and inputs.

import * as choose from "../play/choice-tree.js";

/** @typedef {import("./types.js").Choice} Choice */
/** @typedef {import("../bridge/protocol.js").Earlier} Earlier */
/** @typedef {import("../play/choice-tree.js").Covers} Covers */

/**
 * @typedef {{ play: number } | { undo: number, next: string[] } | "picked" | "pending" | "back" | "refused"} Answer
 * play: the choice with this index is complete; undo: so many actions of the present sequence are taken back, then
 * these ids are picked; pending: a choice is complete and waits to be confirmed; back: one step was taken back
 */

/**
 * @typedef {object} Pending A complete choice that waits to be confirmed.
 * @property {string} id what was tapped
 * @property {number} index of the choice
 * @property {boolean} [endsTurn] whether it would end the turn, as far as that was asked
 */

/** @typedef {(id: string) => string | undefined} AreaOf The area in which an item lies; undefined for a button. */

/** @typedef {"waiting" | "idle" | "picking" | "ghost" | "confirming"} HandState */

/** @type {readonly Earlier[]} */
const NONE = [];

export class Selection {
  #picking = choose.begin([]);
  /** @type {Pending | null} */
  #pending = null;
  #earlier = NONE;

  get picking() {
    return this.#picking;
  }

  get picked() {
    return this.#picking.picked;
  }

  get pending() {
    return this.#pending;
  }

  /** The ids that may be picked next. */
  get lit() {
    return choose.next(this.#picking);
  }

  /** The decisions of the present sequence that were answered before, the latest first. */
  get earlier() {
    return this.#earlier;
  }

  /**
   * A new decision. The turn stays: a piece is turned while its place is looked for.
   * @param {readonly Choice[]} choices
   * @param {{ covers?: Covers, earlier?: readonly Earlier[] }} [more]
   */
  begin(choices, { covers, earlier = NONE } = {}) {
    this.#picking = { ...choose.begin(choices, covers), turn: this.#picking.turn };
    this.#pending = null;
    this.#earlier = earlier;
  }

  /**
   * Ghost: the pending choice shows where something would lie; confirming: it is expressed by a button or lies nowhere.
   * @param {AreaOf} areaOf
   * @returns {HandState}
   */
  state(areaOf) {
    if (this.#picking.choices.length === 0) return "waiting";
    if (this.#pending) return areaOf(this.#pending.id) === "board" ? "ghost" : "confirming";
    return this.mayGoBack ? "picking" : "idle";
  }

  /** Whether there is a step to take back. */
  get mayGoBack() {
    return this.#pending !== null || this.picked.length > 0 || this.#earlier.length > 0;
  }

  /**
   * @param {string} id
   * @param {{ confirm?: boolean, areaOf?: AreaOf }} [how] `confirm`: a choice that this completes waits to be confirmed
   * @returns {Answer}
   */
  tap(id, { confirm = false, areaOf = () => undefined } = {}) {
    if (this.#pending?.id === id) return this.#tapAgain(this.#pending);
    if (choose.isTurn(id) || this.lit.has(id)) return this.#pick(id, confirm);
    return this.#switchHere(id, confirm) ?? this.#switchEarlier(id, areaOf) ?? "refused";
  }

  /**
   * The next way in which a piece can lie at this place; after the last one it is taken back.
   * @param {Pending} pending
   * @returns {Answer}
   */
  #tapAgain({ id, index }) {
    const all = choose.candidates(this.#picking, id);
    const next = all[all.indexOf(index) + 1];
    this.#pending = next === undefined ? null : { id, index: next };
    return next === undefined ? "back" : "pending";
  }

  /**
   * @param {string} id
   * @param {boolean} confirm
   * @returns {Answer}
   */
  #pick(id, confirm) {
    const [index] = choose.candidates(this.#picking, id);
    if (index !== undefined) {
      if (!confirm) return { play: index };
      this.#pending = { id, index };
      return "pending";
    }
    this.#pending = null;
    this.#picking = choose.pick(this.#picking, id);
    return "picked";
  }

  /**
   * Takes back what is picked as far as needed to pick this instead; what is picked itself is only taken back.
   * @param {string} id
   * @param {boolean} confirm
   * @returns {Answer | null} null if it could not be picked at any step
   */
  #switchHere(id, confirm) {
    for (let length = this.picked.length - 1; length >= 0; length -= 1) {
      const before = choose.cut(this.#picking, length);
      const isSame = this.picked[length] === id;
      if (!isSame && !choose.next(before).has(id)) continue;
      this.#picking = before;
      this.#pending = null;
      return isSame ? "back" : this.#pick(id, confirm);
    }
    return null;
  }

  /**
   * The same over decisions that the engine has answered. Where something may be picked now, a tap in the same area is
   * about the present decision, so only what was picked itself can be tapped there.
   * @param {string} id
   * @param {AreaOf} areaOf
   * @returns {Answer | null}
   */
  #switchEarlier(id, areaOf) {
    const steps = this.#stepsTo(id, areaOf);
    if (steps === null) return null;
    return this.#earlier[steps - 1]?.picked === id ? this.#without(steps) : { undo: steps, next: [id] };
  }

  /** Whether something lies picked by a tap on this. @param {string | undefined} id */
  mayPutBack(id) {
    return id !== undefined && this.#earlier.some(({ picked }) => picked === id);
  }

  /**
   * A tap on what lies picked, such as one of several meeples: it is put back, and the others stay picked.
   * @param {string} id that was picked for it
   * @returns {Answer}
   */
  putBack(id) {
    if (!this.mayPutBack(id)) return "refused";
    return this.#without(this.#earlier.findIndex(({ picked }) => picked === id) + 1);
  }

  /**
   * Takes back the action that lies so many steps before. What was picked after it, and could have been picked in its
   * place, is picked again.
   * @param {number} steps
   * @returns {{ undo: number, next: string[] }}
   */
  #without(steps) {
    const ids = this.#earlier[steps - 1]?.ids ?? [];
    const later = this.#earlier.slice(0, steps - 1).map(({ picked }) => picked);
    return { undo: steps, next: later.filter((id) => ids.includes(id)).reverse() };
  }

  /**
   * How many actions must be taken back before this can be picked.
   * @param {string} id
   * @param {AreaOf} areaOf
   */
  #stepsTo(id, areaOf) {
    const areas = new Set(Array.from(this.lit, areaOf));
    const isFree = !areas.has(areaOf(id));
    const at = this.#earlier.findIndex(({ picked, ids }) => picked === id || (isFree && ids.includes(id)));
    return at < 0 ? null : at + 1;
  }

  /**
   * The ids that may be tapped to pick something else of an earlier step.
   * @param {AreaOf} areaOf
   * @returns {Set<string>}
   */
  others(areaOf) {
    const earlier = this.picked.flatMap((_, length) => [...choose.next(choose.cut(this.#picking, length))]);
    const answered = this.#earlier.flatMap(({ ids }) => ids).filter((id) => this.#stepsTo(id, areaOf) !== null);
    const { lit } = this;
    return new Set([...earlier, ...answered].filter((id) => !lit.has(id)));
  }

  /**
   * Makes a choice wait to be confirmed.
   * @param {string} id that was tapped for it
   * @param {number} index
   */
  hold(id, index) {
    this.#pending = { id, index };
  }

  /**
   * The primary button or Enter: the choice that waits, the complete one, else the preferred one.
   * @returns {Answer}
   */
  accept() {
    const index = this.primary;
    return index === null ? "refused" : { play: index };
  }

  /** The index of the choice that the primary button plays; null if there is none. */
  get primary() {
    return this.#pending?.index ?? choose.complete(this.#picking) ?? choose.preferred(this.#picking);
  }

  /**
   * One step back: what waits, then what is picked, then the latest action of the sequence.
   * @returns {"back" | { undo: 1, next: [] } | null} null if there is nothing to take back
   */
  back() {
    if (this.#pending !== null) this.#pending = null;
    else if (this.picked.length > 0) this.#picking = choose.cut(this.#picking, this.picked.length - 1);
    else return this.#earlier.length > 0 ? { undo: 1, next: [] } : null;
    return "back";
  }

  /**
   * @param {1 | -1} way
   * @returns {"turned" | "only one" | "none"} only one: the piece fits only as it lies; none: there is nothing to turn
   */
  rotate(way) {
    const at = this.#pending?.id;
    const turned = choose.rotate(this.#picking, way, at);
    if (turned === this.#picking) return choose.turns(this.#picking).length > 0 ? "only one" : "none";
    this.#picking = turned;
    const [index] = at === undefined ? [] : choose.candidates(turned, at);
    if (at !== undefined && index !== undefined) this.#pending = { id: at, index };
    return "turned";
  }

  /** Whether there are several turns to choose from, here or elsewhere. */
  get mayTurn() {
    return choose.turns(this.#picking).length > 1;
  }

  /** The turn that the piece in the hand has now, in steps of the grid. */
  get turn() {
    return Number((choose.turnNow(this.#picking) ?? "rot:0").slice(4));
  }

  /**
   * The choice that a tap here would make or lead to.
   * @param {string} id
   * @returns {number | null}
   */
  lookAhead(id) {
    return this.#pending?.id === id ? this.#pending.index : choose.lookAhead(this.#picking, id);
  }

  /**
   * Where a piece would lie after a tap here, and how it would be turned.
   * @param {string} id
   * @returns {{ at: string, turn: number }}
   */
  placeAt(id) {
    const index = this.#pending?.id === id ? this.#pending.index : choose.candidates(this.#picking, id)[0];
    const choice = this.#picking.choices[index ?? -1];
    const step = choice?.path.filter((each) => !choose.isTurn(each)).at(-1);
    const turn = choice ? choose.turnOf(choice) : null;
    return { at: step ?? id, turn: turn === null ? this.turn : Number(turn.slice(4)) };
  }

  /** The choice that waits would end the turn. */
  markEnd() {
    if (this.#pending) this.#pending = { ...this.#pending, endsTurn: true };
  }
}
