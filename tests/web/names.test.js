import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { cleanName } from "../../web/lib/names.js";

const SAMPLES = JSON.parse(readFileSync(new URL("../contract/samples/names.json", import.meta.url), "utf-8"));

test("a name is kept without what cannot be seen, as Python keeps it", () => {
  for (const [typed, kept] of SAMPLES.names) assert.equal(cleanName(typed), kept, JSON.stringify(typed));
});

test("what is kept stays as it is", () => {
  for (const [, kept] of SAMPLES.names) assert.equal(cleanName(kept), kept);
});

test("halves of characters are no characters", () => {
  assert.equal(cleanName("\ud83d"), "");
  assert.equal(cleanName("Ida\udc00"), "Ida");
});

test("a text of any length is cut before it is looked at", () => {
  assert.equal(cleanName("W".repeat(20_000_000)), "W".repeat(40));
});
