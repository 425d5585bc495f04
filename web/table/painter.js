// Draws pictures as bitmaps and as SVG. Bitmaps are cached: some dozens of pictures are shown hundreds of times.

/** @typedef {import("./types.js").Picture} Picture */
/** @typedef {import("./types.js").Part} Part */

const ICON_SIZE = 512;
/** The most pixels of a bitmap. */
const LARGEST = 4_000_000;
const FONT = '"Atkinson Hyperlegible Next", system-ui, sans-serif';
const SVG = "http://www.w3.org/2000/svg";
const ANCHORS = { left: "start", right: "end" };

/** @type {Map<string, Path2D>} */
const paths = new Map();

/** @param {string} d */
function pathOf(d) {
  const known = paths.get(d);
  if (known) return known;
  const made = new Path2D(d);
  paths.set(d, made);
  return made;
}

/** @param {Picture} picture @param {number} wanted */
const densityOf = ({ width, height, finest }, wanted) =>
  Math.min(wanted, finest ?? wanted, Math.sqrt(LARGEST / (width * height)));

export class Painter {
  /** @type {Map<string, HTMLCanvasElement>} */
  #bitmaps = new Map();
  /** @type {Record<string, string>} */
  #icons;
  /** how much larger the settings want texts, and the pictures that stand beside them */
  textFactor = 1;

  /** @param {Record<string, string>} icons outlines by name, in a square of 512 */
  constructor(icons) {
    this.#icons = icons;
  }

  /**
   * @param {Picture} picture
   * @param {number} wanted pixels per unit; large pictures get fewer
   * @returns {HTMLCanvasElement}
   */
  bitmap(picture, wanted) {
    const { width, height } = picture;
    const density = densityOf(picture, wanted);
    const key = `${density}|${picture.key}`;
    const known = this.#bitmaps.get(key);
    if (known) return known;
    const canvas = document.createElement("canvas");
    canvas.width = Math.max(1, Math.ceil(width * density));
    canvas.height = Math.max(1, Math.ceil(height * density));
    const context = canvas.getContext("2d");
    if (context) {
      context.setTransform(density, 0, 0, density, canvas.width / 2, canvas.height / 2);
      for (const part of picture.parts) this.#draw(context, part, picture);
    }
    this.#bitmaps.set(key, canvas);
    return canvas;
  }

  /**
   * Whether the bitmap is in the cache.
   * @param {Picture} picture
   * @param {number} wanted
   */
  has(picture, wanted) {
    return this.#bitmaps.has(`${densityOf(picture, wanted)}|${picture.key}`);
  }

  /** Removes all other bitmaps from the cache. @param {Set<unknown>} used */
  keepOnly(used) {
    for (const [key, bitmap] of this.#bitmaps) if (!used.has(bitmap)) this.#bitmaps.delete(key);
  }

  /**
   * @param {CanvasRenderingContext2D} context
   * @param {Part} part
   * @param {Picture} picture
   */
  #draw(context, part, picture) {
    context.save();
    context.globalAlpha = part.alpha ?? 1;
    context.translate(part.x ?? 0, part.y ?? 0);
    if (part.turn) context.rotate((part.turn * Math.PI) / 180);
    if (part.words !== undefined) {
      context.font = `700 ${part.size ?? 16}px ${FONT}`;
      context.textAlign = part.align ?? "center";
      context.textBaseline = "middle";
      if (part.stroke) {
        context.lineJoin = "round";
        context.lineWidth = part.line ?? 1;
        context.strokeStyle = part.stroke;
        context.strokeText(part.words, 0, 0);
      }
      context.fillStyle = plainFill(part);
      context.fillText(part.words, 0, 0);
    } else {
      const scale = part.icon ? (part.size ?? 32) / ICON_SIZE : (part.scale ?? 1);
      context.scale(scale, scale);
      if (part.icon) context.translate(-ICON_SIZE / 2, -ICON_SIZE / 2);
      const path = pathOf(part.d ?? this.#icons[part.icon ?? ""] ?? "");
      context.lineJoin = "round";
      context.lineCap = "round";
      // The stroke of an icon lies behind it, as a halo.
      if (part.icon) stroke(context, part, path, scale);
      if (part.fill) {
        context.fillStyle = Array.isArray(part.fill) ? gradientOf(context, part.fill, picture) : plainFill(part);
        context.fill(path);
      }
      if (!part.icon) stroke(context, part, path, scale);
    }
    context.restore();
  }

  /**
   * The picture as an SVG element, hidden from screen readers since the text beside it says the same.
   * @param {Picture} picture
   * @param {number} normal its height at the normal size of text, in CSS pixels
   */
  svg(picture, normal) {
    const height = normal * this.textFactor;
    const root = make("svg", {
      viewBox: `${-picture.width / 2} ${-picture.height / 2} ${picture.width} ${picture.height}`,
      width: (height * picture.width) / picture.height,
      height,
      "aria-hidden": "true",
      focusable: "false",
    });
    for (const part of picture.parts) root.append(this.#element(part));
    return /** @type {SVGSVGElement} */ (root);
  }

  /** @param {Part} part */
  #element(part) {
    const paint = {
      fill: part.fill ? plainFill(part) : "none",
      stroke: part.stroke ?? "none",
      opacity: part.alpha ?? 1,
      "stroke-dasharray": part.dash?.join(" ") ?? "none",
      "stroke-linejoin": "round",
      "stroke-linecap": "round",
      "paint-order": part.d ? "normal" : "stroke",
    };
    const place = `translate(${part.x ?? 0} ${part.y ?? 0}) rotate(${part.turn ?? 0})`;
    if (part.words !== undefined) {
      const words = make("text", {
        ...paint,
        "stroke-width": part.line ?? 1,
        transform: place,
        "text-anchor": part.align ? ANCHORS[part.align] : "middle",
        "dominant-baseline": "central",
        "font-weight": 700,
        "font-size": part.size ?? 16,
      });
      words.textContent = part.words;
      return words;
    }
    const scale = part.icon ? (part.size ?? 32) / ICON_SIZE : (part.scale ?? 1);
    const middle = ` scale(${scale})${part.icon ? ` translate(${-ICON_SIZE / 2} ${-ICON_SIZE / 2})` : ""}`;
    const d = part.d ?? this.#icons[part.icon ?? ""] ?? "";
    return make("path", { ...paint, "stroke-width": (part.line ?? 1) / scale, transform: place + middle, d });
  }
}

/**
 * @param {CanvasRenderingContext2D} context
 * @param {Part} part
 * @param {Path2D} path
 * @param {number} scale
 */
function stroke(context, part, path, scale) {
  if (!part.stroke) return;
  context.setLineDash([...(part.dash ?? [])]);
  context.strokeStyle = part.stroke;
  context.lineWidth = (part.line ?? 1) / scale;
  context.stroke(path);
}

/** @param {Part} part */
function plainFill(part) {
  return (Array.isArray(part.fill) ? part.fill[part.fill.length - 1] : part.fill) ?? "#000";
}

/**
 * @param {CanvasRenderingContext2D} context
 * @param {readonly string[]} colours
 * @param {Picture} picture
 */
function gradientOf(context, colours, picture) {
  const [w, h] = [picture.width / 2, picture.height / 2];
  const gradient = context.createLinearGradient(-w * 0.7, -h, w * 0.7, h);
  for (const [at, colour] of colours.entries()) gradient.addColorStop(at / (colours.length - 1), colour);
  return gradient;
}

/**
 * @param {string} name
 * @param {Record<string, string | number>} attributes
 */
function make(name, attributes) {
  const element = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value));
  return element;
}
