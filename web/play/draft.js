// A game being set up: who sits where, with which options. Plain values; the last one of each game is remembered.

import { cleanName } from "../lib/names.js";

/** @typedef {import("../bridge/protocol.js").GameMeta} GameMeta */
/** @typedef {import("../bridge/protocol.js").Header} Header */
/** @typedef {import("../bridge/protocol.js").Option} Option */
/** @typedef {import("../bridge/protocol.js").Player} Player */

/** @typedef {{ players: Player[], options: Record<string, boolean | number | string>, seed: string }} Draft */

/**
 * @typedef {object} Company What a new seat is offered.
 * @property {readonly string[]} colours
 * @property {readonly string[]} levels of bots
 * @property {string} level of a new bot
 * @property {(seat: number, kind: "person" | "bot") => string} name
 */

/**
 * A person against one bot, or what was set up last.
 * @param {GameMeta} meta
 * @param {Company} company
 * @param {unknown} last
 * @returns {Draft}
 */
export function newDraft(meta, company, last) {
  const saved = /** @type {Draft | undefined} */ (last);
  const seated = Array.isArray(saved?.players) ? saved.players.filter(isPlayer) : [];
  const players = sound(seated.slice(0, Math.max(...meta.seats)), company);
  /** @type {Draft} */
  const draft = { players, options: {}, seed: "" };
  const fewest = meta.seats.includes(2) ? 2 : (meta.seats[0] ?? 1);
  const wanted = meta.seats.includes(players.length) ? players.length : fewest;
  const filled = withSeats(draft, company, wanted);
  for (const option of offeredOptions(meta, wanted)) {
    const value = saved?.options?.[option.key];
    if (value !== undefined && option.values.includes(value)) filled.options[option.key] = value;
  }
  return filled;
}

/**
 * Players as the game knows them: with a name, with one of its colours each, bots of a level that there is.
 * @param {readonly Player[]} players
 * @param {Company} company
 * @returns {Player[]}
 */
function sound(players, company) {
  const taken = new Set();
  const own = players.map(({ colour }) => {
    const isOwn = company.colours.includes(colour) && !taken.has(colour);
    taken.add(colour);
    return isOwn;
  });
  const free = company.colours.filter((colour) => !taken.has(colour));
  return players.map(({ kind, name, colour, level }, seat) => ({
    kind,
    name: cleanName(name) || company.name(seat, kind),
    colour: own[seat] ? colour : (free.shift() ?? company.colours[0] ?? ""),
    level: kind === "person" ? "" : company.levels.includes(level) ? level : company.level,
  }));
}

/**
 * @param {Draft} draft
 * @param {Company} company
 * @param {number} seats
 * @returns {Draft}
 */
export function withSeats(draft, company, seats) {
  const players = draft.players.slice(0, seats);
  while (players.length < seats) {
    const seat = players.length;
    const kind = seat === 0 ? "person" : "bot";
    const taken = players.map((player) => player.colour);
    const colour = company.colours.find((each) => !taken.includes(each)) ?? company.colours[0] ?? "";
    players.push({
      kind,
      colour,
      name: company.name(seat, kind),
      level: kind === "bot" ? company.level : "",
    });
  }
  return { ...draft, players };
}

/**
 * @param {Draft} draft
 * @param {number} seat
 * @param {Partial<Player>} change a colour that another seat has is exchanged with it
 * @returns {Draft}
 */
export function withPlayer(draft, seat, change) {
  const before = draft.players[seat];
  const players = draft.players.map((player, at) => {
    if (at === seat) return { ...player, ...change };
    return change.colour !== undefined && player.colour === change.colour && before
      ? { ...player, colour: before.colour }
      : player;
  });
  return { ...draft, players };
}

/**
 * Another kind of player on a seat. A name that was ours changes with it; one that a person typed stays.
 * @param {Draft} draft
 * @param {Company} company
 * @param {number} seat
 * @param {"person" | "bot"} kind
 */
export function withKind(draft, company, seat, kind) {
  const before = draft.players[seat];
  if (!before || before.kind === kind) return draft;
  const name = before.name === company.name(seat, before.kind) ? company.name(seat, kind) : before.name;
  return withPlayer(draft, seat, { kind, name, level: kind === "bot" ? company.level : "" });
}

/**
 * @param {GameMeta} meta
 * @param {number} seats
 * @returns {Option[]}
 */
export function offeredOptions(meta, seats) {
  return meta.options.filter((option) => option.seats === undefined || option.seats.includes(seats));
}

/**
 * @param {Draft} draft
 * @param {GameMeta} meta
 * @param {Company} company
 * @param {string} seed used if none was typed
 * @returns {Header}
 */
export function headerOf(draft, meta, company, seed) {
  const seats = draft.players.length;
  const keys = offeredOptions(meta, seats).map((option) => option.key);
  return {
    game: meta.key,
    rules_version: meta.rules_version,
    seats,
    seed: draft.seed.trim() || seed,
    options: Object.fromEntries(Object.entries(draft.options).filter(([key]) => keys.includes(key))),
    players: draft.players.map((player, seat) => ({
      ...player,
      name: cleanName(player.name) || company.name(seat, player.kind),
    })),
  };
}

/**
 * @param {unknown} value
 * @returns {value is Player}
 */
function isPlayer(value) {
  const player = /** @type {Player} */ (value);
  return (
    typeof player === "object" &&
    player !== null &&
    [player.name, player.colour, player.level].every((each) => typeof each === "string") &&
    (player.kind === "person" || player.kind === "bot")
  );
}
