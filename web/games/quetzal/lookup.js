// Finds in the view and in the game's tables what the scene draws.

/** @typedef {import("../../table/types.js").Context} Context */
/** @typedef {import("../../table/types.js").Text} Text */
/** @typedef {import("../../table/types.js").View} View */
/** @typedef {import("../../bridge/protocol.js").Space} Space */
/** @typedef {import("../../bridge/protocol.js").Piece} Piece */

export const GAME = "quetzal";
/** The orders in which types, bonuses and meeples are laid out. */
export const TYPES = ["pottery", "weapon", "tablet", "statuette", "mummy"];
export const BONUSES = ["none", "coin", "discovery", "vp"];
export const KINDS = ["black", "white", "side", "standing", "character"];

/** An attribute that is a number, or null. @param {Space | Piece | undefined} thing @param {string} name */
export function numberOf(thing, name) {
  const value = thing?.attributes?.[name];
  return typeof value === "number" ? value : null;
}

/** An attribute that is a word, or null. @param {Space | Piece | undefined} thing @param {string} name */
export function wordOf(thing, name) {
  const value = thing?.attributes?.[name];
  return typeof value === "string" ? value : null;
}

/** Where a place or display is: its location, and which of the location's spaces. @typedef {{ location: string, number: number }} Spot */

/** @param {Space} space @returns {Spot} */
export const spotOf = (space) => ({
  location: wordOf(space, "location") ?? "",
  number: numberOf(space, "number") ?? 1,
});

/**
 * @typedef {object} Banner what is shown on a place
 * @property {"unique" | "bidding" | "free"} kind
 * @property {string} takes
 * @property {number} order
 * @property {boolean} isCovered
 * @property {number | null} cost
 * @property {string | null} bonus
 * @property {number | null} coins
 * @property {number | null} limit
 * @property {number} choose
 * @property {number} draw
 * @property {number | null} beat how many take it
 * @property {string} colour
 * @property {boolean} isHeld
 */

/** @param {Space | undefined} space @returns {Banner} */
export function bannerOf(space) {
  const [kind, state] = [wordOf(space, "kind"), wordOf(space, "state")];
  return {
    kind: kind === "bidding" || kind === "free" ? kind : "unique",
    takes: wordOf(space, "takes") ?? "any",
    order: numberOf(space, "order") ?? 0,
    isCovered: state === "covered",
    cost: numberOf(space, "cost"),
    bonus: wordOf(space, "bonus"),
    coins: numberOf(space, "coins"),
    limit: numberOf(space, "limit"),
    choose: numberOf(space, "choose") ?? 0,
    draw: numberOf(space, "draw") ?? 0,
    beat: numberOf(space, "beat"),
    colour: wordOf(space, "colour") ?? "open",
    isHeld: state === "held" || state === "automaton",
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
export function valuesOf({ content, chosen }, type) {
  if (type === "mummy") return content?.mummy_values?.[String(chosen.mummy_values)] ?? [];
  return content?.artifacts?.find((/** @type {any} */ row) => row.key === type)?.values ?? [];
}

/**
 * @typedef {object} Tile what is printed on an Upgrade
 * @property {number} points
 * @property {boolean} immediate used up at once
 * @property {Record<string, number>} effect the numbers of what it does
 */

/** @param {any} content @param {string} key @returns {Tile} */
export function tileOf(content, key) {
  const row = content?.upgrades?.find((/** @type {any} */ each) => each.key === key);
  return { points: Number(row?.points ?? 0), immediate: Boolean(row?.immediate), effect: row?.effect ?? {} };
}

/** What a tile does. @param {any} content @param {Piece} piece @returns {Text[]} */
export function effectOf(content, piece) {
  if (piece.kind !== "upgrade" || !piece.face) return [];
  return [{ key: `quetzal-effect-${piece.face.replaceAll("_", "-")}`, args: tileOf(content, piece.face).effect }];
}

/** Whether there are cards of a type with a bonus. @param {any} content @param {string} type @param {string} bonus */
export function hasCards(content, type, bonus) {
  const row = content?.artifacts?.find((/** @type {any} */ each) => each.key === type);
  return Number(row?.bonuses?.[bonus] ?? 0) > 0;
}

/** Whether what is asked belongs to this place. @param {Space} space */
export const isActing = (space) => space.attributes?.is_acting === true;

/** The name of a place. @param {Space} space @returns {Text} */
export const placeText = ({ face = "" }) => ({ key: `quetzal-place-${face.replaceAll("_", "-")}` });

/** The name of a place as it is written on a phone. @param {Space} space @returns {Text} */
export const shortText = (space) =>
  space.id === "stela" || space.id === "harbor" ? { key: `quetzal-short-${space.id}` } : placeText(space);

/** @param {Text} one @param {Text} two @returns {Text} */
function twoCards(one, two) {
  if (one.key === two.key) return { key: "quetzal-times", args: { count: 2, thing: one } };
  const [item1, item2] = [one, two].map((thing) => ({ key: "quetzal-one", args: { thing } }));
  return { key: "quetzal-list-2", args: /** @type {Record<string, Text>} */ ({ item1, item2 }) };
}

/** What a place that is bid for brings now, and which bid stands. @param {View} view @param {Space} space @returns {Text[]} */
export function offerOf(view, space) {
  const { kind, bonus, coins, limit, isCovered, beat, colour } = bannerOf(space);
  if (kind !== "bidding" || isCovered) return [];
  const size = numberOf(space, "size") ?? 0;
  // The place itself and whose it is are in its name.
  /** @type {Text[]} */
  const bid =
    beat === null ? [] : [{ key: "quetzal-held", args: { size, beat, colour: { key: `quetzal-colour-${colour}` } } }];
  const displays = view.spaces.filter((each) => each.kind === "display" && each.face === space.id);
  const [one, two] = displays
    .flatMap((display) => lyingAt(view, display.id))
    .map(({ face }) => ({ key: `quetzal-card-${face}` }));
  const cards = one && (two ? twoCards(one, two) : { key: "quetzal-one", args: { thing: one } });
  /** @type {Text[]} */
  const gains = cards ? [{ key: "quetzal-preview-cards", args: { cards } }] : [];
  if (bonus !== null) gains.push({ key: "quetzal-preview-bonus", args: { bonus: { key: `quetzal-bonus-${bonus}` } } });
  if (coins !== null) gains.push({ key: "quetzal-preview-market", args: { coins } });
  if (limit !== null) gains.push({ key: "quetzal-preview-limit", args: { limit } });
  return [...bid, ...gains];
}

/** What is told of a place where somebody stands: whose it is, and which bid takes it. @param {Space} space @param {Text} name @returns {Text} */
export function heldText(space, name) {
  const { beat, colour } = bannerOf(space);
  const size = numberOf(space, "size");
  if (beat === null || size === null) return name;
  return { key: "quetzal-lies-bid", args: { place: name, size, colour: { key: `quetzal-colour-${colour}` } } };
}

/** What is told of the cards or Upgrades on display at a place. @param {View} view @param {string} location @returns {Text | null} */
export function displayText(view, location) {
  const displays = view.spaces.filter(({ kind }) => kind === "display" || kind === "tile_display");
  const there = displays.filter((space) => spotOf(space).location === location);
  /** @type {Map<string, number>} how many there are of each */
  const counts = new Map();
  for (const { kind, face = "" } of there.flatMap((space) => lyingAt(view, space.id))) {
    const key = `quetzal-${kind}-${face.replaceAll("_", "-")}`;
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  const items = Array.from(counts, ([key, count]) =>
    count > 1 ? { key: "quetzal-lies-count", args: { count, thing: { key } } } : { key },
  );
  /** @type {Text | null} */
  const things = items.reduceRight(
    (/** @type {Text | null} */ rest, first) => (rest ? { key: "quetzal-listed", args: { first, rest } } : first),
    null,
  );
  return things && { key: `quetzal-lies-${location}`, args: { things } };
}
