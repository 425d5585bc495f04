// The icons of buttons and panels: our own, drawn on 24 × 24 with one stroke width.

const PATHS = /** @type {const} */ ({
  undo: "M9 6 4 11l5 5M4.5 11H14a5.5 5.5 0 0 1 0 11h-2",
  redo: "m15 6 5 5-5 5M19.5 11H10a5.5 5.5 0 0 0 0 11h2",
  share: "M12 15V3.5M7.5 8 12 3.5 16.5 8M5 12.5V20h14v-7.5",
  book: "M12 6.5C9.5 4.5 6.5 4 3 4.2V18.5c3.5-.2 6.5.3 9 2.3 2.5-2 5.5-2.5 9-2.3V4.2c-3.5-.2-6.5.3-9 2.3zm0 0v14",
  settings: "M4 7h9m5 0h2M4 17h2m5 0h9M15.5 4.7v4.6M8.5 14.7v4.6",
  more: "M5 12h.01M12 12h.01M19 12h.01",
  menu: "M4 7h16M4 12h16M4 17h16",
  close: "m6 6 12 12M18 6 6 18",
  home: "m3.5 11.5 8.5-7.5 8.5 7.5M6 10v10h12V10M10 20v-6h4v6",
  play: "M7.5 4.5v15l12-7.5z",
  seats:
    "M8 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zm-6 9c.4-4 2.7-6 6-6s5.6 2 6 6M16 11a3 3 0 1 0-1-5.8M16.5 14c3 0 5 2 5.5 6",
  person: "M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8zm-8 9c.5-4.5 3.5-6.5 8-6.5s7.5 2 8 6.5",
  bot: "M5 9.5h14v10H5zM12 9.5V5.5M12 5.5a1 1 0 1 0 0-2 1 1 0 0 0 0 2zM9 13.5v1.5m6-1.5v1.5M2.5 13v3.5m19-3.5v3.5",
  clock: "M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zm0-14v5.5l3.5 2",
  trash: "M4 6.5h16M9.5 6.5V4h5v2.5M6.5 6.5 7.5 20.5h9l1-14M10.3 10.5v6m3.4-6v6",
  download: "M12 3.5V15m-4.5-4.5L12 15l4.5-4.5M4 20h16",
  open: "M3.5 19.5v-14h6l2 2.5h9v3M3.5 19.5l3-8.5h15l-3 8.5z",
  pencil: "M4 20l1-4.5L16.5 4l3.5 3.5L8.5 19zM14 6.5l3.5 3.5",
  list: "M9 6h11M9 12h11M9 18h11M4.5 6h.01M4.5 12h.01M4.5 18h.01",
  flag: "M5.5 21V4m0 .5h12l-2.5 4 2.5 4h-12",
  swap: "M4 8.5h14M14.5 5 18 8.5 14.5 12M20 15.5H6M9.5 12 6 15.5 9.5 19",
  check: "m4.5 12.5 5 5 10-11",
  eye: "M2.5 12C5 7.5 8 5.5 12 5.5s7 2 9.5 6.5c-2.5 4.5-5.5 6.5-9.5 6.5S5 16.5 2.5 12zm9.5 2.7a2.7 2.7 0 1 0 0-5.4 2.7 2.7 0 0 0 0 5.4z",
  copy: "M8.5 8.5h11.5V20H8.5zM15.5 8.5V4H4v11.5h4.5",
  crown: "M4 18.5 3 7.5l5 4 4-7 4 7 5-4-1 11zM4 21h16",
  chart: "M4 4v16h16M7.5 15.5l4-5 3.5 3 5-7",
  warning: "M12 3.5 2.5 20h19zM12 10v4.5m0 2.7v.01",
  again: "M19.5 12a7.5 7.5 0 1 1-2.2-5.3L19.5 9M19.5 4v5h-5",
  lamp: "M9.5 18.5h5M10.5 21.5h3M9.5 18c0-2.5-3-4-3-8a5.5 5.5 0 0 1 11 0c0 4-3 5.5-3 8z",
  fast: "M4.5 6v12l8-6zM12.5 6v12l8-6z",
  back: "M14.5 5 7.5 12l7 7",
  next: "m9.5 5 7 7-7 7",
  first: "M17.5 5l-7 7 7 7M6.5 5v14",
  last: "m6.5 5 7 7-7 7M17.5 5v14",
  pause: "M8.5 5v14M15.5 5v14",
  podium: "M9 20.5V5.5h6v15M3 20.5v-9h6M15 14.5h6v6H3",
  fold: "m6 14.5 6-6 6 6",
  unfold: "m6 9.5 6 6 6-6",
  replay: "M4.5 12a7.5 7.5 0 1 0 2.2-5.3L4.5 9M4.5 4v5h5M10.5 9v6l5-3z",
});

/** @typedef {keyof typeof PATHS} IconName */

const SVG = "http://www.w3.org/2000/svg";

/**
 * An icon beside words, hidden from screen readers.
 * @param {IconName} name
 */
export function icon(name) {
  const svg = document.createElementNS(SVG, "svg");
  svg.setAttribute("viewBox", "0 0 24 24");
  svg.setAttribute("class", "icon");
  svg.setAttribute("aria-hidden", "true");
  const path = document.createElementNS(SVG, "path");
  path.setAttribute("d", PATHS[name]);
  svg.append(path);
  return svg;
}
