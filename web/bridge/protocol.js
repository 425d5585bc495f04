// The messages between the page and the engine, as types. The other end is py/ludoteca/bridge.py; tests/contract
// holds samples that both sides read. Fields keep Python's spelling, so that one search finds both ends.

/** @typedef {{ key: string, args?: Record<string, string | number | Text> }} Text Something to say; text.js has the words. */

/** @typedef {Record<string, boolean | number | string | number[]>} Attributes What else is known of a space or a piece, by
 *  name; py/ludoteca/core/view.py has the convention. A false one is left out. */

/**
 * @typedef {object} Space A place on the table, whether or not something lies there. Fields with default values are left out.
 * @property {string} id
 * @property {string} kind
 * @property {string} [face]
 * @property {number} [owner]
 * @property {string[]} [marks]
 * @property {Attributes} [attributes]
 */

/**
 * @typedef {object} Piece A thing on the table; the id stays while it is the same thing. No face: hidden from the viewer.
 * @property {string} id
 * @property {string} kind
 * @property {string} slot the id of a space, or of a place the scene knows ("deck", "hand:0")
 * @property {string} [face]
 * @property {number} [owner]
 * @property {number} [count] 1 if left out
 * @property {number} [turn] 0 if left out
 * @property {string[]} [marks]
 * @property {Attributes} [attributes]
 */

/** @typedef {{ seat: number, counts: Record<string, number> }} Panel */
/** @typedef {{ id: string, label: Text }} Control */
/** @typedef {{ path: string[], label: Text, preferred?: true, badge?: string }} Choice Its index among the choices is what is played. */
/** @typedef {{ key: string, points: number }} ScoreLine */
/** @typedef {{ reason: string, winners: number[], places: number[] }} Outcome */

/**
 * @typedef {object} View
 * @property {number | null} viewer
 * @property {Text} prompt
 * @property {number} round
 * @property {Space[]} spaces
 * @property {Piece[]} pieces
 * @property {Panel[]} panels
 * @property {Control[]} controls
 * @property {Text[]} notes
 */

/** @typedef {{ moment: number, seat: number | null, text: Text }} LogLine An event, as told after so many actions. */

/**
 * @typedef {object} Frame One consistent picture of a table.
 * @property {number} revision grows with every change, undo included
 * @property {number} moment how many actions lie behind
 * @property {number | null} to_act null when the game is over
 * @property {View} view
 * @property {Choice[]} choices empty unless the viewer is to act
 * @property {LogLine[]} log what happened since the moment the request named
 * @property {ScoreLine[][]} scores for each seat
 * @property {Outcome | null} outcome
 * @property {{ undo: boolean, redo: boolean, why?: Text }} undoable why undo is off
 */

/** @typedef {{ name: string, colour: string, kind: "person" | "bot", level: string }} Player */

/**
 * @typedef {object} Header A record without its actions.
 * @property {string} game
 * @property {number} rules_version
 * @property {number} seats
 * @property {string} seed
 * @property {Record<string, boolean | number | string>} options
 * @property {Player[]} players
 */

/** @typedef {{ round: number, moment: number, points: number[] }} Milestone the end of a round, 0 before the first; points by seat */

/** @typedef {{ key: string, values: (boolean | number | string)[], seats?: number[] }} Option The first value is the default. */

/**
 * @typedef {object} GameMeta
 * @property {string} key
 * @property {string} title
 * @property {number[]} seats
 * @property {Option[]} options
 * @property {number} rules_version
 * @property {string[]} endings
 * @property {boolean} has_secrets
 */

/**
 * Requests, by `op`. `table` is an id that the page gives to an open game; `viewer` is a seat or null for a spectator.
 *
 * | op | fields | reply |
 * |---|---|---|
 * | games | | games: GameMeta[] |
 * | content | game | content |
 * | new | table, header, viewer | frame, header |
 * | open | table, record or link (text), viewer | frame, header |
 * | close | table | |
 * | frame | table, viewer, since, at? | frame; `at`: an earlier moment, without choices |
 * | course | table | course: Milestone[], the beginning, the end of each round and where it stands now |
 * | play | table, viewer, revision, index, since | frame, actions: the encoded actions to store (forced ones follow the chosen) |
 * | undo, redo | table, viewer, revision, seat? | frame, whose `moment` tells how many actions stay; redo: actions, as for play; `seat`: whose decision an undo goes back to, if not the viewer's |
 * | preview | table, revision, index | lines: Text[] |
 * | refusals | table, revision, picked | reasons: Record<string, Text> |
 * | players | table, players | header: rename, give a seat to a bot, take it back |
 * | concede | table, viewer, seat | frame |
 * | record | table | text: the file form |
 * | link | table | text: what follows `#g=` |
 * | imagine | table, revision, seat, seed | state: an opaque string for the mind |
 * | resume | table, viewer, header, actions | frame: a record given as header and encoded actions (from the journal) |
 *
 * @typedef {{ op: string, table?: string, [field: string]: unknown }} Request
 */

/** @typedef {"illegal" | "stale" | "bad_request" | "internal" | "down"} ErrorKind down: said by the page, there is no engine */
/** @typedef {{ kind: ErrorKind, text: Text }} Problem `text` is for a person: a message key and its arguments. */
/** @typedef {{ ok: true, [field: string]: any } | { ok: false, error: Problem }} Reply */

/**
 * To the mind: `think` is answered with `{ ok, index, revision }`, the index of an action among the legal ones; `hint`
 * (which needs no level) with `reasons: Text[]` too. After `{ op: "hurry" }` a thought answers with the best it has, after
 * `{ op: "stop" }` with `{ ok: false, error: { kind: "stopped" } }`.
 *
 * @typedef {object} Thought
 * @property {"think" | "hint"} op
 * @property {string} game
 * @property {string} state
 * @property {number} seat
 * @property {string} level
 * @property {number} spent how many states the seat has looked at in this turn
 * @property {number} revision
 * @property {string} seed
 */

export {};
