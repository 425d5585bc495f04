// Beside the table itself: pictures on buttons and in previews, contents of stacks and cards.

import { nameOf } from "../../table/names.js";
import { modelParts, objectivePicture } from "./cards.js";
import { alone } from "./city.js";
import { demandWords, featureParts, footprintParts } from "./demands.js";
import { POPULATION, RESOURCES } from "./palette.js";
import { aboutId, countsOf, GAME } from "./reading.js";
import { coin, ring, symbol } from "./rulers.js";

/** @typedef {import("../../table/types.js").View} View */
/** @typedef {import("../../table/types.js").Context} Context */
/** @typedef {import("../../table/types.js").Contents} Contents */
/** @typedef {import("../../table/types.js").Picture} Picture */
/** @typedef {import("../../table/types.js").Part} Part */
/** @typedef {import("../../table/types.js").Text} Text */

/**
 * @param {string} key
 * @param {Part[]} parts
 * @returns {Picture}
 */
const small = (key, parts) => ({ key, width: 28, height: 28, parts });

/** What lies face down in a stack or deck, by elimination. */
const LEFT = ["left_tile", "left_card"];

const COIN = small("coin", coin(0, 0, 12));
const RING = small("ring", ring(0, 0, 12, 0).slice(0, 2));
const SYMBOLS = Object.fromEntries([
  ...Object.values(RESOURCES).map((look) => [look.name, small(look.name, symbol(look, 0, 0, 25))]),
  ["population", small("population", symbol(POPULATION, 0, 0, 25))],
]);

/**
 * Loan, repayment and going out are said in words.
 * @returns {Picture[]}
 */
export function control() {
  return [];
}

/**
 * The symbols that a line of a preview speaks of, each once: the words count them.
 * @param {Text} text
 * @returns {{ picture: Picture, struck: boolean }[]}
 */
export function illustrate({ args = {} }) {
  const shown = (/** @type {Picture} */ picture) => [{ picture, struck: false }];
  if (args.picture === "coin") return shown(COIN);
  if (args.picture === "ring") return shown(RING);
  if (args.picture !== "symbols") return [];
  return Object.entries(SYMBOLS).flatMap(([name, picture]) => (Number(args[name] ?? 0) > 0 ? shown(picture) : []));
}

/**
 * @param {View} view
 * @param {string} id
 * @param {Context} context
 * @returns {Contents | null}
 */
export function contents(view, id, context) {
  const card = view.pieces.find((piece) => piece.kind === "card" && [piece.id, aboutId(piece)].includes(id));
  if (card) return cardContents(card.face ?? "", context);
  if (id === "objectives") return objectiveContents(view, context);
  const left = view.pieces.filter((piece) => piece.slot === id && LEFT.includes(piece.kind));
  const pile = view.pieces.find((piece) => piece.id === id);
  if (!pile || left.length === 0) return null;
  return {
    title: [nameOf(GAME, pile)],
    entries: left.map((piece) => ({
      picture:
        piece.kind === "left_tile" ? alone({ ...piece, kind: "tile" }, context) : model(piece.face ?? "", context),
      label: nameOf(GAME, piece),
      count: 1,
    })),
  };
}

/**
 * What the public objectives ask for, and what the seat shown has of each.
 * @param {View} view
 * @param {Context} context
 * @returns {Contents}
 */
function objectiveContents(view, { content, shown, text, theme }) {
  const size = { width: 150, height: 54 };
  return {
    title: [{ key: "world-wonders-option-advanced" }],
    entries: view.pieces
      .filter((piece) => piece.kind === "objective")
      .map((piece) => {
        const objective = content.objectives.find((/** @type {{ name: string }} */ each) => each.name === piece.face);
        const name = text({ key: `world-wonders-objective-${piece.face}` });
        const value = countsOf(view, shown)[`objective_${piece.face?.replaceAll("-", "_")}`] ?? 0;
        return {
          picture: objectivePicture(objective, name, value, content.objective_points, size, theme),
          label: { key: `world-wonders-objective-about-${piece.face}` },
          count: 1,
        };
      }),
  };
}

/**
 * @param {string} monument
 * @param {Context} context
 * @returns {Picture}
 */
function model(monument, { content }) {
  return {
    key: `model ${monument}`,
    width: 100,
    height: 80,
    parts: modelParts(content.monuments[monument], 0, 0, 96, 72),
  };
}

/**
 * A monument's card, and what is told of it.
 * @param {string} monument
 * @param {Context} context
 * @returns {Contents | null}
 */
function cardContents(monument, context) {
  const card = context.content.monuments[monument];
  if (!card) return null;
  const [ground, beside] = demandWords(card, context.text);
  const said = (/** @type {string} */ line) => ({ key: "world-wonders-demand-said", args: { line } });
  const drawn = (/** @type {string} */ what, /** @type {Part[]} */ parts) => ({
    key: `${what} ${monument}`,
    width: 100,
    height: 56,
    parts,
  });
  const features = card.adjacent.flatMap((/** @type {string} */ feature, /** @type {number} */ at) =>
    featureParts(feature, (at - (card.adjacent.length - 1) / 2) * 33, 0, 30),
  );
  const room = { width: 96, height: 48, most: 24 };
  return {
    title: [{ key: `world-wonders-monument-${monument}` }],
    entries: [
      { picture: drawn("ground", footprintParts(card, 0, 0, room)), label: said(ground), count: 1 },
      { picture: drawn("beside", features), label: said(beside), count: 1 },
      { picture: model(monument, context), label: { key: card.history }, count: 1 },
    ],
  };
}
