/** The verdicts of a run, for people. */
import type { Terminal } from "../../../cli/decode/terminal.ts";
import { withoutControls } from "../../../decode/text/excerpt.ts";
import type { Field, Result, Verdict } from "../comparison/verdict.ts";
import { IS_FINE } from "../comparison/verdict.ts";

type Paint = Terminal["paint"];

const WORDS: Readonly<Record<Result, string>> = {
  right: "ok",
  same: "ok",
  wrong: "wrong",
  draft: "draft",
  unwritten: "new",
  different: "differs",
};
const WORD_WIDTH = 8;
const MARGIN = " ".repeat(WORD_WIDTH);
/** At most this many differing values are named, the others are counted. */
const MOST_FIELDS = 12;

/** One line, followed by what is wrong. Ends in a line feed. */
export function drawVerdict(verdict: Verdict, paint: Paint): string {
  const { name, result, ms, shows, hunks, fields } = verdict;
  const isFine = IS_FINE.has(result);
  const word = paint(isFine ? "read" : "unread", WORDS[result].padEnd(WORD_WIDTH));
  const head = `${word}${isFine ? name : paint("title", name)}  ${paint("ignored", time(ms))}`;
  const details = [
    ...(result === "wrong" && shows !== "" ? linesIn(shows) : []),
    ...verdict.problems.flatMap(({ what, detail }) => linesIn(colon(what, detail))),
    ...hunks.flatMap(({ head: place, lines, differences }) => [
      ...drawFields(
        name,
        differences.flatMap((index) => fields[index] ?? []),
        paint,
      ),
      paint("place", place),
      ...lines.map((line) => paintedChange(withoutControls(line), paint)),
    ]),
    ...(hunks.length === 0 ? drawFields(name, fields, paint) : []),
    ...drawUnread(verdict, paint),
  ];
  return [head, ...details.map((line) => (MARGIN + line).trimEnd()), ""].join("\n");
}

/** The values that differ, grouped by the line of the record that they are read from. */
function drawFields(name: string, fields: readonly Field[], paint: Paint): readonly string[] {
  const byLine = new Map<number | null, Field[]>();
  for (const field of fields) byLine.set(field.line, [...(byLine.get(field.line) ?? []), field]);
  return [...byLine].flatMap(([line, those]) => {
    const paths = those.slice(0, MOST_FIELDS).map(({ path }) => path);
    const more = those.length - paths.length;
    const rest = more > 0 ? ` and ${more} more` : "";
    const text = withoutControls(those[0]?.text ?? "");
    const place = line === null ? [] : [`${paint("place", placeOf(name, line))}  ${text}`];
    return [...place, paint("title", paths.join(", ")) + rest];
  });
}

function drawUnread({ name, unread }: Verdict, paint: Paint): readonly string[] {
  return unread.flatMap(({ line, reason, excerpt = "" }) => [
    `${paint("place", placeOf(name, line))}  ${withoutControls(colon("not read", reason ?? ""))}`,
    ...(excerpt === "" ? [] : excerpt.split("\n").map((each) => paint("caret", `  ${each}`))),
  ]);
}

/** A path that editors can open; a private corpus is elsewhere. */
export function placeOf(name: string, line: number): string {
  return `${name.startsWith("private/") ? "" : "corpus/"}${name}.txt:${line}`;
}

function paintedChange(line: string, paint: Paint): string {
  if (line.startsWith("+")) return paint("read", line);
  return line.startsWith("-") ? paint("unread", line) : paint("ignored", line);
}

export function colon(what: string, detail: string): string {
  return detail === "" ? what : `${what}: ${detail}`;
}

function linesIn(text: string): readonly string[] {
  return text.split("\n").map(withoutControls);
}

export function time(ms: number): string {
  return ms < 1000 ? `${Math.round(ms)} ms` : `${(ms / 1000).toFixed(1)} s`;
}
