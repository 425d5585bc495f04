// The head of a panel that can be folded: its title, and the button that folds it.

import { t } from "../lib/text.js";
import { button } from "./controls.js";
import { h } from "./dom.js";

/** @typedef {import("./folds.js").Folds} Folds */
/** @typedef {import("./folds.js").PanelName} PanelName */

/**
 * @param {HTMLElement} panel gets the class `is-folded`
 * @param {PanelName} name
 * @param {string} title
 * @param {Folds} folds
 */
export function foldingHead(panel, name, title, folds) {
  const head = h("div", { class: "panel-head" });
  const draw = () => {
    const isFolded = folds.isFolded(name);
    const turn = () => {
      folds.turn(name);
      draw().focus();
    };
    panel.classList.toggle("is-folded", isFolded);
    const fold = button({
      label: isFolded ? t("panel-unfold", { title }) : t("panel-fold", { title }),
      icon: isFolded ? "unfold" : "fold",
      bare: true,
      look: "quiet",
      run: turn,
    });
    fold.setAttribute("aria-expanded", String(!isFolded));
    head.replaceChildren(h("span", { class: "panel-title", "aria-hidden": "true" }, title), fold);
    return fold;
  };
  draw();
  return head;
}
