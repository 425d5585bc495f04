// The law of storage: what was acknowledged is there after any stop. Random games over a journal and local storage that fail in
// every way, with the page closed or the browser killed at any moment.

import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { newSavedGame } from "../../web/play/opening.js";
import { Autosave } from "../../web/storage/autosave.js";
import { baseOf } from "../../web/storage/journal.js";
import { LocalStore } from "../../web/storage/local-store.js";
import { ReliableJournal } from "../../web/storage/reliable-journal.js";
import { SavedGames } from "../../web/storage/saved-games.js";
import { headerFor } from "./fake-engine.js";
import { FakeClock, FakeDatabase, FakeLocalStorage, MODES } from "./fake-storage.js";

const PROMPTLY = 2000;
const header = headerFor("pp");

/** A browser with one game, played in one tab after another. */
class World {
  clock = new FakeClock();
  database = new FakeDatabase();
  storage = new FakeLocalStorage(this.clock);
  id = "";
  /** @type {unknown[]} what is on the table */
  actions = [];
  count = 0;
  /** where the copy was that was opened @type {"journal" | "local" | "nowhere"} */
  source = "journal";
  /** the edition that was opened */
  opened = 0;
  /** whether the journal was read then and did not have this copy */
  isMissing = false;
  /** whether the journal has not been read since */
  isUnread = false;
  /** how often the person was told of a second game */
  separated = 0;
  /** @type {SavedGames} */
  savedGames;
  /** @type {Autosave} */
  autosave;
  /** @type {{ text: string, where: "journal" | "local" | "nowhere" }[]} the latest states and what the person was told */
  history = [];
  /** @type {Set<string>} states that were said not to be stored: they may be all the same */
  unsure = new Set();
  /** @type {string[][]} states, one of each on disk, that could not be read when the game was opened and so not played on */
  orphans = [];
  /** @type {string[]} */
  told = [];

  constructor() {
    this.savedGames = this.#newSavedGames();
    this.autosave = /** @type {any} */ (null);
  }

  #newSavedGames() {
    const journal = new ReliableJournal(this.database.open, this.clock);
    return new SavedGames(new LocalStore(this.storage, "/"), journal, { tell() {}, onTold() {}, close() {} });
  }

  async begin() {
    const saved = { ...newSavedGame(header), edition: 1 };
    this.id = saved.id;
    await this.savedGames.add({ saved, header, actions: [], conceded: null }, this.#text());
    this.history = [{ text: this.#text(), where: "journal" }];
    await this.open();
  }

  #text() {
    return JSON.stringify({ ...header, actions: this.actions });
  }

  /** Opens the game as web/play/opening.js does: from the newest copy. @returns {Promise<boolean>} whether the journal was read */
  async open() {
    const { value, ms } = await this.clock.until(this.savedGames.copies(this.id));
    assert.ok(ms <= PROMPTLY, `opening took ${ms} ms`);
    const [copy] = value.copies;
    if (!copy) return this.#openLater(value.isRead);
    const { edition } = copy.saved;
    const isInJournal = value.copies.some((each) => "entry" in each && !each.isHeld && isSame(each.saved, copy.saved));
    this.isMissing = value.isRead && !isInJournal;
    const base = baseOf(copy.saved, { isRead: value.isRead, isRival: value.isRival });
    this.actions = "text" in copy ? JSON.parse(copy.text).actions : copy.entry.actions;
    this.opened = edition;
    this.source = "text" in copy ? "local" : copy.isHeld ? "nowhere" : "journal";
    const safe = "entry" in copy && !copy.isHeld ? this.actions.length : 0;
    this.autosave = new Autosave(
      this.savedGames,
      { saved: copy.saved, base, safe },
      this.actions,
      {
        record: async () => this.#text(),
        onSaveState: (saveState) => void this.told.push(saveState),
        onSeparated: () => {
          this.separated += 1;
        },
        onLost: (error) => assert.fail(`lost to nobody: ${error}`),
      },
      this.clock,
    );
    this.isUnread = !value.isRead;
    return value.isRead;
  }

  /** What web/play/session.js does once the game is shown, and web/app/other-tabs.js when the journal works again. */
  async save() {
    const frame = this.#frame();
    await this.clock.until(this.autosave.write(header, frame, [], true));
    this.acknowledge();
  }

  /** The journal is read again for a game that was opened without it and not played on since. */
  async catchUp() {
    if (!this.isUnread || this.autosave.saved.edition !== this.opened) return;
    const { value } = await this.clock.until(this.savedGames.copies(this.id));
    if (!value.isRead) return;
    this.isUnread = false;
    if ((value.copies[0]?.saved.edition ?? 0) <= this.opened) return this.save();
    const before = this.#text();
    this.autosave.stop();
    await this.open();
    assert.ok(this.#isBack(this.#text()) || this.#text() === before, `${this.#text()} is another game than ${before}`);
    await this.#goOnFrom(this.#text());
  }

  /** Only the journal has the game, and it does not answer: the person is told so and comes back. @param {boolean} isRead */
  async #openLater(isRead) {
    assert.equal(isRead, false, "the game is nowhere");
    this.database.setMode("ok");
    await this.clock.advance(5000);
    return this.open();
  }

  /** @param {number} keep how many of the last actions are taken back first @param {number} fresh how many are new */
  async change(keep, fresh) {
    const from = Math.max(0, this.actions.length - keep);
    const added = Array.from({ length: fresh }, () => {
      this.count += 1;
      return this.count;
    });
    this.actions = [...this.actions.slice(0, from), ...added];
    const { ms } = await this.clock.until(this.autosave.write(header, this.#frame(), added, true));
    assert.ok(ms <= PROMPTLY, `a change took ${ms} ms`);
    this.acknowledge();
  }

  #frame() {
    const { length: moment } = this.actions;
    return /** @type {any} */ ({ moment, to_act: 0, view: { round: 1 }, outcome: null, scores: [] });
  }

  /** What the page has told the person about the latest change. */
  acknowledge() {
    const { saveState } = this.autosave;
    assert.equal(this.told.at(-1) ?? "journal", saveState, "the person was told something else");
    const where = saveState === "journal" || saveState === "local" ? saveState : "nowhere";
    this.history.push({ text: this.#text(), where });
    if (where === "nowhere") this.unsure.add(this.#text());
  }

  /**
   * What may be found again: the last state that was acknowledged and survives, or one that was tried after it.
   * @param {("journal" | "local")[]} places that survive
   */
  #expected(places) {
    const last = this.history.findLastIndex(({ where }) => places.some((place) => place === where));
    return last < 0 ? null : this.history.slice(last).map(({ text }) => text);
  }

  /** The tab goes without a word; memory is lost. @param {boolean} isKilled the browser's process too */
  async stop(isKilled) {
    this.clock.clear();
    if (isKilled) this.storage.kill();
    this.savedGames = this.#newSavedGames();
    const isRead = await this.open();
    const found = this.#text();
    const expected = this.#expected(isKilled ? ["journal"] : ["journal", "local"]);
    if (!expected?.includes(found) && !this.#isBack(found)) {
      // Then it lies in a journal that did not answer.
      const lost = this.history.findLast(({ where }) => where !== "nowhere");
      const mayBeUnread = !isRead && (isKilled || lost?.where === "journal");
      assert.ok(expected === null || mayBeUnread, `${found} is not among ${expected}`);
      if (expected) this.orphans.push(expected);
    }
    await this.#goOnFrom(found);
  }

  /**
   * Whether this is something that was not read, or not said to be stored, before; and nothing was saved since.
   * @param {string} found
   */
  #isBack(found) {
    const isIdle = this.history.slice(1).every(({ where }) => where === "nowhere");
    return isIdle && (this.unsure.has(found) || this.orphans.some((texts) => texts.includes(found)));
  }

  /** @param {string} found */
  async #goOnFrom(found) {
    this.orphans = this.orphans.filter((texts) => !texts.includes(found));
    this.history = [{ text: found, where: this.source }];
    this.told = [this.autosave.saveState];
    if (this.isMissing) await this.save();
  }

  /** The game is left for the lobby and opened again. */
  async leave() {
    const before = this.#text();
    const { ms } = await this.clock.until(this.autosave.saveLocally().catch(() => {}));
    assert.ok(ms <= PROMPTLY);
    this.autosave.leave();
    const listed = await this.clock.until(this.savedGames.games());
    // Saving what is held and listing are two questions to the journal.
    assert.ok(listed.ms <= 2 * PROMPTLY, `the lobby took ${listed.ms} ms`);
    assert.ok(!this.savedGames.isWhole || listed.value.some((saved) => saved.id === this.id), "the game is not listed");
    const isRead = await this.open();
    // What is back was read too late, and nothing was saved since: what was on the table is only older.
    if (isRead) assert.ok(this.#text() === before || this.#isBack(this.#text()), "leaving has lost something");
    else if (this.#text() !== before) this.orphans.push([before]);
    await this.#goOnFrom(this.#text());
  }

  /** @param {string[]} texts @returns {Promise<boolean>} whether some saved game is in one of these states */
  async #hasOne(texts) {
    const { value } = await this.clock.until(this.savedGames.copies(this.id));
    const copies = value.copies.map((copy) => ("text" in copy ? JSON.parse(copy.text).actions : copy.entry.actions));
    const found = [...copies, ...[...this.database.disk.values()].map((entry) => entry.actions)];
    return found.some((actions) => texts.includes(JSON.stringify({ ...header, actions })));
  }

  /** Everything works again: what is on the table gets to the disk by itself. */
  async heal() {
    this.database.setMode("ok");
    this.storage.isFull = false;
    const isChanged = this.autosave.saved.edition > this.opened;
    await this.clock.advance(60_000);
    if (isChanged) {
      assert.equal(this.autosave.saveState, "journal", "it was not tried again");
      assert.ok(await this.#hasOne([this.#text()]), "what is on the table is not on disk");
    }
    await this.clock.until(this.savedGames.copies(this.id));
    for (const texts of this.orphans) assert.ok(await this.#hasOne(texts), `gone: ${texts}`);
    assert.equal(this.database.disk.size - 1, this.separated, "a second game that nobody was told of, or one too many");
  }
}

/** @type {(one: import("../../web/storage/saved-game.js").SavedGame, other: typeof one) => boolean} */
const isSame = (one, other) => one.edition === other.edition && one.writer === other.writer;

const step = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({ do: fc.constant("change"), back: fc.nat(2), fresh: fc.integer({ min: 0, max: 3 }) }),
  },
  { weight: 4, arbitrary: fc.record({ do: fc.constant("journal"), mode: fc.constantFrom(...MODES) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant("local"), isFull: fc.boolean() }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant("wait"), ms: fc.integer({ min: 10, max: 20_000 }) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant("stop"), isKilled: fc.boolean() }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant("leave") }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant("rename") }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant("catchUp") }) },
);

/** @type {Record<string, (world: World, step: any) => unknown>} */
const DO = {
  change: (world, { back, fresh }) => world.change(back, fresh),
  journal: (world, { mode }) => world.database.setMode(mode),
  local(world, { isFull }) {
    world.storage.isFull = isFull;
  },
  wait: (world, { ms }) => world.clock.advance(ms),
  stop: (world, { isKilled }) => world.stop(isKilled),
  leave: (world) => world.leave(),
  catchUp: (world) => world.catchUp(),
  // In another tab's lobby: the tab that plays goes on writing.
  rename: (world) => world.clock.until(world.savedGames.rename(world.id, `name ${world.count}`).catch(() => {})),
};

test("what was acknowledged is there after any stop, whatever fails", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 40 }), async (steps) => {
      const world = new World();
      await world.begin();
      for (const each of steps) await DO[each.do]?.(world, each);
      await world.heal();
    }),
    { numRuns: Number(process.env.LUDOTECA_RUNS ?? 1000) },
  );
});

test("a kill that takes local storage back to an earlier tab's copy does not take the table back", async () => {
  const world = new World();
  await world.begin();
  // Two tabs after one another cannot read the journal; the second one writes to it when it works again.
  for (const ms of [16_000, 100]) {
    world.database.setMode("absent");
    await world.stop(false);
    await world.change(0, 1);
    await world.clock.advance(ms);
  }
  world.database.setMode("ok");
  await world.clock.advance(3000);
  await world.change(0, 1);
  assert.equal(world.autosave.saveState, "journal");
  await world.stop(true);
  assert.equal(world.actions.length, 3);
  await world.heal();
});
