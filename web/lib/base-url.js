// Where the page's files lie: in dist/ not beside the page, but in a folder named after the build (py/tools/build.py). The
// modules come in bundles there, all of them in one folder of it, so that only here an address is made from the place of a
// module.

export const ROOT = new URL("../../", import.meta.url);
