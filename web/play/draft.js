// The draft of a new game: its players and options while it is set up. The last draft of each game is stored.

import { cleanName } from "../lib/names.js";
import { onlyPerson } from "./viewer.js";

/** @typedef {import("../bridge/protocol.js").GameMeta} GameMeta */
/** @typedef {import("../bridge/protocol.js").Header} Header */
/** @typedef {import("../bridge/protocol.js").Option} Option */
/** @typedef {import("../bridge/protocol.js").Player} Player */

/** @typedef {{ players: Player[], options: Record<string, boolean | number | string>, seed: string }} Draft */

/**
 * @typedef {object} SeatOptions What can be chosen for a seat.
 * @property {readonly string[]} colours
 * @property {readonly string[]} levels of bots
 * @property {string} level of a new bot
 * @property {(seat: number, kind: "person" | "bot") => string} name
 */

/**
 * The draft that was stored last, or a person against one bot.
 * @param {GameMeta} meta
 * @param {SeatOptions} seatOptions
 * @param {unknown} last
 * @returns {Draft}
 */
export function newDraft(meta, seatOptions, last) {
  const saved = /** @type {Draft | undefined} */ (last);
  const seated = Array.isArray(saved?.players) ? saved.players.filter(isPlayer) : [];
  const players = sound(seated.slice(0, Math.max(...meta.seats)), seatOptions);
  /** @type {Draft} */
  const draft = { players, options: {}, seed: "" };
  const fewest = meta.seats.includes(2) ? 2 : (meta.seats[0] ?? 1);
  const wanted = meta.seats.includes(players.length) ? players.length : fewest;
  const filled = withSeats(draft, seatOptions, wanted);
  for (const option of offeredOptions(meta, wanted)) {
    const value = saved?.options?.[option.key];
    if (value !== undefined && option.values.includes(value)) filled.options[option.key] = value;
  }
  return filled;
}

/**
 * The draft for a start without questions: the last seats if one person had them, else a person against one bot. Another
 * game between people begins only where somebody sets it up, because nobody else may be there.
 * @param {GameMeta} meta
 * @param {SeatOptions} seatOptions
 * @param {unknown} last
 */
export function quickDraft(meta, seatOptions, last) {
  const draft = newDraft(meta, seatOptions, last);
  if (onlyPerson(draft.players) !== null) return draft;
  return newDraft(meta, seatOptions, { options: draft.options });
}

/**
 * Players with a name, each with another colour of the game, and bots of a level that exists.
 * @param {readonly Player[]} players
 * @param {SeatOptions} seatOptions
 * @returns {Player[]}
 */
function sound(players, seatOptions) {
  const taken = new Set();
  const own = players.map(({ colour }) => {
    const isOwn = seatOptions.colours.includes(colour) && !taken.has(colour);
    taken.add(colour);
    return isOwn;
  });
  const free = seatOptions.colours.filter((colour) => !taken.has(colour));
  return players.map(({ kind, name, colour, level }, seat) => ({
    kind,
    name: cleanName(name) || seatOptions.name(seat, kind),
    colour: own[seat] ? colour : (free.shift() ?? seatOptions.colours[0] ?? ""),
    level: kind === "person" ? "" : seatOptions.levels.includes(level) ? level : seatOptions.level,
  }));
}

/**
 * @param {Draft} draft
 * @param {SeatOptions} seatOptions
 * @param {number} seats
 * @returns {Draft}
 */
export function withSeats(draft, seatOptions, seats) {
  const players = draft.players.slice(0, seats);
  while (players.length < seats) {
    const seat = players.length;
    const kind = seat === 0 ? "person" : "bot";
    const taken = players.map((player) => player.colour);
    const colour = seatOptions.colours.find((each) => !taken.includes(each)) ?? seatOptions.colours[0] ?? "";
    players.push({
      kind,
      colour,
      name: seatOptions.name(seat, kind),
      level: kind === "bot" ? botLevel(draft.players, seatOptions) : "",
    });
  }
  return { ...draft, players };
}

/**
 * A new bot is as good as the last one that was chosen.
 * @param {readonly Player[]} players
 * @param {SeatOptions} seatOptions
 */
function botLevel(players, seatOptions) {
  return players.findLast((player) => player.kind === "bot")?.level ?? seatOptions.level;
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
 * Another kind of player on a seat. A default name changes with it; a name that a person typed stays.
 * @param {Draft} draft
 * @param {SeatOptions} seatOptions
 * @param {number} seat
 * @param {"person" | "bot"} kind
 */
export function withKind(draft, seatOptions, seat, kind) {
  const before = draft.players[seat];
  if (!before || before.kind === kind) return draft;
  const name = before.name === seatOptions.name(seat, before.kind) ? seatOptions.name(seat, kind) : before.name;
  return withPlayer(draft, seat, { kind, name, level: kind === "bot" ? botLevel(draft.players, seatOptions) : "" });
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
 * @param {SeatOptions} seatOptions
 * @param {string} seed used if none was typed
 * @returns {Header}
 */
export function headerOf(draft, meta, seatOptions, seed) {
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
      name: cleanName(player.name) || seatOptions.name(seat, player.kind),
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
