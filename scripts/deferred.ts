/**
 * Defers modules that most processes do not need: each is evaluated when one of its functions is first called.
 * Decoding is synchronous, so it cannot import them at that point.
 */
import type { Plugin } from "esbuild";
import { readFileSync } from "node:fs";
import { dirname, resolve } from "node:path";

/** Modules that export functions only. */
const DEFERRED = /\/(?:grammars\/\w+\/lines|src\/prose\/reading|src\/redact\/redact)\.ts$/;
const EXPORT = /^export (?!type |interface )(.*)$/gm;
const FUNCTION = /^(?:async )?function (\w+)/;

/** Replaces these modules with functions that evaluate them and then call theirs. */
export const deferred: Plugin = {
  name: "deferred",
  setup: (building) => {
    building.onResolve({ filter: /\.ts$/ }, ({ path, resolveDir, kind }) => {
      const file = resolve(resolveDir, path);
      return kind === "import-statement" && DEFERRED.test(file)
        ? { path: file, namespace: "deferred" }
        : null;
    });
    building.onLoad({ filter: DEFERRED, namespace: "deferred" }, ({ path }) => ({
      contents: callsOf(path),
      resolveDir: dirname(path),
    }));
  },
};

function callsOf(file: string): string {
  const functions = [...readFileSync(file, "utf8").matchAll(EXPORT)].map(([, text = ""]) => {
    const name = FUNCTION.exec(text)?.[1];
    if (name === undefined) throw new Error(`${file} is deferred, but exports more than functions`);
    return `export function ${name}(...args) { return (loaded ??= require(FILE)).${name}(...args); }`;
  });
  // Kept, because `require` makes an object of the module's exports each time.
  return ["let loaded;", ...functions].join("\n").replaceAll("FILE", JSON.stringify(file));
}
