// Outlines that the icon set does not have, as paths in a square of 512; `drawing` puts one, or an icon, around a point.

/** @typedef {import("../../table/types.js").Part} Part */

/** A quetzal on its perch, crest up, tail feathers trailing. */
const QUETZAL =
  "M196 96C156 84 116 108 108 148L66 166L110 180C116 214 136 238 160 252C148 300 170 352 214 380C230 424 250 470 292 508" +
  "C292 460 288 420 278 386C312 428 356 474 424 498C386 442 344 392 308 350C332 300 326 232 290 184C272 152 262 132 250 110" +
  "C264 100 274 82 272 54C254 62 242 72 234 82C238 64 236 44 224 26C210 42 202 62 200 82ZM172 132A16 16 0 1 0 140 132A16 16 0 1 0 172 132Z";

/** The bird's breast, laid over it in red. */
const BREAST = "M160 252C148 300 170 352 214 380C244 352 250 300 226 262C206 268 180 264 160 252Z";

/** A carved slab with a face and rows of glyphs. */
const STELA =
  "M150 472V104C150 58 196 28 256 28C316 28 362 58 362 104V472H404V500H108V472Z" +
  "M204 96V124H236V96ZM276 96V124H308V96ZM216 148V166H296V148Z" +
  "M190 208V236H322V208ZM190 262V290H246V262ZM270 262V290H322V262ZM190 316V344H322V316ZM190 370V398H220V370ZM244 370V398H322V370ZM190 424V446H322V424Z";

/** A seated idol with a headdress. */
const STATUETTE =
  "M200 24H312V60H352V100H372V148H340V180C340 196 328 206 312 210V228H372C396 228 412 246 412 268V348H360V288H346V356H398V436H428V488H84V436H114V356H166V288H152V348H100V268" +
  "C100 246 116 228 140 228H200V210C184 206 172 196 172 180V148H140V100H160V60H200Z" +
  "M204 112V140H240V112ZM272 112V140H308V112ZM228 164V182H284V164ZM216 276V300H296V276ZM216 324V348H296V324Z";

const DRAWINGS = /** @type {Record<string, string>} */ ({
  quetzal: QUETZAL,
  breast: BREAST,
  stela: STELA,
  statuette: STATUETTE,
});

/** A meeple in a square of 40 around the origin: the whole, and its left half. */
export const MEEPLE =
  "M0 -19C5 -19 8.5 -15.5 8.5 -11C8.5 -8.6 7.6 -6.6 6.2 -5.4C12.5 -4.2 19 -1 19 3.6C19 6.9 14.6 7.4 10.6 6.8C11.4 10.6 14.6 14.6 15.8 19L4.4 19L0 12.4" +
  "L-4.4 19L-15.8 19C-14.6 14.6 -11.4 10.6 -10.6 6.8C-14.6 7.4 -19 6.9 -19 3.6C-19 -1 -12.5 -4.2 -6.2 -5.4C-7.6 -6.6 -8.5 -8.6 -8.5 -11C-8.5 -15.5 -5 -19 0 -19Z";
export const HALF_MEEPLE =
  "M0 -19L0 12.4L-4.4 19L-15.8 19C-14.6 14.6 -11.4 10.6 -10.6 6.8C-14.6 7.4 -19 6.9 -19 3.6C-19 -1 -12.5 -4.2 -6.2 -5.4C-7.6 -6.6 -8.5 -8.6 -8.5 -11C-8.5 -15.5 -5 -19 0 -19Z";

/** A sun with eight rays around the origin, for victory points; its radius is 10. */
export const SUN = sunburst(8, 10, 7.4);

/**
 * @param {number} rays
 * @param {number} outer
 * @param {number} inner
 */
function sunburst(rays, outer, inner) {
  const points = Array.from({ length: rays * 2 }, (_, at) => {
    const [angle, radius] = [(Math.PI * at) / rays, at % 2 === 0 ? outer : inner];
    return `${(radius * Math.sin(angle)).toFixed(2)} ${(-radius * Math.cos(angle)).toFixed(2)}`;
  });
  return `M${points.join("L")}Z`;
}

/**
 * A drawing or an icon in a square around a point.
 * @param {string} name
 * @param {number} size
 * @param {Part} part
 * @returns {Part}
 */
export function drawing(name, size, part) {
  const own = DRAWINGS[name];
  if (!own) return { ...part, icon: name, size };
  return { ...part, d: centred(own), scale: size / 512 };
}

/** @type {Map<string, string>} */
const moved = new Map();

/** A path of a square of 512 with its middle at the origin; all commands of these paths are absolute. @param {string} d */
function centred(d) {
  const known = moved.get(d);
  if (known) return known;
  const made = d.replace(/([A-Z])([^A-Z]*)/g, (_, letter, rest) => {
    const numbers = (rest.match(/-?[\d.]+/g) ?? []).map(Number);
    const isMeasure = (/** @type {number} */ at) => letter === "A" && at % 7 < 5;
    return (
      letter +
      numbers.map((/** @type {number} */ n, /** @type {number} */ at) => (isMeasure(at) ? n : n - 256)).join(" ")
    );
  });
  moved.set(d, made);
  return made;
}
