import assert from "node:assert/strict";
import test from "node:test";
import { OpenTables } from "../../web/bridge/open-tables.js";
import { headerFor } from "./fake-engine.js";

/** @typedef {import("../../web/bridge/protocol.js").Request} Request */

const DONE = /** @type {import("../../web/bridge/protocol.js").Reply} */ ({ ok: true });
const header = headerFor("pb");
const table = "a";

/** @param {Request[]} requests @returns {Request[]} what a new engine is asked */
function askedAgain(...requests) {
  const tables = new OpenTables();
  for (const request of requests) tables.note(request, DONE);
  return tables.requests();
}

test("a restored table is asked for as nobody's viewer, whatever was asked", () => {
  const again = askedAgain(
    { op: "resume", table, viewer: 1, header, actions: [] },
    { op: "play", table, viewer: 1, revision: 0, index: 0 },
    { op: "undo", table, viewer: 1, revision: 1 },
    { op: "redo", table, viewer: 1, revision: 2 },
    { op: "concede", table, viewer: 1, seat: 1 },
  );
  assert.deepEqual(
    again.map((request) => "viewer" in request && request.viewer),
    [null, null, null, null, null],
  );
});

test("an undo goes back to the decision of the seat that asked for it", () => {
  const [, first, second] = askedAgain(
    { op: "new", table, viewer: 0, header },
    { op: "undo", table, viewer: 1, revision: 4 },
    { op: "undo", table, viewer: null, revision: 5 },
  );
  assert.deepEqual(first, { op: "undo", table, viewer: null, seat: 1, revision: 4 });
  assert.deepEqual(second, { op: "undo", table, viewer: null, revision: 5 });
});
