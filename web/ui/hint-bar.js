// The hint bar: what a hint says, with the buttons that play or close it. It lies over the edge of the board where it hides
// nothing that it is about, so that nothing else moves. What it points at is in play/hint.js.

import { speaker, t } from "../lib/text.js";
import { pointedAt } from "../play/hint.js";
import { hasCharacters } from "../table/keys.js";
import { button } from "./controls.js";
import { fill, h, refill } from "./dom.js";
import { announce } from "./notices.js";

/** @typedef {import("../play/game-state.js").GameState} GameState */
/** @typedef {import("../play/intents.js").OpenGame} OpenGame */
/** @typedef {{ board: import("../table/types.js").Box, edge: "top" | "bottom" }} Room */

/**
 * @typedef {object} HintBarHost
 * @property {() => void} play
 * @property {() => void} close
 * @property {(size: import("../table/types.js").Size) => Room | undefined} room where words of this size may lie
 * @property {(id: string) => string} nameOf a thing on the table
 */

/** Milliseconds in which a second tap on a button that is gone must not reach the board below. */
const LINGERS = 350;

export class HintBar {
  #host;
  element = h("section", { class: "hint-bar", "aria-label": t("hint"), hidden: true });
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #leaving;
  /** what was said last, and how often it had been asked for then */
  #said = { words: "", times: 0 };

  /** @param {HintBarHost} host */
  constructor(host) {
    this.#host = host;
  }

  /** Plays the hint, after the taps that are still waiting. */
  play() {
    this.#host.play();
  }

  /** @param {Pick<GameState, "hint" | "frame" | "header" | "past">} state */
  show(state) {
    const { hint } = state;
    if (hint === null || state.past) return this.#hide();
    clearTimeout(this.#leaving);
    const hadFocus = this.element.contains(document.activeElement);
    const words = hintWords(state);
    this.element.hidden = false;
    this.element.classList.remove("is-leaving");
    this.element.style.height = "";
    refill(this.element, h("p", {}, words), h("div", { class: "row" }, this.#buttons(hint.found !== null)));
    this.place();
    if (hadFocus) this.element.querySelector("button")?.focus();
    const again = hint.times > this.#said.times && words === this.#said.words;
    if (again || words !== this.#said.words) announce(this.#spoken(words, state), { again });
    this.#said = { words, times: hint.times };
  }

  /** The table has another size, or its board was moved. */
  place() {
    if (this.element.hidden) return;
    const { offsetWidth: width, offsetHeight } = this.element;
    const room = this.#host.room({ width, height: offsetHeight + 16 });
    if (!room) return;
    const { board, edge } = room;
    this.element.dataset.edge = edge;
    for (const [name, value] of Object.entries(board)) this.element.style.setProperty(`--board-${name}`, `${value}px`);
  }

  /**
   * With the name of the thing that the hint means, which is seen.
   * @param {string} words
   * @param {Pick<GameState, "hint" | "frame">} state
   */
  #spoken(words, { hint, frame }) {
    const id = pointedAt(hint, frame.choices).now.ids.at(-1);
    const name = id === undefined ? "" : this.#host.nameOf(id);
    return name === "" || words.includes(name) ? words : `${words} ${t("hint-at", { name })}`;
  }

  #hide() {
    this.#said = { words: "", times: 0 };
    const { element } = this;
    if (element.hidden || element.classList.contains("is-leaving")) return;
    element.style.height = `${element.offsetHeight}px`;
    element.classList.add("is-leaving");
    fill(element);
    this.#leaving = setTimeout(() => {
      element.hidden = true;
    }, LINGERS);
  }

  /** @param {boolean} isFound */
  #buttons(isFound) {
    const key = hasCharacters() ? "⇧H" : "none";
    const { play, close } = this.#host;
    return [
      isFound &&
        button({
          label: t("hint-play"),
          title: t("hint-play-key", { key }),
          icon: "check",
          look: "primary",
          run: play,
        }),
      button({ label: t("hint-close"), icon: "close", bare: true, look: "quiet", run: close }),
    ];
  }
}

/** Plays the choice that the hint means, if it is about the frame that is shown. @param {Pick<OpenGame, "store" | "dispatch">} game */
export function playHint({ store, dispatch }) {
  const { hint, frame } = store.state;
  if (hint?.found?.revision === frame.revision) return dispatch({ kind: "play", index: hint.found.index });
}

/** @param {Pick<GameState, "hint" | "frame" | "header">} state */
export function hintWords({ hint, frame, header }) {
  const choice = hint?.found ? frame.choices[hint.found.index] : undefined;
  if (!hint?.found || !choice) return t("hint-thinking");
  const say = speaker(header.players);
  return [t("hint-whole", { what: say(choice.label) }), ...hint.found.reasons.map(say)].join(" ");
}
