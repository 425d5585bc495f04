// The libraries that the page needs from the first picture on; what a table needs stands in vendor-table.js, PyScript in
// vendor-python.js. run.py lays them under assets/runtime/ from the packages that package-lock.json pins.

export { FluentBundle, FluentResource } from "../../assets/runtime/fluent-bundle/index.js";
export { negotiateLanguages } from "../../assets/runtime/fluent-langneg/index.js";
export { openDB } from "../../assets/runtime/idb/index.js";

export const loadQREncoder = () => import("../../assets/runtime/qr/index.js");
