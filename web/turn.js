// Who looks at the table now, and what is going on there: pure, so that no seat's hand is ever shown by accident.

/** @typedef {import("./bridge/protocol.js").Player} Player */
/** @typedef {import("./bridge/protocol.js").LogLine} LogLine */

/**
 * @typedef {"acting" | "ending" | "handing" | "bots" | "over" | "watching"} Stage
 * acting: the viewer is asked; ending: the viewer's turn is done and the device still in their hands; handing: the
 * device goes to the next person; bots: a bot is to act; watching: nobody here plays.
 */

/**
 * @param {object} now
 * @param {readonly Player[]} now.players
 * @param {boolean} now.hasSecrets
 * @param {number | null} now.toAct
 * @param {number | null} now.holder the seat whose person has the device, where that matters
 * @param {boolean} now.watching
 * @returns {{ stage: Stage, viewer: number | null }}
 */
export function chooseStage({ players, hasSecrets, toAct, holder, watching }) {
  const persons = players.flatMap((player, seat) => (player.kind === "person" ? [seat] : []));
  const only = persons.length === 1 ? (persons[0] ?? null) : null;
  if (watching) return { stage: "watching", viewer: null };
  if (toAct === null) return { stage: "over", viewer: only };
  const isPerson = players[toAct]?.kind === "person";
  if (only !== null) return { stage: isPerson ? "acting" : "bots", viewer: only };
  if (!hasSecrets) return { stage: isPerson ? "acting" : "bots", viewer: isPerson ? toAct : null };
  if (holder === toAct && isPerson) return { stage: "acting", viewer: toAct };
  if (holder !== null && players[holder]?.kind === "person") return { stage: "ending", viewer: holder };
  return { stage: isPerson ? "handing" : "bots", viewer: null };
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

/** A seed for a new game or a bot's luck: 64 bits as a decimal string, since JavaScript's numbers have 53. */
export function freshSeed() {
  const parts = crypto.getRandomValues(new Uint32Array(2));
  return ((BigInt(parts[0] ?? 0) << 32n) | BigInt(parts[1] ?? 0)).toString();
}

/** A name for a kept game. Not `crypto.randomUUID`, which a page without a secure context does not have. */
export function freshName() {
  return Array.from(crypto.getRandomValues(new Uint8Array(9)), (byte) => (byte % 36).toString(36)).join("");
}
