// Makes and fills DOM elements.

/** @typedef {Node | string | number | null | undefined | false} Child */

/**
 * An element. `on…` properties are listeners, `false` leaves an attribute out, `style` sets custom properties.
 * @template {keyof HTMLElementTagNameMap} Tag
 * @param {Tag} tag
 * @param {Record<string, any>} [properties]
 * @param {...(Child | Child[])} children
 * @returns {HTMLElementTagNameMap[Tag]}
 */
export function h(tag, properties = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(properties)) {
    if (value === false || value === undefined || value === null) continue;
    if (name.startsWith("on")) element.addEventListener(name.slice(2), value);
    else if (name === "style")
      for (const [key, setting] of Object.entries(value)) element.style.setProperty(key, String(setting));
    else if (name === "value") Reflect.set(element, name, value);
    else element.setAttribute(name, value === true ? "" : String(value));
  }
  append(element, children);
  return element;
}

/**
 * @param {Node} parent
 * @param {(Child | Child[])[]} children
 */
export function append(parent, children) {
  for (const child of children.flat()) {
    if (child === null || child === undefined || child === false) continue;
    parent.appendChild(child instanceof Node ? child : document.createTextNode(String(child)));
  }
}

/**
 * @param {Element} parent
 * @param {...(Child | Child[])} children
 */
export function fill(parent, ...children) {
  parent.replaceChildren();
  append(parent, children);
}

/**
 * The same, but the elements stay if they would look the same: a button that is replaced between the press and the release
 * of a finger gets no click. So their handlers must not depend on what was known when they were made.
 * @param {Element} parent
 * @param {...(Child | Child[])} children
 */
export function refill(parent, ...children) {
  const wanted = /** @type {Element} */ (parent.cloneNode(false));
  append(wanted, children);
  if (!wanted.isEqualNode(parent)) parent.replaceChildren(...wanted.childNodes);
}

const FOCUSABLE = "button, select, input, summary, [tabindex]";

/**
 * Draws a part again and keeps the focus: the control at the same place among its controls gets it.
 * @param {Element} part
 * @param {() => void} draw
 */
export function keepFocus(part, draw) {
  const at = [...part.querySelectorAll(FOCUSABLE)].indexOf(/** @type {Element} */ (document.activeElement));
  draw();
  if (at < 0) return;
  const controls = [...part.querySelectorAll(FOCUSABLE)];
  const next = controls[Math.min(at, controls.length - 1)];
  if (next instanceof HTMLElement) next.focus({ preventScroll: true });
}

/** @param {Element} part */
export function focusFirst(part) {
  const first = part.querySelector(FOCUSABLE);
  if (first instanceof HTMLElement) first.focus({ preventScroll: true });
}

let serial = 0;
/** An id that no other element has, for a label and its field. */
export function freshId() {
  serial += 1;
  return `id-${serial}`;
}
