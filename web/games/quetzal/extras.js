// Beside the table itself: pictures on buttons and in previews, contents of piles, odds.

import { nameOf } from "../../table/names.js";
import { seatLook } from "../../table/seat-colours.js";
import * as cards from "./cards.js";
import { meeplePicture } from "./meeples.js";
import { bannerOf, GAME, ladderOf, lyingAt, placeText, TYPES, tileOf } from "./reading.js";
import { INK, meepleSign, signPicture, words } from "./symbols.js";

/** @typedef {import("../../table/types.js").Item} Item */
/** @typedef {import("../../table/types.js").View} View */
/** @typedef {import("../../table/types.js").Context} Context */
/** @typedef {import("../../table/types.js").Contents} Contents */
/** @typedef {import("../../table/types.js").Picture} Picture */
/** @typedef {import("../../table/types.js").Text} Text */

/** Meeples are chosen by the engine, so nothing hovers over a place before it is clicked. @returns {Item[]} */
export function ghost() {
  return [];
}

/**
 * @param {string} id `bid:black:2`
 * @param {Context} context
 * @returns {Picture[]}
 */
export function control(id, context) {
  const [verb, colour = "", size = ""] = id.split(":");
  if (verb !== "bid") return [];
  const ink = context.theme === "dark" ? "#F2EBDD" : INK;
  const takes = colour === "open" ? "either" : colour;
  const parts = [{ ...words(size, -12, 0, 22, ink) }, ...meepleSign(takes, 8, 0, 28)];
  return [{ key: `bid ${id} ${context.theme}`, width: 42, height: 34, parts }];
}

/**
 * A place is picked: what is left to say is how many come.
 * @param {View} view
 * @param {readonly string[]} picked
 * @returns {Text | null}
 */
export function asks(view, picked) {
  const place = view.spaces.find(({ id, kind }) => kind === "place" && id === picked.at(-1));
  if (!place || bannerOf(place).kind !== "bidding") return null;
  return { key: "quetzal-ask-bid", args: { place: placeText(place) } };
}

/** The signs by argument of a preview's line. */
const SIGNS = /** @type {const} */ ([
  ["points", "vp"],
  ["coins", "coin"],
  ["discovery", "discovery"],
]);

/**
 * @param {Text} text
 * @returns {{ picture: Picture, struck: boolean }[]}
 */
export function illustrate({ args = {} }) {
  return SIGNS.flatMap(([name, bonus]) => {
    const value = Number(args[name] ?? 0);
    return value > 0 ? [{ picture: signPicture(bonus, bonus === "discovery" ? undefined : value), struck: false }] : [];
  });
}

/**
 * @param {View} view
 * @param {string} id
 * @param {Context} context
 * @returns {Contents | null}
 */
export function contents(view, id, context) {
  const [what = "", seat = ""] = id.split(":");
  const title = [{ key: `quetzal-inspect-${what}`, ...(seat === "" ? {} : { args: { seat: Number(seat) } }) }];
  if (what === "discard" || what === "deck") {
    const found = lyingAt(view, what === "deck" ? "unseen" : "discard");
    const entries = found.map((piece) => ({
      picture: cards.cardPicture(piece.face, 1, false),
      label: { key: `quetzal-card-${piece.face}` },
      count: piece.count ?? 1,
    }));
    return { title, entries };
  }
  if (what === "pile" || what === "spent") {
    const found = lyingAt(view, what === "pile" ? "pile" : id).filter((piece) => piece.face);
    const entries = found.map((piece) => ({
      picture: cards.tilePicture(piece.face ?? "", tileOf(context.content, piece.face ?? ""), 1, false),
      // How many there are stands beside the entry, and where they lie in the title.
      label: nameOf(GAME, piece, { count: 1, mark: "none" }),
      count: piece.count ?? 1,
    }));
    return { title, entries };
  }
  if (what === "automaton_card" || what === "automaton_pile")
    return { title: [{ key: "quetzal-inspect-automaton" }], entries: preferenceEntries(context) };
  return what === "notebook" ? { title, entries: [...oddsEntries(context), ...valueEntries(context)] } : null;
}

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
  return TYPES.map((type) => ({ type, values: ladderOf(context, type) })).map(
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
