// What runs along the island: the Discovery track, the rounds, a row for each seat.

import { nameOf } from "../../table/names.js";
import { seatLook } from "../../table/seat-colours.js";
import * as island from "./island.js";
import { pack, partBox, queue, roundPoint, STYLES, seatBox, stoneBox } from "./layout.js";
import * as meeples from "./meeples.js";
import { plate } from "./plates.js";
import { GAME, lyingAt } from "./reading.js";

/** @typedef {import("../../table/types.js").Item} Item */
/** @typedef {import("../../table/types.js").Box} Box */
/** @typedef {import("../../table/types.js").Point} Point */
/** @typedef {import("./layout.js").Lie} Lie */
/** @typedef {import("./scene.js").Desk} Desk */

const BOARD = /** @type {const} */ ("board");
const RECT = /** @type {const} */ ("rect");

/** @param {Desk} desk @returns {Item[]} */
export function trackItems({ view, context, lie }) {
  /** @type {Item[]} */
  const items = [];
  for (const space of view.spaces) {
    if (space.kind !== "track") continue;
    const number = Number(space.id.slice("track:".length));
    const box = stoneBox(lie, number);
    const disks = lyingAt(view, space.id);
    const picture = island.stonePicture(number, space.face ?? "", { width: box.width, height: box.height });
    const label = [nameOf(GAME, space, { number }), ...disks.map((disk) => nameOf(GAME, disk))];
    items.push({ ...plate(BOARD, space.id, box, picture, 0), silent: false, label });
    const room = diskRoom(lie, box, space.face ?? "");
    const { size, points } = pack(room, disks.length, lie === "wide" ? 27 : 32);
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

/** Where the disks lie on a stone: beside or below what it pays. @param {Lie} lie @param {Box} box @param {string} face @returns {Box} */
function diskRoom(lie, box, face) {
  if (lie === "wide") return { x: box.x + 27, y: box.y + 1, width: 42, height: box.height - 2 };
  const top = face === "start" || face === "nothing" ? 2 : 36;
  return { x: box.x + 1, y: box.y + top, width: box.width - 2, height: box.height - top - 1 };
}

/** @param {Desk} desk @returns {Item[]} */
export function roundItems({ view, lie }) {
  const strip = partBox(lie, "round");
  const { isLarge } = STYLES[lie];
  const items = [plate(BOARD, "sky", strip, island.skyPicture({ width: strip.width, height: strip.height }), -1)];
  for (const space of view.spaces) {
    if (space.kind !== "round") continue;
    const number = Number(space.face);
    const point = roundPoint(lie, number);
    items.push({
      id: space.id,
      area: BOARD,
      shape: "circle",
      ...point,
      width: 28,
      height: 28,
      picture: island.roundPicture(number, number < view.round, isLarge),
      z: 0,
      label: [nameOf(GAME, space)],
    });
  }
  const { x, y } = roundPoint(lie, view.round);
  items.push({
    id: "plane",
    area: BOARD,
    shape: RECT,
    x,
    y: y - (isLarge ? 24 : 20),
    width: 38,
    height: 30,
    picture: island.planePicture(),
    z: 2,
    target: `round:${view.round}`,
  });
  return items;
}

/** A row for each seat: whose meeples are still to come, at a glance. @param {Desk} desk @returns {Item[]} */
export function seatItems({ view, context, lie }) {
  /** @type {Item[]} */
  const items = [];
  const { isLarge } = STYLES[lie];
  // On a small screen whose things lie in the tray needs no row.
  const rows = view.panels.filter(({ seat }) => !isLarge || seat !== context.shown);
  const [marker] = view.pieces.filter((piece) => piece.id === "marker");
  for (const [row, { seat, counts }] of rows.entries()) {
    const box = seatBox(lie, row, rows.length);
    const look = seatLook(context.players, seat);
    const size = { width: box.width, height: box.height };
    const pools = view.spaces.filter((space) => space.kind === "pool" && space.owner === seat);
    const there = pools.flatMap((space) => lyingAt(view, space.id));
    const heaps = pools.flatMap((space) => {
      const count = lyingAt(view, space.id).length;
      return count > 0 ? [{ key: "quetzal-heap", args: { face: { key: `quetzal-pool-${space.face}` }, count } }] : [];
    });
    const marks = marker && marker.owner === seat ? [nameOf(GAME, marker)] : [];
    items.push({
      ...plate(BOARD, `seat:${seat}`, box, island.seatPicture(look, size, counts.coins ?? 0, isLarge), 0),
      silent: false,
      shows: seat,
      label: [{ key: "quetzal-row", args: { owner: seat, coins: counts.coins ?? 0 } }, ...marks, ...heaps],
    });
    if (marks.length > 0)
      items.push({
        id: "marker",
        area: BOARD,
        shape: "circle",
        x: box.x + (isLarge ? 48 : 40),
        y: box.y + box.height / 2,
        width: 26,
        height: 26,
        picture: meeples.markerPicture(Math.min(isLarge ? 34 : 28, box.height)),
        z: 2.5,
        target: `seat:${seat}`,
      });
    const [left, right] = isLarge ? [marks.length > 0 ? 64 : 36, 36] : [55, 28];
    const room = { x: box.x + left, y: box.y, width: box.width - left - right, height: box.height };
    const { size: least, points } = (isLarge ? queue : pack)(room, there.length, isLarge ? 38 : 34, 0.84);
    for (const [at, piece] of there.entries()) {
      const item = {
        ...meeples.meepleItem(piece, context, points[at] ?? { x: 0, y: 0 }, least),
        target: `seat:${seat}`,
      };
      // Whose things lie in the tray has the meeples there; here is their echo.
      items.push(seat === context.shown ? { ...item, id: `echo:${piece.id}` } : { ...item, tumbles: true });
    }
  }
  return items;
}
