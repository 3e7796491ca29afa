import { expect } from "chai";
import type { Grammar } from "../../src/decode/engine/grammar.ts";
import { plain, read } from "./read.ts";

/** A line, and its node; null if no rule reads it. */
export type Case = readonly [line: string, reads: object | null];

/** The title of a group of lines, the line above each of them, and the lines. */
export type Group = readonly [what: string, head: string | null, cases: readonly Case[]];

/** Reads lines of fares, which have a meaning only below their heads. */
export class FareReader {
  private readonly grammar: Grammar;

  constructor(grammar: Grammar) {
    this.grammar = grammar;
  }

  /** The node of a line, either below the line `head` or alone. */
  readBelow(head: string | null, line: string): unknown {
    const text = head === null ? line : `${head}\n${line}`;
    return plain(read(text, this.grammar).lines.at(-1)?.node);
  }

  /** The unread lines and unread parts of lines of a text. */
  unreadOf(text: string): string[] {
    const { lines, source } = read(text, this.grammar);
    return lines.flatMap(({ node, start, end }) =>
      node === null
        ? [source.text.slice(start, end)]
        : (node.unparsed ?? []).map((part) => part.value),
    );
  }

  /** The nodes of all lines except notes. */
  saidBy(text: string): unknown[] {
    return read(text, this.grammar).lines.flatMap(({ node }) =>
      node?.kind === "note" ? [] : [plain(node)],
    );
  }

  /** The number of lines of each kind in a text. */
  kindsOf(text: string): Record<string, number> {
    const kinds: Record<string, number> = {};
    for (const { node } of read(text, this.grammar).lines) {
      const kind = node?.kind ?? "unread";
      kinds[kind] = (kinds[kind] ?? 0) + 1;
    }
    return kinds;
  }
}

/** One test for each line: reads it below the head of its group. */
export function itReadsBelow(reader: FareReader, groups: readonly Group[]): void {
  for (const [what, head, cases] of groups) {
    describe(what, () => {
      for (const [line, reads] of cases) {
        it(`reads "${line.trim()}"`, () => {
          expect(reader.readBelow(head, line)).to.deep.equal(reads);
        });
      }
    });
  }
}

/** A date as nodes have it. */
export const day = (day: number, month: number, year: number | null = null) => ({
  day,
  month,
  year,
});
/** Makes amounts in one currency. */
export const moneyOf = (currency: string) => (amount: number) => ({ currency, amount });
/** A tax; its currency is empty if none is printed. */
export const tax = (code: string, amount: number, currency = "") => ({
  code,
  money: { currency, amount },
});
