// The folder from which all addresses of the page's files are made. In dist/ it is named after the build
// (py/tools/build.py). Of the modules that are bundled, only this file uses its own address, because the bundles are in
// another folder than the modules.

export const ROOT = new URL("../../", import.meta.url);
