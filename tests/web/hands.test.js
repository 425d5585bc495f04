// Hands stay hidden, whatever people do at a table where the device goes from hand to hand: random walks over play, undo,
// redo, seats given to bots and taken back, conceding, looking back, opening again and another tab, with the real rules of
// each game. Whatever is asked of the engine, drawn or saved for the next opening belongs to the one who holds the device.

import assert from "node:assert/strict";
import { after, test } from "node:test";
import fc from "fast-check";
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

/** One device, a table of people and bots, and what the one who holds it may know. */
class Room {
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

  /** @param {{ watching?: boolean }} [how] */
  async open({ watching = false } = {}) {
    this.holder = null;
    const opened = await openSaved(this.engine, this.savedGames, this.id);
    assert.ok(opened);
    const { engine, savedGames } = this;
    this.session = new GameSession(
      {
        engine,
        savedGames,
        mind: async () => this.mind,
        pace: () => 0,
        hasSecrets: async () => true,
        onChange: (now) => this.#look(now),
        onCover() {},
        onHint() {},
        onProblem() {},
        onLoss: (loss) => assert.fail(loss),
        onSaveState: (saveState) => assert.equal(saveState, "journal"),
        onSeparated: () => assert.fail("separated"),
      },
      { ...opened, watching },
    );
    await this.session.begin(opened);
  }

  /** @param {number | null} viewer @param {string} what */
  #check(viewer, what) {
    assert.ok(
      viewer === null || viewer === this.holder,
      `${what} for seat ${viewer}; the device is with ${this.holder}`,
    );
  }

  /** What is drawn: the table, the log, an earlier moment. @param {GameSession} now */
  #look({ viewer, frame, past, log }) {
    this.#check(viewer, "the table was drawn");
    this.#check(frame.view.viewer, "a frame was drawn");
    this.#check(past?.view.viewer ?? null, "an earlier moment was drawn");
    this.logged = { log, viewer };
  }

  /** The log is the viewer's own, and what is saved for the next opening is nobody's. */
  async settle() {
    const { table, viewer, past } = this.session;
    const { frame } = await python.ask({ op: "frame", table, viewer, since: 0 });
    if (past === null) assert.deepEqual(this.session.log, frame.log);
    const seen = await this.session.seenNext();
    if (!seen) return;
    writeLastFrame(this.localStore, { ...seen, content: {} }, "rules");
    const saved = JSON.parse(this.localStore.lastFrame(this.id) ?? "{}");
    assert.equal(saved.viewer, null);
    assert.equal(saved.frame.view.viewer, null);
  }
}

const BOT = { kind: /** @type {const} */ ("bot"), level: "novice" };

/** @type {Record<string, (room: Room, n: number) => unknown>} */
const ACTS = {
  async play({ session }, n) {
    if (session.phase === "acting") await session.play(n % session.frame.choices.length);
  },
  undo: ({ session }) => session.mayUndo && session.undo(),
  redo: ({ session }) => session.mayRedo && session.redo(),
  endTurn(room) {
    if (room.session.phase !== "turn-done") return undefined;
    room.holder = null;
    return room.session.endTurn();
  },
  sitDown(room) {
    if (room.session.phase !== "handing-over") return undefined;
    room.holder = room.session.frame.to_act;
    return room.session.sitDown(room.holder ?? 0);
  },
  give: (room, n) => seat(room, n, BOT),
  takeBack: (room, n) => seat(room, n, { kind: "person", level: "" }),
  async bot(room) {
    const { session } = room;
    const { revision } = session.frame;
    if (session.phase !== "bots" || session.past) return;
    const hasActed = () => session.frame.revision !== revision;
    // A thought that was overtaken is not played: then the bot has another one.
    while (!hasActed()) {
      room.endThought?.({ ok: true, index: 0, spent: 0, revision });
      room.endThought = null;
      await new Promise((resolve) => setImmediate(resolve));
    }
  },
  async concede({ session }, n) {
    if (n % 8 === 0 && session.frame.to_act !== null) await session.concede(n % session.players.length);
  },
  lookBack: ({ session }, n) => session.lookBack(n % (session.frame.moment + 1)),
  lookNow: ({ session }) => session.lookBack(null),
  async reopen(room) {
    await room.session.leave();
    await room.open();
  },
  async watch(room) {
    await room.session.leave();
    await room.open({ watching: true });
    await room.session.leave();
    await room.open();
  },
  async otherTab(room) {
    room.holder = null;
    await room.session.standAside();
    await room.session.leave();
    await room.open();
  },
};

/**
 * @param {Room} room
 * @param {number} n
 * @param {{ kind: "person" | "bot", level: string }} who
 */
async function seat(room, n, who) {
  const { session } = room;
  if (session.frame.to_act === null) return;
  const at = n % session.players.length;
  // Who gives their own seat away holds a device that shows nothing of theirs any more.
  if (who.kind === "bot" && room.holder === at) room.holder = null;
  await session.setPlayers(session.players.map((player, each) => (each === at ? { ...player, ...who } : player)));
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
          const room = new Room();
          await room.begin(meta, kinds);
          for (const [name, n] of acts) {
            await ACTS[name]?.(room, n);
            await room.settle();
          }
          await room.session.leave();
        }),
        { numRuns: Number(process.env.LUDOTECA_RUNS ?? 25) },
      );
    });
  }
}
