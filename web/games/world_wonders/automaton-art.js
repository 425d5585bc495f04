// The picture of the Automaton: the card it drew last, the monuments it took, and the points to beat.

import { memoize } from "../../table/memo.js";
import { modelParts, paper } from "./card-art.js";
import { INK, PANEL } from "./palette.js";
import { broken, written } from "./text-lines.js";

/** @typedef {import("../../table/types.js").Picture} Picture */
/** @typedef {import("./palette.js").Theme} Theme */
/** @typedef {import("./demands.js").Card} Card */

/**
 * @param {readonly string[]} lines what the Automaton does
 * @param {readonly Card[]} taken its monuments
 * @param {readonly string[]} numbers what it has, what is to be beaten
 * @param {{ width: number, height: number }} size
 * @param {Theme} theme
 * @returns {Picture}
 */
function drawAutomaton(lines, taken, numbers, size, theme) {
  const { width, height } = size;
  const { ink, muted } = PANEL[theme];
  const isLow = height < 60;
  const written2 = isLow ? broken([...numbers, lines.join(" ")].join(" · "), width - 42, 12, 2) : lines.slice(0, 2);
  return {
    key: `automaton ${lines.join()} ${taken.map(({ key }) => key).join()} ${numbers.join()} ${width} ${height} ${theme}`,
    width: width + 8,
    height: height + 8,
    parts: [
      ...paper(width, height, theme, false),
      {
        icon: "robot-golem",
        size: isLow ? 20 : 38,
        fill: theme === "dark" ? "#D9CDB0" : INK,
        x: -width / 2 + (isLow ? 16 : 28),
        y: isLow ? 0 : -18,
      },
      ...written(isLow ? written2 : [numbers.join(" · ")], {
        x: -width / 2 + (isLow ? 32 : 56),
        y: isLow ? (written2.length > 1 ? -6 : 1) : -height / 2 + 16,
        size: isLow ? 12 : 14,
        fill: ink,
      }),
      ...(isLow ? [] : written(written2, { x: -width / 2 + 56, y: -height / 2 + 36, size: 12.6, fill: muted })),
      ...(isLow
        ? []
        : taken
            .slice(0, 8)
            .flatMap((card, at) =>
              modelParts(
                { ...card, components: card.components.slice(0, 1) },
                -width / 2 + 26 + at * 44,
                height / 2 - 22,
                42,
                40,
              ),
            )),
    ],
  };
}

export const automatonPicture = memoize(drawAutomaton);
