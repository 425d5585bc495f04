// The line under the top: what the situation asks of the people around the device, apart from the game itself.

import { t } from "../text.js";
import { button } from "./controls.js";
import { fill, h } from "./dom.js";

/** @typedef {import("../sitting.js").Sitting} Sitting */
/** @typedef {import("./tablescreen.js").TableEvents} TableEvents */

/**
 * @param {HTMLElement} place
 * @param {Sitting} sitting
 * @param {TableEvents} on
 */
export function drawBar(place, sitting, on) {
  const [words, ...buttons] = contents(sitting, on);
  place.hidden = words === undefined;
  fill(place, words !== undefined && h("p", {}, words), h("div", { class: "row" }, buttons));
}

/**
 * @param {Sitting} sitting
 * @param {TableEvents} on
 * @returns {[string?, ...HTMLElement[]]}
 */
function contents(sitting, on) {
  const { past, frame, stage, players } = sitting;
  if (past) {
    return [
      t("past-moment", { moment: past.moment, all: frame.moment }),
      button({
        label: t("past-back"),
        icon: "back",
        bare: true,
        disabled: past.moment === 0,
        run: () => void sitting.lookBack(past.moment - 1),
      }),
      button({ label: t("past-forth"), icon: "next", bare: true, run: () => void sitting.lookBack(past.moment + 1) }),
      button({ label: t("past-now"), look: "primary", run: () => void sitting.lookBack(null) }),
    ];
  }
  if (stage === "ending") {
    const name = players[sitting.viewer ?? 0]?.name ?? "";
    return [
      t("end-turn-about", { name }),
      button({ label: t("end-turn"), icon: "check", look: "primary", run: () => void sitting.endTurn() }),
    ];
  }
  if (stage === "watching") {
    return sitting.kept.edition > 0
      ? [t("watch-tab"), button({ label: t("take-over"), look: "primary", run: on.takeOver })]
      : [t("watch-link"), button({ label: t("play-on"), icon: "play", look: "primary", run: on.playOn })];
  }
  if (stage === "over") {
    return [winnersLine(sitting), button({ label: t("results"), icon: "crown", look: "primary", run: on.results })];
  }
  return [];
}

/** @param {Sitting} sitting */
export function winnersLine({ frame, players }) {
  const winners = (frame.outcome?.winners ?? []).map((seat) => players[seat]?.name ?? "");
  return t("winners", {
    names: new Intl.ListFormat(document.documentElement.lang).format(winners),
    count: winners.length,
  });
}
