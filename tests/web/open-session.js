// A session with a fake engine, for tests.

import { newSavedGame } from "../../web/play/opening.js";
import { GameSession } from "../../web/play/session.js";
import { FakeEngine, headerFor } from "./fake-engine.js";

/**
 * @param {any[]} happened
 * @param {() => Promise<void>} [commit]
 * @returns {any}
 */
function fakeSavedGames(happened, commit) {
  return {
    isGone: () => false,
    async commit(/** @type {any} */ { saved, from, actions, conceded }, /** @type {any} */ base) {
      await commit?.();
      happened.push({ saved: saved.edition, after: base.edition, from, actions, conceded });
      return saved;
    },
    saveLocally() {},
  };
}

/**
 * A session for these seats, with everything that happened in it written down in order.
 * @param {string} kinds
 * @param {{ hasSecrets?: boolean, think?: (thought: any) => Promise<any>, commit?: () => Promise<void>, pace?: number, starting?: boolean }} [options]
 */
export async function sit(kinds, { hasSecrets = true, think, commit, pace = 0, starting = false } = {}) {
  const header = headerFor(kinds);
  const engine = new FakeEngine(header);
  /** @type {any[]} */
  const happened = [];
  const savedGames = fakeSavedGames(happened, commit);
  const mind = {
    think: think ?? (async () => ({ ok: true, index: 1, revision: engine.revision })),
    async hurry() {
      happened.push("hurry");
    },
    async stop() {
      happened.push("stop");
    },
  };
  const saved = { ...newSavedGame(header), edition: 1 };
  const stored = { base: { edition: 1, writer: "", isRead: true }, safe: 0 };
  const opened = { table: "t", saved, stored, header, viewer: null, frame: engine.frame(null, 0), actions: [] };
  const session = new GameSession(
    {
      engine,
      savedGames,
      mind: async () => mind,
      pace: () => pace,
      read: async () => {},
      hasSecrets: async () => hasSecrets,
      onProblem: (problem) => happened.push({ problem: problem.kind }),
      onLoss: (loss) => happened.push({ loss }),
      onSaveState: (saveState) => happened.push({ saveState }),
      onSeparated: () => happened.push("separated"),
    },
    { ...opened, isWatching: false },
  );
  session.store.subscribe(({ frame, viewer, phase, hint }, { kind }) => {
    if (kind === "frame") happened.push({ drawn: frame.moment, viewer, phase });
    if (kind === "cover") happened.push("covered");
    if (kind === "hint") happened.push({ hint });
  });
  if (!starting) await session.begin(opened);
  const state = () => session.store.state;
  const settled = async (/** @type {string} */ phase) => {
    for (let turn = 0; state().phase !== phase; turn += 1) {
      if (turn === 10_000) throw new Error(`the phase stays ${state().phase} and does not become ${phase}`);
      await new Promise((resolve) => setImmediate(resolve));
    }
  };
  return { session, dispatch: session.dispatch, state, engine, happened, settled, opened };
}
