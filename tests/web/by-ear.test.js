// Every kind of decision of every game, as those meet it who listen: where the focus goes, what each thing is called, how it
// is described, and that each input is answered aloud.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { logChange, saidOf, saidWithoutLog } from "../../web/play/log-change.js";
import { pickOrder } from "../../web/table/pick-order.js";
import { EarTable, kindsOf, momentsOf, wordsOf } from "./ear-table.js";
import { startPythonEngine } from "./python-engine.js";

/** Lines of tips that are not said: the name says the same, or what was chosen before has said it. */
const UNSAID = new Set([
  ...["attika-preview-stack", "attika-preview-pay", "attika-preview-cards", "attika-preview-land"],
  ...["attika-preview-land-any", "attika-preview-cost", "attika-preview-cost-any"],
  ...["attika-preview-chain", "attika-preview-pay-swapped"],
  ...["quetzal-preview-cost", "quetzal-preview-goes", "quetzal-preview-goes-all", "quetzal-preview-track"],
  ...["world-wonders-preview-total", "world-wonders-preview-price"],
  // The total says what they come to.
  ...["world-wonders-preview-site", "world-wonders-preview-line"],
  // The piece says it; only people come from the place.
  "world-wonders-preview-gains",
]);
/** Words of one thing with its description. */
const MOST_WORDS = 45;

/** @type {ReturnType<typeof startPythonEngine>} */
let engine;
before(() => {
  engine = startPythonEngine();
  Object.assign(globalThis, { document: { activeElement: null } });
});
after(() => engine.end());

/** Lets what was asked of the engine be answered. */
const settle = () => new Promise((done) => setImmediate(done));

/** @type {Map<string, Promise<import("./ear-table.js").Moment[]>>} */
const known = new Map();

/** @param {string} game */
function moments(game) {
  const found = known.get(game) ?? momentsOf(engine, game);
  known.set(game, found);
  return found;
}

/**
 * A table at each kind of decision.
 * @param {string} game
 * @param {string} language
 */
async function* tables(game, language) {
  const scene = await import(`../../web/games/${game}/scene.js`);
  const { content } = await engine.ask({ op: "content", game });
  const { words, missing } = wordsOf(language, game);
  for (const { kind, header, actions, seat } of await moments(game)) {
    const open = async () => {
      const { frame } = await engine.ask({ op: "resume", table: "t", viewer: seat, header, actions });
      return new EarTable(engine, scene, content, words, { frame, header, seat });
    };
    yield { kind, seat, open, missing };
  }
}

for (const game of ["attika", "quetzal", "world_wonders"]) {
  test(`${game}: the focus goes to what may be picked, and the keys lead over all of it`, async () => {
    const seen = [];
    for await (const { kind, open } of tables(game, "en")) {
      seen.push(kind);
      const table = await open();
      const { lit } = table.state.selection;
      const isItem = (/** @type {string} */ id) => lit.has(id) && !table.state.control(id);
      const items = table.named.map(({ id }) => id).filter(isItem);
      table.focus.first();
      const start = table.focused ?? "";
      assert.ok(items.length > 0 ? lit.has(start) : start === "the row of buttons", `${kind}: ${start}`);
      assert.ok(!table.buttons().includes(start), `${kind}: the focus is on the button ${start}`);
      if (items.length === 0) table.focus.next(1);
      /** @type {string[]} until the first is met again */
      const passed = [];
      for (let at = table.focused ?? ""; !passed.includes(at); at = table.focused ?? "") {
        passed.push(at);
        table.focus.next(1);
      }
      assert.equal(table.focused, passed[0], kind);
      assert.deepEqual(passed.filter((id) => !items.includes(id)).toSorted(), table.buttons().toSorted(), kind);
      // Of several squares that mean the same, one is enough.
      const meant = (/** @type {string} */ id) => table.state.selection.lookAhead(id) ?? id;
      const heard = new Set(passed.map(meant));
      for (const id of items) assert.ok(heard.has(meant(id)), `${kind}: the keys do not lead to what ${id} means`);
      table.focus.next(-1);
      assert.equal(table.focused, passed.at(-1), kind);
    }
    assert.deepEqual(seen.toSorted(), kindsOf(game).toSorted());
  });

  test(`${game}: each name of a part of the table is met once before one is met again`, async () => {
    for await (const { kind, open } of tables(game, "en")) {
      const table = await open();
      /** @type {{ part: unknown, names: string[] }[]} */
      const parts = [];
      for (const id of pickOrder(table.state.items, table.state.selection)) {
        const item = /** @type {import("../../web/table/types.js").Item} */ (table.state.item(id));
        if (parts.length === 0 || parts.at(-1)?.part !== JSON.stringify(item.group))
          parts.push({ part: JSON.stringify(item.group), names: [] });
        parts.at(-1)?.names.push(JSON.stringify([item.label, item.where]));
      }
      for (const { names } of parts) {
        const different = new Set(names).size;
        assert.equal(new Set(names.slice(0, different)).size, different, kind);
      }
    }
  });

  test(`${game}: after a dialog the focus goes to the question, if it was on the page before`, async () => {
    const page = /** @type {any} */ (document);
    const body = /** @type {any} */ ({ name: "body" });
    for await (const { kind, open } of tables(game, "en")) {
      const table = await open();
      Object.assign(page, { body, activeElement: body });
      table.focus.resume(body);
      assert.equal(table.focused, null, `${kind}: whoever uses the mouse keeps the focus away`);
      table.focus.resume(/** @type {any} */ ({}));
      const { focused } = table;
      table.focus.first();
      assert.equal(focused, table.focused, kind);
      table.mirror.focus("something that is no answer");
      page.activeElement = {};
      table.focus.resume(/** @type {any} */ ({}));
      assert.equal(table.focused, focused, kind);
    }
    page.activeElement = null;
  });

  for (const language of ["en", "fr"])
    test(`${game}, ${language}: what is on the board is said with its places, each name once`, async () => {
      let longest = 0;
      for await (const { kind, open, missing } of tables(game, language)) {
        const table = await open();
        const lying = table.state.items.flatMap(({ lies }) => (lies ? [lies] : []));
        const lines = table.labels.board(table.state.items);
        const names = new Set(lying.map(({ what }) => table.text(what)));
        assert.equal(lines.length, names.size, kind);
        for (const { what, where = "" } of lying)
          assert.ok(
            lines.some((line) => line.startsWith(table.text(what)) && line.includes(where)),
            kind,
          );
        longest = Math.max(longest, lines.length);
        assert.deepEqual(missing, []);
      }
      assert.ok(longest > 3, `${longest} different things at most`);
    });

  for (const language of ["en", "fr"])
    test(`${game}, ${language}: each thing has a name of its own, and says what its tip says`, async () => {
      for await (const { kind, open, missing } of tables(game, language)) {
        const table = await open();
        const names = table.names();
        assert.equal(new Set(names.values()).size, names.size, kind);
        for (const id of table.state.selection.lit) {
          const name = names.get(id) ?? table.text(table.state.control(id)?.label ?? { key: id });
          assert.doesNotMatch(name, /^\W*$|: *$|\bundefined\b/, kind);
          const { lines, words } = await table.descriptionOf(id, name);
          for (const line of lines) {
            const said = table.labels.here(line);
            const isHeard = said === "" ? UNSAID.has(line.key) : `${name} ${words}`.includes(said);
            assert.ok(isHeard, `${kind}: ${id} does not say ${line.key}`);
          }
          const count = `${name} ${words}`.split(/\s+/).length;
          assert.ok(count <= MOST_WORDS, `${kind}: ${count} words: ${name} ${words}`);
        }
        assert.deepEqual(missing, []);
      }
    });

  test(`${game}: whoever has looked around comes back to the answers where they left them`, async () => {
    for await (const { kind, open } of tables(game, "en")) {
      const table = await open();
      const { lit } = table.state.selection;
      table.focus.first();
      table.focus.next(1);
      const left = table.focused ?? "";
      const beside = table.named.find(({ id }) => !lit.has(id))?.id;
      if (!lit.has(left) || beside === undefined || !table.mirror.isFocused) continue;
      table.mirror.focus(beside);
      table.focus.next(1);
      assert.equal(table.focused, left, kind);
    }
  });

  test(`${game}: each input is answered aloud`, async () => {
    for await (const { kind, seat, open } of tables(game, "en")) {
      const table = await open();
      const { lit } = table.state.selection;
      const { others } = table.state;
      const refused = table.named.find(({ id }) => !lit.has(id) && !others.has(id))?.id;
      if (refused !== undefined) await refuse(table, refused, kind);
      for (const id of [...lit].slice(0, 3)) await press(await open(), id, { kind, seat });
    }
  });
}

/**
 * Enter on something that may be picked: it is played and told, or what was picked is said.
 * @param {EarTable} table
 * @param {string} id
 * @param {{ kind: string, seat: number }} asked
 */
async function press(table, id, { kind, seat }) {
  table.picker.tap(id, table.state.control(id) ? "button" : "key");
  await settle();
  const [index] = table.played;
  if (index === undefined) {
    assert.ok(table.said.length > 0 || id.startsWith("rot:"), `${kind}: ${id} is not answered`);
    return;
  }
  const { revision, moment, view } = table.frame;
  const { frame } = await engine.ask({ op: "play", table: "t", viewer: seat, revision, index, since: moment });
  const told = saidOf({ viewer: seat }, null, true, logChange([], frame.log));
  const isAskedElse = frame.to_act === seat && JSON.stringify(frame.view.prompt) !== JSON.stringify(view.prompt);
  const untold = saidWithoutLog(table.frame, frame);
  assert.ok(told.length + untold.length > 0 || isAskedElse || frame.outcome, `${kind}: nothing is said of ${id}`);
}

/**
 * Enter on something that may not be picked: the reason is said, if there is one, or that it may not.
 * @param {EarTable} table
 * @param {string} id
 * @param {string} kind
 */
async function refuse(table, id, kind) {
  table.picker.resume();
  table.picker.tap(id, "key");
  await table.previewOf(0);
  await settle();
  const reason = table.state.reasons[id];
  if (reason) assert.deepEqual(table.said, [table.text(reason)], kind);
  else assert.ok(table.said.length > 0 || table.state.item(id)?.opens, `${kind}: ${id} is not answered`);
}
