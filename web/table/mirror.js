// The mirror buttons: one real button over the canvas for each item that has a name, for keyboards, screen readers and
// tests. They are placed in the units of their area; one transform for each area moves them with its camera. Items of one
// group lie under a heading.

import { direction, nextInDirection } from "./geometry.js";
import { MirrorGroups } from "./mirror-groups.js";

/** @typedef {import("./types.js").Item} Item */
/** @typedef {import("./types.js").Area} Area */
/** @typedef {import("./types.js").Box} Box */
/** @typedef {import("./camera.js").Camera} Camera */

/**
 * @typedef {object} MirrorButton
 * @property {string} label
 * @property {string} group the heading that it lies under; "" for none
 * @property {boolean} lit
 * @property {boolean} isOther it may be picked instead of what was picked before
 * @property {boolean} picked
 * @property {boolean} pointed
 */

export class Mirror {
  /** @type {Map<string, HTMLButtonElement>} */
  #buttons = new Map();
  /** @type {Map<Area, HTMLElement>} */
  #planes = new Map();
  /** @type {Map<Area, MirrorGroups>} */
  #groups = new Map();
  /** @type {Map<Area, Camera>} */
  #cameras = new Map();
  /** @type {Map<string, Item>} */
  #items = new Map();
  /** @type {string | null} the id of the one button that the Tab key reaches */
  #tabStop = null;
  #grid = /** @type {"hex" | "square"} */ ("square");
  #lost;

  /**
   * @param {Record<Area, HTMLElement>} cells
   * @param {{ focus(id: string | null, isVisible: boolean): void, press(id: string): void, lost(): void }} on `lost`: the
   *   item with the focus has left the table
   */
  constructor(cells, on) {
    this.#lost = on.lost;
    for (const [area, cell] of Object.entries(cells)) {
      const plane = document.createElement("div");
      plane.className = "tabletop-mirror";
      cell.append(plane);
      this.#planes.set(/** @type {Area} */ (area), plane);
      this.#groups.set(/** @type {Area} */ (area), new MirrorGroups(plane));
      // A key that is held down would answer the next question too.
      plane.addEventListener("keydown", (event) => event.repeat && event.key === "Enter" && event.preventDefault());
      plane.addEventListener("focusin", (event) => {
        const id = idOf(event.target);
        if (id === null) return;
        this.#setTabStop(id);
        on.focus(id, event.target instanceof Element && event.target.matches(":focus-visible"));
      });
      plane.addEventListener("focusout", () => on.focus(null, false));
      plane.addEventListener("click", (event) => {
        const id = idOf(event.target);
        // The click of a pointer was a tap already, see pointer.js; those of keyboards and screen readers have no detail.
        if (id !== null && event.detail === 0) on.press(id);
      });
    }
  }

  /**
   * @param {readonly Item[]} items
   * @param {"hex" | "square"} grid
   * @param {(item: Item) => MirrorButton} buttonOf
   */
  update(items, grid, buttonOf) {
    this.#grid = grid;
    const named = items.filter((item) => item.label && !item.silent);
    this.#items = new Map(named.map((item) => [item.id, item]));
    const hadFocus = this.hasFocus();
    for (const [id, button] of this.#buttons) {
      if (this.#items.has(id)) continue;
      button.remove();
      this.#buttons.delete(id);
    }
    for (const groups of this.#groups.values()) groups.begin();
    for (const item of named) this.#set(item, buttonOf(item));
    for (const groups of this.#groups.values()) groups.end();
    if (this.#tabStop !== null && this.#items.has(this.#tabStop)) return;
    const lit = named.find((item) => this.#buttons.get(item.id)?.classList.contains("is-lit"));
    this.#setTabStop((lit ?? named[0])?.id ?? null);
    if (hadFocus) this.#lost();
  }

  /**
   * @param {Item} item
   * @param {MirrorButton} state
   */
  #set(item, { label, group, lit, isOther, picked, pointed }) {
    const parent = /** @type {MirrorGroups} */ (this.#groups.get(item.area)).of(group);
    let button = this.#buttons.get(item.id);
    if (!button) {
      button = document.createElement("button");
      button.type = "button";
      button.tabIndex = -1;
      button.dataset.id = item.id;
      this.#buttons.set(item.id, button);
    }
    if (button.parentElement !== parent) moveTo(parent, button);
    const place = `left:${item.x - item.width / 2}px;top:${item.y - item.height / 2}px;width:${item.width}px;height:${item.height}px;z-index:${Math.round(((item.z ?? 0) + 2) * 2)}`;
    if (button.dataset.place !== place) {
      button.dataset.place = place;
      button.style.cssText = place;
    }
    set(button, "class", lit ? `is-${item.shape} is-lit` : `is-${item.shape}`);
    set(button, "aria-label", label);
    set(button, "aria-disabled", String(!lit && !isOther && !item.opens));
    set(button, "aria-haspopup", item.opens && !lit ? "dialog" : null);
    set(button, "aria-pressed", picked ? "true" : null);
    set(button, "aria-current", pointed ? "true" : null);
  }

  /**
   * @param {Area} area
   * @param {Camera} camera in pixels of the table
   * @param {Box} window where the area's cell lies
   */
  setCamera(area, camera, window) {
    this.#cameras.set(area, camera);
    const plane = this.#planes.get(area);
    if (plane)
      plane.style.transform = `translate(${camera.x - window.x}px, ${camera.y - window.y}px) scale(${camera.scale})`;
  }

  /** @param {string} id */
  focus(id) {
    this.#buttons.get(id)?.focus({ preventScroll: true });
  }

  /** The id of the item that has the keyboard's focus, or would get it. */
  get tabStop() {
    return this.#tabStop;
  }

  hasFocus() {
    return this.#buttons.get(this.#tabStop ?? "") === document.activeElement;
  }

  /**
   * @param {string} key
   * @param {boolean} shift
   * @returns {boolean} whether the focus moved
   */
  step(key, shift) {
    const from = this.#items.get(this.#tabStop ?? "");
    if (!from) return false;
    const degrees = direction(key, shift, from.area === "board" ? this.#grid : "square");
    if (degrees === null) return false;
    const spots = [...this.#items.values()].map((item) => this.#spot(item));
    const here = spots.filter((spot) => spot.area === from.area);
    // From the edge of an area the way leads to another one, not along the edge.
    const elsewhere = spots.filter((spot) => spot.area !== from.area);
    const narrow = from.area === "board" && this.#grid === "hex" ? 29 : 59;
    const start = this.#spot(from);
    const id =
      nextInDirection(here, start, degrees, narrow) ??
      nextInDirection(here, start, degrees, 59) ??
      nextInDirection(elsewhere, start, degrees, 80);
    if (id !== null) this.focus(id);
    return id !== null;
  }

  /** @param {Item} item */
  #spot(item) {
    const camera = this.#cameras.get(item.area) ?? { scale: 1, x: 0, y: 0 };
    return { id: item.id, area: item.area, x: item.x * camera.scale + camera.x, y: item.y * camera.scale + camera.y };
  }

  /** @param {string | null} id */
  #setTabStop(id) {
    const old = this.#buttons.get(this.#tabStop ?? "");
    if (old) old.tabIndex = -1;
    this.#tabStop = id;
    const button = this.#buttons.get(id ?? "");
    if (button) button.tabIndex = 0;
  }
}

/**
 * Moves a button to its group; the focus stays on it.
 * @param {HTMLElement} parent
 * @param {HTMLElement} button
 */
function moveTo(parent, button) {
  const hadFocus = button === document.activeElement;
  parent.append(button);
  if (hadFocus) button.focus({ preventScroll: true });
}

/** @param {EventTarget | null} target @returns {string | null} */
function idOf(target) {
  return target instanceof HTMLElement ? (target.dataset.id ?? null) : null;
}

/**
 * @param {HTMLElement} element
 * @param {string} name
 * @param {string | null} value
 */
function set(element, name, value) {
  if (value === null) element.removeAttribute(name);
  else if (element.getAttribute(name) !== value) element.setAttribute(name, value);
}
