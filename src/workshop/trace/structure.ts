/** How a free text was analysed, as text for a terminal. */
import type { Span } from "../../ast/nodes.ts";
import type { TextBlock, TextFact, TextJourney, TextStructure } from "../../ast/structure.ts";
import type { Trace } from "./trace.ts";

/** How the drawing lays out its parts. */
export interface StructureLook {
  readonly titled: (title: string, rows: readonly string[]) => readonly string[];
  readonly table: (rows: readonly (readonly string[])[]) => readonly string[];
  readonly cut: (text: string) => string;
}

/** The lines of the drawing. */
export function structureLines(
  structure: TextStructure,
  trace: Trace,
  look: StructureLook,
): readonly string[] {
  return new StructureDrawing(structure, trace, look).draw();
}

class StructureDrawing {
  private readonly structure: TextStructure;
  private readonly trace: Trace;
  private readonly look: StructureLook;

  constructor(structure: TextStructure, trace: Trace, look: StructureLook) {
    this.structure = structure;
    this.trace = trace;
    this.look = look;
  }

  draw(): readonly string[] {
    const { blocks, journeys, language } = this.structure;
    const about = language === null ? "without labels" : `labels mostly ${language}`;
    return [
      `free text  ${about}`,
      ...blocks.flatMap((block) => this.block(block)),
      ...journeys.flatMap((journey, index) =>
        this.isShown(journey) ? this.journey(journey, index) : [],
      ),
    ];
  }

  /** Its lines and their contents. */
  private block(block: TextBlock): readonly string[] {
    const { layouts, labels, facts } = this.structure;
    const items = [
      ...layouts.map((each) => ({ ...each, cells: ["layout", "", each.layout] })),
      ...labels.map((each) => ({
        ...each,
        cells: ["label", this.quoted(each), [each.topic, ...each.languages].join(", ")],
      })),
      ...facts.map((each) => ({
        ...each,
        cells: [each.kind, this.quoted(each), this.fateOf(each)],
      })),
    ].filter(({ start }) => block.start <= start && start <= block.end);
    const rows = block.rows.map(({ cells, start }) =>
      this.look.cut(
        `  ${this.lineOf(start)}  ${cells.map((cell) => this.textOf(cell)).join(" │ ")}`,
      ),
    );
    const ordered = items.toSorted((one, other) => one.start - other.start);
    const said = this.look.table(
      ordered.map(({ start, cells }) => [this.placeOf(start), ...cells]),
    );
    return this.look.titled(`Block  ${this.linesOf(block)}`, [...rows, ...said]);
  }

  private fateOf({ unread, journey }: TextFact): string {
    const own = journey === null ? undefined : this.structure.journeys[journey];
    const joined = own === undefined ? "" : `${own.kind} on line ${this.lineOf(own.start)}`;
    if (unread !== null) return `not read: ${unread}`;
    return joined === "" ? "read" : `joined to the ${joined}`;
  }

  /** A journey, and what was assigned to it. */
  private journey(journey: TextJourney, index: number): readonly string[] {
    const { kind, isCancelled, unread, parts } = journey;
    const fate = unread === null ? (isCancelled ? "cancelled" : "read") : "not read";
    const rows = parts.map((part) => [this.placeOf(part.start), part.name, this.quoted(part)]);
    return this.look.titled(
      `Journey ${index + 1}  ${kind} ${this.quoted(journey)} · ${fate}`,
      unread === null ? this.look.table(rows) : [`  ${unread}`],
    );
  }

  /** Whether it is on one of the requested lines. */
  private isShown({ start }: TextJourney): boolean {
    return this.structure.blocks.some((block) => block.start <= start && start <= block.end);
  }

  private lineOf(offset: number): number {
    return this.trace.sent.indexAt(offset) + 1;
  }

  /** `3:15`, the line and the column. */
  private placeOf(offset: number): string {
    const line = this.lineOf(offset);
    return `${line}:${offset - (this.trace.sent.spans[line - 1]?.start ?? 0) + 1}`;
  }

  private linesOf({ start, end }: Span): string {
    const [first, last] = [this.lineOf(start), this.lineOf(Math.max(start, end - 1))];
    return first === last ? `line ${first}` : `lines ${first} to ${last}`;
  }

  private textOf({ start, end }: Span): string {
    return this.trace.text.slice(start, end).replaceAll(/\s+/g, " ");
  }

  private quoted(span: Span): string {
    const text = this.textOf(span);
    return `“${text.length > LONGEST ? `${text.slice(0, LONGEST - 1)}…` : text}”`;
  }
}

/** Leaves room for the columns after the text. */
const LONGEST = 40;

/** The part of a structure that is about some lines. */
export function partOf(structure: TextStructure, isChosen: (span: Span) => boolean): TextStructure {
  const blocks = structure.blocks.flatMap((block) => {
    const rows = block.rows.filter(isChosen);
    const [first, last] = [rows[0], rows.at(-1)];
    return first && last ? [{ start: first.start, end: last.end, rows }] : [];
  });
  return { ...structure, blocks };
}
