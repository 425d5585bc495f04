// The types shared by the table and the scenes of the games. A scene is pure: it makes items out of a view, and the same
// items are drawn (stage.js), hit by pointers (geometry.js), read aloud (mirror.js) and compared (difference.js).

/** @typedef {import("../bridge/protocol.js").Text} Text */
/** @typedef {import("../bridge/protocol.js").View} View */
/** @typedef {import("../bridge/protocol.js").Frame} Frame */
/** @typedef {import("../bridge/protocol.js").Choice} Choice */
/** @typedef {import("../bridge/protocol.js").Player} Player */

/** @typedef {import("../lib/preferences.js").TablePreferences} TablePreferences */
/** @typedef {import("../play/cues.js").LineCues} LineCues */

/** @typedef {{ x: number, y: number }} Point */
/** @typedef {{ x: number, y: number, width: number, height: number }} Box */
/** @typedef {{ width: number, height: number }} Size */

/**
 * @typedef {object} Part A shape, icon or text of a picture. Exactly one of `d`, `icon` and `words` says what is drawn.
 * @property {string} [d] an SVG path, in the picture's own units
 * @property {string} [icon] an icon's name; drawn in a square of `size` around (`x`, `y`)
 * @property {string} [words] a short text around (`x`, `y`), `size` high
 * @property {number} [x]
 * @property {number} [y]
 * @property {number} [size]
 * @property {"left" | "right"} [align] words begin or end at `x`; otherwise they stand around it
 * @property {number} [turn] degrees, around (`x`, `y`)
 * @property {number} [scale] of `d`; the stroke keeps its width
 * @property {string | readonly string[]} [fill] several colours run from the upper left to the lower right
 * @property {string} [stroke]
 * @property {number} [line] the stroke's width
 * @property {readonly number[]} [dash]
 * @property {number} [alpha]
 */

/**
 * @typedef {object} Picture What a thing looks like, as data: it becomes a bitmap on the canvas, or SVG in the page.
 * @property {string} key equal keys, equal pictures
 * @property {number} width it spans -width/2 to width/2 around the item's centre
 * @property {number} height
 * @property {readonly Part[]} parts from back to front
 * @property {number} [scale] how large it is drawn in its area; 1 if left out
 * @property {number} [finest] pixels per unit that are enough for it: a sky needs few
 */

/** @typedef {"board" | "tray" | "side"} Area The board is panned and zoomed; tray and side are not. */
/** @typedef {"hex" | "circle" | "rect"} Shape A hex stands on a corner. */

/**
 * @typedef {object} Item
 * @property {string} id of the view's piece or space, or of a decoration
 * @property {Area} area
 * @property {Shape} shape
 * @property {number} x of the centre, in the area's units
 * @property {number} y
 * @property {number} width of the shape
 * @property {number} height
 * @property {Picture} picture
 * @property {number} [z] 0: ground, drawn once and seldom; from 1: pieces
 * @property {number} [alpha]
 * @property {boolean} [last] the latest action put it there
 * @property {boolean} [raised] it stands out of the board
 * @property {boolean} [tumbles] it turns over on its way here, like a die
 * @property {Point} [badge] where the badge of a choice lies, from the centre
 * @property {boolean} [silent] decoration: neither read aloud nor hit by a pointer
 * @property {boolean} [opens] it can be looked into
 * @property {boolean} [isPlace] something could lie here
 * @property {boolean} [dims] it is drawn darker while others like it may be picked, and it may not
 * @property {boolean} [isTight] it lies edge to edge with many others like it: its ring runs inside, its hatching is faint
 * @property {string} [target] the id of the item that a click here means
 * @property {string} [pickedBy] it lies picked, by a tap on the item with this id; a click here puts it back
 * @property {boolean} [priced] its picture says what it costs, so it has no badge
 * @property {number} [shows] a click that picks nothing shows the board of this seat in the tray
 * @property {Text[]} [label] what it is, in words
 * @property {Text} [where] it lies, for those who do not see the table
 * @property {{ what: Text, where?: string }} [lies] what is on the board here, for the description of the board
 * @property {Text} [group] the part of the table that it belongs to, for those who do not see it
 * @property {Text} [beside] what lies around it, for those who do not see it
 * @property {boolean} [inHand] it is a part of what a player has in hand
 * @property {Text[]} [about] what it does, in sentences; the preview of a click replaces it
 * @property {string} [from] the item it comes from when it is new
 */

/**
 * @typedef {object} Plan How the table is divided into areas, in CSS pixels.
 * @property {"bottom" | "right"} edge where the tray lies
 * @property {number} extent the tray's height or width
 * @property {number} bands into how many rows the tray's blocks are broken
 * @property {string} [variant] which of its arrangements the scene has chosen for this room; only the scene reads it
 * @property {number} [foot] the height that stays free along the board's lower edge, for the camera's buttons
 * @property {number} [target] what may be picked on the board is at least so many pixels wide and high, even if not all of
 *   the board is seen then
 * @property {"tray" | "both"} [bar] with a tray beside the board: the action bar lies below the tray alone, or below both;
 *   else below the board
 * @property {Size} side of the area in the board's upper left corner
 */

/**
 * What a scene knows beside the view. `Content` is the type of the game's tables of content.
 * @template [Content=any]
 * @typedef {object} Context
 * @property {string} game
 * @property {Player[]} players
 * @property {number | null} mine the seat whose things lie in the tray unless another is chosen
 * @property {number} shown the seat whose board lies in the tray now
 * @property {number} turn how a piece in the hand is turned, in steps of the grid
 * @property {Plan} plan
 * @property {Content} content
 * @property {Record<string, boolean | number | string>} chosen the options the game was set up with
 * @property {"light" | "dark"} theme
 * @property {(text: Text) => string} text
 */

/**
 * @typedef {object} Scene
 * @property {Item[]} items
 * @property {Record<Area, Box>} bounds
 * @property {string | null} held the id of what the viewer has in hand
 * @property {"hex" | "square"} grid
 * @property {Box | null} [focus] what the present decision is about, on the board: the camera comes near it
 */
/** @typedef {{ title: Text[], entries: { picture: Picture, label: Text, count: number }[] }} Contents */

/**
 * What web/games/<game>/scene.js exports.
 * @template [Content=any]
 * @typedef {object} GameScene
 * @property {(size: Size, view: View) => Plan} plan `size` of the table
 * @property {(view: View, context: Context<Content>) => Scene} scene
 * @property {(view: View, context: Context<Content>, at: string, turn: number, picked: readonly string[]) => Item[]} ghost
 *   what would lie there
 * @property {(id: string, context: Context<Content>, label?: Text) => Picture[]} control pictures that say what a button
 *   does; `label` is what it says in words
 * @property {(view: View, id: string, context: Context<Content>) => Contents | null} contents what the viewer may know of
 *   a pile
 * @property {(text: Text) => { picture: Picture, struck: boolean }[]} illustrate pictures beside a line of a preview
 * @property {(key: string) => string | null} [sign] the icon of a message that names a thing, for the log
 * @property {LineCues} [sounds] what the lines of the game's log sound like
 * @property {(view: View, picked: readonly string[]) => Text | null} [asks] what is asked once something is picked
 * @property {(view: View, content: Content, path: readonly string[]) => string[] | null} [covers] the ids of the places that
 *   a piece would cover, the one in its middle first; null if the choice places nothing that covers several
 */

/**
 * @typedef {object} TableOptions
 * @property {string} game
 * @property {unknown} content the game's tables of content
 * @property {Record<string, boolean | number | string>} [chosen] the options the game was set up with
 * @property {(text: Text) => string} text
 * @property {TablePreferences} preferences
 * @property {object} on
 * @property {(index: number) => unknown} on.play a promise ends when the answer is on the table, or there is none
 * @property {(steps: number) => unknown} on.undo takes so many of the person's actions back
 * @property {(index: number) => Promise<{ lines: Text[], endsTurn: boolean }>} on.preview
 * @property {(picked: string[]) => Promise<Record<string, Text>>} on.refusals
 * @property {(text: Text | null) => void} [on.asked] what is asked now that something is picked; null: what the view says
 * @property {() => boolean} [on.back] a step back with nothing picked; whether it meant anything
 * @property {(text: Text) => void} [on.tell] a message that belongs to no item on the table
 * @property {(seat: number) => void} [on.shows] the board of this seat is shown
 * @property {() => void} [on.moved] the board lies or is cut otherwise than before
 * @property {() => void} [on.refused] a tap on something that may not be picked, for a reason
 * @property {(text: Text) => void} [on.say] a message for those who listen
 */

export {};
