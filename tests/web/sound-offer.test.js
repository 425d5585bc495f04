// Sounds are offered once, at a calm moment, to somebody who has played.

import assert from "node:assert/strict";
import { test } from "node:test";
import { isOffered } from "../../web/app/sound-offer.js";

const CALM = { sound: "unasked", games: 1, isDriven: false, isCalm: true };

test("sounds are offered in a calm lobby to whoever has played and was not asked", () => {
  assert.equal(isOffered(CALM), true);
  for (const other of [{ sound: "off" }, { sound: "quiet" }, { games: 0 }, { isDriven: true }, { isCalm: false }])
    assert.equal(isOffered({ ...CALM, ...other }), false, JSON.stringify(other));
});
