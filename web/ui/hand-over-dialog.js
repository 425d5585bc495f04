// The hand-over dialog: a name and nothing else, until that person says that they have the device.

import { t } from "../lib/text.js";
import { h } from "./dom.js";
import { ask } from "./notices.js";
import { badge } from "./seat-badge.js";

/**
 * @param {import("../bridge/protocol.js").Player} player
 * @param {number} seat
 * @param {{ onOpen: (close: () => void) => void }} options
 * @returns {Promise<string>} "ready" when the person has tapped, "home" to leave, or nothing
 */
export function askHandOver(player, seat, { onOpen }) {
  return ask({
    title: t("hand-over-title", { name: player.name }),
    kind: "hand-over",
    must: true,
    body: [badge(player.colour, seat), h("p", {}, t("hand-over-about", { name: player.name }))],
    answers: [
      { label: t("home"), value: "home", look: "quiet" },
      { label: t("hand-over-ready", { name: player.name }), value: "ready", look: "primary" },
    ],
    onOpen: (close) => onOpen(() => close()),
  });
}
