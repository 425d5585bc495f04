// What the view says, in the scene's terms.

/** @typedef {import("../../table/types.js").Context} Context */
/** @typedef {import("../../table/types.js").Text} Text */
/** @typedef {import("../../table/types.js").View} View */
/** @typedef {import("../../bridge/protocol.js").Space} Space */
/** @typedef {import("../../bridge/protocol.js").Piece} Piece */

export const GAME = "quetzal";
export const TYPES = ["pottery", "weapon", "tablet", "statuette", "mummy"];
export const BONUSES = ["none", "coin", "discovery", "vp"];
export const KINDS = ["black", "white", "side", "standing", "character"];
export const TEMPLE_SPACES = 5;
export const STONES = 11;

/**
 * @typedef {object} Banner what the marks of a place say
 * @property {"unique" | "bidding" | "free"} kind
 * @property {string} takes
 * @property {string} order
 * @property {boolean} covered
 * @property {string | null} cost
 * @property {string | null} bonus
 * @property {string | null} coins
 * @property {string | null} limit
 * @property {number} choose
 * @property {number} draw
 * @property {string | null} beat how many take it
 * @property {string} colour
 * @property {boolean} isHeld
 */

/** @param {Space | undefined} space @returns {Banner} */
export function bannerOf(space) {
  const marks = space?.marks ?? [];
  const value = (/** @type {string} */ name) =>
    marks.find((mark) => mark.startsWith(`${name}:`))?.slice(name.length + 1) ?? null;
  const kind = marks.includes("bidding") ? "bidding" : marks.includes("free") ? "free" : "unique";
  return {
    kind,
    takes: value("takes") ?? "any",
    order: value("order") ?? "",
    covered: marks.includes("covered"),
    cost: value("cost"),
    bonus: value("bonus"),
    coins: value("coins"),
    limit: value("limit"),
    choose: Number(value("choose") ?? 0),
    draw: Number(value("draw") ?? 0),
    beat: value("beat"),
    colour: value("colour") ?? "open",
    isHeld: marks.includes("held") || marks.includes("automaton"),
  };
}

/** @param {string | undefined} face @returns {[string, string]} type and bonus of a card */
export function cardOf(face) {
  const [type = "", bonus = "none"] = (face ?? "").split("-");
  return [type, bonus];
}

/** @type {WeakMap<readonly Piece[], Map<string, Piece[]>>} what lies where, found once for a view */
const places = new WeakMap();

/** @param {View} view @param {string} slot @returns {readonly Piece[]} */
export function lyingAt({ pieces }, slot) {
  let found = places.get(pieces);
  if (!found) {
    found = new Map();
    for (const piece of pieces) {
      const there = found.get(piece.slot);
      if (there) there.push(piece);
      else found.set(piece.slot, [piece]);
    }
    places.set(pieces, found);
  }
  return found.get(slot) ?? [];
}

/** What one, two and three of a type are worth in this game. @param {Context} context @param {string} type @returns {number[]} */
export function ladderOf({ content, chosen }, type) {
  if (type === "mummy") return content?.mummy_values?.[String(chosen.mummy_values)] ?? [];
  return content?.artifacts?.find((/** @type {any} */ row) => row.key === type)?.values ?? [];
}

/** The printed points and whether it is used up at once. @param {any} content @param {string} key */
export function tileOf(content, key) {
  const row = content?.upgrades?.find((/** @type {any} */ each) => each.key === key);
  return { points: Number(row?.points ?? 0), immediate: Boolean(row?.immediate ?? key.startsWith("now_")) };
}

/** What a tile does. @param {Piece} piece @returns {Text[]} */
export function effectOf(piece) {
  if (piece.kind !== "upgrade" || !piece.face) return [];
  return [{ key: `quetzal-effect-${piece.face.replaceAll("_", "-")}` }];
}

/** The name of a place. @param {Space} space @returns {Text} */
export const placeText = ({ face = "" }) => ({ key: `quetzal-place-${face.replaceAll("_", "-")}` });

/** @param {Text} one @param {Text} two @returns {Text} */
function twoCards(one, two) {
  if (one.key === two.key) return { key: "quetzal-times", args: { count: 2, thing: one } };
  const [item1, item2] = [one, two].map((thing) => ({ key: "quetzal-one", args: { thing } }));
  return { key: "quetzal-list-2", args: /** @type {Record<string, Text>} */ ({ item1, item2 }) };
}

/** What a place that is bid for brings now, and whose bid stands. @param {View} view @param {Space} space @returns {Text[]} */
export function offerOf(view, space) {
  const { kind, bonus, coins, limit, covered } = bannerOf(space);
  if (kind !== "bidding" || covered) return [];
  const { key: name } = placeText(space);
  const bids = view.notes.filter(({ args }) => typeof args?.place === "object" && args.place.key === name);
  // The place itself and whose it is are in its name.
  const bid = bids.map(({ args = {} }) => ({ key: "quetzal-held", args }));
  const there = view.pieces.filter((piece) => piece.slot.startsWith(`display:${space.id}:`));
  const [one, two] = there.map(({ face }) => ({ key: `quetzal-card-${face}` }));
  const cards = one && (two ? twoCards(one, two) : { key: "quetzal-one", args: { thing: one } });
  /** @type {Text[]} */
  const gains = cards ? [{ key: "quetzal-preview-cards", args: { cards } }] : [];
  if (bonus !== null) gains.push({ key: "quetzal-preview-bonus", args: { bonus: { key: `quetzal-bonus-${bonus}` } } });
  if (coins !== null) gains.push({ key: "quetzal-preview-market", args: { coins: Number(coins) } });
  if (limit !== null) gains.push({ key: "quetzal-preview-limit", args: { limit: Number(limit) } });
  return [...bid, ...gains];
}

/** The place that acts now, by what is asked; null while meeples are placed. @param {View} view @returns {string | null} */
export function actingPlace({ prompt }) {
  const place = prompt.args?.place;
  if (typeof place === "object") return place.key.replace("quetzal-place-", "").replace(/-(?=\d$)/, ":");
  return ACTING[prompt.key] ?? null;
}

const ACTING = /** @type {Record<string, string>} */ ({
  "quetzal-ask-temple": "temple",
  "quetzal-ask-keep": "temple",
  "quetzal-ask-market": "black_market",
  "quetzal-ask-village": "village",
  "quetzal-ask-camp-reroll": "camp",
});
