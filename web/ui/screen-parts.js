// The elements that the game screen is made of.

import { t } from "../lib/text.js";
import { freshId, h } from "./dom.js";

/** The tools, which are a menu on a phone, and the button that opens it there. */
function menuParts() {
  const id = freshId();
  const tools = h("div", { id, class: "tools", role: "toolbar", "aria-label": t("tools"), popover: "auto" });
  tools.addEventListener("click", () => tools.matches(":popover-open") && tools.hidePopover());
  return { tools, menu: h("button", { type: "button", class: "button quiet bare menu", popovertarget: id }) };
}

export function screenParts() {
  return {
    screen: h("div", { class: "game-screen" }),
    turn: h("div", { class: "turn" }),
    ...menuParts(),
    bar: h("div", { class: "bar", role: "status" }),
    quick: h("section", { class: "quick", "aria-label": t("quick-tools") }),
    notes: h("ul", { class: "watch", "aria-label": t("notes"), tabindex: "0" }),
    table: h("main", { id: "main", class: "table", tabindex: "-1", "aria-label": t("table") }),
    log: h("section", { class: "log-panel", "aria-label": t("log"), tabindex: "0" }),
  };
}
