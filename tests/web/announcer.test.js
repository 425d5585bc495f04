import assert from "node:assert/strict";
import { test } from "node:test";
import { Announcer } from "../../web/lib/announcer.js";

/** An announcer whose changes end when the test says so. */
function announcer() {
  /** @type {string[]} */
  const spoken = [];
  /** @type {(() => void)[]} */
  const later = [];
  const one = new Announcer(
    (words) => spoken.push(words),
    (run) => later.push(run),
  );
  const end = () => {
    for (const run of later.splice(0)) run();
  };
  return { say: one.say.bind(one), repeat: () => one.repeat(), end, spoken };
}

test("ten lines of one change are one announcement with all of them, the newest last", () => {
  const { say, end, spoken } = announcer();
  const lines = Array.from({ length: 10 }, (_, at) => `Line ${at}`);
  for (const line of lines) say(line);
  end();
  assert.deepEqual(spoken, [lines.map((line) => `${line}.`).join(" ")]);
});

test("a sentence keeps the mark that it ends with", () => {
  const { say, end, spoken } = announcer();
  for (const line of ["Done!", "Where to?", "He said « no »", "And so on…"]) say(line);
  end();
  assert.deepEqual(spoken, ["Done! Where to? He said « no ». And so on…"]);
});

test("the same sentence is not said twice in one change, nor again when nothing else has happened", () => {
  const { say, end, spoken } = announcer();
  say("Your turn");
  say("Ann built");
  say("Your turn");
  end();
  say("Your turn");
  end();
  assert.deepEqual(spoken, ["Ann built. Your turn."]);
});

test("a question that comes again after something happened is said again", () => {
  const { say, end, spoken } = announcer();
  say("Your turn");
  end();
  say("Ann built");
  say("Your turn");
  end();
  assert.deepEqual(spoken, ["Your turn.", "Ann built. Your turn."]);
});

test("what somebody asks to hear again is said again", () => {
  const { say, end, spoken } = announcer();
  say("A hint");
  end();
  say("A hint", { again: true });
  end();
  assert.deepEqual(spoken, ["A hint.", "A hint."]);
});

test("the last announcement is said again, whole", () => {
  const { say, repeat, end, spoken } = announcer();
  repeat();
  assert.deepEqual(spoken, []);
  say("Ann built");
  say("Your turn");
  end();
  repeat();
  assert.deepEqual(spoken, ["Ann built. Your turn.", "Ann built. Your turn."]);
});
