// Turns taps, turns, Escape and Enter into a selection, and a complete selection into an action; docs/interaction.md has the
// rules. While an action is on its way to the engine, further inputs are queued and applied in order to the decisions
// that follow; one that does not apply there is refused with a message.

import { Confirming } from "./confirming.js";
import { Reasons } from "./reasons.js";
import { Spoken } from "./spoken.js";
import { DoubleTap, InputQueue } from "./tap-queue.js";

/** @typedef {import("./types.js").Frame} Frame */
/** @typedef {import("./types.js").Text} Text */
/** @typedef {import("./tap-queue.js").QueuedInput} QueuedInput */
/** @typedef {import("./tap-queue.js").Tap} Tap */
/** @typedef {import("./tap-queue.js").InputKind} InputKind */
/** @typedef {import("./table-state.js").TableState} TableState */

/**
 * @typedef {object} PickerHost What the picker needs of the table.
 * @property {object} on what it asks of the game
 * @property {(index: number) => unknown} on.play a promise ends when the answer is on the table, or there is none
 * @property {(steps: number) => unknown} on.undo takes so many of the person's actions back; a promise ends like that of play
 * @property {(index: number) => Promise<{ endsTurn: boolean, lines: Text[] }>} on.preview
 * @property {(picked: string[]) => Promise<Record<string, Text>>} on.refusals
 * @property {() => boolean} [on.back] a step back with nothing picked; whether it meant anything
 * @property {(text: Text) => void} [on.tell] a message that belongs to no item on the table
 * @property {() => void} [on.refused] a tap on something that may not be picked, for a reason
 * @property {(text: Text) => void} [on.say] a message for those who listen
 * @property {Pick<import("./explainer.js").Explainer, "explain" | "inspect" | "hide" | "here">} explainer
 * @property {(seat: number) => void} showSeat
 * @property {() => void} refresh draws marks, labels and buttons again
 * @property {() => void} follow a part was picked: the focus goes to what may be picked now
 * @property {(id: string | null) => void} goBack a part was taken back: the focus goes there
 * @property {() => boolean} isCovered whether a dialog lies over the table
 * @property {() => number} now in milliseconds
 */

/** The id of the confirming button; Enter counts as a tap on it. */
const CONFIRM = "table:confirm";

export class Picker {
  /** @type {TableState} */
  #state;
  /** @type {PickerHost} */
  #host;
  #isBusy = false;
  #queue = new InputQueue();
  #doubleTap = new DoubleTap();
  /** @type {string | null} what was tapped last, if that made an action */
  #played = null;
  #reasons;
  #confirming;
  #spoken;

  /**
   * @param {TableState} state
   * @param {PickerHost} host
   */
  constructor(state, host) {
    this.#state = state;
    this.#host = host;
    const { explainer, refresh } = host;
    this.#confirming = new Confirming(state, { ...host.on, explainer, refresh });
    this.#spoken = new Spoken(state, { ...host.on, here: (text) => explainer.here(text) });
    this.#reasons = new Reasons(state, {
      refusals: host.on.refusals,
      refused: host.on.refused,
      say: host.on.say,
      explainer,
      refresh,
    });
  }

  get #selection() {
    return this.#state.selection;
  }

  /** Whether an action is on its way, and inputs are queued. */
  get isBusy() {
    return this.#isBusy;
  }

  /** Whether an input may belong to a decision that is still to come. */
  get isWaiting() {
    return this.#isBusy || this.#state.isStarting;
  }

  /** The ids of the taps in the queue. */
  get queued() {
    return this.#isBusy ? this.#queue.ids : [];
  }

  /** Drops the inputs before: somebody else acts or looks now. */
  forget() {
    this.#queue.clear();
    this.#doubleTap.forget();
  }

  /** The state has a new frame: applies what is queued, and asks for the reasons. */
  resume() {
    // The answer to an action is shown a moment before the action is over; see #settle.
    if (!this.#isBusy) this.#applyQueue();
  }

  /**
   * @param {string} id
   * @param {InputKind} by
   */
  tap(id, by) {
    const isPile = this.#state.isPile(id);
    const double = this.#doubleTap.tap(id, { time: this.#host.now(), isBusy: this.#isBusy, isPile });
    /** @type {Tap} */
    const tap = { kind: "tap", id, by, label: this.#labelOf(id), ...double };
    // To look at another seat's board is not an action.
    const isLook = this.#state.item(id)?.shows !== undefined && !this.#selection.lit.has(id);
    if (this.#isBusy && !isLook) this.#enqueue(tap);
    // While the engine starts people tap again and again: only the last tap counts.
    else if (this.#state.isStarting && !isLook) this.#queue.replace(tap);
    else if (!this.#tap(tap)) this.#refuse(id);
  }

  /**
   * A button of the action bar. With keys, the second press on what waits confirms it.
   * @param {string} id
   * @param {{ isKey?: boolean }} [how]
   */
  press(id, { isKey = false } = {}) {
    if (id === CONFIRM || (isKey && this.#selection.pending?.id === id)) this.accept();
    else if (id === "table:back") this.back();
    else if (id === "table:left") this.rotate(-1);
    else if (id === "table:right") this.rotate(1);
    else this.tap(id, "button");
  }

  /** @returns {boolean} whether there was something to accept */
  accept() {
    const { again } = this.#doubleTap.tap(CONFIRM, { time: this.#host.now(), isBusy: false, isPile: false });
    if (this.#isBusy) return this.#enqueue({ kind: "accept" });
    if (again && this.#played === CONFIRM) return true;
    return this.#accept();
  }

  /** One step back. @returns {boolean} whether that meant anything */
  back() {
    this.#host.explainer.hide();
    if (this.#isBusy) {
      const hadOne = this.#queue.takeBack();
      if (hadOne) this.#host.refresh();
      return hadOne;
    }
    const { pending, picked } = this.#selection;
    const latest = picked.at(-1);
    const answer = this.#selection.back();
    if (answer !== null) this.#follow(answer, "button", pending?.id ?? latest);
    else if (!this.#host.on.back?.()) {
      this.#host.on.say?.({ key: "table-back-nothing" });
      return false;
    }
    return true;
  }

  /** @param {1 | -1} way @returns {boolean} whether that meant anything */
  rotate(way) {
    if (this.#isBusy) return this.#enqueue({ kind: "rotate", way });
    return this.#rotate(way);
  }

  /**
   * Runs something else that changes the game, such as undo, after what is queued.
   * @param {() => unknown} run a promise ends when the answer is on the table
   */
  inTurn(run) {
    if (this.#isBusy) this.#enqueue({ kind: "call", run });
    else this.#send(run());
  }

  /** The table is destroyed. */
  stop() {
    this.#queue.clear();
  }

  /** @param {QueuedInput} input @returns {true} it meant something */
  #enqueue(input) {
    if (this.#queue.add(input)) this.#host.refresh();
    else this.#host.on.tell?.({ key: "table-too-fast" });
    return true;
  }

  /** Applies the queued inputs until one of them makes an action or is refused. */
  #applyQueue() {
    /** @type {string | null} */
    let refused = null;
    for (let input = this.#next(); input && refused === null; input = this.#isBusy ? undefined : this.#next()) {
      if (!this.#apply(input)) refused = input.kind === "tap" ? input.id : "";
    }
    if (refused !== null) this.#queue.clear();
    if (this.#isBusy) return;
    this.#reasons.ask();
    if (refused) this.#refuse(refused);
  }

  /** The next queued input; none under a dialog, which has to be answered first. */
  #next() {
    if (this.#state.isStarting) return undefined;
    const input = this.#queue.shift();
    if (input === undefined || !this.#host.isCovered()) return input;
    this.#queue.clear();
    return undefined;
  }

  /** @param {QueuedInput} input @returns {boolean} false: refused */
  #apply(input) {
    if (input.kind === "tap") return this.#tap(input);
    if (input.kind === "call") this.#send(input.run());
    else if (input.kind === "rotate") this.#rotate(input.way);
    else return this.#acceptQueued();
    return true;
  }

  /** Confirms what the taps before have picked, but not the preferred choice, which nobody has seen yet. */
  #acceptQueued() {
    const { pending, picked } = this.#selection;
    if (pending === null && picked.length === 0) return false;
    return this.#accept();
  }

  #accept() {
    const answer = this.#selection.accept();
    this.#played = typeof answer === "object" ? CONFIRM : null;
    this.#follow(answer, "button");
    return answer !== "refused";
  }

  /** @param {Tap} tap @returns {boolean} false: refused */
  #tap({ id, by, again, isPile, label }) {
    const selection = this.#selection;
    const isWaiting = selection.pending?.id === id;
    // With keys the second press on what waits confirms it; a double tap on a place is one tap.
    if (isWaiting && by === "key") return this.#accept();
    if (isWaiting && again) return true;
    // The second half of a double click is not a second action, except on a pile, if that can be undone.
    if (again && this.#played === id && !(isPile && this.#state.frame?.undoable.undo)) return true;
    const item = this.#state.item(id);
    if (item?.shows !== undefined && !selection.lit.has(id)) {
      this.#host.showSeat(item.shows);
      return true;
    }
    this.#played = null;
    // A button with another label is another button, and what is gone is no step back.
    if (label !== this.#labelOf(id) || (!item && label === null)) return false;
    const answer =
      item?.pickedBy === undefined
        ? selection.tap(id, { confirm: this.#confirming.isNeeded(id, by), areaOf: this.#areaOf })
        : selection.putBack(item.pickedBy);
    if (typeof answer === "object") this.#played = id;
    this.#follow(answer, by, id);
    return answer !== "refused";
  }

  /** @param {string} id */
  #areaOf = (id) => this.#state.item(id)?.area;

  /** @param {1 | -1} way */
  #rotate(way) {
    const answer = this.#selection.rotate(way);
    if (answer === "only one") this.#host.on.tell?.({ key: "table-turn-only" });
    if (answer === "none") this.#host.on.say?.({ key: "table-turn-none" });
    if (answer !== "turned") return false;
    this.#host.refresh();
    this.#host.follow();
    const { selection, hovered, focused } = this.#state;
    this.#host.explainer.explain(selection.pending?.id ?? focused ?? hovered);
    void this.#spoken.turned();
    return true;
  }

  /**
   * @param {import("./selection.js").Answer} answer
   * @param {InputKind} by
   * @param {string} [id] that was tapped
   */
  #follow(answer, by, id) {
    if (answer === "refused") return;
    if (typeof answer === "object") this.#act(answer, by, id);
    else {
      if (answer === "pending") void this.#confirming.show(by, id ?? null).then(() => this.#spoken.waits(by));
      else this.#host.explainer.hide();
      if (answer === "back") this.#spoken.back();
      if (answer === "picked" && id !== undefined) this.#spoken.picked(id);
      this.#host.refresh();
      if (answer === "pending") return;
      if (answer === "back") this.#host.goBack(id ?? null);
      else this.#host.follow();
      this.#reasons.ask();
    }
  }

  /**
   * @param {Extract<import("./selection.js").Answer, object>} answer
   * @param {InputKind} by
   * @param {string} [id]
   */
  #act(answer, by, id) {
    this.#host.explainer.hide();
    if ("undo" in answer) {
      this.#send(this.#host.on.undo(answer.undo));
      for (const id of answer.next)
        this.#queue.add({ kind: "tap", id, by, label: this.#labelOf(id), again: false, isPile: false });
    } else if (by !== "button" && id !== undefined && this.#confirming.isNeededToEnd(by)) {
      this.#send(this.#confirming.playUnlessItEnds(answer.play, id), by);
    } else this.#send(this.#host.on.play(answer.play));
  }

  /** @param {unknown} work on its way to the engine @param {InputKind} [by] */
  #send(work, by = "button") {
    const { frame } = this.#state;
    this.#isBusy = true;
    void Promise.resolve(work).finally(() => this.#settle(frame, by));
  }

  /** @param {Frame | null} before the frame that was acted on @param {InputKind} by */
  #settle(before, by) {
    this.#isBusy = false;
    const { frame } = this.#state;
    if (frame === null) return;
    if (frame !== before) {
      this.#applyQueue();
      return;
    }
    // The action failed, or waits to be confirmed: the queued inputs were meant for a decision that never came.
    this.#queue.clear();
    if (this.#selection.pending === null) this.#state.beginSelection(frame);
    else void this.#spoken.waits(by);
    this.#host.refresh();
  }

  /** @param {string} id of a tap that is not allowed */
  #refuse(id) {
    if (this.#state.item(id)) void this.#reasons.show(id);
    else this.#host.on.tell?.({ key: "table-gone" });
  }

  /** What a button says; null for an item. @param {string} id */
  #labelOf(id) {
    const control = this.#state.control(id);
    return control ? JSON.stringify(control.label) : null;
  }
}
