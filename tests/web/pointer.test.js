import assert from "node:assert/strict";
import { test } from "node:test";
import { listenPointers } from "../../web/table/pointer.js";

/** An element as far as events need it. */
class FakeElement extends EventTarget {
  isOverlay = false;

  getBoundingClientRect() {
    return { left: 10, top: 20 };
  }

  contains() {
    return true;
  }

  closest() {
    return this.isOverlay ? this : null;
  }
}

/** Listens on a surface; says what was recognized, in the order it came. */
function listening({ mayDrag = false, mayTurn = false } = {}) {
  const [surface, page] = [new FakeElement(), new EventTarget()];
  Object.assign(globalThis, { window: page, Element: FakeElement });
  /** @type {string[]} */
  const seen = [];
  const note =
    (/** @type {string} */ name) =>
    (/** @type {any[]} */ ...args) => {
      seen.push([name, ...args.map((each) => (each?.x === undefined ? each : `${each.x},${each.y}`))].join(" "));
    };
  const on = {
    ...Object.fromEntries(
      ["hover", "tap", "doubleTap", "hold", "drag", "drop", "pan", "zoom", "turn"].map((name) => [name, note(name)]),
    ),
    beginDrag: () => mayDrag,
    mayTurn: () => mayTurn,
    begin: () => {},
  };
  const stop = listenPointers(/** @type {any} */ (surface), /** @type {any} */ (on));
  let time = 1000;
  const send = (/** @type {string} */ type, x = 0, y = 0, more = {}) => {
    const event = new Event(type, { cancelable: true });
    const fields = {
      clientX: x + 10,
      clientY: y + 20,
      pointerId: 1,
      pointerType: "mouse",
      button: 0,
      deltaY: 0,
      ...more,
    };
    for (const [name, value] of Object.entries({ timeStamp: time, ...fields }))
      Object.defineProperty(event, name, { value });
    const isOnWindow = ["pointermove", "pointerup", "pointercancel"].includes(type);
    if (isOnWindow) Object.defineProperty(event, "target", { value: surface });
    (isOnWindow ? page : surface).dispatchEvent(event);
    return event;
  };
  const wait = (/** @type {number} */ by) => {
    time += by;
  };
  return { surface, seen, send, wait, stop };
}

test("a press that hardly moves is a tap; a touch says that it is one", () => {
  const { seen, send, wait } = listening();
  send("pointerdown", 5, 5);
  send("pointermove", 8, 5);
  send("pointerup", 8, 5);
  wait(1000);
  send("pointerdown", 50, 5, { pointerType: "touch" });
  send("pointerup", 50, 5, { pointerType: "touch" });
  assert.deepEqual(seen, ["tap 8,5 false", "tap 50,5 true"]);
});

test("two taps near each other in short time are a double tap, and a third is none", () => {
  const { seen, send, wait } = listening();
  for (let tap = 0; tap < 3; tap += 1) {
    send("pointerdown", 5, 5);
    send("pointerup", 5, 5);
    wait(100);
  }
  assert.deepEqual(seen, ["tap 5,5 false", "tap 5,5 false", "doubleTap 5,5", "tap 5,5 false"]);
});

test("a press that moves pans, or drags what lies there", () => {
  for (const [mayDrag, moved] of /** @type {const} */ ([
    [false, ["pan 0,0 20 0", "pan 0,0 5 0"]],
    [true, ["drag 20,0", "drag 25,0", "drop 25,0"]],
  ])) {
    const { seen, send } = listening({ mayDrag });
    send("pointerdown");
    send("pointermove", 20, 0);
    send("pointermove", 25, 0);
    send("pointerup", 25, 0);
    assert.deepEqual(seen, moved);
  }
});

test("a cancelled drag drops nothing", () => {
  const { seen, send } = listening({ mayDrag: true });
  send("pointerdown");
  send("pointermove", 20, 0);
  send("pointercancel", 20, 0);
  assert.deepEqual(seen, ["drag 20,0", "drop "]);
});

test("two fingers pan and zoom, and end a drag", () => {
  const { seen, send } = listening({ mayDrag: true });
  const [one, two] = [{ pointerType: "touch" }, { pointerType: "touch", pointerId: 2 }];
  send("pointerdown", 0, 0, one);
  send("pointermove", 0, 20, one);
  send("pointerdown", 100, 20, two);
  send("pointermove", 200, 20, two);
  assert.deepEqual(seen, ["drag 0,20", "drop ", "pan 50,20 50 0", "zoom 100,20 2"]);
  send("pointerup", 200, 20, two);
  send("pointerup", 0, 20, one);
  assert.equal(seen.length, 4);
});

test("a long press is held instead of tapped", (context) => {
  context.mock.timers.enable({ apis: ["setTimeout"] });
  const { seen, send } = listening();
  send("pointerdown", 5, 5, { pointerType: "touch" });
  context.mock.timers.tick(500);
  send("pointerup", 5, 5, { pointerType: "touch" });
  assert.deepEqual(seen, ["hold 5,5"]);
});

test("the wheel zooms, or turns once it has moved far enough", () => {
  const zooming = listening();
  zooming.send("wheel", 3, 4, { deltaY: -100 });
  assert.equal(zooming.seen[0]?.startsWith("zoom 3,4 1.16"), true);
  const turning = listening({ mayTurn: true });
  for (const deltaY of [30, 30, -60]) turning.send("wheel", 0, 0, { deltaY });
  assert.deepEqual(turning.seen, ["turn 1", "turn -1"]);
});

test("what happens on an overlay is left to it", () => {
  const { seen, send, surface } = listening();
  surface.isOverlay = true;
  send("pointerdown");
  send("pointerup");
  send("wheel", 0, 0, { deltaY: 100 });
  assert.equal(send("contextmenu").defaultPrevented, false);
  assert.deepEqual(seen, []);
});

test("nothing is heard after it was stopped", () => {
  const { seen, send, stop } = listening();
  stop();
  send("pointermove", 5, 5);
  assert.deepEqual(seen, []);
});
