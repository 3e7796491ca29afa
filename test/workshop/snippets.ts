/** The blocks of a page, and the instructions after their fences. */

/** A block of a page between two fences. */
export interface Snippet {
  /** `sh`, `text`, `ts`, `json`, `diff`. */
  readonly language: string;
  /** Whether it is only part of the file. */
  readonly isPart: boolean;
  /** Whether the last of its commands must exit with 1. */
  readonly fails: boolean;
  /** Relative to the root; empty if none is named. */
  readonly file: string;
  /** Each line with its line feed. */
  readonly text: string;
  /** The line of the page where it begins, from 1. */
  readonly line: number;
}

const BLOCK = /^```(\w+)(?: (in|fails))?(?: (\S+))?\n([^]*?)^```$/gm;

export function snippetsOf(page: string): readonly Snippet[] {
  return [...page.matchAll(BLOCK)].map(
    ({ index, 1: language = "", 2: word, 3: file = "", 4: text = "" }) => ({
      language,
      isPart: word === "in",
      fails: word === "fails",
      file,
      text,
      line: page.slice(0, index).split("\n").length,
    }),
  );
}

/**
 * A text with a change applied: lines that begin with a space are kept, with `-` removed, with `+`
 * added; `@@` separates places.
 *
 * @throws Error if the lines that are kept and removed do not occur exactly once in the text
 */
export function changed(text: string, change: string): string {
  return change.split(/^@@.*\n/m).reduce((before, place) => {
    const lines = place.match(/^.*\n/gm) ?? [];
    const of = (marks: string) =>
      lines
        .filter((line) => line === "\n" || marks.includes(line.charAt(0)))
        .map((line) => (line === "\n" ? line : line.slice(1)))
        .join("");
    const [start = "", end, ...more] = before.split(of(" -"));
    if (end === undefined || more.length > 0)
      throw new Error(`this does not occur exactly once in the file:\n${of(" -")}`);
    return start + of(" +") + end;
  }, text);
}

/** Whether a text matches a block, in which `…` matches anything in a line, or any lines; `… ms` at its end also seconds. */
export function isPrinted(printed: string, expected: string): boolean {
  const source = expected
    .trimEnd()
    .split("\n")
    .map((line) =>
      line === "…"
        ? "(?:[^\\n]*\\n)*?"
        : `${line.replace(/… ms$/, "…").split("…").map(escaped).join("[^\\n]*")} *\\n`,
    )
    .join("");
  return new RegExp(`^\\n*${source}\\n*$`).test(`${printed.trimEnd()}\n`);
}

function escaped(text: string): string {
  return text.replaceAll(/[\\^$.*+?()[\]{}|/-]/g, "\\$&");
}
