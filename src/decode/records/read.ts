import type { Node, Span } from "../../ast/nodes.ts";
import { choose, type Choice } from "../detection/choose.ts";
import type { LineReading } from "../engine/line-reading.ts";
import type { System } from "../systems.ts";
import { slice, type CasedText } from "../text/cased.ts";
import type { SourceText } from "../text/source.ts";
import {
  partsOf,
  pasteOf,
  splitAtNewRecords,
  splitBySystem,
  unreadBelow,
  type Part,
  type Paste,
} from "./cut.ts";
import { insertionsIn, piecesAround } from "./insertions.ts";
import { booksMore, continuesRecord, refersOnlyTo, RecordIdentity } from "./ownership.ts";

/** A record of a text, in one piece or in several that different systems printed. */
export type RecordReading = readonly RecordPiece[];

export interface RecordPiece {
  /** Which system printed it; two records can share a choice. */
  readonly choice: Choice;
  /** The lines that belong to the record. */
  readonly lines: readonly LineReading[];
}

/**
 * Reads the records of a text, each with its own system.
 *
 * @param systems those that may have printed it
 * @returns at least one, in the order of the text
 */
export function readRecords(text: CasedText, systems: readonly System[]): readonly RecordReading[] {
  const paste = pasteOf(text, systems);
  const chooseFor: ChooseFor = (span) =>
    choose(slice(text, span.start, span.end), systems, paste.landmarks.within(span));
  const records: RecordDraft[] = [];
  for (const part of partsOf(paste).flatMap((part) => piecesOf(part, paste, chooseFor))) {
    const record = ownerOf(part, records);
    if (record === undefined) records.push(new RecordDraft(part));
    else record.add(part);
  }
  return records.flatMap((record) => {
    const [choice, ...others] = record.read(chooseFor);
    if (choice === undefined) return [];
    if (others.length > 0) return [[choice, ...others].map(wholeOf)];
    return splitAtNewRecords(choice.document.lines).map((lines) => [{ choice, lines }]);
  });
}

function wholeOf(choice: Choice): RecordPiece {
  return { choice, lines: choice.document.lines };
}

/** How many of the records above a part may own it, if it is a display or a repeated page. */
const OWNER_CANDIDATES = 8;

/** The record that a part belongs to; undefined if it is a separate one. */
function ownerOf(part: PartReading, records: readonly RecordDraft[]): RecordDraft | undefined {
  const above = records.slice(-OWNER_CANDIDATES).reverse();
  const [last] = above;
  if (part.isInside === true) return last;
  const owner = above.find((record) => record.owns(part));
  if (owner !== undefined || last === undefined) return owner;
  return last.isContinuedBy(part) ? last : undefined;
}

/** Finds which system printed a stretch of the text, and reads it. */
type ChooseFor = (span: Span) => Choice;

/** A part of a text, and what it says. */
interface PartReading extends Part {
  readonly choice: Choice;
  readonly identity: RecordIdentity;
  /** Whether it lies within a part that begins above it: it is read alone, and is the same record. */
  readonly isInside?: boolean;
}

/** A part of a text as its system reads it; if several systems printed it, one piece for each. */
function piecesOf(part: Part, paste: Paste, chooseFor: ChooseFor): readonly PartReading[] {
  const choice = chooseFor(part);
  const pieces = splitBySystem(part, choice, paste);
  if (pieces.length === 1) {
    const upper = paste.text.upper.slice(part.start, part.end);
    return withRecordBelow(readingOf(part, choice), upper, chooseFor).flatMap((piece) =>
      withInsertions(piece, paste, chooseFor),
    );
  }
  return pieces.flatMap((piece, index) => {
    const hasHead = part.hasHead && index === 0;
    return withInsertions(readingOf({ ...piece, hasHead }, chooseFor(piece)), paste, chooseFor);
  });
}

/** A reading, divided around the lines that another system printed. */
function withInsertions(
  whole: PartReading,
  paste: Paste,
  chooseFor: ChooseFor,
): readonly PartReading[] {
  if (!whole.identity.hasBooking) return [whole];
  const insertions = insertionsIn(whole, paste, chooseFor);
  if (insertions.length === 0) return [whole];
  const pieces = piecesAround(insertions, whole, paste.text);
  return pieces.map(({ choice, ...span }, index) => ({
    ...readingOf({ ...span, hasHead: whole.hasHead && index === 0 }, choice),
    isInside: index > 0,
  }));
}

/** A reading, and the unread lines at its end if they are a separate record. */
function withRecordBelow(
  whole: PartReading,
  upper: SourceText,
  chooseFor: ChooseFor,
): readonly PartReading[] {
  const below = whole.identity.hasBooking ? unreadBelow(upper, whole.choice) : null;
  if (below === null) return [whole];
  const span = { start: whole.start + below, end: whole.end };
  const added = readingOf({ ...span, hasHead: false }, chooseFor(span));
  if (!added.identity.isWhole) return [whole];
  const above = { start: whole.start, end: span.start };
  return [readingOf({ ...above, hasHead: whole.hasHead }, chooseFor(above)), added];
}

function readingOf({ start, end, hasHead }: Part, choice: Choice): PartReading {
  const identity = RecordIdentity.of(nodesOf(choice.document.lines));
  return { start, end, hasHead, choice, identity };
}

/** The nodes of the lines that were read. */
function nodesOf(lines: readonly LineReading[]): Node[] {
  const nodes: Node[] = [];
  for (const { node } of lines) if (node !== null) nodes.push(node);
  return nodes;
}

interface Piece extends Span {
  readonly choice: Choice;
  readonly identity: RecordIdentity;
  /** Whether it was joined from several parts and must be read again as one. */
  readonly isJoined: boolean;
  readonly isInside: boolean;
}

/** A record whose parts are being collected. */
class RecordDraft {
  private readonly pieces: Piece[] = [];
  readonly identity = new RecordIdentity();

  constructor(first: PartReading) {
    this.begin(first);
  }

  isContinuedBy(part: PartReading): boolean {
    return continuesRecord({
      part: part.identity,
      record: this.identity,
      hasHead: part.hasHead,
      isSameSystem: this.isOfSameSystem(part),
    });
  }

  /** Whether a part belongs to this record, even if another record lies between them. */
  owns(part: PartReading): boolean {
    return this.isOfSameSystem(part) && refersOnlyTo(part.identity, this.identity);
  }

  private isOfSameSystem({ choice }: PartReading): boolean {
    return this.pieces.some((piece) => piece.choice.system === choice.system);
  }

  /**
   * Parts that one system printed are joined into one piece: a line can depend on those above it.
   */
  add(part: PartReading): void {
    const last = this.pieces.at(-1);
    if (last?.end !== part.start || isSeparate(part, last)) {
      this.begin(part);
      return;
    }
    this.identity.add(part.identity);
    const choice = last.identity.hasBooking ? last.choice : part.choice;
    // Accumulated, so that no part is looked at again when there are hundreds.
    const identity = last.identity.add(part.identity);
    this.pieces.pop();
    const { start } = last;
    this.pieces.push({ start, end: part.end, choice, identity, isJoined: true, isInside: false });
  }

  private begin({ start, end, choice, identity, isInside = false }: PartReading): void {
    this.identity.add(identity);
    this.pieces.push({
      start,
      end,
      choice,
      identity: new RecordIdentity().add(identity),
      isJoined: false,
      isInside,
    });
  }

  read(chooseFor: ChooseFor): readonly Choice[] {
    return this.pieces.map((piece) => (piece.isJoined ? chooseFor(piece) : piece.choice));
  }
}

/**
 * Whether a part was printed by another system than the one before it and books something new. Text
 * that no system seems to have printed is more likely the rest of what one did print.
 */
function isSeparate(part: PartReading, before: Piece): boolean {
  const { choice, identity } = part;
  if (part.isInside === true || before.isInside) return true;
  return (
    choice.system !== before.choice.system &&
    choice.system.isFallback !== true &&
    before.choice.system.isFallback !== true &&
    before.identity.hasBooking &&
    booksMore(identity, before.identity)
  );
}
