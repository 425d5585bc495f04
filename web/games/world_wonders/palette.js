// Colours, and the colour, letter and icon of each building type and resource.

export const INK = "#33291F";
export const CREAM = "#F6EDD6";
export const GOLD = "#D9A520";
export const LAPIS = "#27508C";
export const TERRACOTTA = "#C46A3F";

/** @typedef {"light" | "dark"} Theme */

/** @typedef {{ roof: string, deep: string, ink: string, letter: string, icon: string }} TypeLook */

/** Buildings: a colour, a letter and an icon for each. @type {Record<string, TypeLook>} */
export const TYPES = {
  library: { roof: "#3E6DB3", deep: "#27508C", ink: "#FFFFFF", letter: "B", icon: "scroll-unfurled" },
  farm: { roof: "#A3AC4C", deep: "#75802B", ink: "#20240C", letter: "F", icon: "barn" },
  habitation: { roof: "#F4E9CC", deep: "#CDB98A", ink: INK, letter: "H", icon: "house" },
  market: { roof: "#DB8457", deep: "#B4572D", ink: "#2B0F03", letter: "M", icon: "shop" },
  temple: { roof: "#8A63A8", deep: "#5F3F7C", ink: "#FFFFFF", letter: "T", icon: "greek-temple" },
};

/** @typedef {{ name: string, fill: string, deep: string, ink: string, icon: string }} ResourceLook */

/** Resources by their letter. @type {Record<string, ResourceLook>} */
export const RESOURCES = {
  f: { name: "food", fill: "#5E9A3C", deep: "#3F7426", ink: "#FFFFFF", icon: "wheat" },
  c: { name: "ceramics", fill: "#C4503A", deep: "#953425", ink: "#FFFFFF", icon: "amphora" },
  g: { name: "gears", fill: "#3F7F9B", deep: "#275D75", ink: "#FFFFFF", icon: "gears" },
};
export const POPULATION = { fill: "#7A4C92", deep: "#573168", ink: "#FFFFFF", icon: "person" };

/** Panels that lie on the table. @type {Record<Theme, { paper: string, line: string, ink: string, muted: string, well: string }>} */
export const PANEL = {
  light: { paper: "#FBF4E2", line: "#CDBD98", ink: INK, muted: "#6B5A44", well: "#E9DCBC" },
  dark: { paper: "#2D342F", line: "#515A50", ink: "#F2EBDD", muted: "#C3B8A2", well: "#212723" },
};

/**
 * @param {string} colour `#RRGGBB`
 * @param {number} by below 0 darker, above 0 lighter; from -1 to 1
 */
export function shade(colour, by) {
  const mix = (/** @type {number} */ value) =>
    Math.round(by < 0 ? value * (1 + by) : value + (255 - value) * by)
      .toString(16)
      .padStart(2, "0");
  return `#${[1, 3, 5].map((at) => mix(Number.parseInt(colour.slice(at, at + 2), 16))).join("")}`;
}
