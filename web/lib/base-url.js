// The folder from which all addresses of the page's files are made. In dist/ it is named after the build
// (py/tools/build.py), and the bundles of modules lie elsewhere than the modules here: only this file uses its own address.

export const ROOT = new URL("../../", import.meta.url);
