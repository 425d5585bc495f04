// What a screen reader says, after its name, of the button that has the focus: the lines of its tip that the name lacks. What
// lies under the pointer does not change it.

const ID = "table-description";

export class Description {
  #element = document.createElement("div");
  /** @type {HTMLElement | null} the button that is described */
  #described = null;
  /** what was said of the button before, if it is of the same row */
  #known = { row: /** @type {Element | null} */ (null), button: /** @type {Element | null} */ (null), lines: [""] };

  /** @param {HTMLElement} root */
  constructor(root) {
    this.#element.id = ID;
    // A hidden element can describe another one, and is not read by itself.
    this.#element.hidden = true;
    root.append(this.#element);
  }

  /**
   * @param {HTMLElement} button
   * @param {readonly string[]} lines
   */
  show(button, lines) {
    if (button !== this.#described) this.hide();
    this.#described = button;
    const fresh = this.#unsaid(button, lines);
    const words = beyond(button.getAttribute("aria-label") ?? button.textContent ?? "", fresh);
    this.#element.textContent = words;
    if (words === "") button.removeAttribute("aria-describedby");
    else button.setAttribute("aria-describedby", ID);
  }

  /**
   * Ways of the same kind differ in little: what was said of the one before is not said again.
   * @param {HTMLElement} button
   * @param {readonly string[]} lines
   */
  #unsaid(button, lines) {
    const row = button.closest("[role=group][aria-labelledby]");
    const { row: before, button: last, lines: said } = this.#known;
    const isNext = row !== null && row === before && last !== button;
    if (lines.length > 0) this.#known = { row, button, lines: [...lines] };
    return isNext ? lines.filter((line) => !said.includes(line)) : lines;
  }

  hide() {
    this.#described?.removeAttribute("aria-describedby");
    this.#described = null;
    this.#element.textContent = "";
  }
}

/**
 * The lines that are not in a name, as sentences.
 * @param {string} name
 * @param {readonly string[]} lines
 */
export function beyond(name, lines) {
  const more = lines.filter((line) => line !== "" && !name.includes(line));
  return more.map((line) => (/[.!?…]$/u.test(line) ? line : `${line}.`)).join(" ");
}
