// What is said to screen readers: the sentences of one change are one announcement, in their order, so that none is lost.

/** A sentence that ends without a mark gets a full stop, so that the next one does not run into it. */
const ENDED = /[.!?…:]["»”)]?$/u;

/** @param {string} words */
function sentence(words) {
  return ENDED.test(words) ? words : `${words}.`;
}

export class Announcer {
  #speak;
  #soon;
  /** @type {string[]} what was said since the last announcement, the newest last */
  #waiting = [];
  /** the last sentence that was announced */
  #latest = "";
  /** the last announcement */
  #whole = "";

  /**
   * @param {(words: string) => void} speak
   * @param {(run: () => void) => void} soon runs something once all of the present change has been said
   */
  constructor(speak, soon) {
    this.#speak = speak;
    this.#soon = soon;
  }

  /**
   * @param {string} words a sentence that was said last and comes alone is not said again
   * @param {{ again?: boolean }} [options] `again`: somebody asks to hear it again
   */
  say(words, { again = false } = {}) {
    if (words === "") return;
    if (again) this.#latest = "";
    // Said twice in one change, it is said once, where it was said last.
    const others = this.#waiting.filter((each) => each !== words);
    if (this.#waiting.length === 0) this.#soon(() => this.#flush());
    this.#waiting = [...others, words];
  }

  #flush() {
    const said = this.#waiting;
    this.#waiting = [];
    if (said.length === 1 && said[0] === this.#latest) return;
    this.#latest = said.at(-1) ?? "";
    this.#whole = said.map(sentence).join(" ");
    this.#speak(this.#whole);
  }

  /** Says the last announcement again. */
  repeat() {
    if (this.#whole !== "") this.#speak(this.#whole);
  }
}
