/** The blocks of a page, and what the words behind their fences say to do with them. */

/** A block of a page between two fences. */
export interface Snippet {
  /** `sh`, `text`, `ts`, `json`, `diff`. */
  readonly language: string;
  /** Whether it is a part of the file. */
  readonly isPart: boolean;
  /** Whether the last of its commands is to end with 1. */
  readonly fails: boolean;
  /** From the root; empty where none is named. */
  readonly file: string;
  /** Each line with its end. */
  readonly text: string;
  /** The line of the page it begins in, from 1. */
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
 * A text with a change made to it: the blank of lines that are kept, `-` of those that go, `+` of
 * those that come, `@@` between places.
 *
 * @throws Error where what is kept and goes does not stand in the text once
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
      throw new Error(`this does not stand in the file once:\n${of(" -")}`);
    return start + of(" +") + end;
  }, text);
}

/** Whether a text is what a block says, in which `…` stands for anything in a line, or any lines. */
export function isPrinted(printed: string, expected: string): boolean {
  const source = expected
    .trimEnd()
    .split("\n")
    .map((line) =>
      line === "…" ? "(?:[^\\n]*\\n)*?" : `${line.split("…").map(escaped).join("[^\\n]*")} *\\n`,
    )
    .join("");
  return new RegExp(`^\\n*${source}\\n*$`).test(`${printed.trimEnd()}\n`);
}

function escaped(text: string): string {
  return text.replaceAll(/[\\^$.*+?()[\]{}|/-]/g, "\\$&");
}
