// Who looks at the table now, and what is going on there: pure, so that no seat's hand is ever shown by accident.

/** @typedef {import("../bridge/protocol.js").Player} Player */
/** @typedef {import("../bridge/protocol.js").LogLine} LogLine */

/**
 * @typedef {"acting" | "turn-done" | "handing-over" | "bots" | "over" | "watching" | "starting"} GamePhase
 * acting: the viewer is asked; turn-done: the viewer's turn is done and the device still in their hands; handing-over: the
 * device goes to the next person; bots: a bot is to act; watching: nobody here plays; starting: what is seen is how the
 * game looked last time, until the engine has it.
 */

/**
 * The one rule of who may be shown. Where several people play, or have played, nobody's hand is shown before its person
 * has said that the device is in their hands; a person alone among bots from the start need not say so.
 * @param {object} now
 * @param {readonly Player[]} now.players
 * @param {boolean} now.hasSecrets
 * @param {boolean} now.isShared whether several people have played on this device
 * @param {number | null} now.toAct
 * @param {number | null} now.holder the seat whose person has said to have the device
 * @param {boolean} now.isWatching
 * @returns {{ phase: GamePhase, viewer: number | null }}
 */
export function choosePhase({ players, hasSecrets, isShared, toAct, holder, isWatching }) {
  const only = onlyPerson(players);
  const isPrivate = only !== null && (!isShared || !hasSecrets || holder === only);
  if (isWatching) return { phase: "watching", viewer: null };
  if (toAct === null) return { phase: "over", viewer: isPrivate ? only : null };
  const isPerson = players[toAct]?.kind === "person";
  if (isPrivate) return { phase: isPerson ? "acting" : "bots", viewer: only };
  if (!hasSecrets) return { phase: isPerson ? "acting" : "bots", viewer: isPerson ? toAct : null };
  if (holder === toAct && isPerson) return { phase: "acting", viewer: toAct };
  if (holder !== null && players[holder]?.kind === "person") return { phase: "turn-done", viewer: holder };
  return { phase: isPerson ? "handing-over" : "bots", viewer: null };
}

/**
 * The viewer as whom a game is opened: before the engine has answered nobody has said anything, and whether there are
 * secrets is not known.
 * @param {readonly Player[]} players
 * @param {boolean} isShared
 */
export function openingViewer(players, isShared) {
  return isShared ? null : onlyPerson(players);
}

/**
 * The seat of the one person among bots, from which the whole game is seen; null where there are more, or none.
 * @param {readonly Player[]} players
 */
export function onlyPerson(players) {
  const [first = null, second] = people(players);
  return second === undefined ? first : null;
}

/** @param {readonly Player[]} players whether the device goes from one person to another */
export function hasSeveralPeople(players) {
  return people(players).length > 1;
}

/** @param {readonly Player[]} players */
function people(players) {
  return players.flatMap((player, seat) => (player?.kind === "person" ? [seat] : []));
}

/**
 * What happened since the viewer last did something.
 * @param {readonly LogLine[]} log
 * @param {number | null} viewer
 */
export function sinceLastTurn(log, viewer) {
  if (viewer === null) return [];
  const last = log.findLastIndex((line) => line.seat === viewer);
  return log.slice(last + 1);
}
