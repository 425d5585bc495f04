import assert from "node:assert/strict";
import test from "node:test";
import { OpenTables } from "../../web/bridge/open-tables.js";

const DONE = /** @type {import("../../web/bridge/protocol.js").Reply} */ ({ ok: true });
const table = "a";

test("a restored table is asked for as nobody's viewer, whatever was asked", () => {
  const tables = new OpenTables();
  tables.note({ op: "resume", table, viewer: 1, header: {}, actions: [] }, DONE);
  for (const op of ["play", "undo", "redo", "concede", "players"]) tables.note({ op, table, viewer: 1 }, DONE);
  assert.deepEqual(
    tables.requests().map((request) => request.viewer),
    [null, null, null, null, null, null],
  );
});

test("an undo goes back to the decision of the seat that asked for it", () => {
  const tables = new OpenTables();
  tables.note({ op: "new", table, viewer: 0, header: {} }, DONE);
  tables.note({ op: "undo", table, viewer: 1, revision: 4 }, DONE);
  tables.note({ op: "undo", table, viewer: null, revision: 5 }, DONE);
  assert.deepEqual(tables.requests().slice(1), [
    { op: "undo", table, viewer: null, seat: 1, revision: 4 },
    { op: "undo", table, viewer: null, revision: 5 },
  ]);
});
