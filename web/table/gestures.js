// Pointers and keys at the table, told to it as what they mean.

import { toUnits } from "./camera.js";
import { hit } from "./geometry.js";
import { listenKeys } from "./keyboard.js";
import { listen } from "./pointer.js";

/** @typedef {import("./types.js").Item} Item */
/** @typedef {import("./types.js").Point} Point */

/**
 * @typedef {object} Desk What the gestures act on.
 * @property {import("./table-dom.js").TableDom} dom
 * @property {import("./stage.js").Stage} stage
 * @property {import("./cameras.js").Cameras} cameras
 * @property {import("./labels.js").Labels} labels
 * @property {import("./selection.js").Selection} selection
 * @property {import("./mirror.js").Mirror} mirror
 * @property {readonly Item[]} items
 * @property {string | null} held
 * @property {string | null} focused
 * @property {boolean} confirms
 * @property {boolean} hasGhost
 * @property {import("./picker.js").Picker} picker
 * @property {() => boolean} accept
 * @property {(way: 1 | -1) => boolean} next to what may be picked
 * @property {(id: string | null) => void} hover
 * @property {(id: string | null) => void} explain
 * @property {(id: string) => boolean} inspect
 * @property {() => unknown} fit
 */

/**
 * @param {Desk} desk
 * @returns {() => void} stops listening
 */
export function connect(desk) {
  const { dom, stage, cameras, labels, picker } = desk;
  /** @type {Item | null} */
  let carried = null;
  const at = (/** @type {Point} */ point) => {
    const area = cameras.areaAt(point);
    return hit(desk.items, area, toUnits(cameras.byArea[area], point));
  };
  const isLit = (/** @type {string | null} */ id) => id !== null && desk.selection.lit.has(id);

  const lift = (/** @type {Point} */ point) => {
    const id = at(point);
    const item = desk.items.find((each) => each.id === id);
    if (!item?.raised || (!isLit(item.id) && desk.held !== item.id)) return false;
    carried = item;
    if (isLit(item.id)) picker.tap(item.id, false);
    return true;
  };
  const drop = (/** @type {Point | null} */ point) => {
    const id = point && at(point);
    carried = null;
    stage.carry(null, { x: 0, y: 0 });
    desk.hover(null);
    if (id === null) return;
    if (isLit(id)) picker.tap(id, desk.confirms);
    // It may have been carried faster than the engine could answer that it was taken.
    else if (point && cameras.areaAt(point) === "board" && picker.isWaiting) picker.tap(id, false);
  };
  const zoom = (/** @type {number} */ factor) => {
    const { x, y, width, height } = cameras.free;
    cameras.zoom({ x: x + width / 2, y: y + height / 2 }, factor);
    return true;
  };
  const yes = (/** @type {() => unknown} */ act) => {
    act();
    return true;
  };

  dom.camera.addEventListener("click", (event) => {
    const what = event.target instanceof Element ? event.target.closest("button")?.dataset.camera : undefined;
    if (what === "fit") desk.fit();
    else if (what) zoom(what === "in" ? 1.25 : 0.8);
  });
  const stopPointers = listen(dom.table, {
    touch: () => void stage.finish(),
    hover: (point) => desk.hover(point && at(point)),
    tap: (point, isTouch) => {
      const id = at(point);
      if (id !== null) picker.tap(id, isTouch || desk.confirms);
      else if (desk.selection.pending !== null) picker.back();
      else labels.hide();
    },
    twice: (point) => {
      if (cameras.areaAt(point) === "board" && !isLit(at(point))) desk.fit();
    },
    hold: (point) => {
      const id = at(point);
      if (id !== null && !desk.inspect(id)) desk.explain(id);
    },
    mayDrag: lift,
    carry: (point) => {
      const id = at(point);
      // Over a place where it may lie, the ghost shows it better.
      if (carried) stage.carry(isLit(id) ? null : carried, point);
      desk.hover(isLit(id) ? id : null);
    },
    drop,
    pan: (from, dx, dy) => {
      labels.hide();
      if (cameras.areaAt(from) === "board") cameras.pan(dx, dy);
    },
    zoom: (point, factor) => {
      labels.hide();
      if (cameras.areaAt(point) === "board") cameras.zoom(point, factor);
    },
    // Without a ghost under it, the wheel zooms.
    mayTurn: () => desk.selection.mayTurn && desk.hasGhost,
    turn: (way) => void picker.rotate(way),
  });
  const stopKeys = listenKeys(dom.table, {
    step: (key, shift) => desk.mirror.step(key, shift),
    next: (way) => desk.next(way),
    turn: (way) => picker.rotate(way),
    back: () => picker.back(),
    accept: () => desk.accept(),
    zoom,
    fit: () => yes(() => desk.fit()),
    inspect: () => desk.focused !== null && desk.inspect(desk.focused),
  });
  return () => {
    stopPointers();
    stopKeys();
  };
}
