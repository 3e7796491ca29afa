/** The fate of each line, and which were not read completely: the same in all views. */
import type { TextLine } from "../../views/lines-schema.ts";
import type { Workbench } from "../../views/workbench/schema.ts";

/** `partly`: some of the line was not read. */
export type LineFate = TextLine["fate"] | "partly";

interface FateMark {
  /** In the margin, so that the meaning does not depend on colour. */
  readonly sign: string;
  /** Of one line: `read in part`. */
  readonly meaning: string;
}

/** How views show each fate. */
export const FATES: Readonly<Record<LineFate, FateMark>> = {
  read: { sign: "✓", meaning: "read" },
  partly: { sign: "½", meaning: "read in part" },
  ignored: { sign: "·", meaning: "says nothing about the booking" },
  unread: { sign: "!", meaning: "not read" },
};

export function fateOf({ fate, unread }: TextLine): LineFate {
  return fate !== "unread" && unread.length > 0 ? "partly" : fate;
}

export function linesWith(fate: LineFate, { lines }: Pick<Workbench, "lines">) {
  return lines.filter((line) => fateOf(line) === fate);
}

/** A line with an unread part. */
export interface UnreadLine {
  readonly number: number;
  /** Where the first unread part begins. */
  readonly start: number;
}

/** The lines that were not read, or only in part, in the order of the text. */
export function unreadLinesOf({ lines }: Pick<Workbench, "lines">): readonly UnreadLine[] {
  return lines
    .filter((line) => ["unread", "partly"].includes(fateOf(line)))
    .map(({ number, start, unread: [first] }) => ({ number, start: first?.start ?? start }));
}

/** `1 line was not read`, `2 lines were not read and 1 was read in part`; `""` if all lines were read. */
export function unreadWords(model: Pick<Workbench, "lines">): string {
  const words = [
    ["unread", "not read"],
    ["partly", "read in part"],
  ] as const;
  return words
    .map(([fate, what]) => ({ count: linesWith(fate, model).length, what }))
    .filter(({ count }) => count > 0)
    .map(({ count, what }, index) => {
      const lines = index === 0 ? ` line${count === 1 ? "" : "s"}` : "";
      return `${count}${lines} ${count === 1 ? "was" : "were"} ${what}`;
    })
    .join(" and ");
}
