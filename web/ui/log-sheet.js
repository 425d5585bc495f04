// The log as a sheet over the page, where the game screen has no room for it.

import { t } from "../lib/text.js";
import { h } from "./dom.js";
import { Log } from "./log.js";
import { ask } from "./notices.js";

/**
 * @param {import("../play/game-state.js").GameState} state
 * @param {import("./log.js").LogParts} parts
 * @returns {Promise<string>} "replay" or nothing
 */
export function showLogSheet(state, parts) {
  const log = h("div", { class: "log-panel" });
  return ask({
    title: t("log"),
    kind: "sheet",
    body: log,
    answers: state.frame.moment > 0 ? [{ label: t("replay"), value: "replay", look: "plain" }] : [],
    onOpen: (close) =>
      new Log(log, {
        ...parts,
        onLine: (line) => {
          close();
          parts.onLine(line);
        },
      }).show(state),
  });
}
