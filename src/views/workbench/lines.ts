/** What became of each line of the text as it was sent. */
import type { Span } from "../../ast/nodes.ts";
import { fateOf, FATES } from "../../decode/engine/coverage.ts";
import type { Document } from "../../decode/engine/read.ts";
import type { LineReading } from "../../decode/engine/line-reading.ts";
import { unreadParts } from "../../decode/engine/unread.ts";
import type { Lines } from "../../decode/text/lines.ts";
import { redact } from "../../decode/text/cards/redact.ts";
import type { UnreadSpan, WorkbenchLine } from "./schema.ts";
import { systemOf } from "./system-names.ts";

/** A reason can quote what stands in the text, which can be long, for each line it stands on. */
const LONGEST_REASON = 200;

/** The later of two wins a line: what is read in part is told as read. */
const RANK = ["ignored", "unread", "read"];

/** One for each line of the text; they tile it but for what ends lines. */
export function toLines(documents: readonly Document[], lines: Lines): readonly WorkbenchLine[] {
  const drafts = lines.spans.map((span) => new LineDraft(span));
  for (const document of documents)
    for (const reading of document.lines) addReading(drafts, reading, document, lines);
  return drafts.map((draft, index) => draft.finish(index + 1));
}

/** Tells the lines that a reading stands on what became of them; one can stand on several. */
function addReading(
  drafts: readonly LineDraft[],
  reading: LineReading,
  document: Document,
  lines: Lines,
): void {
  const { source } = document;
  for (const [draft] of touched(drafts, source.originalRanges(reading), lines))
    draft.take(reading, document);
  for (const { reason, start, end } of unreadParts(reading)) {
    const said = cut(redact(reason));
    for (const [draft, span] of touched(drafts, source.originalRanges({ start, end }), lines))
      draft.unread.push({ ...span, reason: said });
  }
}

/** Each line that ranges of the text lie on, with what of it they take. */
function touched(
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

function cut(reason: string): string {
  return reason.length > LONGEST_REASON ? `${reason.slice(0, LONGEST_REASON)}…` : reason;
}

/** A line, while its readings come in. */
class LineDraft {
  readonly span: Span;
  readonly unread: UnreadSpan[] = [];
  private fate: WorkbenchLine["fate"] = "ignored";
  private system: string | null = null;
  private rule: string | null = null;

  constructor(span: Span) {
    this.span = span;
  }

  /** The first of several readings names the rule, among those of the best fate. */
  take(reading: LineReading, { grammar }: Document): void {
    const fate = FATES[fateOf(reading)] ?? "ignored";
    const isFirst = this.system === null;
    if (!isFirst && RANK.indexOf(fate) <= RANK.indexOf(this.fate)) return;
    this.fate = fate;
    this.system = systemOf(grammar)?.wireValue ?? null;
    this.rule = reading.rule;
  }

  finish(number: number): WorkbenchLine {
    const { fate, system, rule } = this;
    const { start, end } = this.span;
    const unread = joined(this.unread);
    const reason = fate === "unread" ? (unread[0]?.reason ?? null) : null;
    return { number, start, end, fate, system, rule, reason, unread };
  }
}

/** Spans in their order; those of one reason that touch as one, those that overlap but once. */
function joined(spans: readonly UnreadSpan[]): readonly UnreadSpan[] {
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
