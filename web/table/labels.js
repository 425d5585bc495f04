// The names of items, what a screen reader says about them, and the lines of their tips.

import { INSTEAD } from "./table-state.js";

/** @typedef {import("./types.js").Item} Item */
/** @typedef {import("./types.js").Text} Text */
/** @typedef {Pick<import("./selection.js").Selection, "picking" | "lookAhead">} Selected */
/** @typedef {import("./tip.js").Line} Line */

export class Labels {
  /** @type {(text: Text) => string} */
  #text;

  /** @param {(text: Text) => string} text */
  constructor(text) {
    this.#text = text;
  }

  /** @param {Item} item */
  name(item) {
    return (item.label ?? []).map((text) => this.#text(text)).join(", ");
  }

  /**
   * For a mirror button: the name, then what a click would do or why it does nothing.
   * @param {Item} item
   * @param {Selected} selection
   * @param {Text | undefined} reason
   */
  label(item, selection, reason) {
    const name = item.where ? `${this.name(item)}, ${this.#text(item.where)}` : this.name(item);
    const more = choiceBehind(selection, item.id)?.label ?? reason;
    const said = more ? this.#text({ key: "table-named", args: { name, what: more } }) : name;
    const about = (item.about ?? []).map((each) => this.#text(each));
    return [said, ...about].join(". ").replaceAll("..", ".");
  }

  /**
   * For a tip: the name, then what a click would do or why it does nothing. None for an item without a name.
   * @param {Item} item
   * @param {Selected} selection
   * @param {Text | undefined} reason
   * @returns {Line[]}
   */
  lines(item, selection, reason) {
    const name = this.name(item);
    if (name === "") return [];
    /** @type {Line[]} */
    const lines = [{ words: name, kind: "title" }];
    for (const each of item.about ?? []) lines.push({ words: this.#text(each) });
    const choice = choiceBehind(selection, item.id);
    if (choice) lines.push({ words: this.#text(choice.label) });
    else if (reason === INSTEAD) lines.push({ words: this.#text(reason) });
    else if (reason) lines.push({ words: this.#text(reason), kind: "reason" });
    return lines;
  }
}

/**
 * @param {Selected} selection
 * @param {string} id
 */
function choiceBehind(selection, id) {
  const index = selection.lookAhead(id);
  return index === null ? undefined : selection.picking.choices[index];
}
