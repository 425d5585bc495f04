// The table: shows frames, lets a person pick, and reports which choice was made. It knows no game; the scene in
// web/games/<game>/ says what a view looks like.

import { icons } from "../lib/vendor-table.js";
import { ActionBar } from "./action-bar.js";
import { Attention } from "./attention.js";
import { Cameras } from "./cameras.js";
import { Explainer } from "./explainer.js";
import { listenGestures } from "./gestures.js";
import { freeEdge, shownHint } from "./hint-ghost.js";
import { KeyFocus } from "./key-focus.js";
import { Labels } from "./labels.js";
import { Mirror } from "./mirror.js";
import { Painter } from "./painter.js";
import { pickOrder } from "./pick-order.js";
import { Picker } from "./picker.js";
import { Stage } from "./stage.js";
import { buildTableDom } from "./table-dom.js";
import { TableDrawing } from "./table-drawing.js";
import { TableState } from "./table-state.js";
import { textFactor } from "./text-size.js";

/** @typedef {import("../play/hint.js").PointedAt} PointedAt */
/** @typedef {import("./types.js").Frame} Frame */
/** @typedef {import("./types.js").GameScene} GameScene */
/** @typedef {import("./types.js").TableOptions} TableOptions */
/** @typedef {import("./types.js").TablePreferences} TablePreferences */
/** @typedef {import("./table-state.js").Showing} Showing */

/** Milliseconds in which a glow comes and goes. */
const PULSING = 2100;

/**
 * Builds the parts of a table and connects them: input goes to the picker, the picker changes the state, and the drawing
 * shows it.
 * @param {HTMLElement} root
 * @param {TableOptions} options
 * @param {GameScene} game
 */
function buildTable(root, options, game) {
  const { text, on } = options;
  const painter = new Painter(icons);
  const state = stateOf(options, game);
  const dom = buildTableDom(root, text);
  const stage = new Stage(dom.canvas, painter);
  const labels = new Labels(text);
  const cameras = new Cameras((area, camera, window) => {
    dom.table.classList.toggle("is-moved", cameras.isMoved);
    stage.setCamera(area, camera, window);
    mirror.setCamera(area, camera, window);
    if (area === "board") on.moved?.();
  });
  const explainer = new Explainer(state, dom, painter, { game, labels, cameras, text, preview: on.preview });
  const showSeat = (/** @type {number} */ seat) => {
    state.showSeat(seat);
    drawing.draw(false);
    on.say?.({ key: "table-board-of", args: { seat } });
  };
  const picker = new Picker(state, {
    on,
    explainer,
    showSeat,
    refresh: () => drawing.refresh(),
    follow: () => focus.follow(),
    goBack: (id) => focus.goBack(id),
    isCovered: () => document.querySelector("dialog[open]") !== null,
    now: () => performance.now(),
  });
  const refresh = () => drawing.refreshAttention();
  const attention = new Attention(state, { table: dom.table, cameras, explainer, refresh });
  const mirror = new Mirror(
    { board: dom.board, tray: dom.trayCell, side: dom.side },
    {
      focus: (id, isVisible) => attention.focus(id, isVisible),
      press: (id) => picker.tap(id, "key"),
      lost: () => focus.first(),
    },
  );
  const bar = new ActionBar(dom.bar, painter, {
    press: (id, isKey) => picker.press(id, { isKey }),
    look: (id, how) => explainer.explainButton(id, how),
    seat: showSeat,
    leave: () => focus.first(),
  });
  const focus = new KeyFocus(state, { mirror, bar, home: root.closest("main") ?? root });
  const drawing = new TableDrawing(state, game, options, { dom, stage, cameras, mirror, bar, labels, picker });
  const drawn = { dom, painter, stage, labels, cameras, mirror, bar, drawing };
  return { ...drawn, state, explainer, picker, attention, focus, showSeat };
}

/**
 * @param {TableOptions} options
 * @param {GameScene} game
 */
function stateOf({ preferences, content }, game) {
  return new TableState(
    preferences,
    ({ view, choices }, index) => game.covers?.(view, content, choices[index]?.path ?? []) ?? null,
  );
}

/** @typedef {ReturnType<typeof buildTable>} TableParts */

/**
 * @param {HTMLElement} root
 * @param {TableOptions} options
 * @param {GameScene} scene
 */
export function mountTable(root, options, scene) {
  const table = new Table(buildTable(root, options, scene), options);
  table.setPreferences(options.preferences);
  return table;
}

class Table {
  #parts;
  #text;
  #say;
  #stopGestures;
  #resizing;

  /**
   * @param {TableParts} parts
   * @param {Pick<TableOptions, "text" | "on">} options
   */
  constructor(parts, { text, on }) {
    this.#parts = parts;
    this.#text = text;
    this.#say = on.say ?? (() => {});
    const { state, dom, stage, cameras, explainer, picker, attention, mirror, focus, drawing } = parts;
    this.#stopGestures = listenGestures(dom, state, {
      cameras,
      picker,
      explainer,
      attention,
      stage,
      fit: () => drawing.fit(),
      step: (key, shift) => {
        if (!mirror.step(key, shift)) this.#say({ key: "table-edge" });
        return true;
      },
      focusNext: (way) => {
        const before = document.activeElement;
        const isFound = focus.next(way);
        if (isFound && document.activeElement === before) this.#say({ key: "table-only-one" });
        return isFound;
      },
      focusGroup: (way) => focus.nextGroup(way),
      accept: () => this.#accept(),
    });
    this.#resizing = new ResizeObserver(() => drawing.resize());
    this.#resizing.observe(dom.table);
  }

  /**
   * @param {Frame} frame
   * @param {Showing} showing
   */
  show(frame, showing) {
    const { state, picker, drawing, focus } = this.#parts;
    const isFirst = state.frame === null;
    const isOther = state.frame !== frame;
    const isSomebodyElse = state.begin(frame, showing);
    if (isSomebodyElse) picker.forget();
    if (isFirst) void drawing.drawInTasks();
    else drawing.draw(showing.animate);
    if (isOther) focus.follow();
    picker.resume();
  }

  /** @param {TablePreferences} preferences */
  setPreferences(preferences) {
    const { state, dom, drawing, painter } = this.#parts;
    state.setPreferences(preferences);
    painter.textFactor = textFactor(preferences.textSize);
    dom.table.dataset.theme = preferences.theme;
    dom.table.dataset.motion = preferences.motion;
    drawing.draw(false);
  }

  /** Shows the whole board. */
  fit() {
    return this.#parts.drawing.fit();
  }

  /** Shows the board of a seat. @param {number} seat */
  showSeat(seat) {
    this.#parts.showSeat(seat);
  }

  /** Focuses the first thing that may be picked. */
  focusBoard() {
    this.#parts.focus.first();
  }

  /** Takes the focus to the question after a dialog. @param {Element | null} before what had the focus when it opened */
  resumeFocus(before) {
    this.#parts.focus.resume(before);
  }

  /** Marks what a hint is about, and shows the ghost of what it would place. @param {PointedAt} pointed */
  showHint(pointed) {
    const { state, cameras, drawing } = this.#parts;
    const hint = shownHint(pointed, (id) => state.item(id));
    state.showHint(hint);
    const place = state.item(hint.at ?? "");
    if (place?.area === "board") cameras.reveal(place);
    drawing.refresh();
  }

  /**
   * @param {readonly string[]} ids of the items where something happened; none: nothing is being told
   * @param {{ isWanted?: boolean }} [options] `isWanted`: somebody asks to be shown it, so the board may move
   */
  glow(ids, { isWanted = false } = {}) {
    const { state, cameras, drawing, stage } = this.#parts;
    state.glow(ids);
    const first = ids.map((id) => state.item(id)).find((item) => item?.area === "board");
    if (isWanted && first) cameras.reveal(first);
    drawing.refresh();
    if (ids.length > 0 && state.preferences.motion === "full") void stage.pulseGlow(PULSING);
  }

  /**
   * Where these items, the board and what may be picked lie, in pixels of the table.
   * @param {readonly string[]} ids
   */
  places(ids) {
    const { state, cameras } = this.#parts;
    const boxes = (/** @type {Iterable<string>} */ each) =>
      [...each].flatMap((id) => {
        const item = state.item(id);
        return item?.area === "board" ? [cameras.boxOf(item)] : [];
      });
    return { board: cameras.windows.board, about: boxes(ids), lit: boxes(state.selection.lit) };
  }

  /**
   * Where the words of a hint may lie: the board, and the edge of it at which words of this size hide least of what the
   * hint is about and of what is in the hand.
   * @param {import("./types.js").Size} size
   */
  roomForHint(size) {
    const { state, cameras, drawing } = this.#parts;
    const { board } = cameras.windows;
    const items = state.items.filter(({ id }) => state.pointed.has(id) || id === state.held);
    const about = [...items, ...drawing.hintGhosts].map((item) => cameras.boxOf(item));
    return { board, edge: freeEdge(board, about, size) };
  }

  /** How many things may be picked, what the buttons say that may be pressed, what is in the hand and on the board. */
  heard() {
    const { state, labels } = this.#parts;
    const { lit } = state.selection;
    const controls = (state.frame?.view.controls ?? []).filter(({ id }) => lit.has(id));
    return {
      count: [...lit].filter((id) => state.item(id) !== undefined).length,
      pickable: pickableNames(state, labels),
      buttons: controls.map(({ label }) => this.#text(label)),
      hand:
        state.shownSeat === state.mine
          ? state.items.filter((item) => item.inHand && !isNone(item)).map((item) => labels.name(item))
          : [],
      board: labels.board(state.items),
    };
  }

  /** @param {string} id of an item or a button @returns {string} */
  nameOf(id) {
    const { state, labels } = this.#parts;
    const control = state.control(id);
    if (control) return this.#text(control.label);
    const item = state.item(id);
    return item ? labels.name(item) : "";
  }

  /** Runs something else that changes the game, after the inputs before it. @param {() => unknown} run */
  inTurn(run) {
    this.#parts.picker.inTurn(run);
  }

  destroy() {
    const { state, dom, stage, explainer, picker, drawing } = this.#parts;
    state.end();
    picker.stop();
    drawing.stop();
    this.#stopGestures();
    this.#resizing.disconnect();
    explainer.hide();
    stage.destroy();
    dom.table.remove();
  }

  /** Enter. If the item with the focus may be picked, now or soon, the browser presses its mirror button instead. */
  #accept() {
    const { state, mirror, picker } = this.#parts;
    if (mirror.hasFocus() && (picker.isBusy || state.selection.lit.has(mirror.tabStop ?? ""))) return false;
    if (picker.accept()) return true;
    if (!mirror.hasFocus()) this.#say({ key: "table-enter-nothing" });
    return false;
  }
}

/** Whether an item of a hand says that there is none of it. @param {import("./types.js").Item} item */
function isNone(item) {
  return item.label?.[0]?.args?.count === 0;
}

/** More things that may be picked are only counted. */
const MOST_TOLD = 20;

/**
 * The different things that may be picked, in short.
 * @param {TableState} state
 * @param {Labels} labels
 */
function pickableNames(state, labels) {
  const { items, selection } = state;
  const things = pickOrder(items, selection).flatMap((id) => state.item(id) ?? []);
  const names = new Set(things.map((item) => labels.brief(item, selection)));
  return names.size <= MOST_TOLD ? [...names] : [];
}
