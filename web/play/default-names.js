// Default names for players without a visible name, which the engine gives as empty ones.

import { t } from "../lib/text.js";

/** @typedef {import("../bridge/protocol.js").Header} Header */

/**
 * @param {Header} header as the engine gives it
 * @returns {Header}
 */
export function withNames(header) {
  const players = header.players.map((player, seat) =>
    player.name === "" ? { ...player, name: t("seat-name", { number: seat + 1 }) } : player,
  );
  return { ...header, players };
}
