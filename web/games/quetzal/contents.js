// What opens when a pile, the automaton's card or the notebook is inspected.

import { nameOf } from "../../table/names.js";
import { seatLook } from "../../table/seat-colours.js";
import * as cards from "./cards.js";
import { GAME, lyingAt, TYPES, tileOf, valuesOf, wordOf } from "./lookup.js";
import { meeplePicture } from "./meeples.js";
import { signPicture } from "./symbols.js";

/** @typedef {import("../../table/types.js").View} View */
/** @typedef {import("../../table/types.js").Context} Context */
/** @typedef {import("../../table/types.js").Contents} Contents */
/** @typedef {import("../../bridge/protocol.js").Piece} Piece */

/**
 * @param {View} view
 * @param {string} id
 * @param {Context} context
 * @returns {Contents | null}
 */
export function contents(view, id, context) {
  const spent = lyingAt(view, id).find((piece) => wordOf(piece, "state") === "spent");
  if (spent) {
    const title = [{ key: "quetzal-inspect-spent", args: { seat: spent.owner ?? 0 } }];
    return { title, entries: tileEntries(lyingAt(view, id), context) };
  }
  const title = [{ key: `quetzal-inspect-${id}` }];
  if (id === "discard" || id === "deck") {
    const found = lyingAt(view, id === "deck" ? "unseen" : "discard");
    const entries = found.map((piece) => ({
      picture: cards.cardPicture(piece.face, 1, false),
      label: { key: `quetzal-card-${piece.face}` },
      count: piece.count ?? 1,
    }));
    return { title, entries };
  }
  if (id === "pile") return { title, entries: tileEntries(lyingAt(view, id), context) };
  if (id === "automaton_card" || id === "automaton_pile")
    return { title: [{ key: "quetzal-inspect-automaton" }], entries: preferenceEntries(context) };
  return id === "notebook" ? { title, entries: [...oddsEntries(context), ...valueEntries(context)] } : null;
}

/** The tiles of a pile, kind by kind. @param {readonly Piece[]} pile @param {Context} context @returns {Contents["entries"]} */
const tileEntries = (pile, { content }) =>
  pile
    .filter((piece) => piece.face)
    .map((piece) => ({
      picture: cards.tilePicture(piece.face ?? "", tileOf(content, piece.face ?? ""), 1, false),
      // How many there are stands beside the entry, and where they lie in the title.
      label: nameOf(GAME, piece, { count: 1, state: "none" }),
      count: piece.count ?? 1,
    }));

/** How meeples fall in this game. @param {Context} context @returns {Contents["entries"]} */
function oddsEntries({ content, chosen, players }) {
  const row = content?.odds?.find((/** @type {any} */ each) => each.key === chosen.rolls);
  const look = seatLook(players, 0);
  return Object.entries(row?.team ?? {}).map(([face, weight]) => ({
    picture: meeplePicture(face, look),
    label: {
      key: "quetzal-odds",
      args: { face: { key: `quetzal-kind-${face}` }, percent: Math.round((100 * Number(weight)) / row.out_of) },
    },
    count: 1,
  }));
}

/** @param {Context} context @returns {Contents["entries"]} */
function valueEntries(context) {
  return TYPES.map((type) => ({ type, values: valuesOf(context, type) })).map(
    ({ type, values: [one = 0, two = 0, three = 0] }) => ({
      picture: cards.cardPicture(`${type}-none`, 1, false),
      label: {
        key: "quetzal-values",
        args: {
          artifact: { key: `quetzal-type-${type}` },
          one,
          two,
          three,
          copies: copiesOf(context, type),
        },
      },
      count: 1,
    }),
  );
}

/** @param {Context} context @param {string} type @returns {number} */
const copiesOf = ({ content }, type) =>
  content?.artifacts?.find((/** @type {any} */ row) => row.key === type)?.copies ?? 0;

/** What the automaton takes first: the types in their order, then the bonuses in theirs. @param {Context} context @returns {Contents["entries"]} */
function preferenceEntries({ content, chosen }) {
  const { types = {}, bonuses = [] } = content?.automaton ?? {};
  const first = types[String(chosen.automaton)] ?? [];
  return [
    ...first.map((/** @type {string} */ type) => ({
      picture: cards.cardPicture(`${type}-none`, 1, false),
      label: { key: `quetzal-card-${type}-none` },
      count: 1,
    })),
    ...bonuses
      .filter((/** @type {string} */ bonus) => bonus !== "none")
      .map((/** @type {string} */ bonus) => ({
        picture: signPicture(bonus, bonus === "discovery" ? undefined : 1),
        label: { key: "quetzal-prefers-bonus", args: { bonus: { key: `quetzal-bonus-${bonus}` } } },
        count: 1,
      })),
  ];
}
