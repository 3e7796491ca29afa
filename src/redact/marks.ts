import { isRead, type Span } from "../ast/values.ts";
import type { Decoded } from "../decode/decode.ts";
import type { LineReading } from "../decode/engine/line-reading.ts";
import { placesOf } from "../decode/engine/places.ts";
import type { Document } from "../decode/engine/read.ts";
import { systems } from "../decode/systems.ts";
import { ruleOf, type Rule, type Treatment } from "./kinds.ts";
import { formMarks, patternMarks } from "./patterns.ts";

/** A place of the original text, and how it is treated. */
export interface Mark extends Span, Rule {}

/** A stretch of text that is treated uniformly, up to the next one. */
export interface Region extends Span {
  readonly as: Treatment;
}

/**
 * The whole text, in stretches that are treated uniformly, based on what was read and on how it
 * looks.
 */
export function regionsOf(text: string, { documents }: Decoded): readonly Region[] {
  const marks = [
    ...documents.flatMap(marksOfDocument),
    ...patternMarks(text),
    ...formMarks(text),
  ].toSorted((one, other) => one.rank - other.rank);
  const painted = new Int32Array(text.length).fill(-1);
  marks.forEach(({ start, end }, index) => painted.fill(index, start, end));
  const regions: Region[] = [];
  let start = 0;
  for (let at = 1; at <= text.length; at += 1) {
    if (at < text.length && painted[at] === painted[start]) continue;
    regions.push({ start, end: at, as: marks[painted[start] ?? -1]?.as ?? "loose" });
    start = at;
  }
  return regions;
}

/** Whether no system printed a text: then all its words may be personal. */
function isFreeText({ grammar }: Document): boolean {
  return systems.some(
    (system) => system.isFallback === true && system.grammar.name === grammar.name,
  );
}

function marksOfDocument(document: Document): readonly Mark[] {
  const isFree = isFreeText(document);
  return document.lines.flatMap((line) => {
    const as = isFree ? "free" : aroundValues(line);
    const around = document.source.originalRanges(line).map((range) => ({ ...range, as, rank: 0 }));
    return [...around, ...marksOfLine(line, document)];
  });
}

/** How the words of a line that are part of no value are treated. */
function aroundValues({ node }: LineReading): Treatment {
  if (node === null) return "free";
  if (node.kind === "header" || node.kind === "received") return "header";
  return node.kind === "note" || node.kind === "unread" || node.kind === "notARecord"
    ? "free"
    : "loose";
}

function marksOfLine({ node }: LineReading, { source }: Document): readonly Mark[] {
  if (node === null) return [];
  const marks: Mark[] = [];
  const mark = (span: Span, rule: Rule, isUnread: boolean) => {
    const places = isUnread ? placesOf(span, source) : source.originalRanges(span);
    for (const { start, end } of places) marks.push({ start, end, ...rule });
  };
  const code = node.kind === "ssr" ? node.code.value : "";
  const visit = (value: unknown, field: string, kind: string): void => {
    if (isRead(value)) mark(value, ruleOf(field, kind, code), field === "unparsed");
    else if (Array.isArray(value)) for (const each of value) visit(each, field, kind);
    else if (typeof value === "object" && value !== null) {
      if (field === "facts") markFact(value);
      for (const [name, each] of Object.entries(value))
        visit(each, name, field === "facts" ? kindIn(value) : kind);
    }
  };
  const markFact = (fact: object) => {
    const kind = kindIn(fact);
    if (!PERSONAL_FACTS.has(kind) && hasSpan(fact)) mark(fact, { as: "kept", rank: 2 }, false);
  };
  visit(node, "", node.kind === "contact" ? node.type : node.kind);
  return marks;
}

/** The facts of a running text that are not part of its structure. */
const PERSONAL_FACTS: ReadonlySet<string> = new Set([
  ...["person", "mentioned", "phone", "email", "address", "locator", "airlineLocator", "ticket"],
  ...["word", "mark"],
]);

function kindIn(fact: object): string {
  return "kind" in fact && typeof fact.kind === "string" ? fact.kind : "";
}

function hasSpan(value: object): value is Span {
  return (
    "start" in value &&
    typeof value.start === "number" &&
    "end" in value &&
    typeof value.end === "number"
  );
}
