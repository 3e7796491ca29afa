import { expect } from "chai";
import fc from "fast-check";
import type { Node } from "../../src/ast/nodes.ts";
import { defineGrammar, type Grammar, type LineFamily } from "../../src/decode/engine/grammar.ts";
import type { Document } from "../../src/decode/engine/read.ts";
import { readDocument } from "../../src/decode/layout/layout.ts";
import { inUpperCase, repair } from "../../src/decode/text/repair/repair.ts";

/** A grammar with some families only, which does not join lines. */
export function grammarOf(...families: readonly LineFamily[]): Grammar {
  return defineGrammar({
    name: "test",
    signatures: [],
    families,
    sections: [],
  });
}

export function read(text: string, grammar: Grammar): Document {
  return readDocument(inUpperCase(repair(text)), grammar);
}

/** The node of each line, its values without their places; null for a line that no rule reads. */
export function readLines(text: string, grammar: Grammar): unknown[] {
  return read(text, grammar).lines.map(({ node }) => plain(node));
}

/** Removes places and undefined properties from a value. */
export function plain(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(plain);
  if (typeof value !== "object" || value === null) return value;
  if ("value" in value && "start" in value) return plain(value.value);
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, field]) =>
      field === undefined ? [] : [[key, plain(field)]],
    ),
  );
}

/** A line, and its expected node. */
export type LineCase = readonly [line: string, says: object];

/** One test for each line. */
export function itReads(grammar: Grammar, cases: readonly LineCase[]): void {
  for (const [line, says] of cases) {
    it(line.trim(), () => {
      const { lines, source } = read(line, grammar);
      expect(lines.map(({ node }) => plain(node))).to.deep.equal([says]);
      expect(lines.flatMap(({ node }) => misplacedTexts(source.text, node))).to.deep.equal([]);
    });
  }
}

/** One test for each line: no rule reads it. */
export function itLeavesUnread(grammar: Grammar, lines: readonly string[]): void {
  for (const line of lines) {
    it(line.trim(), () => {
      expect(readLines(line, grammar)).to.deep.equal([null]);
    });
  }
}

/**
 * Tests that no text makes reading throw, loop or misplace a value, especially no text of `pieces`.
 *
 * @param by a grammar, or a function that reads a text
 */
export function itReadsAnyText(
  by: Grammar | ((text: string) => Document),
  pieces: readonly string[],
): void {
  const reading = typeof by === "function" ? by : (text: string) => read(text, by);
  const piece = fc.oneof(
    fc.constantFrom(...pieces, " ", "\n", "/", "-", ",", "(", ")", "*", "."),
    fc.string({ maxLength: 4 }),
  );
  it("reads any text", () => {
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 30 }), (parts) => {
        const { lines, source } = reading(parts.join(""));
        for (const { node } of lines) {
          expect(misplacedTexts(source.text, node)).to.deep.equal([]);
        }
      }),
      { numRuns: 2000 },
    );
  });
}

/** The texts in a node that are not at their stated places. */
function misplacedTexts(text: string, node: Node | null): string[] {
  return node === null ? [] : misplaced(text, node);
}

/** Skips `number`, which is printed with spaces and a dot. */
function misplaced(text: string, value: unknown): string[] {
  if (typeof value !== "object" || value === null) return [];
  if ("value" in value && "start" in value && "end" in value) {
    if (typeof value.value !== "string") return [];
    const place = text.slice(Number(value.start), Number(value.end));
    // A grammar that reads lower-case letters gives values in upper case.
    const isPrinted = place === value.value || place.toUpperCase() === value.value;
    return isPrinted ? [] : [`${value.value} at "${place}"`];
  }
  return Object.entries(value).flatMap(([key, field]) =>
    key === "number" ? [] : misplaced(text, field),
  );
}
