// The queries of an open game, answered by the engine.

/** @typedef {import("../storage/journal.js").Action} Action */
/** @typedef {import("./game-state.js").GameStore} GameStore */

/**
 * @param {GameStore} store
 * @param {import("./engine-table.js").EngineTable} table
 * @param {(moment: number) => Action[] | null} actionsUntil
 * @returns {import("./intents.js").Queries}
 */
export function gameQueries(store, table, actionsUntil) {
  const revision = () => store.state.frame.revision;
  return {
    async preview(index) {
      const reply = await table.send({ op: "preview", revision: revision(), index });
      return reply.ok ? { lines: reply.lines, endsTurn: reply.ends_turn } : { lines: [], endsTurn: false };
    },
    async refusals(picked) {
      const reply = await table.send({ op: "refusals", revision: revision(), picked });
      return reply.ok ? reply.reasons : {};
    },
    async course() {
      const reply = await table.send({ op: "course" });
      return reply.ok ? reply.course : [];
    },
    async told(from, to) {
      const reply = await table.send({ op: "frame", viewer: null, since: from, at: to });
      return reply.ok ? reply.frame.log : [];
    },
    record: async (until = null) => (await table.demand({ op: "record", until })).text,
    link: async (until = null) => (await table.demand({ op: "link", until })).text,
    until(moment) {
      const actions = actionsUntil(moment);
      return actions && { header: store.state.header, actions };
    },
  };
}
