// Values checked against the types of web/bridge/protocol.js by the TypeScript compiler: a literal must have every field
// that its type names, and none that it does not name.

import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";

const ROOT = fileURLToPath(new URL("../../", import.meta.url));

/** @typedef {{ type: string, value: unknown, about?: string }} Typed `type`: as TypeScript writes it, by names of the protocol */

/**
 * @param {Typed[]} typed
 * @returns {string[]} what the compiler says against them; empty if each value has its type exactly
 */
export function findTypeErrors(typed) {
  const lines = typed.map(
    ({ type, value, about = "" }, at) => `export const value${at}: ${type} = ${JSON.stringify(value)}; // ${about}`,
  );
  return compile(lines);
}

/**
 * @param {{ type: string, fields: Iterable<string> }[]} seen the fields that values of each type were seen with
 * @returns {string[]} what the compiler says about fields that a type names and that were never seen
 */
export function findUnseenFields(seen) {
  const lines = seen.map(({ type, fields }, at) => {
    const names = [...fields].map((name) => JSON.stringify(name)).join(" | ");
    return `export const unseen${at}: never = null! as Exclude<keyof ${type}, ${names || "never"}>; // ${type}`;
  });
  return compile(lines);
}

/** @param {string[]} lines of TypeScript, in which `P` is the protocol */
function compile(lines) {
  const folder = mkdtempSync(join(tmpdir(), "ludoteca-types-"));
  try {
    const root = relative(folder, ROOT).replaceAll("\\", "/");
    const options = { extends: `${root}/tsconfig.json`, compilerOptions: { noUnusedLocals: false }, include: ["*.ts"] };
    writeFileSync(join(folder, "tsconfig.json"), JSON.stringify(options));
    const imports = `import type * as P from "${root}/web/bridge/protocol.js";`;
    writeFileSync(join(folder, "values.ts"), [imports, ...lines, ""].join("\n"));
    const tsc = join(ROOT, "node_modules", "typescript", "bin", "tsc");
    const { stdout, status, error } = spawnSync(process.execPath, [tsc, "--project", folder], { encoding: "utf8" });
    if (error) throw error;
    const errors = stdout.split("\n").filter((line) => line.includes("error TS"));
    if (status !== 0 && errors.length === 0) throw new Error(stdout);
    return errors.map((line) => describe(line, lines));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/**
 * The message with what the line is about.
 * @param {string} error
 * @param {string[]} lines
 */
function describe(error, lines) {
  const [, number = "2", message = error] = /\((\d+),\d+\): (.*)/.exec(error) ?? [];
  const about = lines[Number(number) - 2]?.split(" // ").at(-1);
  return `${about}: ${message}`;
}
