// A person's hand at the table: what it taps, turns, takes back and wishes for, and why something may not be picked.
// While an action is on its way to the engine, what the person does is queued and done in order on the decisions that
// follow: each tap on what was tapped, or refused aloud.

import { Selection } from "./selection.js";
import { DoubleTap, InputQueue } from "./tap-queue.js";

/** @typedef {import("./types.js").Frame} Frame */
/** @typedef {import("./types.js").Item} Item */
/** @typedef {import("./types.js").Text} Text */
/** @typedef {import("./tap-queue.js").QueuedInput} QueuedInput */
/** @typedef {import("./tap-queue.js").Tap} Tap */

/**
 * @typedef {object} PickerHost What the hand acts on.
 * @property {(id: string) => Item | undefined} item
 * @property {() => string | null} ghostPlace where something is shown half there
 * @property {(seat: number) => void} turnTo the board of another seat
 * @property {(id: string) => boolean} inspect shows what is in a thing, if there is something to show
 * @property {(id: string | null) => void} explain
 * @property {() => void} hide what was explained
 * @property {() => void} refresh what glows, what is said, what may be pressed
 * @property {(text: Text) => void} tell what has no thing to be said beside
 * @property {() => boolean} isCovered whether a dialog lies over the table
 * @property {(index: number) => unknown} play a promise ends when the answer is on the table, or there is none
 * @property {(picked: string[]) => Promise<Record<string, Text>>} refusals
 * @property {(() => void) | undefined} back Escape with nothing picked
 * @property {() => number} now in milliseconds
 */

/** The confirming button and Enter, for telling double taps. */
const CONFIRM = "table:confirm";

export class Picker {
  /** @type {PickerHost} */
  #host;
  /** @type {Frame | null} */
  #frame = null;
  #isWaking = true;
  #isBusy = false;
  #queue = new InputQueue();
  #doubleTap = new DoubleTap();
  /** @type {string | null} what was tapped last, if that made an action */
  #played = null;
  /** when the reasons for what is picked now are known */
  #reasoned = Promise.resolve();
  /** @type {Record<string, Text>} why things may not be picked */
  reasons = {};
  selection = new Selection();

  /** @param {PickerHost} host */
  constructor(host) {
    this.#host = host;
  }

  /** Whether what is done now waits for the answer to an action. */
  get isBusy() {
    return this.#isBusy;
  }

  /** Whether what is dropped now may belong to a decision that is still to come. */
  get isWaiting() {
    return this.#isBusy || this.#isWaking;
  }

  /** What was tapped and waits its turn. */
  get queued() {
    return this.#isBusy ? this.#queue.ids : [];
  }

  /**
   * A new decision.
   * @param {Frame} frame
   * @param {boolean} isWaking whether the engine is still to say what may be picked
   */
  begin(frame, isWaking) {
    const before = this.#frame;
    if (before && (before.to_act !== frame.to_act || before.view.viewer !== frame.view.viewer)) {
      this.#queue.clear();
      this.#doubleTap.forget();
    }
    this.#frame = frame;
    this.#isWaking = isWaking;
    this.reasons = {};
    this.selection.begin(frame.choices);
  }

  /** The decision is on the table: does what was done too early, and asks for the reasons. */
  resume() {
    // The answer to an action is shown a moment before the action is over; see #settle.
    if (!this.#isBusy) this.#carryOn();
  }

  /**
   * @param {string} id
   * @param {boolean} twice whether a place on the board wants a second tap
   */
  tap(id, twice) {
    const label = this.#labelOf(id);
    const moment = { time: this.#host.now(), isBusy: this.#isBusy, isPile: this.#isPile(id) };
    /** @type {Tap} */
    const tap = { kind: "tap", id, twice, label, ...this.#doubleTap.tap(id, moment) };
    const shows = this.#host.item(id)?.shows;
    // To look at another board is no action.
    const isLook = shows !== undefined && !this.selection.lit.has(id);
    if (this.#isBusy && !isLook) this.#enqueue(tap);
    // Who waits for the engine to wake taps again and again: the last tap is what is meant.
    else if (this.#isWaking && !isLook) this.#queue.replace(tap);
    else if (!this.#tap(tap)) this.#refuse(id);
  }

  /** A button of the bar. @param {string} id */
  press(id) {
    if (id === CONFIRM) this.accept();
    else if (id === "table:cancel") this.back();
    else if (id === "table:left") this.rotate(-1);
    else if (id === "table:right") this.rotate(1);
    else this.tap(id, false);
  }

  /** @returns {boolean} whether there was something to accept */
  accept() {
    const moment = { time: this.#host.now(), isBusy: false, isPile: false };
    const { again } = this.#doubleTap.tap(CONFIRM, moment);
    if (this.#isBusy) return this.#enqueue({ kind: "accept" });
    if (again && this.#played === CONFIRM) return true;
    const answer = this.selection.accept();
    this.#played = typeof answer === "object" ? CONFIRM : null;
    this.#follow(answer);
    return answer !== "refused";
  }

  /** @returns {boolean} whether that meant anything */
  back() {
    this.#host.hide();
    if (this.#isBusy) {
      const hadOne = this.#queue.takeBack();
      if (hadOne) this.#host.refresh();
      return hadOne;
    }
    if (!this.selection.back()) {
      this.#host.back?.();
      return this.#host.back !== undefined;
    }
    this.#host.refresh();
    this.#askReasons();
    return true;
  }

  /** @param {1 | -1} way */
  rotate(way) {
    if (this.#isBusy) return this.#enqueue({ kind: "rotate", way });
    return this.#rotate(way);
  }

  /**
   * Something else that changes the game, such as undo, in its turn.
   * @param {() => unknown} run a promise ends when the answer is on the table
   */
  inTurn(run) {
    if (this.#isBusy) this.#enqueue({ kind: "call", run });
    else this.#send(run());
  }

  /** The table is gone. */
  stop() {
    this.#queue.clear();
    this.#frame = null;
  }

  /** @param {QueuedInput} input @returns {true} it meant something */
  #enqueue(input) {
    if (this.#queue.add(input)) this.#host.refresh();
    else this.#host.tell({ key: "table-too-fast" });
    return true;
  }

  /** Does what waits, until an action is on its way again. */
  #carryOn() {
    /** @type {string | null} */
    let refused = null;
    for (let input = this.#next(); input && refused === null; input = this.#isBusy ? undefined : this.#next()) {
      if (!this.#do(input)) refused = input.kind === "tap" ? input.id : "";
    }
    if (refused !== null) this.#queue.clear();
    if (this.#isBusy) return;
    this.#askReasons();
    if (refused) this.#refuse(refused);
  }

  /** What comes next; nothing under a dialog, which asks for something else first. */
  #next() {
    if (this.#isWaking) return undefined;
    const input = this.#queue.shift();
    if (input === undefined || !this.#host.isCovered()) return input;
    this.#queue.clear();
    return undefined;
  }

  /** @param {QueuedInput} input @returns {boolean} false: refused */
  #do(input) {
    if (input.kind === "tap") return this.#tap(input);
    if (input.kind === "call") this.#send(input.run());
    else if (input.kind === "rotate") this.#rotate(input.way);
    else return this.#acceptQueued();
    return true;
  }

  /** Confirms what the taps before have picked; what the table would prefer nobody has seen yet. */
  #acceptQueued() {
    if (this.selection.pending === null && this.selection.picked.length === 0) return false;
    const answer = this.selection.accept();
    this.#played = typeof answer === "object" ? CONFIRM : null;
    this.#follow(answer);
    return answer !== "refused";
  }

  /** @param {Tap} tap @returns {boolean} false: refused */
  #tap({ id, twice, again, isPile, label }) {
    const { selection } = this;
    // The second half of a double click is no second action; but who takes several of a pile, and may take that back,
    // may be quick.
    if (again && this.#played === id && !(isPile && this.#frame?.undoable.undo)) return true;
    const item = this.#host.item(id);
    if (item?.shows !== undefined && !selection.lit.has(id)) {
      this.#host.turnTo(item.shows);
      return true;
    }
    this.#played = null;
    // A button that says something else now is another button.
    if (label !== this.#labelOf(id)) return false;
    const isGhost = selection.mayTurn && id === this.#host.ghostPlace() && !selection.lit.has(id);
    const answer = isGhost ? selection.accept() : selection.tap(id, twice && item?.area === "board");
    if (typeof answer === "object") this.#played = id;
    this.#follow(answer, id);
    return answer !== "refused";
  }

  /** @param {1 | -1} way */
  #rotate(way) {
    if (!this.selection.rotate(way, this.#host.ghostPlace())) return false;
    this.#host.refresh();
    return true;
  }

  /**
   * @param {import("./selection.js").Answer} answer
   * @param {string} [id]
   */
  #follow(answer, id) {
    if (answer === "refused") return;
    if (typeof answer === "object") {
      this.#host.hide();
      this.#send(this.#host.play(answer.play));
      return;
    }
    if (answer === "pending") this.#host.explain(id ?? null);
    this.#host.refresh();
    if (answer === "picked") this.#askReasons();
  }

  /** @param {unknown} work on its way to the engine */
  #send(work) {
    const frame = this.#frame;
    this.#isBusy = true;
    void Promise.resolve(work).finally(() => this.#settle(frame));
  }

  /** @param {Frame | null} frame the one that was acted on */
  #settle(frame) {
    this.#isBusy = false;
    if (this.#frame === null) return;
    if (this.#frame !== frame) {
      this.#carryOn();
      return;
    }
    // Nothing came of it: what followed was meant for a decision that never came.
    this.#queue.clear();
    this.selection.begin(frame.choices);
    this.#host.refresh();
  }

  /** @param {string} id of a tap that may not be */
  #refuse(id) {
    if (this.#host.item(id)) void this.#sayWhyNot(id);
    else this.#host.tell({ key: "table-gone" });
  }

  /** @param {string} id */
  #isPile(id) {
    return (this.#frame?.view.pieces?.find((piece) => piece.id === id)?.count ?? 1) > 1;
  }

  /** @param {string} id */
  #labelOf(id) {
    const control = this.#frame?.view.controls?.find((each) => each.id === id);
    return control ? JSON.stringify(control.label) : null;
  }

  /**
   * Why not comes first, even if the engine is still to say it; without a reason, what there is to see.
   * @param {string} id
   */
  async #sayWhyNot(id) {
    const frame = this.#frame;
    await this.#reasoned;
    if (frame === this.#frame && (id in this.reasons || !this.#host.inspect(id))) this.#host.explain(id);
  }

  #askReasons() {
    this.#reasoned = this.#hearReasons();
  }

  async #hearReasons() {
    const frame = this.#frame;
    if (frame === null || frame.choices.length === 0) return;
    const { picked } = this.selection;
    const reasons = await this.#host.refusals([...picked]).catch(() => ({}));
    if (frame !== this.#frame || picked !== this.selection.picked) return;
    this.reasons = reasons;
    this.#host.refresh();
  }
}
