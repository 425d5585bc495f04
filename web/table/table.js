// The table: shows frames, lets a person pick, says which choice was made. Knows no game; web/games/<game>/scene.js
// says what its view looks like.

import { icons } from "../lib/vendor-table.js";
import { yieldToBrowser } from "../lib/yield.js";
import { badges } from "../play/choice-tree.js";
import { Bar } from "./action-bar.js";
import { isSame } from "./camera.js";
import { Views } from "./cameras.js";
import { ghostPlace, hatched, notePlace } from "./decision-marks.js";
import { connect } from "./gestures.js";
import { Talk } from "./labels.js";
import { Mirror } from "./mirror.js";
import { Painter } from "./painter.js";
import { Hand } from "./picking.js";
import { steadied } from "./stable-size.js";
import { Stage } from "./stage.js";
import { arrangeRoom, buildRoom, measureRoom } from "./table-dom.js";

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
    inTurn: (/** @type {() => unknown} */ run) => table.hand.inTurn(run),
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
  /** @type {import("./stable-size.js").Steady | null} */
  #steady = null;
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
    const room = buildRoom(root, options.text);
    this.room = room;
    this.stage = new Stage(room.canvas, painter);
    this.talk = new Talk(room.table, painter, game, options);
    this.hand = new Hand({
      item: (id) => this.#item(id),
      ghostPlace: () => this.#ghostPlace(),
      turnTo: (seat) => this.#turnTo(seat),
      inspect: (id) => this.inspect(id),
      explain: (id) => this.explain(id),
      hide: () => this.talk.hide(),
      refresh: () => this.#refresh(),
      tell: (text) => options.on.tell?.(text),
      isCovered: () => document.querySelector("dialog[open]") !== null,
      play: options.on.play,
      refusals: options.on.refusals,
      back: options.on.back,
      now: () => performance.now(),
    });
    this.mirror = new Mirror(
      { board: room.board, tray: room.hands, side: room.side },
      { focus: (id) => this.#focus(id), press: (id) => this.hand.tap(id, this.confirms) },
    );
    this.views = new Views((area, camera, window) => {
      room.table.classList.toggle("is-moved", this.views.isMoved);
      this.stage.look(area, camera, window);
      this.mirror.look(area, camera, window);
    });
    this.#bar = new Bar(room.bar, painter, {
      press: (id) => this.hand.press(id),
      look: (id) => this.talk.control(id, this.#frame, this.picks.picking, room.bar),
      seat: (seat) => this.#turnTo(seat),
    });
    this.#disconnect = connect(this);
    this.#resizing = new ResizeObserver(() => this.#fitRoom());
    this.#resizing.observe(room.table);
    this.setPreferences(options.preferences);
  }

  get items() {
    return this.#scene?.items ?? [];
  }

  get picks() {
    return this.hand.picks;
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
    this.room.table.dataset.theme = preferences.theme;
    this.room.table.dataset.motion = preferences.motion;
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
    this.hand.begin(frame, showing.isWaking);
    this.#pointed = new Set();
    if (isFirst || isOther || frame.choices.length > 0) this.#shown = showing.mine ?? frame.to_act ?? this.#shown;
    if (isFirst) this.#arrangeInTurn();
    else this.#arrange(showing.animate);
    this.hand.reachOut();
  }

  fit() {
    this.views.isMoved = false;
    const [from, to] = [this.views.cameras.board, this.views.whole(this.#leastTarget())];
    const time = this.#options.preferences.motion === "full" ? 260 : 0;
    return this.stage.glide(time, (part) => this.views.mix(from, to, part));
  }

  focusBoard() {
    if (!this.next(1) && this.mirror.stop !== null) this.mirror.focus(this.mirror.stop);
  }

  /**
   * To the next thing that may be picked, or to the buttons where that is all there is.
   * @param {1 | -1} way
   */
  next(way) {
    return this.mirror.next(this.picks.lit, way) || this.#bar.next(way);
  }

  /** @param {readonly string[]} ids things and buttons that a hint is about */
  point(ids) {
    this.#pointed = new Set(ids);
    const last = this.#item(ids.at(-1) ?? "");
    if (last?.area === "board") this.views.reveal(last);
    this.#refresh();
  }

  /** @param {string} id of a thing or a button @returns {string} */
  nameOf(id) {
    const control = this.#frame?.view.controls.find((each) => each.id === id);
    if (control) return this.#options.text(control.label);
    const item = this.#item(id);
    return item ? this.talk.name(item) : "";
  }

  destroy() {
    this.#isGone = true;
    this.hand.stop();
    this.#disconnect();
    this.#resizing.disconnect();
    this.talk.hide();
    this.stage.destroy();
    this.room.table.remove();
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
    this.#steady = steadied(this.#steady, { ...size, window: `${innerWidth} × ${innerHeight}` }, taken?.());
    const plan = this.#game.plan(size, frame.view, this.#steady);
    arrangeRoom(this.room, plan);
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
    this.views.windows = measureRoom(this.room);
    this.views.bounds = this.#scene.bounds;
    this.views.foot = this.#context.plan.foot ?? 0;
    this.views.settle();
    this.views.set("board", this.views.cameras.board);
    const motion = animate ? this.#options.preferences : STILL;
    this.stage.show(this.#scene.items, motion, atOnce);
    if (!this.#isDrawn || (!animate && !this.views.isMoved))
      this.views.set("board", this.views.whole(this.#leastTarget()));
    else if (!this.views.isMoved && !isSame(this.views.cameras.board, this.views.whole(this.#leastTarget())))
      this.fit();
    this.#isDrawn = true;
  }

  /** The width of the smallest thing on the board that may be clicked now. */
  #leastTarget() {
    const { lit } = this.picks;
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
    const { lit, picking, pending } = this.picks;
    const picked = new Set([...picking.picked, ...(pending === null ? [] : [pending]), ...this.hand.queued]);
    if (scene.held !== null && this.#frame.choices.length > 0) picked.add(scene.held);
    this.stage.mark({
      lit,
      picked,
      refused: hatched(scene.items, this.hand.reasons, lit),
      badges: badges(picking),
      pointed: this.#pointed,
      focus: this.focused ?? this.#hovered,
      theme: this.#options.preferences.theme,
    });
    this.mirror.update(scene.items, scene.grid, (item) => ({
      label: this.talk.label(item, picking, this.hand.reasons[item.id]),
      lit: lit.has(item.id),
      picked: picked.has(item.id),
      pointed: this.#pointed.has(item.id),
    }));
    this.#showGhost();
    this.#options.on.asked?.(this.#game.asks?.(this.#frame.view, this.picks.picked) ?? null);
    this.talk.notes(this.room.notes, this.#frame.view.notes);
  }

  #refreshBar() {
    const frame = this.#frame;
    if (frame === null || this.#context === null) return;
    const { text } = this.#options;
    const buttons = this.talk
      .buttons(frame, this.picks, this.#context)
      .map((button) => ({ ...button, pointed: this.#pointed.has(button.id) }));
    this.#bar.showTabs(this.#showing.players, this.#shown, frame.to_act, text);
    this.#bar.showButtons(buttons, text({ key: "table-actions" }));
  }

  #ghostPlace() {
    return ghostPlace(this.picks, [this.#hovered, this.focused], this.#frame?.view);
  }

  /** What would lie at a place. @param {string | null} at */
  #ghosts(at) {
    if (at === null || this.#frame === null || this.#context === null) return [];
    return this.#game.ghost(this.#frame.view, this.#context, at, this.picks.turnAt(at), this.picks.picked);
  }

  #showGhost() {
    this.stage.ghost(this.#ghosts(this.#ghostPlace()));
  }

  /** Enter. A thing under the focus that is lit, or may be in a moment, is pressed by the browser itself. */
  accept() {
    if (this.mirror.hasFocus() && (this.hand.isBusy || this.picks.lit.has(this.mirror.stop ?? ""))) return false;
    return this.hand.accept();
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
    this.talk.inspect(found);
    this.#options.on.inspect?.(id);
    return true;
  }

  /** @param {string} id */
  #item(id) {
    return this.items.find((item) => item.id === id);
  }

  #size() {
    return { width: this.room.table.clientWidth, height: this.room.table.clientHeight };
  }

  /** @param {string | null} id */
  explain(id) {
    const item = id === null ? undefined : this.#item(id);
    if (!item) {
      this.talk.hide();
      return;
    }
    const ghosts = this.picks.lit.has(item.id) ? this.#ghosts(item.id) : [];
    const place = notePlace(item, this.views, this.#size(), ghosts);
    this.talk.explain(item, this.picks.picking, this.hand.reasons[item.id], place);
  }

  /** @param {string | null} id */
  hover(id) {
    if (id === this.#hovered) return;
    this.#hovered = id;
    this.room.table.classList.toggle("is-lit", id !== null && this.picks.lit.has(id));
    this.explain(id ?? this.picks.pending);
    this.#refreshLook();
  }

  /** @param {string | null} id */
  #focus(id) {
    const isVisible = document.activeElement?.matches(":focus-visible") ?? false;
    this.focused = isVisible ? id : null;
    const item = id === null ? undefined : this.#item(id);
    if (item?.area === "board" && isVisible) this.views.reveal(item);
    this.explain(this.focused ?? this.#hovered ?? this.picks.pending);
    this.#refreshLook();
  }

  /** Only what follows the pointer: neither words nor buttons change. */
  #refreshLook() {
    this.stage.focus(this.focused ?? this.#hovered);
    this.#showGhost();
  }
}
