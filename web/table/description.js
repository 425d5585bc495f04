// What a screen reader says, after its name, of the button that has the focus: the lines of its tip that the name lacks. What
// lies under the pointer does not change it.

const ID = "table-description";

export class Description {
  #element = document.createElement("div");
  /** @type {HTMLElement | null} the button that is described */
  #described = null;

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
    const words = beyond(button.getAttribute("aria-label") ?? button.textContent ?? "", lines);
    this.#element.textContent = words;
    if (words === "") button.removeAttribute("aria-describedby");
    else button.setAttribute("aria-describedby", ID);
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
