/*
 * Prints, as JSON, the expressions that the sources create at run time, and how they are run while the
 * corpus is decoded. It is a separate program, because it has to observe from before the first module
 * is loaded.
 */

import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { inFile, sourceFiles, type RunTime } from "./expressions.ts";

const ROOT = new URL("../../", import.meta.url);
const CORPUS = new URL("corpus/", ROOT);
const root = fileURLToPath(ROOT);
const composing = sourceFiles().filter(
  (name) =>
    // Most files need not be parsed.
    readFileSync(new URL(name, ROOT), "utf8").includes("RegExp") && inFile(name).makers.length > 0,
);

const Original = RegExp;
const made = new Map<string, RunTime["made"][number]>();

globalThis.RegExp = new Proxy(Original, {
  construct: (_, parameters: [string, string?]) => recorded(new Original(...parameters)),
  apply: (_, __, parameters: [string, string?]) => recorded(new Original(...parameters)),
});

function recorded(expression: RegExp): RegExp {
  const site = siteIn(stackHere());
  const key = String(expression);
  if (site !== null) made.set(`${key} ${site}`, { key, site });
  return expression;
}

/** The stack, even when stack traces are disabled, as they are while lines are parsed. */
function stackHere(): string {
  const { stackTraceLimit } = Error;
  Error.stackTraceLimit = 10;
  const { stack = "" } = new Error();
  Error.stackTraceLimit = stackTraceLimit;
  return stack;
}

/** The line that creates the expression, if it is in our sources. */
function siteIn(stack: string): string | null {
  // Skips this file, which occurs three times.
  const [, , , , line = ""] = stack.split("\n");
  const from = line.indexOf(root);
  if (from < 0) return null;
  const [file = "", number = ""] = line.slice(from + root.length).split(":");
  return file.startsWith("grammars/") || file.startsWith("src/") ? `${file}:${number}` : null;
}

for (const file of composing) await import(new URL(file, ROOT).href);
const { systems } = await import("../../grammars/systems.ts");
const { decode } = await import("../../src/decode/decode.ts");
const { regExpOf } = await import("../../src/decode/engine/tokens.ts");

// Making a lexer tries its expressions, so all are made before anything is observed.
for (const { grammar } of systems) grammar.lexer.tokenize("");
const tokens = new Set(
  systems
    .flatMap(({ grammar }) => Object.values(grammar.modes).flat())
    .flatMap((token) => regExpOf(token)?.toString() ?? []),
);
/** Objects, because writing an expression takes longer than running it. */
const searched = new Set<RegExp>();
const prototype: {
  exec: (this: RegExp, text: string) => RegExpExecArray | null;
  [Symbol.split]: (this: RegExp, text: string, limit?: number) => string[];
} = Original.prototype;
const { exec, [Symbol.split]: split } = prototype;
prototype.exec = function (text) {
  if (!this.sticky) searched.add(this);
  return exec.call(this, text);
};
// It searches with a copy that has `y`.
prototype[Symbol.split] = function (text, limit) {
  searched.add(this);
  return split.call(this, text, limit);
};
for (const name of readdirSync(CORPUS, { recursive: true, encoding: "utf8" }))
  if (name.endsWith(".txt")) decode(readFileSync(new URL(name, CORPUS), "utf8"));
prototype.exec = exec;
prototype[Symbol.split] = split;

const output: RunTime = {
  made: [...made.values()],
  tokens: [...tokens],
  searched: [...new Set(Array.from(searched, String))],
};
process.stdout.write(JSON.stringify(output));
