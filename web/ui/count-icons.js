// The public numbers of a seat: their icons, and which of them stand in its panel.

const SVG = "http://www.w3.org/2000/svg";

/** Our own icons, in a square of 512 like those of the icon set. */
const DRAWN = /** @type {Record<string, string>} */ ({
  coin: "M256 36a220 220 0 1 0 0 440a220 220 0 1 0 0-440zM256 78a178 178 0 1 1 0 356a178 178 0 1 1 0-356zM256 126a130 130 0 1 0 0 260a130 130 0 1 0 0-260z",
  cards: "M80 40h240v44H124v296H80zM160 120h272v352H160zM202 162v268h188V162z",
  podium: "M188 96h136v376H188zM36 216h136v256H36zM340 296h136v176H340z",
});

/** Icons by the name of what is counted, the same in all games; what is not named here is shown in words. */
const SIGNS = /** @type {Record<string, string>} */ ({
  points: "laurels",
  final: "trophy-cup",
  cards: "cards",
  coins: "coin",
  gold: "coin",
  buildings_left: "greek-temple",
  buildings: "house",
  stored: "hourglass",
  amphoras: "amphora",
  settlements: "village",
  missing: "flame",
  discovery: "notebook",
  meeples: "person",
  adventurers: "fedora",
  archaeologists: "trowel",
  upgrades: "cog",
  food: "wheat",
  ceramics: "painted-pottery",
  gears: "gears",
  population: "person",
  monuments: "great-pyramid",
  roads: "stone-path",
  automaton: "robot-golem",
  target: "trophy-cup",
  place: "podium",
});
/** Counts that are 1 or 0, for yes or no: shown only when they are 1. */
const FLAGS = new Set(["loan", "out"]);
/** The score of a game, of which a seat has only one: what it would be if the game ended now, where that differs. */
const SCORES = ["final", "points", "buildings_left"];
/** What can be seen on the table as well, or is seldom needed: only the overview has it. */
const NOT_IN_PANEL = new Set([
  "points",
  "adventurers",
  "archaeologists",
  "settlements",
  "buildings",
  "roads",
  "place",
  "target",
  "automaton",
]);

/** @typedef {Record<string, string>} Outlines of icons in a square of 512, by name */

/**
 * @param {string} name what is counted
 * @param {Outlines} outlines
 * @returns {SVGSVGElement | null}
 */
export function signOf(name, outlines) {
  return iconOf(SIGNS[name] ?? "", outlines);
}

/**
 * @param {string} drawing the name of an icon, ours or of the set
 * @param {Outlines} outlines
 * @returns {SVGSVGElement | null}
 */
export function iconOf(drawing, outlines) {
  const outline = DRAWN[drawing] ?? outlines[drawing];
  if (!outline) return null;
  const svg = document.createElementNS(SVG, "svg");
  svg.setAttribute("viewBox", "0 0 512 512");
  svg.setAttribute("class", "sign");
  svg.setAttribute("aria-hidden", "true");
  const path = document.createElementNS(SVG, "path");
  path.setAttribute("d", outline);
  svg.append(path);
  return svg;
}

/**
 * @param {string} name
 * @param {number} count
 */
export function isWorthTelling(name, count) {
  return count !== 0 || !FLAGS.has(name);
}

/** @param {string} name */
export function isFlag(name) {
  return FLAGS.has(name);
}

/**
 * The number that is the score of a seat.
 * @param {readonly [name: string, count: number][]} counts
 */
export function mainScore(counts) {
  const scores = SCORES.map((score) => counts.find(([name]) => name === score));
  return scores.find((score) => score !== undefined) ?? counts[0];
}

/** Whether a panel has room for this number. @param {string} name */
export function isInPanel(name) {
  return !NOT_IN_PANEL.has(name) && !name.startsWith("objective_");
}
