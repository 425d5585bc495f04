// The messages between the page and Python's two workers, as types; py/ludoteca/protocol/ has the same types for
// Python. The other end is py/ludoteca/bridge.py and py/ludoteca/mind.py; tests/contract holds samples that both sides
// read. Fields keep Python's spelling, so that one search finds both ends.

/** @typedef {{ key: string, args?: Record<string, string | number | Text> }} Text Something to say; web/lib/text.js has the words. */

/** @typedef {number | null} Viewer A seat, or null for a spectator. */

/** @typedef {unknown} Action An action as the engine encodes it: stored and handed back, never read by the page. */

/**
 * @typedef {Record<string, boolean | number | string | number[]>} Attributes What else is known of a space or a piece, by
 *   name; py/ludoteca/core/view.py has the convention. A false one is left out.
 */

/**
 * @typedef {object} Space A place on the table, whether or not something lies there. Fields with default values are left out.
 * @property {string} id
 * @property {string} kind
 * @property {string} [face]
 * @property {number} [owner]
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
 * @property {Attributes} [attributes]
 */

/** @typedef {{ seat: number, counts: Record<string, number> }} Panel What a seat has, as numbers by name. */
/**
 * @typedef {object} Control What a path may name that is no piece and no space: a button.
 * @property {string} id
 * @property {Text} label
 * @property {Text} [group] the name of its row
 * @property {true} [concludes] it ends the turn or the step in the usual way
 */
/** @typedef {{ path: string[], label: Text, preferred?: true, badge?: string }} Choice Its index among the choices is what is played. */
/** @typedef {{ key: string, points: number }} ScoreLine */

/**
 * @typedef {object} Outcome How a game ended.
 * @property {string} reason
 * @property {number[]} winners
 * @property {number[]} places by seat, 1 for the first
 * @property {Text} verdict how it was decided, as the viewer sees it; the page adds `winners` and `others`, by name
 * @property {ScoreLine[][]} ties by seat: what was compared where the points were equal
 */

/**
 * @typedef {object} View What a viewer may see.
 * @property {Viewer} viewer
 * @property {Text} prompt
 * @property {number} round
 * @property {Space[]} spaces
 * @property {Piece[]} pieces
 * @property {Panel[]} panels
 * @property {Control[]} controls
 * @property {Text[]} notes
 */

/**
 * @typedef {object} LogLine An event, as told after so many actions.
 * @property {number} moment
 * @property {number | null} seat who did it, if it was somebody
 * @property {Text} text
 * @property {string[]} [at] the ids of the spaces and pieces where it happened
 * @property {Text} [banner] what is told large instead of the line, because it concerns the viewer
 * @property {true} [ends_round] a round has ended with it that is worth a recap
 */

/** @typedef {{ undo: boolean, redo: boolean, why?: Text }} Undoable `why`: why undo is off */

/** @typedef {{ picked: string, ids: string[] }} Earlier A decision of the present sequence that was answered already. */

/**
 * @typedef {object} Frame One consistent picture of a table.
 * @property {number} revision grows with every change, undo included
 * @property {number} moment how many actions were played
 * @property {number | null} to_act null when the game is over
 * @property {View} view
 * @property {Choice[]} choices empty unless the viewer is to act
 * @property {LogLine[]} log what happened since the moment the request named
 * @property {ScoreLine[][]} scores for each seat
 * @property {Outcome | null} outcome
 * @property {Undoable} undoable
 * @property {Earlier[]} [earlier] what of the viewer's present sequence can be taken back, the latest first
 */

/** @typedef {{ name: string, colour: string, kind: "person" | "bot", level: string }} Player `level`: of a bot, else empty */

/**
 * @typedef {object} Header A record without its actions.
 * @property {string} game
 * @property {number} rules_version
 * @property {number} seats
 * @property {string} seed
 * @property {Record<string, boolean | number | string>} options
 * @property {Player[]} players
 */

/** @typedef {{ round: number, moment: number, points: number[] }} Milestone The end of a round, 0 before the first; points by seat. */

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
 * The static tables of each game, by its key.
 *
 * @typedef {object} Contents
 * @property {import("../games/attika/content-types.js").Content} attika
 * @property {import("../games/quetzal/content-types.js").Content} quetzal
 * @property {import("../games/world_wonders/content-types.js").Content} world_wonders
 */

/** @typedef {Contents[keyof Contents] | { [table: string]: unknown }} Content The latter: of a game that was installed. */

/**
 * What the engine is asked, by operation, beside `op`. `table` is an id that the page gives to an open game.
 *
 * @typedef {object} Requests
 * @property {{}} games which games there are
 * @property {{ game: string }} content the static tables of a game
 * @property {{ table: string, viewer: Viewer, header: Header }} new begin a game
 * @property {{ table: string, viewer: Viewer } & ({ record: string } | { link: string })} open a file's text, or what follows `#g=`
 * @property {{ table: string, viewer: Viewer, header: Header, actions: Action[] }} resume a game as the journal has it
 * @property {{ table: string }} close forget a table
 * @property {{ table: string, viewer: Viewer, since?: number, at?: number }} frame `since`: from which moment on the log is
 *   told; `at`: an earlier moment, without choices
 * @property {{ table: string }} course how the game went, round by round
 * @property {{ table: string, viewer: Viewer, revision: number, index: number, since?: number }} play one of the choices
 * @property {{ table: string, viewer: Viewer, revision: number, seat?: number, steps?: number }} undo back to the last
 *   decision of the seat, or so many; of the viewer, if none is named
 * @property {{ table: string, viewer: Viewer, revision: number }} redo what was undone
 * @property {{ table: string, revision: number, index: number }} preview what a choice would bring
 * @property {{ table: string, revision: number, picked: string[] }} refusals why what is not lit may not be picked
 * @property {{ table: string, players: Player[] }} players rename, give a seat to a bot, take it back
 * @property {{ table: string, viewer: Viewer, seat: number }} concede a seat gives up
 * @property {{ table: string, until?: number | null }} record the game as a file, whole or until an earlier moment
 * @property {{ table: string, until?: number | null }} link the same as a link
 * @property {{ table: string, revision: number, seat: number, seed: string }} imagine the state as a bot may think of it
 */

/**
 * What the engine answers, by operation, beside `ok`.
 *
 * @typedef {object} Replies
 * @property {{ games: GameMeta[] }} games
 * @property {{ content: Content }} content
 * @property {{ frame: Frame, header: Header }} new
 * @property {{ frame: Frame, header: Header }} open
 * @property {{ frame: Frame, header: Header }} resume
 * @property {{}} close
 * @property {{ frame: Frame }} frame
 * @property {{ course: Milestone[] }} course the beginning, the end of each round, and now
 * @property {{ frame: Frame, actions: Action[] }} play the actions to store; forced ones follow the chosen one
 * @property {{ frame: Frame }} undo its `moment` tells how many actions stay
 * @property {{ frame: Frame, actions: Action[] }} redo the actions that are there again
 * @property {{ lines: Text[], ends_turn: boolean }} preview
 * @property {{ reasons: Record<string, Text> }} refusals by id
 * @property {{ header: Header }} players
 * @property {{ frame: Frame }} concede
 * @property {{ text: string }} record
 * @property {{ text: string }} link what follows `#g=`
 * @property {{ state: string }} imagine opaque to the page, read by the mind
 */

/** @typedef {keyof Requests} Op */
/** @template {Op} O @typedef {{ op: O } & Requests[O]} RequestFor */
/** @typedef {{ [O in Op]: RequestFor<O> }[Op]} Request */

/** @typedef {{ [O in Op]: Requests[O] extends { table: string } ? O : never }[Op]} TableOp An operation on an open table. */
/** @template {TableOp} O @typedef {{ op: O } & Omit<Requests[O], "table">} TableRequestFor Said to whoever knows the table. */

/**
 * What went wrong.
 *
 * - `illegal`: the rules do not allow it now, or there is nothing to undo or to redo.
 * - `stale`: the request names a revision that is not the table's any more; ask for a frame and choose again.
 * - `bad_request`: a field is missing or makes no sense, or a link, a file or a table is not what it should be.
 * - `internal`: a fault in Python; `detail` has the traceback, for a report.
 * - `stopped`: said by the mind: the thought was ended by `stop` or by the next thought.
 * - `down`: said by the page itself: there is no engine, or it died of this request.
 *
 * @typedef {"illegal" | "stale" | "bad_request" | "internal" | "stopped" | "down"} ErrorKind
 */

/** @typedef {{ kind: ErrorKind, text: Text, detail?: string }} Problem `text` is for a person. */
/** @typedef {{ ok: false, error: Problem }} Failure */

/** @template {Op} O @typedef {{ ok: true } & Replies[O]} SuccessOf */
/** @template {Op} O @typedef {SuccessOf<O> | Failure} ReplyTo */
/** @typedef {ReplyTo<Op>} Reply */

/** @typedef {<O extends Op>(request: RequestFor<O>) => Promise<ReplyTo<O>>} Ask */

/**
 * What the mind is asked, by operation, beside `op`. After `hurry` a thought answers with the best it has found, after
 * `stop` with an error of the kind `stopped`.
 *
 * @typedef {object} MindRequests
 * @property {Imagined & { level: string, spent: number }} think `spent`: how many states the seat has looked at in this turn
 * @property {Imagined & { plan: number[] }} hint what the strongest bot would do; `plan` is what an earlier hint of the same
 *   move planned from here on
 * @property {{}} hurry
 * @property {{}} stop
 */

/** @typedef {{ game: string, state: string, seat: number, revision: number, seed: string }} Imagined What to think about. */

/**
 * What the mind answers, by operation, beside `ok`. `index` is that of an action among the legal ones.
 *
 * @typedef {object} MindReplies
 * @property {{ index: number, spent: number, revision: number }} think
 * @property {{ index: number, revision: number, reasons: Text[], plan: number[], paths: string[][] }} hint `plan` and `paths`:
 *   the indexes and the paths at the next decisions of the same move
 * @property {{}} hurry
 * @property {{}} stop
 */

/** @typedef {"think" | "hint"} ThoughtOp */
/** @template {keyof MindRequests} O @typedef {{ op: O } & MindRequests[O]} MindRequestFor */
/** @template {keyof MindRequests} O @typedef {({ ok: true } & MindReplies[O]) | Failure} MindReplyTo */
/** @typedef {MindRequestFor<"think"> | MindRequestFor<"hint">} Thought */
/** @typedef {<O extends ThoughtOp>(thought: MindRequestFor<O>) => Promise<MindReplyTo<O>>} Think */

export {};
