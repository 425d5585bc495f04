import assert from "node:assert/strict";
import { test } from "node:test";
import { JournalDown, ReliableJournal } from "../../web/storage/reliable-journal.js";
import { FakeClock, FakeDatabase, MODES } from "./fake-storage.js";

function open() {
  const clock = new FakeClock();
  const database = new FakeDatabase();
  return { clock, database, journal: new ReliableJournal(database.open, clock) };
}

test("whatever the database does, an answer comes within two seconds", async () => {
  for (const mode of MODES) {
    const { clock, database, journal } = open();
    await clock.until(journal.games());
    database.setMode(mode);
    const { ms } = await clock.until(journal.load("a").catch((error) => assert.ok(error instanceof JournalDown)));
    assert.ok(ms < 2000, `${mode}: ${ms} ms`);
  }
});

test("who has not answered is not waited for by everybody who comes, and asked again after a while", async () => {
  const { clock, database, journal } = open();
  database.setMode("stall");
  await assert.rejects(clock.until(journal.games()), JournalDown);
  database.setMode("ok");
  const begun = clock.now();
  await assert.rejects(clock.until(journal.games()), JournalDown);
  assert.equal(clock.now(), begun);
  await clock.advance(5000);
  assert.deepEqual((await clock.until(journal.games())).value, []);
});

test("a connection that the browser has closed is opened again, and nobody notices", async () => {
  const { clock, database, journal } = open();
  await clock.until(journal.games());
  database.setMode("closed");
  assert.deepEqual((await clock.until(journal.games())).value, []);
});
