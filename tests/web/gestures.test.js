import assert from "node:assert/strict";
import { test } from "node:test";
import { PointerGestures } from "../../web/table/gestures.js";
import { TableState } from "../../web/table/table-state.js";
import { item } from "./fake-nodes.js";

const CAMERA = { scale: 1, x: 0, y: 0 };
const PIECE = { x: 0, y: 500 };
const PLACE = { x: 100, y: 0 };
const OTHER = { x: 200, y: 0 };
const NOTHING = { x: 300, y: 300 };

/**
 * A table with a piece in the tray that may be put on a place, and another place where it may not.
 * @param {{ isWaiting?: boolean, lit?: string[] }} [more]
 */
function table({ isWaiting = false, lit = ["piece", "place"] } = {}) {
  const state = new TableState(/** @type {any} */ ({}));
  const choices = lit.map((id) => ({ path: [id], label: { key: "do" } }));
  const frame = /** @type {any} */ ({ choices, view: { viewer: 0, pieces: [], controls: [] }, to_act: 0 });
  state.begin(frame, { players: [], animate: false, mine: 0, isStarting: false });
  const items = [item("piece", { area: "tray", ...PIECE, raised: true }), item("place", PLACE), item("other", OTHER)];
  state.setLayout(/** @type {any} */ ({ scene: { items, held: null } }));
  /** @type {string[]} */
  const done = [];
  const note =
    (/** @type {string} */ name) =>
    (/** @type {any[]} */ ...args) => {
      done.push(
        [name, ...args.map((each) => (each !== null && typeof each === "object" ? (each.id ?? "at") : each))].join(" "),
      );
      return true;
    };
  const to = /** @type {any} */ ({
    cameras: {
      areaAt: ({ y = 0 }) => (y > 400 ? "tray" : "board"),
      byArea: { board: CAMERA, tray: CAMERA },
      pan: note("pan"),
      zoom: note("zoom"),
    },
    picker: { tap: note("tap"), back: note("back"), rotate: note("rotate"), isWaiting },
    explainer: { explain: note("explain"), inspect: (/** @type {string} */ id) => id === "piece", hide: note("hide") },
    attention: { hover: note("hover") },
    stage: { carry: note("carry"), finish: note("finish") },
    fit: note("fit"),
  });
  return { gestures: new PointerGestures(state, to), state, done };
}

test("a tap is a tap on the item there, by a finger or the mouse", () => {
  const { gestures, done } = table();
  gestures.tap(PLACE, false);
  gestures.tap(PLACE, true);
  assert.deepEqual(done, ["tap place mouse", "tap place touch"]);
});

test("the right button takes a step back; where there is none, it explains", () => {
  const { gestures, state, done } = table();
  gestures.menu(OTHER);
  state.selection.tap("place", { confirm: true });
  gestures.menu(OTHER);
  assert.deepEqual(done, ["explain other", "back"]);
});

test("a tap on nothing takes back what waits to be confirmed, else hides the tip", () => {
  const { gestures, state, done } = table();
  gestures.tap(NOTHING, false);
  state.selection.tap("place", { confirm: true });
  gestures.tap(NOTHING, false);
  assert.deepEqual(done, ["hide", "back"]);
});

test("a double tap shows the whole board, unless it is on what may be picked", () => {
  const { gestures, done } = table();
  gestures.doubleTap(PLACE);
  gestures.doubleTap(PIECE);
  assert.deepEqual(done, []);
  gestures.doubleTap(OTHER);
  gestures.doubleTap(NOTHING);
  assert.deepEqual(done, ["fit", "fit"]);
});

test("a long press looks into an item, or explains it", () => {
  const { gestures, done } = table();
  gestures.hold(PIECE);
  gestures.hold(OTHER);
  gestures.hold(NOTHING);
  assert.deepEqual(done, ["explain other"]);
});

test("what stands out and may be picked is dragged; its ghost shows where it may be put", () => {
  const { gestures, done } = table();
  assert.equal(gestures.beginDrag(NOTHING), false);
  assert.equal(gestures.beginDrag(PLACE), false);
  assert.equal(gestures.beginDrag(PIECE), true);
  gestures.drag(OTHER);
  gestures.drag(PLACE);
  gestures.drop(PLACE);
  assert.deepEqual(done, [
    "tap piece drop",
    "carry piece at",
    "hover ",
    "carry  at",
    "hover place",
    "carry  at",
    "hover ",
    "tap place drop",
  ]);
});

test("a drop where it may not be put does nothing, unless the engine has yet to answer", () => {
  const taps = (/** @type {boolean} */ isWaiting) => {
    const { gestures, done } = table({ isWaiting });
    for (const point of [OTHER, NOTHING, null]) gestures.drop(point);
    return done.filter((each) => each.startsWith("tap"));
  };
  assert.deepEqual(taps(false), []);
  assert.deepEqual(taps(true), ["tap other drop"]);
});

test("only the board is panned and zoomed", () => {
  const { gestures, done } = table();
  gestures.pan(PIECE, 5, 5);
  gestures.zoom(PIECE, 2);
  assert.deepEqual(done, ["hide", "hide"]);
  gestures.pan(NOTHING, 5, 6);
  gestures.zoom(NOTHING, 2);
  assert.deepEqual(done.slice(2), ["hide", "pan 5 6", "hide", "zoom at 2"]);
});

test("the wheel turns only where a ghost is shown that may be turned", () => {
  const { gestures, state } = table({ lit: [] });
  const choices = ["rot:0", "rot:1"].map((turn) => ({ path: ["place", turn], label: { key: "do" } }));
  state.begin(/** @type {any} */ ({ ...state.frame, choices }), {
    players: [],
    animate: false,
    mine: 0,
    isStarting: false,
  });
  assert.equal(gestures.mayTurn(), false);
  state.hover("place");
  assert.equal(gestures.mayTurn(), true);
});
