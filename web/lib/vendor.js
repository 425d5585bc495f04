// The libraries that every page needs; those of a table are in vendor-table.js, PyScript is in vendor-python.js. run.py
// copies them to assets/runtime/ from the packages that package-lock.json pins.

export { FluentBundle, FluentResource } from "../../assets/runtime/fluent-bundle/index.js";
export { negotiateLanguages } from "../../assets/runtime/fluent-langneg/index.js";
export { openDB } from "../../assets/runtime/idb/index.js";

export const loadQREncoder = () => import("../../assets/runtime/qr/index.js");
