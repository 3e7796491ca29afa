import { expect } from "chai";
import type { Grammar } from "../../src/decode/engine/grammar.ts";
import { plain, read } from "./read.ts";

/** A line, and what it says; null where no rule reads it. */
export type Case = readonly [line: string, reads: object | null];

/** What such lines are, the line they stand below, and the lines. */
export type Group = readonly [what: string, head: string | null, cases: readonly Case[]];

/** Reads lines of fares, which mean something below their heads only. */
export class FareReader {
  private readonly grammar: Grammar;

  constructor(grammar: Grammar) {
    this.grammar = grammar;
  }

  /** What a line says that stands below the line `head`, or alone. */
  readBelow(head: string | null, line: string): unknown {
    const text = head === null ? line : `${head}\n${line}`;
    return plain(read(text, this.grammar).lines.at(-1)?.node);
  }

  /** The lines of a text that no rule reads, with the parts that were left over. */
  unreadOf(text: string): string[] {
    const { lines, source } = read(text, this.grammar);
    return lines.flatMap(({ node, start, end }) =>
      node === null
        ? [source.text.slice(start, end)]
        : (node.unparsed ?? []).map((part) => part.value),
    );
  }

  /** What each line says that is no note. */
  saidBy(text: string): unknown[] {
    return read(text, this.grammar).lines.flatMap(({ node }) =>
      node?.kind === "note" ? [] : [plain(node)],
    );
  }

  /** How many lines of each kind a text has. */
  kindsOf(text: string): Record<string, number> {
    const kinds: Record<string, number> = {};
    for (const { node } of read(text, this.grammar).lines) {
      const kind = node?.kind ?? "unread";
      kinds[kind] = (kinds[kind] ?? 0) + 1;
    }
    return kinds;
  }
}

/** One test for each line, by what it says below the head of its group. */
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

/** A day as a node prints it. */
export const day = (day: number, month: number, year: number | null = null) => ({
  day,
  month,
  year,
});
/** A maker of amounts in one currency. */
export const moneyOf = (currency: string) => (amount: number) => ({ currency, amount });
/** A tax; its currency is empty where none is printed. */
export const tax = (code: string, amount: number, currency = "") => ({
  code,
  money: { currency, amount },
});
