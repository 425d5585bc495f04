// The log and the scores as a sheet over the page, where a narrow screen has no room beside the table.

import { t } from "../lib/text.js";
import { h } from "./dom.js";
import { Log } from "./log.js";
import { ask } from "./notices.js";
import { scoreSheet } from "./score-sheet.js";

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
    body: [scoreSheet(state, state.frame), log],
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
