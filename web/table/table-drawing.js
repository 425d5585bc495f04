// Draws the state of the table: lays the frame out, draws its items, and refreshes marks, labels, buttons and ghosts.

import { yieldToBrowser } from "../lib/yield.js";
import { actionButtons } from "./action-buttons.js";
import { isSame } from "./camera.js";
import { aboutPlace, ghostsAt, marksOf, smallestTarget } from "./decision-marks.js";
import { hintGhosts } from "./hint-ghost.js";
import { arrangeTableDom, measureTableDom, sizeOf } from "./table-dom.js";
import { textFactor, withLargerText } from "./text-size.js";

/** @typedef {import("./types.js").GameScene} GameScene */
/** @typedef {import("./types.js").Item} Item */
/** @typedef {import("./types.js").TableOptions} TableOptions */
/** @typedef {import("./table-state.js").TableState} TableState */

/**
 * @typedef {object} DrawnParts Where it is drawn.
 * @property {import("./table-dom.js").TableDom} dom
 * @property {import("./stage.js").Stage} stage
 * @property {import("./cameras.js").Cameras} cameras
 * @property {import("./mirror.js").Mirror} mirror
 * @property {import("./action-bar.js").ActionBar} bar
 * @property {import("./labels.js").Labels} labels
 * @property {Pick<import("./picker.js").Picker, "queued">} picker
 */

const NO_MOTION = /** @type {const} */ ({ motion: "none", speed: 1 });
/** Milliseconds in which the camera moves to the whole board. */
const FIT_TIME = 260;

export class TableDrawing {
  /** @type {TableState} */
  #state;
  /** @type {GameScene} */
  #game;
  /** @type {TableOptions} */
  #options;
  /** @type {DrawnParts} */
  #parts;
  #isStopped = false;
  /** counts the drawings that were begun */
  #drawings = 0;
  #isDrawn = false;
  /** the size of the table when it was laid out last */
  #size = { width: 0, height: 0 };
  /** what the camera would come near to, if the person had not asked for the whole board */
  #farFrom = "";

  /**
   * @param {TableState} state
   * @param {GameScene} game
   * @param {TableOptions} options
   * @param {DrawnParts} parts
   */
  constructor(state, game, options, parts) {
    this.#state = state;
    this.#game = game;
    this.#options = options;
    this.#parts = parts;
  }

  /** Draws everything in this task. @param {boolean} animate */
  draw(animate) {
    this.#drawings += 1;
    this.#layOut();
    this.#drawItems(animate, true);
    this.#refreshItems();
  }

  /**
   * Draws everything, each step in a task of its own: the first drawing and one for another size take long. Another
   * drawing that begins meanwhile replaces this one.
   */
  async drawInTasks() {
    this.#drawings += 1;
    const drawing = this.#drawings;
    const steps = [() => this.#layOut(), () => this.#drawItems(false, false), () => this.#refreshItems()];
    for (const step of steps) {
      await yieldToBrowser();
      if (this.#isStopped || drawing !== this.#drawings) return;
      try {
        step();
      } catch (error) {
        // A frame from storage may be damaged; it is replaced by the engine's as soon as that is up.
        if (!this.#state.isStarting) throw error;
        console.warn("the stored frame cannot be drawn:", error);
        return;
      }
    }
  }

  /** Draws everything again if the table has another size than it was laid out for. */
  resize() {
    const { width, height } = sizeOf(this.#parts.dom);
    if (this.#state.frame === null || (width === this.#size.width && height === this.#size.height)) return;
    void this.drawInTasks();
  }

  /** Moves the camera to the whole board, until a decision is about something else. */
  fit() {
    this.#parts.cameras.isMoved = false;
    this.#farFrom = this.#focus();
    return this.#moveTo(this.#wholeBoard());
  }

  /** @param {import("./camera.js").Camera} to */
  #moveTo(to) {
    const { cameras, stage } = this.#parts;
    const from = cameras.byArea.board;
    const time = this.#state.preferences.motion === "full" ? FIT_TIME : 0;
    return stage.animate(time, (part) => cameras.mix(from, to, part));
  }

  /** The selection, the reasons, the queue or the hint has changed. */
  refresh() {
    const { layout, selection } = this.#state;
    // What is turned lies turned in the tray too.
    if (layout && layout.context.turn !== selection.turn) return this.draw(false);
    this.#refreshBar();
    this.#refreshItems();
  }

  /** Only the pointer or the focus has moved: neither labels nor buttons change. */
  refreshAttention() {
    this.#parts.stage.markFocus(this.#state.focused ?? this.#state.hovered);
    this.#refreshGhosts();
  }

  /** What would lie there if a hint were followed. */
  get hintGhosts() {
    return hintGhosts(this.#game, this.#state, this.#state.hint);
  }

  /** The table is destroyed. */
  stop() {
    this.#isStopped = true;
  }

  get #textFactor() {
    return textFactor(this.#state.preferences.textSize);
  }

  /** Asks the game's scene what lies where, for the size of the table. */
  #layOut() {
    const { dom } = this.#parts;
    const { frame, players, mine, shownSeat, preferences } = this.#state;
    const size = sizeOf(dom);
    if (frame === null || size.width === 0 || size.height === 0) return;
    this.#size = size;
    const { content, chosen = {}, text, game } = this.#options;
    const plan = this.#game.plan(size, frame.view);
    arrangeTableDom(dom, plan);
    const { theme } = preferences;
    const { turn } = this.#state.selection;
    const context = { game, players, mine, shown: shownSeat, turn, plan, content, chosen, theme, text };
    const scene = this.#game.scene(frame.view, context);
    this.#state.setLayout({ context, scene: { ...scene, items: withLargerText(scene.items, this.#textFactor) } });
    this.#refreshBar();
  }

  /**
   * @param {boolean} animate
   * @param {boolean} isImmediate new bitmaps too are made in this task, as far as there is time
   */
  #drawItems(animate, isImmediate) {
    const { layout, preferences } = this.#state;
    if (layout === null) return;
    const { dom, stage, cameras } = this.#parts;
    stage.resize(this.#size);
    cameras.layOut(measureTableDom(dom), layout.scene.bounds, layout.context.plan.foot ?? 0);
    void stage.show(layout.scene.items, animate ? preferences : NO_MOTION, isImmediate);
    const goal = this.#goal();
    if (!this.#isDrawn || (!animate && !cameras.isMoved)) cameras.set("board", goal);
    else if (!cameras.isMoved && !isSame(cameras.byArea.board, goal)) void this.#moveTo(goal);
    this.#isDrawn = true;
    this.#fitBar();
  }

  /** The box that the decision is about, as text to compare; "" if it is about the whole board or not the viewer's. */
  #focus() {
    const { layout, frame } = this.#state;
    return layout?.scene.focus && frame?.choices.length ? JSON.stringify(layout.scene.focus) : "";
  }

  /** The camera for the present decision: near what it is about, unless the person has asked for the whole board. */
  #goal() {
    const focus = this.#focus();
    if (focus !== this.#farFrom) this.#farFrom = "";
    return focus === "" || focus === this.#farFrom ? this.#wholeBoard() : this.#parts.cameras.near(JSON.parse(focus));
  }

  /** The camera that shows the whole board, at a scale at which what may be picked can be tapped. */
  #wholeBoard() {
    const { items, selection, layout } = this.#state;
    return this.#parts.cameras.whole(smallestTarget(items, selection.lit), layout?.context.plan.target);
  }

  #refreshItems() {
    const { frame, layout, selection } = this.#state;
    if (frame === null || layout === null) return;
    const { stage, mirror, labels, picker } = this.#parts;
    const marks = marksOf(this.#state, picker.queued);
    stage.mark(marks);
    const named = layout.scene.items.filter((item) => item.label && !item.silent);
    const remark = (/** @type {Item} */ item) => this.#state.remarkOn(item, marks.others);
    const names = labels.unique(new Map(named.map((item) => [item.id, labels.label(item, selection, remark(item))])));
    mirror.update(layout.scene.items, layout.scene.grid, (item) => ({
      group: item.group ? this.#options.text(item.group) : "",
      label: names.get(item.id) ?? "",
      lit: marks.lit.has(item.id),
      isOther: marks.others.has(item.id) || selection.mayPutBack(item.pickedBy),
      picked: marks.picked.has(item.id),
      pointed: marks.pointed.has(item.id),
    }));
    this.#refreshGhosts();
    this.#options.on.asked?.(this.#game.asks?.(frame.view, selection.picked) ?? null);
  }

  #refreshBar() {
    const { frame, layout, selection, players, shownSeat, pointed } = this.#state;
    if (frame === null || layout === null) return;
    const { bar } = this.#parts;
    const { text } = this.#options;
    const labelOf = (/** @type {string} */ id) => this.#state.control(id)?.label;
    const picturesOf = (/** @type {string} */ id) => this.#game.control(id, layout.context, labelOf(id));
    bar.showTabs(players, shownSeat, frame.to_act, text);
    this.#options.on.shows?.(shownSeat);
    const buttons = actionButtons(frame.view.controls, selection, { text, picturesOf, pointed });
    // The row itself has the focus where only buttons are asked: Enter presses the primary one, unless that is quiet.
    const { primary } = buttons;
    const next = primary && {
      key: primary.quiet ? "table-actions-next" : "table-actions-enter",
      args: { what: primary.label },
    };
    bar.showButtons(buttons, text(next ?? { key: "table-actions" }));
    this.#fitBar();
  }

  /** Lays alternatives for which the bar is too short over the board, wherever that is now. */
  #fitBar() {
    const { bar, cameras } = this.#parts;
    cameras.uncovered = bar.fit(cameras.windows.board, aboutPlace(this.#state, cameras));
  }

  #refreshGhosts() {
    const ghosts = ghostsAt(this.#game, this.#state, this.#state.ghostPlace);
    const shown = ghosts.length > 0 ? ghosts : this.hintGhosts;
    this.#parts.stage.showGhosts(withLargerText(shown, this.#textFactor));
  }
}
