/*
 * Prints, as JSON, the expressions that the sources make while they run, and which of them are run how
 * while the corpus is decoded. It is a programme of its own, since it has to watch from before the
 * first module is loaded.
 */

import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { inFile, sourceFiles, type RunTime } from "./expressions.ts";

const ROOT = new URL("../../", import.meta.url);
const CORPUS = new URL("corpus/", ROOT);
const root = fileURLToPath(ROOT);
const composing = sourceFiles().filter((name) => inFile(name).makers.length > 0);

const Original = RegExp;
const made = new Map<string, RunTime["made"][number]>();

globalThis.RegExp = new Proxy(Original, {
  construct: (_, parameters: [string, string?]) => noted(new Original(...parameters)),
  apply: (_, __, parameters: [string, string?]) => noted(new Original(...parameters)),
});

function noted(expression: RegExp): RegExp {
  const site = siteIn(stackHere());
  const key = String(expression);
  if (site !== null) made.set(`${key} ${site}`, { key, site });
  return expression;
}

/** The stack, also where no stacks are taken, as while lines are parsed. */
function stackHere(): string {
  const { stackTraceLimit } = Error;
  Error.stackTraceLimit = 10;
  const { stack = "" } = new Error();
  Error.stackTraceLimit = stackTraceLimit;
  return stack;
}

/** The line that makes the expression, if it is of our sources. */
function siteIn(stack: string): string | null {
  // Above it: this file, three times.
  const [, , , , line = ""] = stack.split("\n");
  const from = line.indexOf(root);
  if (from < 0) return null;
  const [file = "", number = ""] = line.slice(from + root.length).split(":");
  return file.startsWith("grammars/") || file.startsWith("src/") ? `${file}:${number}` : null;
}

for (const file of composing) await import(new URL(file, ROOT).href);
const { systems } = await import("../../grammars/systems.ts");
const { decode } = await import("../../src/decode/decode.ts");

const tokens = new Set(
  systems
    .flatMap(({ grammar }) => Object.values(grammar.modes).flat())
    .flatMap(({ PATTERN }) => (PATTERN instanceof Original ? String(PATTERN) : [])),
);
const searched = new Set<string>();
const prototype: {
  exec: (this: RegExp, text: string) => RegExpExecArray | null;
  [Symbol.split]: (this: RegExp, text: string, limit?: number) => string[];
} = Original.prototype;
const { exec, [Symbol.split]: split } = prototype;
prototype.exec = function (text) {
  if (!this.sticky) searched.add(String(this));
  return exec.call(this, text);
};
// It searches with a copy that has `y`.
prototype[Symbol.split] = function (text, limit) {
  searched.add(String(this));
  return split.call(this, text, limit);
};
for (const name of readdirSync(CORPUS, { recursive: true, encoding: "utf8" }))
  if (name.endsWith(".txt")) decode(readFileSync(new URL(name, CORPUS), "utf8"));
prototype.exec = exec;
prototype[Symbol.split] = split;

const told: RunTime = {
  made: [...made.values()],
  tokens: [...tokens],
  searched: [...searched],
};
process.stdout.write(JSON.stringify(told));
