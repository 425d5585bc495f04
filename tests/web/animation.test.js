import assert from "node:assert/strict";
import { test } from "node:test";
import { Transitions } from "../../web/table/animation.js";

/** Frames that come when the test says so. */
function frames() {
  /** @type {Map<number, (now: number) => void>} */
  const asked = new Map();
  let last = 0;
  Object.assign(globalThis, {
    requestAnimationFrame: (/** @type {(now: number) => void} */ run) => {
      last += 1;
      asked.set(last, run);
      return last;
    },
    cancelAnimationFrame: (/** @type {number} */ which) => asked.delete(which),
  });
  return (/** @type {number} */ now) => {
    const due = [...asked.values()];
    asked.clear();
    for (const run of due) run(now);
  };
}

test("where no motion is wanted a transition is at its end at once", async () => {
  const seen = /** @type {number[]} */ ([]);
  await new Transitions().run(0, (part) => seen.push(part));
  assert.deepEqual(seen, [1]);
});

test("a transition goes from its beginning to its end, faster first", async () => {
  const show = frames();
  const start = performance.now();
  const seen = /** @type {number[]} */ ([]);
  const done = new Transitions().run(1000, (part) => seen.push(part));
  show(start + 500);
  show(start + 5000);
  await done;
  assert.equal(seen[0], 0);
  assert.ok((seen[1] ?? 0) > 0.5 && (seen[1] ?? 1) < 1);
  assert.equal(seen.at(-1), 1);
});

test("whoever acts meanwhile ends every transition at its end", async () => {
  const show = frames();
  const transitions = new Transitions();
  const seen = /** @type {number[]} */ ([]);
  const done = Promise.all([
    transitions.run(1000, (part) => seen.push(part)),
    transitions.run(1000, (part) => seen.push(part)),
  ]);
  assert.equal(transitions.finish(), true);
  await done;
  show(performance.now() + 5000);
  assert.deepEqual(seen, [0, 0, 1, 1]);
  assert.equal(transitions.finish(), false);
});
