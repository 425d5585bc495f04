// The table: shows frames, lets a person pick, says which choice was made. Knows no game; web/games/<game>/scene.js
// says what its view looks like.

import { icons } from "../lib/vendor-table.js";
import { yieldToBrowser } from "../lib/yield.js";
import { badges } from "../play/choice-tree.js";
import { ActionBar } from "./action-bar.js";
import { isSame } from "./camera.js";
import { Cameras } from "./cameras.js";
import { ghostPlace, hatched, notePlace } from "./decision-marks.js";
import { connect } from "./gestures.js";
import { Labels } from "./labels.js";
import { Mirror } from "./mirror.js";
import { Painter } from "./painter.js";
import { Picker } from "./picker.js";
import { stabilized } from "./stable-size.js";
import { Stage } from "./stage.js";
import { arrangeTableDom, buildTableDom, measureTableDom } from "./table-dom.js";

/** @typedef {import("./types.js").Frame} Frame */
/** @typedef {import("./types.js").GameScene} GameScene */
/** @typedef {import("./types.js").Item} Item */
/** @typedef {import("./types.js").Player} Player */
/** @typedef {import("./types.js").Scene} Scene */
/** @typedef {import("./types.js").TablePreferences} TablePreferences */
/** @typedef {import("./types.js").Text} Text */

/**
 * @typedef {object} TableOptions
 * @property {string} game
 * @property {any} content the game's static tables
 * @property {Record<string, boolean | number | string>} [chosen] the options the game was set up with
 * @property {(text: Text) => string} text
 * @property {TablePreferences} preferences
 * @property {object} on
 * @property {(index: number) => unknown} on.play a promise ends when the answer is on the table, or there is none
 * @property {(index: number) => Promise<Text[]>} on.preview
 * @property {(picked: string[]) => Promise<Record<string, Text>>} on.refusals
 * @property {(id: string) => void} [on.inspect]
 * @property {(text: Text | null) => void} [on.asked] what is asked now that something is picked; null: what the view says
 * @property {() => void} [on.back] Escape with nothing picked
 * @property {(text: Text) => void} [on.tell] what has no thing on the table to be said beside
 * @property {() => number} [taken] how much height something takes from the table for a while, in pixels
 */

/**
 * @typedef {object} Showing
 * @property {Player[]} players
 * @property {boolean} animate
 * @property {number | null} mine
 * @property {boolean} isWaking whether the engine is still to say what may be picked
 */

const STILL = /** @type {const} */ ({ motion: "none", speed: 1 });

/**
 * @param {HTMLElement} root
 * @param {TableOptions} options
 * @param {GameScene} scene
 */
export function mountTable(root, options, scene) {
  const table = new Table(root, options, scene);
  return {
    show: (/** @type {Frame} */ frame, /** @type {Showing} */ showing) => table.show(frame, showing),
    setPreferences: (/** @type {TablePreferences} */ preferences) => table.setPreferences(preferences),
    fit: () => table.fit(),
    focusBoard: () => table.focusBoard(),
    point: (/** @type {readonly string[]} */ ids) => table.point(ids),
    nameOf: (/** @type {string} */ id) => table.nameOf(id),
    inTurn: (/** @type {() => unknown} */ run) => table.picker.inTurn(run),
    destroy: () => table.destroy(),
  };
}

class Table {
  #options;
  #game;
  #bar;
  #disconnect;
  #resizing;
  /** @type {Frame | null} */
  #frame = null;
  /** @type {Showing} */
  #showing = { players: [], animate: false, mine: null, isWaking: true };
  #isGone = false;
  /** grows with every picture that is begun */
  #turns = 0;
  #isDrawn = false;
  /** the size of the room when the frame was last drawn into it */
  #drawn = { width: 0, height: 0 };
  /** @type {import("./stable-size.js").StableSize | null} */
  #stableSize = null;
  /** the seat whose board lies in the tray */
  #shown = 0;
  /** @type {Scene | null} */
  #scene = null;
  /** @type {import("./types.js").Context | null} */
  #context = null;
  /** @type {string | null} under the pointer */
  #hovered = null;
  /** @type {ReadonlySet<string>} what a hint points at */
  #pointed = new Set();
  /** @type {string | null} under the keyboard's focus */
  focused = null;

  /**
   * @param {HTMLElement} root
   * @param {TableOptions} options
   * @param {GameScene} game
   */
  constructor(root, options, game) {
    this.#options = options;
    this.#game = game;
    const painter = new Painter(icons);
    const dom = buildTableDom(root, options.text);
    this.dom = dom;
    this.stage = new Stage(dom.canvas, painter);
    this.labels = new Labels(dom.table, painter, game, options);
    this.picker = new Picker({
      item: (id) => this.#item(id),
      ghostPlace: () => this.#ghostPlace(),
      turnTo: (seat) => this.#turnTo(seat),
      inspect: (id) => this.inspect(id),
      explain: (id) => this.explain(id),
      hide: () => this.labels.hide(),
      refresh: () => this.#refresh(),
      tell: (text) => options.on.tell?.(text),
      isCovered: () => document.querySelector("dialog[open]") !== null,
      play: options.on.play,
      refusals: options.on.refusals,
      back: options.on.back,
      now: () => performance.now(),
    });
    this.mirror = new Mirror(
      { board: dom.board, tray: dom.hands, side: dom.side },
      { focus: (id) => this.#focus(id), press: (id) => this.picker.tap(id, this.confirms) },
    );
    this.cameras = new Cameras((area, camera, window) => {
      dom.table.classList.toggle("is-moved", this.cameras.isMoved);
      this.stage.setCamera(area, camera, window);
      this.mirror.look(area, camera, window);
    });
    this.#bar = new ActionBar(dom.bar, painter, {
      press: (id) => this.picker.press(id),
      look: (id) => this.labels.control(id, this.#frame, this.selection.picking, dom.bar),
      seat: (seat) => this.#turnTo(seat),
    });
    this.#disconnect = connect(this);
    this.#resizing = new ResizeObserver(() => this.#fitRoom());
    this.#resizing.observe(dom.table);
    this.setPreferences(options.preferences);
  }

  get items() {
    return this.#scene?.items ?? [];
  }

  get selection() {
    return this.picker.selection;
  }

  get held() {
    return this.#scene?.held ?? null;
  }

  /** Whether something is shown half there. */
  get hasGhost() {
    return this.#ghostPlace() !== null;
  }

  get confirms() {
    return this.#options.preferences.confirm;
  }

  /** @param {TablePreferences} preferences */
  setPreferences(preferences) {
    this.#options.preferences = preferences;
    this.dom.table.dataset.theme = preferences.theme;
    this.dom.table.dataset.motion = preferences.motion;
    this.#arrange(false);
  }

  /**
   * @param {Frame} frame
   * @param {Showing} showing
   */
  show(frame, showing) {
    const isFirst = this.#frame === null;
    const isOther = showing.mine !== this.#showing.mine;
    this.#frame = frame;
    this.#showing = showing;
    this.picker.begin(frame, showing.isWaking);
    this.#pointed = new Set();
    if (isFirst || isOther || frame.choices.length > 0) this.#shown = showing.mine ?? frame.to_act ?? this.#shown;
    if (isFirst) this.#arrangeInTurn();
    else this.#arrange(showing.animate);
    this.picker.resume();
  }

  fit() {
    this.cameras.isMoved = false;
    const [from, to] = [this.cameras.byArea.board, this.cameras.whole(this.#leastTarget())];
    const time = this.#options.preferences.motion === "full" ? 260 : 0;
    return this.stage.animate(time, (part) => this.cameras.mix(from, to, part));
  }

  focusBoard() {
    if (!this.next(1) && this.mirror.stop !== null) this.mirror.focus(this.mirror.stop);
  }

  /**
   * To the next thing that may be picked, or to the buttons where that is all there is.
   * @param {1 | -1} way
   */
  next(way) {
    return this.mirror.next(this.selection.lit, way) || this.#bar.next(way);
  }

  /** @param {readonly string[]} ids things and buttons that a hint is about */
  point(ids) {
    this.#pointed = new Set(ids);
    const last = this.#item(ids.at(-1) ?? "");
    if (last?.area === "board") this.cameras.reveal(last);
    this.#refresh();
  }

  /** @param {string} id of a thing or a button @returns {string} */
  nameOf(id) {
    const control = this.#frame?.view.controls.find((each) => each.id === id);
    if (control) return this.#options.text(control.label);
    const item = this.#item(id);
    return item ? this.labels.name(item) : "";
  }

  destroy() {
    this.#isGone = true;
    this.picker.stop();
    this.#disconnect();
    this.#resizing.disconnect();
    this.labels.hide();
    this.stage.destroy();
    this.dom.table.remove();
  }

  /**
   * The first picture and one of another size take a while: each part has a task of its own, unless another picture
   * overtakes it.
   */
  async #arrangeInTurn() {
    this.#turns += 1;
    const turn = this.#turns;
    const parts = [() => this.#layOut(), () => this.#draw(false, false), () => this.#refreshThings()];
    for (const part of parts) {
      await yieldToBrowser();
      if (this.#isGone || turn !== this.#turns) return;
      try {
        part();
      } catch (error) {
        // What was kept may be spoilt; what the engine says is drawn in any case.
        if (!this.#showing.isWaking) throw error;
        console.warn("how the game looked cannot be drawn:", error);
        return;
      }
    }
  }

  /** Draws everything anew if the room has another size than it was drawn for. */
  #fitRoom() {
    const { width, height } = this.#size();
    if (this.#frame !== null && (width !== this.#drawn.width || height !== this.#drawn.height)) this.#arrangeInTurn();
  }

  /**
   * Draws the frame into the room there is.
   * @param {boolean} animate
   */
  #arrange(animate) {
    this.#turns += 1;
    this.#layOut();
    this.#draw(animate, true);
    this.#refreshThings();
  }

  /** What lies where, and what stands around it. */
  #layOut() {
    const size = this.#size();
    const frame = this.#frame;
    if (frame === null || size.width === 0 || size.height === 0) return;
    this.#drawn = size;
    const { preferences, content, chosen = {}, text, game, taken } = this.#options;
    const { players, mine } = this.#showing;
    this.#stableSize = stabilized(this.#stableSize, { ...size, window: `${innerWidth} × ${innerHeight}` }, taken?.());
    const plan = this.#game.plan(size, frame.view, this.#stableSize);
    arrangeTableDom(this.dom, plan);
    const { theme } = preferences;
    this.#context = { game, players, mine, shown: this.#shown, plan, content, chosen, theme, text };
    this.#scene = this.#game.scene(frame.view, this.#context);
    this.#refreshBar();
  }

  /**
   * @param {boolean} animate
   * @param {boolean} atOnce new pictures too, as far as there is time
   */
  #draw(animate, atOnce) {
    if (this.#scene === null || this.#context === null) return;
    this.stage.resize(this.#drawn);
    this.cameras.windows = measureTableDom(this.dom);
    this.cameras.bounds = this.#scene.bounds;
    this.cameras.foot = this.#context.plan.foot ?? 0;
    this.cameras.settle();
    this.cameras.set("board", this.cameras.byArea.board);
    const motion = animate ? this.#options.preferences : STILL;
    this.stage.show(this.#scene.items, motion, atOnce);
    if (!this.#isDrawn || (!animate && !this.cameras.isMoved))
      this.cameras.set("board", this.cameras.whole(this.#leastTarget()));
    else if (!this.cameras.isMoved && !isSame(this.cameras.byArea.board, this.cameras.whole(this.#leastTarget())))
      this.fit();
    this.#isDrawn = true;
  }

  /** The width of the smallest thing on the board that may be clicked now. */
  #leastTarget() {
    const { lit } = this.selection;
    const targets = this.items.filter((item) => item.area === "board" && lit.has(item.id));
    return targets.length === 0 ? 0 : Math.min(...targets.map((item) => item.width));
  }

  /** What glows, what is said, what may be pressed. */
  #refresh() {
    this.#refreshBar();
    this.#refreshThings();
  }

  #refreshThings() {
    const scene = this.#scene;
    if (scene === null || this.#frame === null) return;
    const { lit, picking, pending } = this.selection;
    const picked = new Set([...picking.picked, ...(pending === null ? [] : [pending]), ...this.picker.queued]);
    if (scene.held !== null && this.#frame.choices.length > 0) picked.add(scene.held);
    this.stage.mark({
      lit,
      picked,
      refused: hatched(scene.items, this.picker.reasons, lit),
      badges: badges(picking),
      pointed: this.#pointed,
      focus: this.focused ?? this.#hovered,
      theme: this.#options.preferences.theme,
    });
    this.mirror.update(scene.items, scene.grid, (item) => ({
      label: this.labels.label(item, picking, this.picker.reasons[item.id]),
      lit: lit.has(item.id),
      picked: picked.has(item.id),
      pointed: this.#pointed.has(item.id),
    }));
    this.#showGhost();
    this.#options.on.asked?.(this.#game.asks?.(this.#frame.view, this.selection.picked) ?? null);
    this.labels.notes(this.dom.notes, this.#frame.view.notes);
  }

  #refreshBar() {
    const frame = this.#frame;
    if (frame === null || this.#context === null) return;
    const { text } = this.#options;
    const buttons = this.labels
      .buttons(frame, this.selection, this.#context)
      .map((button) => ({ ...button, pointed: this.#pointed.has(button.id) }));
    this.#bar.showTabs(this.#showing.players, this.#shown, frame.to_act, text);
    this.#bar.showButtons(buttons, text({ key: "table-actions" }));
  }

  #ghostPlace() {
    return ghostPlace(this.selection, [this.#hovered, this.focused], this.#frame?.view);
  }

  /** What would lie at a place. @param {string | null} at */
  #ghosts(at) {
    if (at === null || this.#frame === null || this.#context === null) return [];
    return this.#game.ghost(this.#frame.view, this.#context, at, this.selection.turnAt(at), this.selection.picked);
  }

  #showGhost() {
    this.stage.showGhosts(this.#ghosts(this.#ghostPlace()));
  }

  /** Enter. A thing under the focus that is lit, or may be in a moment, is pressed by the browser itself. */
  accept() {
    if (this.mirror.hasFocus() && (this.picker.isBusy || this.selection.lit.has(this.mirror.stop ?? ""))) return false;
    return this.picker.accept();
  }

  /** @param {number} seat */
  #turnTo(seat) {
    this.#shown = seat;
    this.#arrange(false);
  }

  /** @param {string} id @returns {boolean} */
  inspect(id) {
    if (this.#frame === null || this.#context === null) return false;
    const found = this.#game.contents(this.#frame.view, id, this.#context);
    if (found === null) return false;
    this.labels.inspect(found);
    this.#options.on.inspect?.(id);
    return true;
  }

  /** @param {string} id */
  #item(id) {
    return this.items.find((item) => item.id === id);
  }

  #size() {
    return { width: this.dom.table.clientWidth, height: this.dom.table.clientHeight };
  }

  /** @param {string | null} id */
  explain(id) {
    const item = id === null ? undefined : this.#item(id);
    if (!item) {
      this.labels.hide();
      return;
    }
    const ghosts = this.selection.lit.has(item.id) ? this.#ghosts(item.id) : [];
    const place = notePlace(item, this.cameras, this.#size(), ghosts);
    this.labels.explain(item, this.selection.picking, this.picker.reasons[item.id], place);
  }

  /** @param {string | null} id */
  hover(id) {
    if (id === this.#hovered) return;
    this.#hovered = id;
    this.dom.table.classList.toggle("is-lit", id !== null && this.selection.lit.has(id));
    this.explain(id ?? this.selection.pending);
    this.#refreshLook();
  }

  /** @param {string | null} id */
  #focus(id) {
    const isVisible = document.activeElement?.matches(":focus-visible") ?? false;
    this.focused = isVisible ? id : null;
    const item = id === null ? undefined : this.#item(id);
    if (item?.area === "board" && isVisible) this.cameras.reveal(item);
    this.explain(this.focused ?? this.#hovered ?? this.selection.pending);
    this.#refreshLook();
  }

  /** Only what follows the pointer: neither words nor buttons change. */
  #refreshLook() {
    this.stage.markFocus(this.focused ?? this.#hovered);
    this.#showGhost();
  }
}
