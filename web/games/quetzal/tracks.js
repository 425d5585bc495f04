// The items of the Discovery track, of the round track, and a row for each seat.

import { nameOf } from "../../table/names.js";
import { seatLook } from "../../table/seat-colours.js";
import * as island from "./island.js";
import { pack, partBox, queue, roundPoint, seatBox, stoneBox, styleOf } from "./layout.js";
import { GAME, lyingAt, numberOf } from "./lookup.js";
import * as meeples from "./meeples.js";
import { plate } from "./plates.js";

/** @typedef {import("../../table/types.js").Item} Item */
/** @typedef {import("../../table/types.js").Box} Box */
/** @typedef {import("../../table/types.js").Point} Point */
/** @typedef {import("./layout.js").Arrangement} Arrangement */
/** @typedef {import("./scene.js").SceneInput} SceneInput */

const BOARD = /** @type {const} */ ("board");
const RECT = /** @type {const} */ ("rect");

/** @param {SceneInput} input @returns {Item[]} */
export function trackItems({ view, context, arrangement }) {
  /** @type {Item[]} */
  const items = [];
  const track = view.spaces.filter((space) => space.kind === "track");
  for (const space of track) {
    const number = numberOf(space, "number") ?? 0;
    const box = stoneBox(arrangement, number, track.length);
    const disks = lyingAt(view, space.id);
    const reward = rewardOf(space);
    const stone = { number, isStart: space.face === "start", ...reward };
    const picture = island.stonePicture(stone, { width: box.width, height: box.height }, arrangement !== "wide");
    const label = [nameOf(GAME, space, { number, ...reward }), ...disks.map((disk) => nameOf(GAME, disk))];
    items.push({ ...plate(BOARD, space.id, box, picture, 0), silent: false, label });
    const room = diskRoom(arrangement, box, space.face === "reward");
    const { size, points } = pack(room, disks.length, arrangement === "wide" ? 27 : 32);
    for (const [at, disk] of disks.entries()) {
      items.push({
        id: disk.id,
        area: BOARD,
        shape: "circle",
        .../** @type {Point} */ (points[at]),
        width: size,
        height: size,
        picture: { ...meeples.diskPicture(seatLook(context.players, disk.owner ?? 0)), scale: size / 28 },
        z: 2,
        target: space.id,
      });
    }
  }
  return items;
}

/** What a space of the track pays. @param {import("../../bridge/protocol.js").Space} space */
const rewardOf = (space) => ({
  coins: numberOf(space, "coins") ?? 0,
  points: numberOf(space, "points") ?? 0,
  upgrades: numberOf(space, "upgrades") ?? 0,
});

/** Where the disks lie on a stone: beside or below what it pays. @param {Arrangement} arrangement @param {Box} box @param {boolean} hasReward @returns {Box} */
function diskRoom(arrangement, box, hasReward) {
  if (arrangement === "wide") return { x: box.x + 27, y: box.y + 1, width: 42, height: box.height - 2 };
  if (box.width > box.height) return { x: box.x + 40, y: box.y + 4, width: box.width - 44, height: box.height - 8 };
  const top = hasReward ? 30 : 2;
  return { x: box.x + 1, y: box.y + top, width: box.width - 2, height: box.height - top - 1 };
}

/** @param {SceneInput} input @returns {Item[]} */
export function roundItems({ view, arrangement }) {
  const { isSmall } = styleOf(arrangement);
  // A small island has no room for the rounds; the line above the table says which one it is.
  if (isSmall) return [];
  const strip = partBox(arrangement, "round");
  const items = [plate(BOARD, "sky", strip, island.skyPicture({ width: strip.width, height: strip.height }), -1)];
  const rounds = view.spaces.filter((space) => space.kind === "round");
  for (const space of rounds) {
    const number = numberOf(space, "number") ?? 1;
    const point = roundPoint(arrangement, number, rounds.length);
    items.push({
      id: space.id,
      area: BOARD,
      shape: "circle",
      ...point,
      width: 28,
      height: 28,
      picture: island.roundPicture(number, number < view.round),
      z: 0,
      label: [nameOf(GAME, space, { number })],
    });
  }
  const { x, y } = roundPoint(arrangement, view.round, rounds.length);
  items.push({
    id: "plane",
    area: BOARD,
    shape: RECT,
    x,
    y: y - 20,
    width: 38,
    height: 30,
    picture: island.planePicture(),
    z: 2,
    target: `round:${view.round}`,
  });
  return items;
}

/** A row for each seat: its coins and the meeples in its pool. @param {SceneInput} input @returns {Item[]} */
export function seatItems(input) {
  const { view, context, arrangement } = input;
  const { isSmall } = styleOf(arrangement);
  // On a small screen the seat in the tray has no row.
  const rows = view.panels.filter(({ seat }) => !isSmall || seat !== context.shown);
  return rows.flatMap((panel, row) => rowItems(input, panel, seatBox(arrangement, row, rows.length)));
}

/** @param {SceneInput} input @param {import("../../bridge/protocol.js").Panel} panel @param {Box} box @returns {Item[]} */
function rowItems({ view, context, arrangement }, { seat, counts }, box) {
  const { isSmall } = styleOf(arrangement);
  const look = seatLook(context.players, seat);
  const size = { width: box.width, height: box.height };
  const pools = view.spaces.filter((space) => space.kind === "pool" && space.owner === seat);
  const heaps = pools.flatMap((space) => {
    const count = lyingAt(view, space.id).length;
    return count > 0 ? [{ key: "quetzal-heap", args: { face: { key: `quetzal-pool-${space.face}` }, count } }] : [];
  });
  const [marker] = view.pieces.filter((piece) => piece.kind === "marker" && piece.owner === seat);
  /** @type {Item[]} */
  const items = [
    {
      ...plate(BOARD, `seat:${seat}`, box, island.seatPicture(look, size, counts.coins ?? 0, isSmall), 0),
      silent: false,
      shows: seat,
      label: [
        { key: "quetzal-row", args: { owner: seat, coins: counts.coins ?? 0 } },
        ...(marker ? [nameOf(GAME, marker)] : []),
        ...heaps,
      ],
    },
  ];
  if (marker) items.push(markerItem(box, isSmall, `seat:${seat}`));
  const [left, right] = isSmall ? [marker ? 64 : 36, 36] : [55, 28];
  const room = { x: box.x + left, y: box.y, width: box.width - left - right, height: box.height };
  const there = pools.flatMap((space) => lyingAt(view, space.id));
  const { size: least, points } = (isSmall ? queue : pack)(room, there.length, isSmall ? 38 : 34, 0.84);
  for (const [at, piece] of there.entries()) {
    const point = points[at] ?? { x: 0, y: 0 };
    const item = { ...meeples.meepleItem(piece, context, point, least), target: `seat:${seat}` };
    // The meeples of the seat in the tray lie there; here are copies of them.
    items.push(seat === context.shown ? { ...item, id: `echo:${piece.id}` } : { ...item, tumbles: true });
  }
  return items;
}

/** The First Player marker in a seat's row. @param {Box} box @param {boolean} isSmall @param {string} target @returns {Item} */
const markerItem = (box, isSmall, target) => ({
  id: "marker",
  area: BOARD,
  shape: "circle",
  x: box.x + (isSmall ? 48 : 40),
  y: box.y + box.height / 2,
  width: 26,
  height: 26,
  picture: meeples.markerPicture(Math.min(isSmall ? 34 : 28, box.height)),
  z: 2.5,
  target,
});
