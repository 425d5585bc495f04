import assert from "node:assert/strict";
import { test } from "node:test";
import { coalesced, openTabChannel, readMessage } from "../../web/storage/tabs.js";

/** @type {unknown[]} */
const ODD = [
  { toString: null },
  null,
  undefined,
  7,
  true,
  "",
  "x".repeat(65),
  [],
  ["a"],
  { id: "a" },
  { id: "a", what: "eaten" },
  { id: "", what: "changed" },
  { id: "x".repeat(65), what: "changed" },
  { id: { toString: null }, what: "changed" },
  { what: "deleted" },
];

test("a message names a game and what was done to it; a name alone says that it has changed", () => {
  assert.deepEqual(readMessage("a"), { id: "a", what: "changed" });
  assert.deepEqual(readMessage({ id: "a", what: "changed" }), { id: "a", what: "changed" });
  assert.deepEqual(readMessage({ id: "a", what: "deleted", more: 1 }), { id: "a", what: "deleted" });
  for (const odd of ODD) assert.equal(readMessage(odd), null);
});

test("what makes no sense on the channel is not heard, and does no harm", async () => {
  const [tabChannel, other] = [openTabChannel("/odd/"), new BroadcastChannel("/odd/#changes")];
  /** @type {string[]} */
  const heard = [];
  const done = new Promise((resolve) => {
    tabChannel.onTold = (id) => {
      heard.push(id);
      if (id === "end") resolve(undefined);
    };
  });
  for (const odd of ODD) other.postMessage(odd);
  other.postMessage("end");
  await done;
  tabChannel.close();
  other.close();
  assert.deepEqual(heard, ["end"]);
});

test("a flood of messages about a game makes one reaction at a time, and one more for the latest", async () => {
  /** @type {string[]} */
  const begun = [];
  /** @type {(() => void)[]} */
  const ends = [];
  const hear = coalesced(({ id, what }) => {
    begun.push(`${id} ${what}`);
    return new Promise((end) => ends.push(() => end(undefined)));
  });
  for (let count = 0; count < 3000; count += 1) hear({ id: "a", what: "changed" });
  hear({ id: "a", what: "deleted" });
  hear({ id: "b", what: "changed" });
  assert.deepEqual(begun, ["a changed", "b changed"]);
  ends[0]?.();
  await new Promise(setImmediate);
  assert.deepEqual(begun, ["a changed", "b changed", "a deleted"]);
  for (const end of ends) end();
  await new Promise(setImmediate);
  assert.equal(begun.length, 3);
  hear({ id: "a", what: "changed" });
  assert.equal(begun.length, 4);
});

test("a reaction that throws does not keep the next from coming", async () => {
  /** @type {unknown[]} */
  const reported = [];
  const hear = coalesced(
    () => {
      throw new Error("expected");
    },
    (error) => reported.push(error),
  );
  for (let count = 1; count <= 2; count += 1) {
    hear({ id: "a", what: "changed" });
    await new Promise(setImmediate);
    assert.equal(reported.length, count);
  }
});
