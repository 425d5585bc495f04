// Pointers: hover, tap, drag, pan, pinch, wheel. Says what was meant; does nothing itself.

/** @typedef {import("./types.js").Point} Point */

/**
 * @typedef {object} Intents
 * @property {(point: Point | null) => void} hover
 * @property {(point: Point, isTouch: boolean) => void} tap
 * @property {(point: Point) => void} twice a second tap on the same empty place
 * @property {(point: Point) => void} hold a long press, or the other mouse button
 * @property {(point: Point) => boolean} mayDrag whether something that can be carried lies there
 * @property {(point: Point) => void} carry
 * @property {(point: Point | null) => void} drop null: given up
 * @property {(from: Point, dx: number, dy: number) => void} pan
 * @property {(point: Point, factor: number) => void} zoom
 * @property {() => boolean} mayTurn whether the wheel turns what is held instead of zooming
 * @property {(way: 1 | -1) => void} turn
 * @property {() => void} touch anything at all: ends what moves
 */

const SLOP = { mouse: 4, touch: 10, pen: 8 };
/** A mouse's wheel moves so far at least; a trackpad adds up to it. */
const NOTCH = 50;
const LONG = 500;
const TWICE = 350;

/**
 * @param {HTMLElement} surface
 * @param {Intents} on
 * @returns {() => void} stops listening
 */
export function listen(surface, on) {
  const stop = new AbortController();
  const options = { signal: stop.signal };
  /** @type {Map<number, Point>} */
  const down = new Map();
  /** @type {"idle" | "pressed" | "pan" | "drag" | "pinch" | "held"} */
  let mode = "idle";
  /** @type {Point} */
  let start = { x: 0, y: 0 };
  let longPress = 0;
  let wheeled = 0;
  let lastTap = { time: 0, x: 0, y: 0 };

  /** @param {PointerEvent | WheelEvent | MouseEvent} event @returns {Point} */
  const at = (event) => {
    const box = surface.getBoundingClientRect();
    return { x: event.clientX - box.left, y: event.clientY - box.top };
  };
  const spread = () => {
    const [a, b] = [...down.values()];
    if (!a || !b) return { middle: start, distance: 1 };
    return {
      middle: { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 },
      distance: Math.max(1, Math.hypot(a.x - b.x, a.y - b.y)),
    };
  };

  surface.addEventListener(
    "pointerdown",
    (event) => {
      on.touch();
      if (event.button === 2 || isForeign(event)) return;
      const point = at(event);
      down.set(event.pointerId, point);
      clearTimeout(longPress);
      if (down.size === 2) {
        if (mode === "drag") on.drop(null);
        mode = "pinch";
        return;
      }
      start = point;
      mode = "pressed";
      if (event.pointerType !== "mouse") {
        longPress = setTimeout(() => {
          mode = "held";
          on.hold(point);
        }, LONG);
      }
    },
    options,
  );

  window.addEventListener(
    "pointermove",
    (event) => {
      const point = at(event);
      const before = down.get(event.pointerId);
      if (!before) {
        if (event.pointerType === "mouse" && surface.contains(/** @type {Node} */ (event.target)))
          on.hover(isForeign(event) ? null : point);
        return;
      }
      const old = spread();
      down.set(event.pointerId, point);
      if (mode === "pinch") {
        const now = spread();
        on.pan(old.middle, now.middle.x - old.middle.x, now.middle.y - old.middle.y);
        on.zoom(now.middle, now.distance / old.distance);
        return;
      }
      const slop = SLOP[/** @type {"mouse"} */ (event.pointerType)] ?? 8;
      if (mode === "pressed" && Math.hypot(point.x - start.x, point.y - start.y) > slop) {
        clearTimeout(longPress);
        mode = on.mayDrag(start) ? "drag" : "pan";
      }
      if (mode === "drag") on.carry(point);
      else if (mode === "pan") on.pan(start, point.x - before.x, point.y - before.y);
    },
    options,
  );

  /** @param {PointerEvent} event */
  const lift = (event) => {
    if (!down.delete(event.pointerId)) return;
    clearTimeout(longPress);
    const point = at(event);
    const isCancelled = event.type === "pointercancel";
    if (mode === "drag") on.drop(isCancelled ? null : point);
    else if (mode === "pressed" && !isCancelled) {
      const near = Math.hypot(point.x - lastTap.x, point.y - lastTap.y) < 24 && event.timeStamp - lastTap.time < TWICE;
      lastTap = { time: near ? 0 : event.timeStamp, ...point };
      on.tap(point, event.pointerType !== "mouse");
      if (near) on.twice(point);
    }
    if (mode !== "pinch" || down.size === 0) mode = "idle";
  };
  window.addEventListener("pointerup", lift, options);
  window.addEventListener("pointercancel", lift, options);
  // What a browser makes of a touch afterwards, a click and a change of focus, would end what the tap has just shown.
  surface.addEventListener(
    "touchend",
    (event) => {
      if (event.cancelable && !isForeign(event)) event.preventDefault();
    },
    { ...options, passive: false },
  );
  surface.addEventListener("pointerleave", () => on.hover(null), options);
  surface.addEventListener(
    "contextmenu",
    (event) => {
      if (isForeign(event)) return;
      event.preventDefault();
      if (mode !== "held") on.hold(at(event));
    },
    options,
  );
  surface.addEventListener(
    "wheel",
    (event) => {
      if (isForeign(event)) return;
      event.preventDefault();
      on.touch();
      if (on.mayTurn()) {
        wheeled += event.deltaY;
        if (Math.abs(wheeled) < NOTCH) return;
        on.turn(wheeled > 0 ? 1 : -1);
        wheeled = 0;
        return;
      }
      // A trackpad's pinch comes as a wheel with ctrlKey and small steps.
      on.zoom(at(event), Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.0015)));
    },
    { ...options, passive: false },
  );
  return () => stop.abort();
}

/** Buttons and popovers that lie on the surface look after themselves. @param {Event} event */
function isForeign(event) {
  return event.target instanceof Element && event.target.closest(".tabletop-overlay") !== null;
}
