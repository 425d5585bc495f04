// PyScript; see vendor.js. It touches the document when it loads, so it is fetched when Python is wanted and not before.

export const loadPyScript = () => import("../assets/runtime/pyscript/core.js");
