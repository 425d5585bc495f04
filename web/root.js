// Where the page's files lie. In dist/ the modules come in bundles, all of them in this folder, so that only here an address
// is made from the place of a module.

export const ROOT = new URL("../", import.meta.url);
