import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import ts from "typescript";

/*
 * All expressions of the sources. Literals are found in the syntax tree, whether a test runs them or
 * not; composed ones are intercepted when they are created (`run-time.ts`).
 */

const ROOT = new URL("../../", import.meta.url);
/** Tries expressions, each of which is checked by itself, one after another at the same place. */
const COMBINES = "src/decode/engine/search.ts";
/** Expressions here run on a developer's or the browser's input; only literals count. */
const NOT_RUN_HERE = /^src\/(?:workshop|web)\//;

export interface Expression {
  readonly source: string;
  readonly flags: string;
  /** `grammars/sabre/displays/notes.ts:7`, all places. */
  readonly sites: readonly string[];
  /**
   * Tried at one place, by a lexer or with the flag `y`; otherwise a search tries it at every
   * place.
   */
  readonly isSticky: boolean;
}

/** The output of `run-time.ts`. */
export interface RunTime {
  readonly made: readonly { readonly key: string; readonly site: string }[];
  /** Those that lexers try. */
  readonly tokens: readonly string[];
  /** Those that were run elsewhere, without `y`, while the corpus was decoded. */
  readonly searched: readonly string[];
}

export interface Collected {
  readonly expressions: readonly Expression[];
  readonly runTime: RunTime;
  /** Where sources create expressions at run time. */
  readonly makers: readonly string[];
}

let collected: Collected | undefined;

/** Takes seconds, so the tests of a run share the result. */
export function collect(): Collected {
  return (collected ??= found());
}

function found(): Collected {
  const { literals, makers } = inSources();
  const { made, tokens: tokenKeys, searched: searchedKeys } = whileRunning();
  const combined = new Set(
    made.filter(({ site }) => site.startsWith(COMBINES)).map(({ key }) => key),
  );
  const runTime = {
    made,
    tokens: tokenKeys,
    searched: searchedKeys.filter((key) => !combined.has(key)),
  };
  const sites = new Map<string, Set<string>>();
  for (const { key, site } of [...literals, ...made])
    if (!combined.has(key)) sites.set(key, (sites.get(key) ?? new Set()).add(site));
  const tokens = new Set(runTime.tokens);
  const searched = new Set(runTime.searched);
  const expressions = Array.from(sites, ([key, at]) => {
    const { source, flags } = parts(key);
    const isSticky = flags.includes("y") || (tokens.has(key) && !searched.has(key));
    return { source, flags, sites: [...at], isSticky };
  });
  return { expressions, runTime, makers };
}

/** `/…/g` in its two parts. */
function parts(key: string): Pick<Expression, "source" | "flags"> {
  const end = key.lastIndexOf("/");
  return { source: key.slice(1, end), flags: key.slice(end + 1) };
}

/** The sources that create expressions while a text is decoded or served. */
export function sourceFiles(): readonly string[] {
  return ["grammars", "src"]
    .flatMap((folder) =>
      readdirSync(new URL(folder, ROOT), { recursive: true, encoding: "utf8" }).map(
        (name) => `${folder}/${name}`,
      ),
    )
    .filter((name) => /\.tsx?$/.test(name));
}

/** The lines where a file creates expressions at run time, and its literals. */
export function inFile(name: string) {
  const text = readFileSync(new URL(name, ROOT), "utf8");
  const file = ts.createSourceFile(name, text, ts.ScriptTarget.Latest, true);
  const literals: { key: string; site: string }[] = [];
  const makers: string[] = [];
  const visit = (node: ts.Node): void => {
    const site = `${name}:${file.getLineAndCharacterOfPosition(node.getStart()).line + 1}`;
    if (ts.isRegularExpressionLiteral(node)) literals.push({ key: node.text, site });
    else if (isMaker(node) && !NOT_RUN_HERE.test(name)) makers.push(site);
    node.forEachChild(visit);
  };
  visit(file);
  return { literals, makers };
}

function isMaker(node: ts.Node): boolean {
  return (
    (ts.isNewExpression(node) || ts.isCallExpression(node)) &&
    ts.isIdentifier(node.expression) &&
    node.expression.text === "RegExp"
  );
}

function inSources() {
  const files = sourceFiles().map(inFile);
  return {
    literals: files.flatMap(({ literals }) => literals),
    makers: files.flatMap(({ makers }) => makers),
  };
}

function whileRunning(): RunTime {
  const programme = fileURLToPath(new URL("run-time.ts", import.meta.url));
  const output = execFileSync(process.execPath, ["--import", "tsx/esm", programme], {
    cwd: fileURLToPath(ROOT),
    encoding: "utf8",
    env: { ...process.env, NODE_V8_COVERAGE: "" },
    maxBuffer: 2 ** 26,
  });
  const value: unknown = JSON.parse(output);
  if (!isRunTime(value)) throw new Error("run-time.ts printed something else");
  return value;
}

function isRunTime(value: unknown): value is RunTime {
  const keys = ["made", "tokens", "searched"];
  return typeof value === "object" && value !== null && keys.every((key) => key in value);
}
