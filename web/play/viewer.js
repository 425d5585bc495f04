// The viewer rule: who may see the game now, and in which phase it is. Pure functions, so that they can be tested.

/** @typedef {import("../bridge/protocol.js").Player} Player */
/** @typedef {import("../bridge/protocol.js").LogLine} LogLine */

/**
 * @typedef {"acting" | "turn-done" | "handing-over" | "bots" | "over" | "watching" | "starting"} GamePhase
 * starting: the last frame is shown until the engine has the game; acting: the viewer is to act; turn-done: the viewer's
 * turn is over, but they still have the device; handing-over: the device goes to the next person; bots: a bot is to act;
 * watching: nobody here plays; over: the game has ended.
 */

/**
 * The one rule of whose view is shown. Where several people play, or have played, nobody's hand is shown before that
 * person has said that they have the device; a person who is alone among bots from the start need not say so.
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
