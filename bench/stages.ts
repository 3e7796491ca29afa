import { systems } from "../grammars/systems.ts";
import { choose } from "../src/decode/detection/choose.ts";
import { readLines } from "../src/decode/engine/read.ts";
import { readDocument } from "../src/decode/layout/layout.ts";
import { partsOf, pasteOf } from "../src/decode/records/cut.ts";
import { readRecords } from "../src/decode/records/read.ts";
import { casedText } from "../src/decode/text/cased.ts";
import { withoutCards } from "../src/decode/text/cards/redact.ts";
import { repair } from "../src/decode/text/repair/repair.ts";
import { decode, toV4 } from "../src/index.ts";
import { checkV4 } from "../src/views/v4/check.ts";
import { leastMicroseconds } from "./measure.ts";

export const REFERENCE_DATE = "2026-04-01";

/** The whole pipeline, from text to checked v4 answer. */
export function pipeline(text: string): void {
  checkV4(toV4(decode(text, { referenceDate: REFERENCE_DATE })));
}

/** Microseconds per line, by stage, in the order of the pipeline. */
export type StageCosts = ReadonlyMap<string, number>;

/**
 * Measures the stages on a text that one system printed: each as the difference between the pipeline up
 * to its end and up to its beginning. The parts of choosing a system, indented, are measured separately;
 * they cost less than in context, where everything they read is new.
 */
export function stageCosts(text: string): StageCosts {
  const lines = text.trimEnd().split("\n").length;
  const repaired = () => casedText(withoutCards(repair(text)));
  const source = repaired();
  const { system } = choose(source, systems);
  const document = readDocument(source.upper, system.grammar);
  const paste = pasteOf(source, systems);
  const time = leastMicroseconds({
    repair: repaired,
    choosing: () => choose(repaired(), systems),
    records: () => readRecords(repaired(), systems),
    decode: () => decode(text, { referenceDate: REFERENCE_DATE }),
    view: () => toV4(decode(text, { referenceDate: REFERENCE_DATE })),
    whole: () => {
      pipeline(text);
    },
    landmarks: () => pasteOf(source, systems),
    parts: () => partsOf(paste),
    layout: () => readDocument(source.upper, system.grammar),
    lexing: () => system.grammar.lexer.tokenize(`${document.source.text}\n`),
    lines: () => readLines(document.source, system.grammar),
    bothReadings: () => system.read(source, true),
  });
  const costs = {
    whole: time.whole,
    repair: time.repair,
    "choose and read": time.choosing - time.repair,
    "  landmarks": time.landmarks,
    "  layout": time.layout - time.lines,
    "  lexing": time.lexing,
    "  parsing": time.lines - time.lexing,
    "  second reading": time.bothReadings - time.layout,
    "cut records": time.records - time.choosing,
    "  parts": time.parts,
    "map to booking": time.decode - time.records,
    view: time.view - time.decode,
    check: time.whole - time.view,
  };
  return new Map(Object.entries(costs).map(([stage, cost]) => [stage, cost / lines]));
}
