// Sends a request to the engine and throws `Refused` if the engine refuses it.

import { Refused } from "../lib/refused.js";

/** @typedef {import("../bridge/protocol.js").Op} Op */
/** @typedef {{ ask: import("../bridge/protocol.js").Ask }} Engine */

/**
 * @template {Op} O
 * @param {Engine} engine
 * @param {import("../bridge/protocol.js").RequestFor<O>} request
 * @returns {Promise<import("../bridge/protocol.js").SuccessOf<O>>}
 */
export async function demand(engine, request) {
  return accepted(await engine.ask(request));
}

/**
 * @template {object} T
 * @param {({ ok: true } & T) | import("../bridge/protocol.js").Failure} reply of the engine or of a bot's mind
 * @returns {{ ok: true } & T}
 */
export function accepted(reply) {
  if (!reply.ok) throw new Refused(reply.error);
  return reply;
}
