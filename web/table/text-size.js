// Larger text on the canvas: in a picture each text grows by the factor of the settings, as far as there is room for it,
// and a badge grows with its text. Pure; a picture is enlarged once.

import { pathBox } from "./path-box.js";

/** @typedef {import("./types.js").Box} Box */
/** @typedef {import("./types.js").Part} Part */
/** @typedef {import("./types.js").Picture} Picture */

/** The factors of the text sizes in the settings. */
const FACTORS = /** @type {Record<string, number>} */ ({ large: 1.15, larger: 1.3 });

/** Factors are tried in steps of this size. */
const STEP = 0.05;
/** How high a line of text is, as a part of its size. */
const HIGH = 0.9;

/** @param {string | undefined} textSize of the settings */
export function textFactor(textSize) {
  return FACTORS[textSize ?? ""] ?? 1;
}

/** @type {Map<string, Picture>} */
const made = new Map();
/** The most pictures that are remembered. */
const MOST = 2000;

/**
 * The picture with its texts as large as they can be, up to the factor.
 * @param {Picture} picture
 * @param {number} factor
 * @returns {Picture}
 */
export function enlarged(picture, factor) {
  if (factor <= 1 || !picture.parts.some((part) => part.words)) return picture;
  const key = `${picture.key} ×${factor}`;
  let known = made.get(key);
  if (!known) {
    if (made.size >= MOST) made.clear();
    known = { ...picture, key, parts: grownParts(picture, factor) };
    made.set(key, known);
  }
  return picture.scale === known.scale ? known : { ...known, scale: picture.scale };
}

/**
 * Items with their texts enlarged.
 * @template {{ picture: Picture }} Drawn
 * @param {Drawn[]} items
 * @param {number} factor
 * @returns {Drawn[]}
 */
export function withLargerText(items, factor) {
  if (factor <= 1) return items;
  return items.map((item) => ({ ...item, picture: enlarged(item.picture, factor) }));
}

/**
 * The usual width of a text, as a part of its size.
 * @param {string} words
 */
export function textWidth(words) {
  let width = 0;
  for (const letter of words) {
    if (/[\s.,;:'’|!iljtfrI()]/u.test(letter)) width += 0.36;
    else if (/[\p{Lu}mwMW]/u.test(letter)) width += 0.7;
    else width += 0.58;
  }
  return width;
}

/**
 * Where a part lies; null for one that is turned, which has no simple box.
 * @param {Part} part
 * @returns {Box | null}
 */
export function partBox(part) {
  const { x = 0, y = 0 } = part;
  if (part.turn) return null;
  if (part.words !== undefined) {
    const size = part.size ?? 16;
    const [width, height] = [textWidth(part.words) * size, size * HIGH];
    const left = part.align === "left" ? x : part.align === "right" ? x - width : x - width / 2;
    return { x: left, y: y - height / 2, width, height };
  }
  if (part.icon) {
    const size = (part.size ?? 32) * 0.9;
    return { x: x - size / 2, y: y - size / 2, width: size, height: size };
  }
  const box = pathBox(part.d ?? "");
  const scale = part.scale ?? 1;
  return box && { x: x + box.x * scale, y: y + box.y * scale, width: box.width * scale, height: box.height * scale };
}

/** @param {Box} a @param {Box} b */
export function isOver(a, b) {
  const [across, down] = [
    Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x),
    Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y),
  ];
  return across > 0.5 && down > 0.5;
}

/** @param {Box} outer @param {Box} inner @param {number} [slack] */
function isWithin(outer, inner, slack = 0) {
  return (
    inner.x >= outer.x - slack &&
    inner.y >= outer.y - slack &&
    inner.x + inner.width <= outer.x + outer.width + slack &&
    inner.y + inner.height <= outer.y + outer.height + slack
  );
}

/** @param {Box} box */
const area = ({ width, height }) => width * height;
/** @param {Box} box */
const centre = ({ x, y, width, height }) => ({ x: x + width / 2, y: y + height / 2 });

/**
 * @typedef {object} Label Some parts that grow together: a text, the badge under it, the lines of a paragraph.
 * @property {number[]} at their places among the parts
 * @property {Box} box around all of them
 * @property {Box} within what it must stay in
 * @property {Box | null} badge the ground that grows with it
 * @property {boolean} isFree whether it brings its own ground, a badge or a halo, and may cover something
 */

/**
 * @param {Picture} picture
 * @param {number} factor
 */
function grownParts(picture, factor) {
  const parts = [...picture.parts];
  const boxes = parts.map(partBox);
  /** @type {Box} */
  const whole = { x: -picture.width / 2, y: -picture.height / 2, width: picture.width, height: picture.height };
  const labels = labelsOf(parts, boxes, whole);
  for (const label of labels) {
    const others = obstacles(parts, boxes, labels, label);
    for (let by = factor; by > 1.001; by -= STEP) if (tryToGrow(parts, label, by, others, whole)) break;
  }
  return parts;
}

/**
 * Grows a label if there is room for it; or else its text alone, if there is room in its badge.
 * @param {Part[]} parts
 * @param {Label} label
 * @param {number} by
 * @param {readonly Box[]} others what it must not lie over
 * @param {Box} whole the box of the picture
 * @returns {boolean} whether it has grown
 */
function tryToGrow(parts, label, by, others, whole) {
  const [first = 0] = label.at;
  const box = nudged(scaled(label.box, by, anchorOf(parts[first])), whole);
  if (isWithin(label.within, box, 0.01) && !others.some((other) => isOver(other, box))) {
    grow(parts, label, by, box);
    return true;
  }
  const text = partBox(/** @type {Part} */ (parts[first]));
  if (!label.badge || !text) return false;
  const inside = scaled(text, by, 0.5);
  // The corners of a text must not reach over the edge of a round badge.
  const isRound = Math.abs(label.badge.width - label.badge.height) < label.badge.height * 0.2;
  const reach = isRound ? Math.hypot(inside.width, inside.height) : inside.height * 1.1;
  if (reach > label.badge.height * 1.04 || inside.width > label.badge.width * 0.92) return false;
  parts[first] = { ...parts[first], size: (parts[first]?.size ?? 16) * by };
  return true;
}

/**
 * What a label must not come to lie over, unless it does already: other labels; what icons show; and, for a text without a
 * badge, what is painted beside it.
 * @param {readonly Part[]} parts
 * @param {readonly (Box | null)[]} boxes
 * @param {readonly Label[]} labels
 * @param {Label} label
 * @returns {Box[]}
 */
function obstacles(parts, boxes, labels, label) {
  const last = Math.max(...label.at);
  const painted = boxes.flatMap((box, at) => {
    const part = /** @type {Part} */ (parts[at]);
    if (!box || part.words !== undefined || label.at.includes(at)) return [];
    if (part.icon) return [scaled(box, label.isFree ? 0.6 : 0.85, 0.5)];
    if (part.fill === undefined || (part.alpha ?? 1) <= 0.5) return [];
    if (!label.isFree || at > last) return [box];
    // A figure that is about as small as the badge is kept in sight, like an icon.
    return area(box) < area(label.box) * 3 ? [scaled(box, 0.6, 0.5)] : [];
  });
  const all = [...painted, ...labels.filter((other) => other !== label).map((other) => other.box)];
  return all.filter((box) => !isOver(box, label.box));
}

/** Which side of a text stays where it is: 0 the left, 1 the right, 0.5 none. @param {Part | undefined} part */
const anchorOf = (part) => (part?.align === "left" ? 0 : part?.align === "right" ? 1 : 0.5);

/** @param {Box} box @param {number} by @param {number} anchor @returns {Box} */
function scaled({ x, y, width, height }, by, anchor) {
  return { x: x - width * (by - 1) * anchor, y: y - (height * (by - 1)) / 2, width: width * by, height: height * by };
}

/** The box moved into the picture, if it is too near to its edge. @param {Box} box @param {Box} whole @returns {Box} */
function nudged(box, whole) {
  const into = (
    /** @type {number} */ at,
    /** @type {number} */ size,
    /** @type {number} */ from,
    /** @type {number} */ room,
  ) => Math.max(from, Math.min(at, from + room - size));
  return { ...box, x: into(box.x, box.width, whole.x, whole.width), y: into(box.y, box.height, whole.y, whole.height) };
}

/**
 * Puts the parts of a label at their places in its new box.
 * @param {Part[]} parts
 * @param {Label} label
 * @param {number} by
 * @param {Box} to
 */
function grow(parts, label, by, to) {
  const from = label.box;
  label.box = to;
  for (const at of label.at) {
    const part = /** @type {Part} */ (parts[at]);
    const { x = 0, y = 0 } = part;
    const place = { x: to.x + (x - from.x) * by, y: to.y + (y - from.y) * by };
    parts[at] =
      part.words === undefined
        ? { ...part, ...place, scale: (part.scale ?? 1) * by }
        : { ...part, ...place, size: (part.size ?? 16) * by };
  }
}

/**
 * @param {readonly Part[]} parts
 * @param {readonly (Box | null)[]} boxes
 * @param {Box} whole
 * @returns {Label[]}
 */
function labelsOf(parts, boxes, whole) {
  /** @type {Label[]} */
  const labels = [];
  for (const [at, part] of parts.entries()) {
    const box = boxes[at];
    if (!part.words || !box) continue;
    const before = labels.at(-1);
    if (before && isNextLine(parts[before.at.at(-1) ?? 0], part)) {
      before.at.push(at);
      before.box = around(before.box, box);
      continue;
    }
    const ground = groundOf(parts, boxes, at, box);
    const isBadge = ground !== null && isTight(ground, box);
    const shapes = isBadge ? concentric(parts, boxes, at, ground) : [];
    const all = shapes.map((shape) => /** @type {Box} */ (boxes[shape]));
    // A text with a halo is read over anything, like one with a badge.
    const isFree = isBadge || part.stroke !== undefined;
    labels.push({
      at: [at, ...shapes],
      box: all.reduce(around, box),
      within: isFree || !ground ? whole : withoutEdge(ground, box),
      badge: isBadge ? ground : null,
      isFree,
    });
  }
  return labels;
}

/**
 * A ground without its edge, which a text keeps free unless it is there already.
 * @param {Box} ground
 * @param {Box} text
 */
function withoutEdge(ground, text) {
  const edge = text.height * 0.1;
  const { x, y, width, height } = ground;
  return around({ x: x + edge, y: y + edge, width: width - 2 * edge, height: height - 2 * edge }, text);
}

/** Whether a text goes on in the next line. @param {Part | undefined} one @param {Part} next */
function isNextLine(one, next) {
  if (one?.words === undefined || next.align !== "left" || one.align !== "left") return false;
  if (one.size !== next.size || one.x !== next.x) return false;
  const step = (next.y ?? 0) - (one.y ?? 0);
  return step > 0 && step < (next.size ?? 16) * 1.6;
}

/** @param {Box} a @param {Box} b @returns {Box} */
function around(a, b) {
  const [x, y] = [Math.min(a.x, b.x), Math.min(a.y, b.y)];
  const [right, bottom] = [Math.max(a.x + a.width, b.x + b.width), Math.max(a.y + a.height, b.y + b.height)];
  return { x, y, width: right - x, height: bottom - y };
}

/**
 * The smallest filled shape under a text.
 * @param {readonly Part[]} parts
 * @param {readonly (Box | null)[]} boxes
 * @param {number} at
 * @param {Box} text
 * @returns {Box | null}
 */
function groundOf(parts, boxes, at, text) {
  /** @type {Box | null} */
  let best = null;
  for (const [index, box] of boxes.slice(0, at).entries()) {
    const part = /** @type {Part} */ (parts[index]);
    if (!box || part.d === undefined || !part.fill || !isWithin(box, text, text.height * 0.15)) continue;
    if (best === null || area(box) < area(best)) best = box;
  }
  return best;
}

/** Whether a shape is no more than the badge of a text. @param {Box} shape @param {Box} text */
const isTight = (shape, text) => shape.height <= text.height * 2.4 && shape.width <= text.width + text.height * 1.9;

/**
 * The shapes that a badge is made of: all of about its size, around the same point.
 * @param {readonly Part[]} parts
 * @param {readonly (Box | null)[]} boxes
 * @param {number} at of the text
 * @param {Box} badge
 */
function concentric(parts, boxes, at, badge) {
  const middle = centre(badge);
  return boxes.slice(0, at).flatMap((box, index) => {
    const part = /** @type {Part} */ (parts[index]);
    if (!box || part.d === undefined || area(box) > area(badge) * 1.8) return [];
    const { x, y } = centre(box);
    return Math.hypot(x - middle.x, y - middle.y) <= badge.height * 0.15 && area(box) > area(badge) * 0.3
      ? [index]
      : [];
  });
}
