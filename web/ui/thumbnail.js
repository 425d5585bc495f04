// A small picture of the board, for the list of saved games. Only the board, because the hands below it are secret.

const SIZE = { width: 288, height: 180 };

/**
 * @param {HTMLElement} table where a table is drawn
 * @returns {string | null} a picture's address, or null if nothing is drawn there
 */
export function thumbnailOf(table) {
  const board = table.querySelector(".tabletop-board")?.getBoundingClientRect();
  const layers = [...table.querySelectorAll("canvas:not(.tabletop-rings)")];
  const sheet = document.createElement("canvas");
  Object.assign(sheet, SIZE);
  const pen = sheet.getContext("2d");
  if (!board || board.width === 0 || !pen || layers.length === 0) return null;
  pen.imageSmoothingQuality = "high";
  // The margin of the board is left out: at this size it shows nothing.
  const share = 0.85 * Math.min(board.width / SIZE.width, board.height / SIZE.height);
  const [width, height] = [SIZE.width * share, SIZE.height * share];
  const [left, top] = [board.left + (board.width - width) / 2, board.top + (board.height - height) / 2];
  for (const layer of layers) {
    if (!(layer instanceof HTMLCanvasElement)) continue;
    const box = layer.getBoundingClientRect();
    const scale = layer.width / box.width;
    pen.drawImage(
      layer,
      (left - box.left) * scale,
      (top - box.top) * scale,
      width * scale,
      height * scale,
      0,
      0,
      SIZE.width,
      SIZE.height,
    );
  }
  return sheet.toDataURL("image/webp", 0.6);
}
