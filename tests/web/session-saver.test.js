import assert from "node:assert/strict";
import { test } from "node:test";
import { sit } from "./open-session.js";

test("a game that only local storage has is written to the journal when it is opened", async () => {
  const { session, happened, opened, settled } = await sit("pb", { starting: true });
  const stored = { ...opened.stored, isMissing: true };
  await session.begin({ ...opened, stored });
  await settled("acting");
  await new Promise((resolve) => setImmediate(resolve));
  assert.deepEqual(
    happened.filter((each) => each.saved !== undefined),
    [{ saved: 2, after: 1, from: 0, actions: [], conceded: null }],
  );
});

test("who only watches writes nothing on opening", async () => {
  const { session, happened, opened } = await sit("pb", { starting: true });
  session.store.set({ isWatching: true });
  await session.begin({ ...opened, stored: { ...opened.stored, isMissing: true } });
  await new Promise((resolve) => setImmediate(resolve));
  assert.deepEqual(
    happened.filter((each) => each.saved !== undefined),
    [],
  );
});

test("that the journal works again is told when another copy of the game is shown", async () => {
  const { session, happened, opened } = await sit("pb", { starting: true });
  const unread = { ...opened.stored, base: { ...opened.stored.base, isRead: false } };
  await session.begin({ ...opened, stored: unread });
  await session.follow(opened, { isWatching: false });
  assert.deepEqual(
    happened.filter((each) => each.saveState),
    [{ saveState: "local" }, { saveState: "journal" }],
  );
});
