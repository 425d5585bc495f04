// Notes about Python's workers: that one is slow, has stopped, was restarted or has failed. One note at a time.

import { t } from "../lib/text.js";
import { note } from "./notices.js";

/** @typedef {import("../bridge/supervisor.js").News} News */
/** @typedef {import("../play/mind.js").MindNews} MindNews */

/** Shows one note, which the next one replaces. */
function oneNote() {
  let close = () => {};
  return (/** @type {string} */ words, /** @type {Parameters<typeof note>[1]} */ options = {}) => {
    close();
    close = words ? note(words, options) : () => {};
  };
}

/** @returns {(news: News, retry: () => void) => void} */
export function engineNotes() {
  const say = oneNote();
  return (news, retry) => {
    if (news === "silent") say(t("engine-silent"), { stays: true });
    if (news === "heard") say("");
    if (news === "stopped") say(t("engine-stopped"), { stays: true });
    if (news === "restarted") say(t("engine-restarted"));
    if (news === "unrestored") say(t("engine-unrestored"), { warn: true, stays: true });
    if (news === "failed") say(t("engine-lost"), { warn: true, stays: true, label: t("try-again"), run: retry });
  };
}

/** @returns {(news: MindNews, retry: () => void) => void} */
export function mindNotes() {
  const say = oneNote();
  return (news, retry) => {
    if (news === "slow") say(t("mind-slow"), { stays: true });
    if (news === "stopped") say(t("mind-stopped"), { stays: true });
    if (news === "restarted") say(t("mind-restarted"));
    if (news === "settled") say("");
    if (news === "failed") say(t("mind-failed"), { warn: true, stays: true, label: t("try-again"), run: retry });
  };
}
