// How an item's image moves to its place, appears or disappears, as steps from 0 to 1.

import { toScreen } from "./camera.js";
import { setAttributes } from "./item-nodes.js";

/** @typedef {import("./types.js").Area} Area */
/** @typedef {import("./types.js").Item} Item */
/** @typedef {import("./camera.js").Camera} Camera */
/** @typedef {import("./difference.js").Difference} Difference */
/** @typedef {import("./item-nodes.js").ItemNodes} ItemNodes */

/** @typedef {(part: number) => void} Step called with 0 to 1, at last with 1 */
/** @typedef {(area: Area) => Camera} CameraOf */

/** How much larger a moving item is half-way, as if it were lifted. */
const LIFT = 0.18;
/** How much larger a new piece is when it begins to appear. */
const DROP = 0.35;
/** Degrees that a die turns on its way. */
const TUMBLE = 540;

/**
 * Puts every changed item where it belongs, and says how each moves there.
 * @param {ItemNodes} nodes which have the new items already
 * @param {Difference} difference
 * @param {readonly Item[]} before
 * @param {CameraOf} cameraOf
 * @param {boolean} moves whether items move; else they only fade
 * @returns {{ steps: Step[], hasMoves: boolean }}
 */
export function motionOf(nodes, { come, go, move, change }, before, cameraOf, moves) {
  for (const [, item] of change) nodes.settle(item);
  const steps = [
    ...move.map(([was, item]) => moveItem(nodes, was, item, cameraOf, moves)),
    ...come.map((item) => {
      const origin = moves && item.from !== undefined ? before.find((each) => each.id === item.from) : undefined;
      return origin ? moveItem(nodes, origin, item, cameraOf, true) : appear(nodes, item, moves);
    }),
    ...go.map((item) => disappear(nodes, item)),
  ];
  return { steps, hasMoves: move.length > 0 && moves };
}

/**
 * @param {ItemNodes} nodes
 * @param {Item} was
 * @param {Item} item
 * @param {CameraOf} cameraOf
 * @param {boolean} moves
 * @returns {Step}
 */
function moveItem(nodes, was, item, cameraOf, moves) {
  const node = nodes.settle(item);
  if (!moves) return () => {};
  const start = toScreen(cameraOf(was.area), was);
  const startScale = (was.width / item.width) * cameraOf(was.area).scale;
  const end = toScreen(cameraOf(item.area), item);
  const { scale: endScale } = cameraOf(item.area);
  return (part) => {
    if (part >= 1) {
      nodes.settle(item);
      return;
    }
    nodes.lift(node);
    const scale = (startScale + (endScale - startScale) * part) * (1 + LIFT * Math.sin(Math.PI * part));
    setAttributes(node, {
      x: start.x + (end.x - start.x) * part,
      y: start.y + (end.y - start.y) * part,
      scaleX: scale,
      scaleY: scale,
      rotation: item.tumbles ? TUMBLE * (1 - part) : 0,
    });
  };
}

/**
 * @param {ItemNodes} nodes
 * @param {Item} item
 * @param {boolean} moves
 * @returns {Step}
 */
function appear(nodes, item, moves) {
  const node = nodes.settle(item);
  const opacity = item.alpha ?? 1;
  const drop = moves && (item.z ?? 0) >= 1 ? DROP : 0;
  return (part) => {
    const scale = 1 + drop * (1 - part);
    setAttributes(node, { opacity: opacity * part, scaleX: scale, scaleY: scale });
  };
}

/**
 * @param {ItemNodes} nodes
 * @param {Item} item
 * @returns {Step}
 */
function disappear(nodes, item) {
  const node = nodes.takeOut(item);
  return (part) => {
    if (part >= 1) node?.destroy();
    else node?.opacity((item.alpha ?? 1) * (1 - part));
  };
}
