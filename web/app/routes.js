// The route table: which part of the page an address leads to, by what follows its `#`.
//   #         the lobby           #t=<id>   a saved game         #g=<link>  a game in a link
//   #c        the newest game     #n=<key>  a new game at once   (#c and #n are shortcuts of the installed app)

import { ADDRESS_LENGTH, ID_LENGTH, LINK_LENGTH } from "../lib/limits.js";

/** @typedef {{ saved: string } | { link: string }} Source where a game comes from: its id in the storage, or a link */
/** @typedef {{ steal?: boolean }} OpenOptions `steal`: a game that another tab plays is taken over without asking */

/**
 * @typedef {object} RoutePages What a route opens.
 * @property {() => Promise<void>} lobby
 * @property {(source: Source, options: OpenOptions) => Promise<void>} game
 * @property {(key: string) => Promise<void>} newGame
 * @property {() => Promise<void>} newestGame
 */

/**
 * @typedef {object} Route
 * @property {string} name what stands before `=`
 * @property {number} limit characters of the value that are read: a longer one is cut, and then names nothing
 * @property {boolean} needsTable whether Python and the modules of the table are wanted at once
 * @property {boolean} isShortcut whether it leads on to another address and is then forgotten: going back must not start
 *   another game
 * @property {(value: string, listGames: () => readonly { id: string, game: string }[]) => string} gameOf the key of the
 *   game, as far as it is known before the engine has answered
 * @property {(pages: RoutePages, value: string, options: OpenOptions) => Promise<void>} open
 */

/** One more than an id has, so that a longer one is not cut to another game's. */
const ID_LIMIT = ID_LENGTH + 1;

/** @type {Route} */
const LOBBY = {
  name: "",
  limit: 0,
  needsTable: false,
  isShortcut: false,
  gameOf: () => "",
  open: (pages) => pages.lobby(),
};

/** @type {readonly Route[]} */
export const ROUTES = [
  LOBBY,
  {
    name: "t",
    limit: ID_LIMIT,
    needsTable: true,
    isShortcut: false,
    gameOf: (id, listGames) => listGames().find((game) => game.id === id)?.game ?? "",
    open: (pages, saved, options) => pages.game({ saved }, options),
  },
  {
    name: "g",
    limit: LINK_LENGTH,
    needsTable: true,
    isShortcut: false,
    gameOf: () => "",
    open: (pages, link, options) => pages.game({ link }, options),
  },
  {
    name: "n",
    limit: ID_LIMIT,
    needsTable: true,
    isShortcut: true,
    gameOf: (key) => key,
    open: (pages, key) => pages.newGame(key),
  },
  {
    name: "c",
    limit: 0,
    needsTable: true,
    isShortcut: true,
    gameOf: () => "",
    open: (pages) => pages.newestGame(),
  },
];

/**
 * @param {string} hash as `location.hash` has it
 * @returns {{ route: Route, value: string } | null} null if it is longer than any address of a game
 */
export function readRoute(hash) {
  if (hash.length > ADDRESS_LENGTH) return null;
  const [name = "", value = ""] = hash.slice(1).split(/=(.*)/s);
  const route = ROUTES.find((each) => each.name === name) ?? LOBBY;
  return { route, value: value.slice(0, route.limit) };
}

/** The address of the lobby. */
export const HOME = "#";

/** The address of a saved game. @param {string} id */
export const savedGameAddress = (id) => `#t=${id}`;

/** The address of a game in a link. @param {string} link as the engine writes it */
export const linkAddress = (link) => `#g=${link}`;

/** The link in a text that a person has pasted: a whole address, or only what follows `#g=`. @param {string} text */
export const linkIn = (text) => text.trim().split("#g=").at(-1) ?? "";
