// The words shared by the table and the scenes of the games. A scene is pure: it makes items out of a view, and the
// same items are drawn (stage.js), hit (geometry.js), spoken (mirror.js) and compared (difference.js).

/** @typedef {import("../bridge/protocol.js").Text} Text */
/** @typedef {import("../bridge/protocol.js").View} View */
/** @typedef {import("../bridge/protocol.js").Frame} Frame */
/** @typedef {import("../bridge/protocol.js").Choice} Choice */
/** @typedef {import("../bridge/protocol.js").Player} Player */

/** @typedef {import("../lib/preferences.js").TablePreferences} TablePreferences */

/** @typedef {{ x: number, y: number }} Point */
/** @typedef {{ x: number, y: number, width: number, height: number }} Box */
/** @typedef {{ width: number, height: number }} Size */

/**
 * @typedef {object} Part A stroke of a picture. Exactly one of `d`, `icon` and `words` says what is drawn.
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

/** @typedef {"board" | "tray" | "side"} Area The board is panned and zoomed; tray and side lie still. */
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
 * @property {boolean} [silent] decoration: neither spoken nor hit
 * @property {boolean} [opens] it can be looked into
 * @property {boolean} [isPlace] something could lie here
 * @property {boolean} [isTight] it lies edge to edge with others like it, and there are many: rings run inside, hatching is faint
 * @property {string} [target] whoever clicks here means that other item
 * @property {boolean} [priced] its picture says what it costs, no badge need repeat it
 * @property {number} [shows] a click that picks nothing brings this seat's board onto the table
 * @property {Text[]} [label] what it is, in words
 * @property {Text[]} [about] what it does, in sentences; a preview of clicking it says it better
 * @property {string} [from] the item it comes from when it is new
 */

/**
 * @typedef {object} Plan How the room is divided, in CSS pixels.
 * @property {"bottom" | "right"} edge where the tray lies
 * @property {number} extent the tray's height or width
 * @property {number} bands into how many rows the tray's blocks are broken
 * @property {number} [foot] room kept free along the board's lower edge, for the camera's buttons
 * @property {boolean} [hasNotesBelow] the notes lie in the board's lower left corner, not in the upper right
 * @property {Size} side room for what lies still in the board's upper left corner
 */

/**
 * @typedef {object} Context
 * @property {string} game
 * @property {Player[]} players
 * @property {number | null} mine the seat whose things lie in the tray by right
 * @property {number} shown the seat whose board lies in the tray now
 * @property {Plan} plan
 * @property {any} content the game's tables
 * @property {Record<string, boolean | number | string>} chosen the options the game was set up with
 * @property {"light" | "dark"} theme
 * @property {(text: Text) => string} text
 */

/** @typedef {{ items: Item[], bounds: Record<Area, Box>, held: string | null, grid: "hex" | "square" }} Scene */
/** @typedef {{ title: Text[], entries: { picture: Picture, label: Text, count: number }[] }} Contents */

/**
 * @typedef {object} GameScene What web/games/<game>/scene.js exports.
 * @property {(room: Size, view: View, stableSize: Size) => Plan} plan `stableSize`: the room without what passes over it
 * @property {(view: View, context: Context) => Scene} scene
 * @property {(view: View, context: Context, at: string, turn: number, picked: readonly string[]) => Item[]} ghost what
 *   would lie there
 * @property {(id: string, context: Context) => Picture[]} control pictures that say what a control does
 * @property {(view: View, id: string, context: Context) => Contents | null} contents what one may know of a pile
 * @property {(text: Text) => { picture: Picture, struck: boolean }[]} illustrate pictures beside a line of a preview
 * @property {(view: View, picked: readonly string[]) => Text | null} [asks] what is asked once something is picked
 */

export {};
