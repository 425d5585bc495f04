import assert from "node:assert/strict";
import { test } from "node:test";
import { NextGame } from "../../web/app/next-game.js";
import { StorageFull } from "../../web/storage/local-store.js";

const HEADER = { game: "say", rules_version: 1, seats: 1, seed: "1", options: {}, players: [] };
const FRAME = { moment: 0, to_act: 0, outcome: null, scores: [], view: { round: 1 }, log: [] };

/** @param {() => { isSavedLocally: boolean }} add what the storage does with a new game */
function nextGame(add) {
  /** @type {any[]} */
  const happened = [];
  const engine = {
    async ask(/** @type {any} */ { op }) {
      happened.push(op);
      return { ok: true, header: HEADER, frame: FRAME, text: '{"actions":[]}' };
    },
  };
  const game = { store: { state: { header: HEADER, saved: {} } }, queries: { record: async () => "record" } };
  const app = /** @type {any} */ ({ engine, savedGames: { add: async () => add() } });
  const next = new NextGame(app, /** @type {any} */ (game), {
    open: () => happened.push("opened"),
    fail: (error) => happened.push(error),
  });
  return { next, happened };
}

test("the next game is saved, its table closed, and the page goes there", async () => {
  const { next, happened } = nextGame(() => ({ isSavedLocally: true }));
  await next.playAgain({ isSameSeed: true });
  assert.deepEqual(happened, ["new", "record", "record", "close", "opened"]);
});

test("where nothing can be stored, the person is told, and no table stays open", async () => {
  const full = new StorageFull("game");
  const { next, happened } = nextGame(() => {
    throw full;
  });
  await next.playOn();
  assert.deepEqual(happened, ["open", "record", "record", "close", full]);
});
