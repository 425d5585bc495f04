// Hands stay hidden, whatever people do at a table where the device goes from hand to hand: random walks over play, undo,
// redo, seats given to bots and taken back, conceding, looking back, opening again and another tab, with the real rules of
// each game. Whatever is asked of the engine, drawn or saved for the next opening belongs to the one who holds the device.

import assert from "node:assert/strict";
import { after, test } from "node:test";
import fc from "fast-check";
import { mayRedo, mayUndo } from "../../web/play/game-state.js";
import { openNew, openSaved, saveOpened } from "../../web/play/opening.js";
import { GameSession } from "../../web/play/session.js";
import { writeLastFrame } from "../../web/storage/last-frame.js";
import { LocalStore, memoryStorage } from "../../web/storage/local-store.js";
import { ReliableJournal } from "../../web/storage/reliable-journal.js";
import { SavedGames } from "../../web/storage/saved-games.js";
import { FakeClock, FakeDatabase } from "./fake-storage.js";
import { startPythonEngine } from "./python-engine.js";

const python = startPythonEngine();
after(() => python.end());
const { games } = await python.ask({ op: "games" });

/** One device at a table of people and bots, and what the person who holds it may know. */
class Device {
  /** @type {number | null} who has said to hold the device, and may be shown */
  holder = null;
  /** @type {GameSession} */
  session = /** @type {any} */ (null);
  #storage = memoryStorage();
  localStore = new LocalStore(this.#storage, "/");
  savedGames = new SavedGames(this.localStore, new ReliableJournal(new FakeDatabase().open, new FakeClock()), {
    tell() {},
    onTold() {},
    close() {},
  });
  id = "";
  /** the engine's name for the open game */
  table = "";
  /** @type {((reply: any) => void) | null} ends a bot's thought: the walk decides when bots act */
  endThought = null;
  mind = {
    think: () => new Promise((resolve) => (this.endThought = resolve)),
    hurry: async () => {},
    stop: async () => {},
  };

  /** Overhears every request that asks for somebody's view. */
  engine = {
    ask: async (/** @type {any} */ request) => {
      this.#check(request.viewer ?? null, `${request.op} was asked`);
      return python.ask(request);
    },
  };

  /** @param {import("../../web/play/intents.js").Intent} intent */
  dispatch(intent) {
    return this.session.dispatch(intent);
  }

  get state() {
    return this.session.store.state;
  }

  /** @param {any} meta @param {string} kinds */
  async begin(meta, kinds) {
    const players = [...kinds].map((kind, seat) => ({
      name: `player ${seat}`,
      colour: ["black", "sky", "yellow", "blue"][seat] ?? "",
      ...(kind === "p" ? { kind: /** @type {const} */ ("person"), level: "" } : BOT),
    }));
    const { key, rules_version } = meta;
    const header = { game: key, rules_version, seats: players.length, seed: "7", options: {}, players };
    const { id } = await saveOpened(this.engine, this.savedGames, await openNew(this.engine, header));
    this.id = id;
    await this.open();
  }

  /** @param {{ isWatching?: boolean }} [how] */
  async open({ isWatching = false } = {}) {
    this.holder = null;
    const opened = await openSaved(this.engine, this.savedGames, this.id);
    assert.ok(opened);
    const { engine, savedGames } = this;
    this.session = new GameSession(
      {
        engine,
        savedGames,
        mind: async () => this.mind,
        // Not instant: what is forced is shown too.
        pace: () => 1,
        read: async () => {},
        hasSecrets: async () => true,
        onProblem() {},
        onLoss: (loss) => assert.fail(loss),
        onSaveState: (saveState) => assert.equal(saveState, "journal"),
        onSeparated: () => assert.fail("separated"),
      },
      { ...opened, isWatching },
    );
    this.table = opened.table;
    this.session.store.subscribe((state, { kind }) => {
      // What is saved for the next opening is taken from the state at any time.
      assert.equal(state.frame.view.viewer, state.viewer, "the state has the frame of another viewer");
      if (kind === "frame") this.#look(state);
    });
    await this.session.begin(opened);
  }

  /** @param {number | null} viewer @param {string} what */
  #check(viewer, what) {
    assert.ok(
      viewer === null || viewer === this.holder,
      `${what} for seat ${viewer}; the device is with ${this.holder}`,
    );
  }

  /** What is drawn: the table, the log, an earlier moment. @param {import("../../web/play/game-state.js").GameState} now */
  #look({ viewer, frame, past, step }) {
    this.#check(viewer, "the table was drawn");
    this.#check(step?.view.viewer ?? null, "a forced moment was drawn");
    this.#check(frame.view.viewer, "a frame was drawn");
    this.#check(past?.view.viewer ?? null, "an earlier moment was drawn");
  }

  /** The log is the viewer's own, and what is saved for the next opening is nobody's. */
  async settle() {
    const { viewer, past, log } = this.state;
    const { frame } = await python.ask({ op: "frame", table: this.table, viewer, since: 0 });
    if (past === null) assert.deepEqual(log, frame.log);
    const seen = await this.session.seenOnReopening();
    if (!seen) return;
    writeLastFrame(this.localStore, { ...seen, content: {} }, "rules");
    const saved = JSON.parse(this.localStore.lastFrame(this.id) ?? "{}");
    assert.equal(saved.viewer, null);
    assert.equal(saved.frame.view.viewer, null);
  }
}

const BOT = { kind: /** @type {const} */ ("bot"), level: "novice" };

/** @type {Record<string, (device: Device, n: number) => unknown>} */
const ACTS = {
  play: (device, n) => {
    const { phase, frame } = device.state;
    return phase === "acting" && device.dispatch({ kind: "play", index: n % frame.choices.length });
  },
  undo: (device) => mayUndo(device.state) && device.dispatch({ kind: "undo" }),
  redo: (device) => mayRedo(device.state) && device.dispatch({ kind: "redo" }),
  endTurn(device) {
    if (device.state.phase !== "turn-done") return undefined;
    device.holder = null;
    return device.dispatch({ kind: "end-turn" });
  },
  sitDown(device) {
    if (device.state.phase !== "handing-over") return undefined;
    device.holder = device.state.frame.to_act;
    return device.dispatch({ kind: "sit-down", seat: device.holder ?? 0 });
  },
  give: (device, n) => seat(device, n, BOT),
  takeBack: (device, n) => seat(device, n, { kind: "person", level: "" }),
  async bot(device) {
    const { frame, phase, past } = device.state;
    const { revision } = frame;
    if (phase !== "bots" || past) return;
    const hasActed = () => device.state.frame.revision !== revision;
    // A thought that was overtaken is not played: then the bot has another one.
    while (!hasActed()) {
      device.endThought?.({ ok: true, index: 0, spent: 0, revision });
      device.endThought = null;
      await new Promise((resolve) => setImmediate(resolve));
    }
  },
  concede: (device, n) => {
    const { frame, header } = device.state;
    return (
      n % 8 === 0 && frame.to_act !== null && device.dispatch({ kind: "concede", seat: n % header.players.length })
    );
  },
  lookBack: (device, n) => device.dispatch({ kind: "look-back", moment: n % (device.state.frame.moment + 1) }),
  lookNow: (device) => device.dispatch({ kind: "look-back", moment: null }),
  async reopen(device) {
    await device.session.leave();
    await device.open();
  },
  async watch(device) {
    await device.session.leave();
    await device.open({ isWatching: true });
    await device.session.leave();
    await device.open();
  },
  /** Another copy of the game is found, such as a newer one in the journal. */
  async follow(device) {
    const opened = await openSaved(device.engine, device.savedGames, device.id);
    assert.ok(opened);
    device.table = opened.table;
    await device.session.follow(opened, { isWatching: false });
  },
  async otherTab(device) {
    device.holder = null;
    await device.session.standAside();
    await device.session.leave();
    await device.open();
  },
};

/**
 * @param {Device} device
 * @param {number} n
 * @param {{ kind: "person" | "bot", level: string }} who
 */
async function seat(device, n, who) {
  const { frame, header } = device.state;
  if (frame.to_act === null) return;
  const at = n % header.players.length;
  // Who gives their own seat away holds a device that shows nothing of theirs any more.
  if (who.kind === "bot" && device.holder === at) device.holder = null;
  const players = header.players.map((player, each) => (each === at ? { ...player, ...who } : player));
  await device.dispatch({ kind: "players", players });
}

const act = fc.tuple(
  fc.constantFrom("sitDown", "sitDown", "play", "play", "endTurn", ...Object.keys(ACTS)),
  fc.nat(500),
);

for (const meta of games) {
  for (const kinds of ["pp", "ppb"].filter((each) => meta.seats.includes(each.length))) {
    test(`${meta.key}: no hand is shown at a table of ${kinds}, whatever people do`, async () => {
      await fc.assert(
        fc.asyncProperty(fc.array(act, { minLength: 10, maxLength: 40 }), async (acts) => {
          const device = new Device();
          await device.begin(meta, kinds);
          for (const [name, n] of acts) {
            await ACTS[name]?.(device, n);
            await device.settle();
          }
          await device.session.leave();
        }),
        { numRuns: Number(process.env.LUDOTECA_RUNS ?? 25) },
      );
    });
  }
}
