import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { LAST_GAMES, statisticsOf } from "../../web/play/statistics.js";

/** @typedef {import("../../web/storage/result-store.js").GameResult} GameResult */

/** @param {Partial<GameResult>} [more] @returns {GameResult} */
const result = (more = {}) => ({
  id: "a",
  game: "go",
  seats: 2,
  levels: ["novice"],
  options: {},
  unit: "",
  points: 40,
  won: true,
  conceded: false,
  date: 1000,
  ...more,
});

test("games are counted by game, number of seats, levels of bots and level of solo play", () => {
  const different = [
    {},
    { game: "chess" },
    { seats: 3 },
    { levels: ["expert"] },
    { levels: ["novice", "expert"] },
    { seats: 1, levels: [], options: { solo_level: "easy" } },
    { seats: 1, levels: [], options: { solo_level: "hard" } },
  ];
  const found = statisticsOf(different.map((each, at) => result({ id: `${at}`, ...each })));
  assert.deepEqual(
    found.map(({ game, seats, levels }) => [game, seats, levels.join()]),
    [
      ["chess", 2, "novice"],
      ["go", 1, ""],
      ["go", 1, ""],
      ["go", 2, "novice"],
      ["go", 2, "novice,expert"],
      ["go", 2, "expert"],
      ["go", 3, "novice"],
    ],
  );
});

test("rows stand in the order of the lobby, then by seats, the weakest bots first", () => {
  const games = ["attika", "quetzal", "go"].map((game) => result({ id: game, game }));
  assert.deepEqual(
    statisticsOf(games).map(({ game }) => game),
    ["quetzal", "attika", "go"],
  );
});

test("points are averaged over games that were played to their end", () => {
  const games = [
    result({ id: "a", points: 40, date: 1 }),
    result({ id: "b", points: 51, date: 2, won: false }),
    result({ id: "c", points: 5, date: 3, won: false, conceded: true }),
  ];
  const [found] = statisticsOf(games);
  assert.deepEqual([found?.played, found?.won, found?.mean, found?.best], [3, 1, 45.5, 51]);
  assert.deepEqual(
    found?.last.map(({ id }) => id),
    ["a", "b"],
  );
});

test("where every game was given up there is neither mean nor best", () => {
  const [found] = statisticsOf([result({ conceded: true, won: false })]);
  assert.deepEqual([found?.mean, found?.best, found?.last], [null, null, []]);
});

test("the streak is that of wins in a row up to now, the longest that of all time", () => {
  const streaks = (/** @type {string} */ course) => {
    const [found] = statisticsOf([...course].map((won, at) => result({ id: `${at}`, date: at, won: won === "w" })));
    return [found?.streak, found?.longest];
  };
  assert.deepEqual(streaks("wwlwww"), [3, 3]);
  assert.deepEqual(streaks("wwwwlw"), [1, 4]);
  assert.deepEqual(streaks("wwl"), [0, 2]);
  assert.deepEqual(streaks("l"), [0, 0]);
});

const results = fc.array(
  fc.record({
    game: fc.constantFrom("go", "chess"),
    seats: fc.integer({ min: 1, max: 3 }),
    points: fc.integer({ min: -9, max: 90 }),
    won: fc.boolean(),
    conceded: fc.boolean(),
    date: fc.integer({ min: 0, max: 9 }),
  }),
  { maxLength: 60 },
);

test("every game is in one row, whatever the order, and no row contradicts itself", () => {
  fc.assert(
    fc.property(results, (rows) => {
      const games = rows.map((row, at) => result({ id: `${at}`, ...row, conceded: row.conceded && !row.won }));
      const found = statisticsOf(games);
      assert.equal(
        found.reduce((sum, { played }) => sum + played, 0),
        games.length,
      );
      for (const { played, won, streak, longest, mean, best, last } of found) {
        assert.ok(played > 0 && won <= played && streak <= longest && longest <= won);
        assert.ok(last.length <= LAST_GAMES && (mean === null) === (last.length === 0));
        if (mean !== null && best !== null) assert.ok(best >= mean);
      }
      const turned = statisticsOf(games.toReversed());
      assert.deepEqual(turned, found);
    }),
  );
});
