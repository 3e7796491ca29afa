/** The fate of each line of the original text. */
import type { Span } from "../ast/nodes.ts";
import { fateAt, fateOf } from "../decode/engine/coverage.ts";
import { placesOf } from "../decode/engine/places.ts";
import type { Document } from "../decode/engine/read.ts";
import type { LineReading } from "../decode/engine/line-reading.ts";
import { unreadParts } from "../decode/engine/unread.ts";
import type { Lines } from "../decode/text/lines.ts";
import { redact } from "../decode/text/cards/redact.ts";
import type { TextLine, UnreadSpan } from "./lines-schema.ts";
import { systemOf } from "./system-names.ts";

/** A reason can quote long text and is repeated for each line that the text covers. */
const LONGEST_REASON = 200;

/** Fates by increasing priority: a line that is partly read counts as read. */
const RANK = ["ignored", "unread", "read"];

/** Returns one entry for each line; together they cover the text except for line terminators. */
export function toLines(documents: readonly Document[], lines: Lines): readonly TextLine[] {
  const drafts = lines.spans.map((span) => new LineDraft(span));
  for (const document of documents)
    for (const reading of document.lines) addReading(drafts, reading, document, lines);
  return drafts.map((draft, index) => draft.finish(index + 1));
}

/** Adds a reading to the one or more lines that it covers. */
function addReading(
  drafts: readonly LineDraft[],
  reading: LineReading,
  document: Document,
  lines: Lines,
): void {
  const { source } = document;
  for (const [draft] of overlaps(drafts, source.originalRanges(reading), lines))
    draft.add(reading, document);
  for (const { reason, start, end } of unreadParts(reading)) {
    const shortReason = truncate(redact(reason));
    for (const [draft, span] of overlaps(drafts, placesOf({ start, end }, source), lines))
      draft.unread.push({ ...span, reason: shortReason });
  }
}

/** Each line that the ranges overlap, with the overlap. */
function overlaps(
  drafts: readonly LineDraft[],
  ranges: readonly Span[],
  lines: Lines,
): readonly (readonly [LineDraft, Span])[] {
  const all: [LineDraft, Span][] = [];
  for (const range of ranges) {
    for (let index = lines.indexAt(range.start); index < drafts.length; index++) {
      const draft = drafts[index];
      if (draft === undefined || draft.span.start >= range.end) break;
      const start = Math.max(range.start, draft.span.start);
      const end = Math.min(range.end, draft.span.end);
      if (start < end) all.push([draft, { start, end }]);
    }
  }
  return all;
}

function truncate(reason: string): string {
  return reason.length > LONGEST_REASON ? `${reason.slice(0, LONGEST_REASON)}…` : reason;
}

/** A line under construction. */
class LineDraft {
  readonly span: Span;
  readonly unread: UnreadSpan[] = [];
  private fate: TextLine["fate"] = "ignored";
  private system: string | null = null;
  private rule: string | null = null;

  constructor(span: Span) {
    this.span = span;
  }

  /** Adds a reading; the first reading with the best fate determines the rule. */
  add(reading: LineReading, { grammar }: Document): void {
    const fate = fateAt(fateOf(reading));
    const isFirst = this.system === null;
    if (!isFirst && RANK.indexOf(fate) <= RANK.indexOf(this.fate)) return;
    this.fate = fate;
    this.system = systemOf(grammar)?.wireValue ?? null;
    this.rule = reading.rule;
  }

  finish(number: number): TextLine {
    const { fate, system, rule } = this;
    const { start, end } = this.span;
    const unread = merged(this.unread);
    const reason = fate === "unread" ? (unread[0]?.reason ?? null) : null;
    return { number, start, end, fate, system, rule, reason, unread };
  }
}

/** Sorts spans, merges adjacent ones with the same reason and removes overlaps. */
function merged(spans: readonly UnreadSpan[]): readonly UnreadSpan[] {
  const all: UnreadSpan[] = [];
  for (const span of spans.toSorted((a, b) => a.start - b.start)) {
    const last = all.at(-1);
    const start = last === undefined ? span.start : Math.max(span.start, last.end);
    if (start >= span.end) continue;
    if (last?.end === start && last.reason === span.reason)
      all[all.length - 1] = { ...last, end: span.end };
    else all.push({ ...span, start });
  }
  return all;
}
