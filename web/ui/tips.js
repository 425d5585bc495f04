// The tips of the page: what a sign or a button means, at once where the pointer, the focus or a tap is. An element has its
// tip in `data-tip`; one in `data-focus-tip` is shown only at the keyboard's focus. Tips of the canvas are in table/tip.js.

import { h } from "./dom.js";

/** @typedef {{ x: number, y: number, width: number, height: number }} Box */
/** @typedef {{ width: number, height: number }} Size */

const GAP = 6;
const EDGE = 4;

/**
 * Where a tip lies: below its element in the upper half of the window, above it in the lower half, and never over it.
 * @param {Box} about the element
 * @param {Size} tip
 * @param {Size} window
 */
export function tipSpot(about, tip, window) {
  const isUpper = about.y + about.height / 2 < window.height / 2;
  const y = isUpper ? about.y + about.height + GAP : about.y - GAP - tip.height;
  const middle = about.x + about.width / 2 - tip.width / 2;
  return { x: Math.max(EDGE, Math.min(middle, window.width - tip.width - EDGE)), y };
}

/** The one tip of the page. */
class PageTip {
  #tip = h("div", { class: "page-tip", popover: "manual", "aria-hidden": "true" });
  // What is drawn again is another element: a tip about nothing goes.
  #drawing = new MutationObserver(() => this.shown?.isConnected === false && this.hide());
  /** @type {Element | null} what the tip is about */
  shown = null;

  constructor() {
    document.body.append(this.#tip);
  }

  hide = () => {
    this.shown = null;
    this.#drawing.disconnect();
    if (this.#tip.matches(":popover-open")) this.#tip.hidePopover();
  };

  /** @param {Element} about @param {string} words */
  show(about, words) {
    const tip = this.#tip;
    tip.textContent = words;
    this.shown = about;
    this.#drawing.observe(document.body, { childList: true, subtree: true });
    if (!tip.matches(":popover-open")) tip.showPopover();
    const window = { width: innerWidth, height: innerHeight };
    const { x, y } = tipSpot(about.getBoundingClientRect(), tip.getBoundingClientRect(), window);
    tip.style.transform = `translate(${Math.round(x)}px, ${Math.round(y)}px)`;
  }
}

/** Shows the tips of all elements, from now on. */
export function showTips() {
  const tip = new PageTip();
  followMouse(tip);
  document.addEventListener("click", (event) => {
    const about = tipped(event.target, "[data-tip]");
    if (!about || about === tip.shown || about.matches("button, a")) tip.hide();
    else tip.show(about, about.dataset.tip ?? "");
  });
  document.addEventListener("focusin", (event) => {
    const about = tipped(event.target, "[data-tip], [data-focus-tip]");
    if (about?.matches(":focus-visible")) tip.show(about, about.dataset.focusTip ?? about.dataset.tip ?? "");
    else tip.hide();
  });
  document.addEventListener("focusout", tip.hide);
  document.addEventListener("keydown", (event) => event.key === "Escape" && tip.hide());
  document.addEventListener("scroll", tip.hide, { capture: true, passive: true });
}

/** @param {PageTip} tip */
function followMouse(tip) {
  /** where the mouse was last seen */
  let at = { x: -1, y: -1 };
  document.addEventListener("pointerover", (event) => {
    // A finger has no hover: what it taps is told by the click, and a button acts instead.
    if (event.pointerType !== "mouse") return;
    const about = tipped(event.target, "[data-tip]");
    // What is drawn under a mouse that rests was not asked for.
    const isResting = event.screenX === at.x && event.screenY === at.y;
    at = { x: event.screenX, y: event.screenY };
    if (about === tip.shown) return;
    if (about && !isResting) tip.show(about, about.dataset.tip ?? "");
    else tip.hide();
  });
  const look = (/** @type {PointerEvent} */ { screenX, screenY }) => {
    at = { x: screenX, y: screenY };
  };
  document.addEventListener("pointermove", look, { passive: true });
}

/**
 * The element with a tip that an event is about.
 * @param {EventTarget | null} target
 * @param {string} selector
 */
function tipped(target, selector) {
  const found = target instanceof Element ? target.closest(selector) : null;
  return found instanceof HTMLElement ? found : null;
}
