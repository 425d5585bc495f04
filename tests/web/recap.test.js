import assert from "node:assert/strict";
import { test } from "node:test";
import { withoutName } from "../../web/ui/recap-dialog.js";

test("a line of the recap does not say the name again that its heading has", () => {
  assert.equal(withoutName("Ada placed an adventurer", "Ada"), "Placed an adventurer");
  assert.equal(withoutName("Ada a placé un aventurier", "Ada"), "A placé un aventurier");
  assert.equal(withoutName("Quarry: Ada with 1 archaeologist", "Ada"), "Quarry: Ada with 1 archaeologist");
  assert.equal(withoutName("Adam has won", "Ada"), "Adam has won");
  assert.equal(withoutName("The round is over"), "The round is over");
});
