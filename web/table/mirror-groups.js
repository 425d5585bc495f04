// The groups of the mirror buttons of an area: a heading for each, so that a screen reader leads from part to part of the
// table.

export class MirrorGroups {
  #plane;
  /** @type {Map<string, HTMLElement>} by heading, in the order of the table */
  #shown = new Map();
  /** @type {Map<string, HTMLElement>} those of the drawing before */
  #before = new Map();

  /** @param {HTMLElement} plane */
  constructor(plane) {
    this.#plane = plane;
  }

  /** The table is drawn again: groups come in the order in which they are asked for. */
  begin() {
    this.#before = this.#shown;
    this.#shown = new Map();
  }

  /**
   * Where the buttons of a group lie.
   * @param {string} heading "" for what has none
   */
  of(heading) {
    if (heading === "") return this.#plane;
    const group = this.#shown.get(heading) ?? this.#before.get(heading) ?? this.#build(heading);
    this.#shown.set(heading, group);
    return group;
  }

  /** All are asked for: those that are empty go. */
  end() {
    for (const [heading, group] of this.#before) if (!this.#shown.has(heading)) group.remove();
  }

  /** @param {string} heading */
  #build(heading) {
    const group = document.createElement("section");
    group.setAttribute("aria-label", heading);
    group.setAttribute("role", "group");
    const title = document.createElement("h2");
    title.className = "unseen";
    title.textContent = heading;
    group.append(title);
    this.#plane.append(group);
    return group;
  }
}
