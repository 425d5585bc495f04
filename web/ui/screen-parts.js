// The elements that the game screen is made of.

import { t } from "../lib/text.js";
import { h } from "./dom.js";

export function screenParts() {
  return {
    screen: h("div", { class: "game-screen" }),
    turn: h("div", { class: "turn" }),
    tools: h("div", { class: "tools", role: "toolbar", "aria-label": t("tools") }),
    bar: h("div", { class: "bar", role: "status" }),
    quick: h("section", { class: "quick", "aria-label": t("quick-tools") }),
    notes: h("ul", { class: "watch", "aria-label": t("notes"), tabindex: "0" }),
    table: h("main", { id: "main", class: "table", tabindex: "-1", "aria-label": t("table") }),
    log: h("section", { class: "log-panel", "aria-label": t("log"), tabindex: "0" }),
  };
}
