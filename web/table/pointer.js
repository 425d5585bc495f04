// Recognizes hover, tap, double tap, long press, drag, pan, pinch and wheel from pointer events, and reports them.

/** @typedef {import("./types.js").Point} Point */

/**
 * @typedef {object} PointerHandlers
 * @property {(point: Point | null) => void} hover null: the pointer has left
 * @property {(point: Point, isTouch: boolean) => void} tap
 * @property {(point: Point) => void} doubleTap after its second tap
 * @property {(point: Point) => void} hold a long press
 * @property {(point: Point) => void} menu the secondary mouse button
 * @property {(point: Point) => boolean} beginDrag whether something is dragged from there; else the drag is a pan
 * @property {(point: Point) => void} drag
 * @property {(point: Point | null) => void} drop null: the drag is cancelled
 * @property {(from: Point, dx: number, dy: number) => void} pan
 * @property {(point: Point, factor: number) => void} zoom
 * @property {() => boolean} mayTurn whether the wheel turns what is picked instead of zooming
 * @property {(way: 1 | -1) => void} turn
 * @property {() => void} begin any press or wheel, before all else
 */

/** Pixels that a pointer may move before a press is a drag or a pan. */
const SLOP = { mouse: 4, touch: 10, pen: 8 };
/** Pixels of the wheel for one turn: a mouse moves it so far in one step, a trackpad adds up to it. */
const NOTCH = 50;
/** Milliseconds until a press is a long one, and between the taps of a double tap at most. */
const LONG_PRESS = 500;
const DOUBLE_TAP = 350;
/** Pixels between the taps of a double tap at most. */
const NEAR = 24;

/**
 * @param {HTMLElement} surface
 * @param {PointerHandlers} on
 * @returns {() => void} stops listening
 */
export function listenPointers(surface, on) {
  const listener = new PointerListener(surface, on);
  return () => listener.stop();
}

class PointerListener {
  #surface;
  #on;
  #abort = new AbortController();
  /** @type {Map<number, Point>} the pointers that are pressed, by id */
  #down = new Map();
  /** @type {"idle" | "pressed" | "pan" | "drag" | "pinch" | "held"} */
  #mode = "idle";
  /** @type {Point} */
  #start = { x: 0, y: 0 };
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #longPress;
  #wheeled = 0;
  #lastTap = { time: 0, x: 0, y: 0 };

  /**
   * @param {HTMLElement} surface
   * @param {PointerHandlers} on
   */
  constructor(surface, on) {
    this.#surface = surface;
    this.#on = on;
    const { signal } = this.#abort;
    surface.addEventListener("pointerdown", (event) => this.#press(event), { signal });
    window.addEventListener("pointermove", (event) => this.#move(event), { signal });
    window.addEventListener("pointerup", (event) => this.#release(event), { signal });
    window.addEventListener("pointercancel", (event) => this.#release(event), { signal });
    surface.addEventListener("touchend", endTouch, { signal, passive: false });
    surface.addEventListener("pointerleave", () => on.hover(null), { signal });
    surface.addEventListener("contextmenu", (event) => this.#openMenu(event), { signal });
    surface.addEventListener("wheel", (event) => this.#wheel(event), { signal, passive: false });
  }

  stop() {
    this.#abort.abort();
  }

  /** @param {MouseEvent} event @returns {Point} */
  #at(event) {
    const box = this.#surface.getBoundingClientRect();
    return { x: event.clientX - box.left, y: event.clientY - box.top };
  }

  /** The middle of two pressed pointers, and their distance. */
  #spread() {
    const [a, b] = [...this.#down.values()];
    if (!a || !b) return { middle: this.#start, distance: 1 };
    return {
      middle: { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 },
      distance: Math.max(1, Math.hypot(a.x - b.x, a.y - b.y)),
    };
  }

  /** @param {PointerEvent} event */
  #press(event) {
    this.#on.begin();
    if (event.button === 2 || isOnOverlay(event)) return;
    const point = this.#at(event);
    this.#down.set(event.pointerId, point);
    clearTimeout(this.#longPress);
    if (this.#down.size === 2) {
      if (this.#mode === "drag") this.#on.drop(null);
      this.#mode = "pinch";
      return;
    }
    this.#start = point;
    this.#mode = "pressed";
    if (event.pointerType === "mouse") return;
    this.#longPress = setTimeout(() => {
      this.#mode = "held";
      this.#on.hold(point);
    }, LONG_PRESS);
  }

  /** @param {PointerEvent} event */
  #move(event) {
    const point = this.#at(event);
    const before = this.#down.get(event.pointerId);
    if (!before) {
      if (event.pointerType === "mouse" && this.#surface.contains(/** @type {Node} */ (event.target)))
        this.#on.hover(isOnOverlay(event) ? null : point);
      return;
    }
    const old = this.#spread();
    this.#down.set(event.pointerId, point);
    if (this.#mode === "pinch") {
      const { middle, distance } = this.#spread();
      this.#on.pan(old.middle, middle.x - old.middle.x, middle.y - old.middle.y);
      this.#on.zoom(middle, distance / old.distance);
      return;
    }
    const slop = SLOP[/** @type {"mouse"} */ (event.pointerType)] ?? 8;
    if (this.#mode === "pressed" && Math.hypot(point.x - this.#start.x, point.y - this.#start.y) > slop) {
      clearTimeout(this.#longPress);
      this.#mode = this.#on.beginDrag(this.#start) ? "drag" : "pan";
    }
    if (this.#mode === "drag") this.#on.drag(point);
    else if (this.#mode === "pan") this.#on.pan(this.#start, point.x - before.x, point.y - before.y);
  }

  /** @param {PointerEvent} event */
  #release(event) {
    if (!this.#down.delete(event.pointerId)) return;
    clearTimeout(this.#longPress);
    const point = this.#at(event);
    const isCancelled = event.type === "pointercancel";
    if (this.#mode === "drag") this.#on.drop(isCancelled ? null : point);
    else if (this.#mode === "pressed" && !isCancelled) this.#tap(point, event);
    if (this.#mode !== "pinch" || this.#down.size === 0) this.#mode = "idle";
  }

  /**
   * @param {Point} point
   * @param {PointerEvent} event
   */
  #tap(point, { timeStamp, pointerType }) {
    const last = this.#lastTap;
    const isNear = Math.hypot(point.x - last.x, point.y - last.y) < NEAR;
    const isDouble = isNear && timeStamp - last.time < DOUBLE_TAP;
    this.#lastTap = { time: isDouble ? 0 : timeStamp, ...point };
    this.#on.tap(point, pointerType !== "mouse");
    if (isDouble) this.#on.doubleTap(point);
  }

  /** @param {MouseEvent} event */
  #openMenu(event) {
    if (isOnOverlay(event)) return;
    event.preventDefault();
    if (this.#mode !== "held") this.#on.menu(this.#at(event));
  }

  /** @param {WheelEvent} event */
  #wheel(event) {
    if (isOnOverlay(event)) return;
    event.preventDefault();
    this.#on.begin();
    if (!this.#on.mayTurn()) {
      // The pinch of a trackpad comes as a wheel with ctrlKey and small steps.
      this.#on.zoom(this.#at(event), Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.0015)));
      return;
    }
    this.#wheeled += event.deltaY;
    if (Math.abs(this.#wheeled) < NOTCH) return;
    this.#on.turn(this.#wheeled > 0 ? 1 : -1);
    this.#wheeled = 0;
  }
}

/**
 * Stops the click and the change of focus that a browser adds after a touch: they would end what the tap has shown.
 * @param {TouchEvent} event
 */
function endTouch(event) {
  if (event.cancelable && !isOnOverlay(event)) event.preventDefault();
}

/** Whether it is on a button or dialog over the surface, which handles its own events. @param {Event} event */
function isOnOverlay(event) {
  return event.target instanceof Element && event.target.closest(".tabletop-overlay") !== null;
}
