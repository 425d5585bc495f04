// What opens when somebody looks into a stack, a deck, a monument card or the objectives.

import { nameOf } from "../../table/names.js";
import { modelParts } from "./card-art.js";
import { alone } from "./city.js";
import { demandWords, featureParts, footprintParts } from "./demands.js";
import { aboutId, countsOf, GAME } from "./lookup.js";
import { objectivePicture } from "./objective-art.js";

/** @typedef {import("../../table/types.js").View} View */
/** @typedef {import("../../table/types.js").Context} Context */
/** @typedef {import("../../table/types.js").Contents} Contents */
/** @typedef {import("../../table/types.js").Picture} Picture */
/** @typedef {import("../../table/types.js").Part} Part */

/** What lies face down in a stack or deck, by elimination. */
const LEFT = ["left_tile", "left_card"];

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
