import assert from "node:assert/strict";
import { test } from "node:test";
import { Errors, errors, hearErrors } from "../../web/lib/errors.js";
import { Refused } from "../../web/lib/refused.js";
import { firstText, plainRecord } from "../../web/ui/report-text.js";
import { headerFor } from "./fake-engine.js";

const NOON = Date.UTC(2026, 0, 1, 12);

test("an error is kept with its words, its place and its time", () => {
  const seen = new Errors(() => NOON);
  const error = new TypeError("no such thing");
  seen.remember(error);
  assert.deepEqual(seen.list, [
    { time: "2026-01-01T12:00:00.000Z", message: "TypeError: no such thing", stack: error.stack },
  ]);
});

test("only the last errors are kept, and not more of each than helps", () => {
  const seen = new Errors();
  for (let number = 1; number <= 50; number += 1) seen.remember(`number ${number}`);
  assert.equal(seen.list.length, 20);
  assert.equal(seen.list.at(-1)?.message, "number 50");
  seen.remember({ message: "x".repeat(1_000_000), stack: "y".repeat(1_000_000) });
  assert.ok(JSON.stringify(seen.list.at(-1)).length < 5000);
});

test("whatever is thrown can be kept", () => {
  const seen = new Errors();
  const trap = {
    get message() {
      throw new Error("a trap");
    },
  };
  for (const odd of [undefined, null, 7, "text", {}, { toString: null }, Symbol("s"), trap, { message: 3 }]) {
    seen.remember(odd);
    assert.equal(typeof seen.list.at(-1)?.message, "string");
    assert.equal(typeof seen.list.at(-1)?.stack, "string");
  }
});

test("what nobody catches is heard, also what came before anybody listened", () => {
  const page = new EventTarget();
  const seen = new Errors();
  hearErrors(/** @type {any} */ (page), seen);
  const send = (/** @type {string} */ type, /** @type {object} */ more) =>
    page.dispatchEvent(Object.assign(new Event(type), more));
  /** @type {unknown[]} */
  const told = [];
  send("error", { message: "Uncaught early", error: "early" });
  seen.listen((error) => told.push(error));
  send("error", { message: "Script error.", error: null });
  send("unhandledrejection", { reason: "late" });
  send("error", { message: "ResizeObserver loop completed with undelivered notifications.", error: null });
  assert.deepEqual(told, ["early", "Script error.", "late"]);
  assert.deepEqual(
    seen.list.map(({ message }) => message),
    ["early", "Script error.", "late"],
  );
});

test("a fault of the engine is kept with what Python said of it, another refusal is not", () => {
  const before = errors.list.length;
  new Refused({ kind: "stale", text: { key: "stale" } });
  new Refused(/** @type {any} */ ({ kind: "internal", text: { key: "internal" }, detail: "Traceback: here" }));
  assert.equal(errors.list.length, before + 1);
  assert.deepEqual([errors.list.at(-1)?.message, errors.list.at(-1)?.stack], ["internal: internal", "Traceback: here"]);
});

test("a report takes the record from the first that has it, and waits for nobody for ever", async () => {
  const never = () => new Promise(() => {});
  const fails = () => Promise.reject(new Error("dead"));
  const throws = () => {
    throw new Error("dead at once");
  };
  assert.equal(
    await firstText([never, fails, throws, () => null, () => "", async () => "record", () => "later"], 5),
    "record",
  );
  assert.equal(await firstText([never, fails], 5), null);
});

test("without the engine a record is what the page knows", () => {
  const header = headerFor("pb");
  assert.deepEqual(JSON.parse(plainRecord({ header, actions: [1, [2]] })), { ...header, actions: [1, [2]] });
});
