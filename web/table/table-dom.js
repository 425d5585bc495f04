// The DOM of a table: a canvas under everything, a cell for each area, the action bar between board and tray.

/** @typedef {import("./types.js").Area} Area */
/** @typedef {import("./types.js").Box} Box */
/** @typedef {import("./types.js").Plan} Plan */
/** @typedef {import("./types.js").Text} Text */

/**
 * @param {string} name
 * @param {HTMLElement} parent
 * @returns {HTMLDivElement}
 */
function part(name, parent) {
  const element = document.createElement("div");
  element.className = name;
  parent.append(element);
  return element;
}

/** The outlines of the camera's buttons, in a square of 20. */
const CAMERA = {
  in: "M10 4V16M4 10H16",
  out: "M4 10H16",
  fit: "M4 8V4H8M12 4H16V8M16 12V16H12M8 16H4V12",
};

/**
 * @param {HTMLElement} root
 * @param {(text: Text) => string} text
 */
export function buildTableDom(root, text) {
  const table = part("tabletop", root);
  part("tabletop-ground", table);
  part("tabletop-tray", table);
  const canvas = part("tabletop-canvas", table);
  canvas.setAttribute("aria-hidden", "true");
  const board = part("tabletop-board", table);
  const bar = part("tabletop-bar tabletop-overlay", table);
  const trayCell = part("tabletop-tray-cell", table);
  const side = part("tabletop-side", board);
  const camera = part("tabletop-camera tabletop-overlay", board);
  for (const [what, d] of Object.entries(CAMERA)) {
    const button = document.createElement("button");
    button.type = "button";
    button.dataset.camera = what;
    button.setAttribute("aria-label", text({ key: `table-zoom-${what}` }));
    button.innerHTML = `<svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true"><path d="${d}"/></svg>`;
    camera.append(button);
  }
  return { table, canvas, board, bar, trayCell, side, camera };
}

/** @typedef {ReturnType<typeof buildTableDom>} TableDom */

/**
 * The size of the table, in CSS pixels.
 * @param {Pick<TableDom, "table">} dom
 * @returns {import("./types.js").Size}
 */
export function sizeOf({ table }) {
  return { width: table.clientWidth, height: table.clientHeight };
}

/**
 * @param {Pick<TableDom, "table" | "side">} dom
 * @param {Plan} plan
 */
export function arrangeTableDom({ table, side }, plan) {
  table.classList.toggle("is-beside", plan.edge === "right");
  table.classList.toggle("has-bar-beside", plan.bar === "tray");
  table.classList.toggle("has-bar-below", plan.bar === "both");
  table.classList.toggle("has-foot", (plan.foot ?? 0) > 0);
  table.style.setProperty("--tray", `${Math.round(plan.extent)}px`);
  side.style.width = `${plan.side.width}px`;
  side.style.height = `${plan.side.height}px`;
}

/**
 * Where the areas lie on the table, in pixels from its upper left corner.
 * @param {Pick<TableDom, "table" | "board" | "trayCell" | "side">} dom
 * @returns {Record<Area, Box>}
 */
export function measureTableDom({ table, board, trayCell, side }) {
  const origin = table.getBoundingClientRect();
  const boxOf = (/** @type {HTMLElement} */ element) => {
    const box = element.getBoundingClientRect();
    return { x: box.left - origin.left, y: box.top - origin.top, width: box.width, height: box.height };
  };
  return { board: boxOf(board), tray: boxOf(trayCell), side: boxOf(side) };
}
