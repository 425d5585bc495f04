import assert from "node:assert/strict";
import { test } from "node:test";
import { linkAddress, linkIn, ROUTES, readRoute, savedGameAddress } from "../../web/app/routes.js";
import { ADDRESS_LENGTH, ID_LENGTH, LINK_LENGTH } from "../../web/lib/limits.js";

/** @param {string} hash */
function read(hash) {
  const found = readRoute(hash);
  return found && { name: found.route.name, value: found.value };
}

/**
 * What an address opens.
 * @param {string} hash
 */
async function opened(hash) {
  /** @type {unknown[]} */
  const calls = [];
  const pages = {
    lobby: async () => void calls.push("lobby"),
    game: async (/** @type {unknown} */ source, /** @type {unknown} */ options) => void calls.push(source, options),
    newGame: async (/** @type {string} */ key) => void calls.push(`new ${key}`),
    newestGame: async () => void calls.push("newest"),
  };
  const found = readRoute(hash);
  await found?.route.open(pages, found.value, { steal: true });
  return calls;
}

test("each address opens its page", async () => {
  assert.deepEqual(await opened(""), ["lobby"]);
  assert.deepEqual(await opened("#"), ["lobby"]);
  assert.deepEqual(await opened("#t=abc"), [{ saved: "abc" }, { steal: true }]);
  assert.deepEqual(await opened("#g=AB"), [{ link: "AB" }, { steal: true }]);
  assert.deepEqual(await opened("#n=attika"), ["new attika"]);
  assert.deepEqual(await opened("#c"), ["newest"]);
});

test("an address that is no route's leads to the lobby", async () => {
  for (const hash of ["#x", "#x=1", "#constructor", "#tt=abc", "#T=abc"])
    assert.deepEqual(await opened(hash), ["lobby"]);
});

test("the value is all that follows the first equals sign", () => {
  assert.deepEqual(read("#g=AB=CD"), { name: "g", value: "AB=CD" });
});

test("a value that is too long is cut, and names no game then; an address that is too long is none", () => {
  const longest = "A".repeat(LINK_LENGTH);
  assert.deepEqual(read(`#g=${longest}`), { name: "g", value: longest });
  assert.equal(read(`#g=${longest}A`), null);
  assert.equal(read(`#${"x".repeat(ADDRESS_LENGTH)}`), null);
  for (const name of ["t", "n"])
    assert.deepEqual(read(`#${name}=${"x".repeat(ID_LENGTH * 3)}`), { name, value: "x".repeat(ID_LENGTH + 1) });
});

test("no two routes have the same name", () => {
  const names = ROUTES.map((route) => route.name);
  assert.equal(new Set(names).size, names.length);
});

test("the routes that lead to a table say so, and which game it is as far as they know", () => {
  const games = [{ id: "abc", game: "quetzal" }];
  const known = (/** @type {string} */ hash) => {
    const found = readRoute(hash);
    return found && [found.route.needsTable, found.route.gameOf(found.value, () => games)];
  };
  assert.deepEqual(known("#"), [false, ""]);
  assert.deepEqual(known("#t=abc"), [true, "quetzal"]);
  assert.deepEqual(known("#t=gone"), [true, ""]);
  assert.deepEqual(known("#n=attika"), [true, "attika"]);
  assert.deepEqual(known("#g=AB"), [true, ""]);
  assert.deepEqual(known("#c"), [true, ""]);
});

test("only what leads on to another address is a shortcut", () => {
  const shortcuts = ROUTES.filter((route) => route.isShortcut).map((route) => route.name);
  assert.deepEqual(shortcuts.sort(), ["c", "n"]);
});

test("the addresses that the page writes are those that it reads", () => {
  assert.deepEqual(read(savedGameAddress("abc")), { name: "t", value: "abc" });
  assert.deepEqual(read(linkAddress("AB")), { name: "g", value: "AB" });
});

test("a pasted link may be a whole address or only its end", () => {
  assert.equal(linkIn("  https://example.org/ludoteca/#g=AB=C "), "AB=C");
  assert.equal(linkIn("AB=C"), "AB=C");
});
