import type { Node, Span } from "../../ast/nodes.ts";
import { choose, type Choice } from "../detection/choose.ts";
import type { LineReading } from "../engine/line-reading.ts";
import type { System } from "../systems.ts";
import { slice, type CasedText } from "../text/cased.ts";
import type { SourceText } from "../text/source.ts";
import { begunAnew, partedBySystem, partsOf, unreadBelow, type Part } from "./cut.ts";
import { booksMore, goesOn, isNamedBy, RecordIdentity } from "./ownership.ts";

/** A record of a text, in one piece or in several that different systems printed. */
export type RecordReading = readonly RecordPiece[];

export interface RecordPiece {
  /** Who printed it; two records can share what one choice has read. */
  readonly choice: Choice;
  /** The lines that are the record's. */
  readonly lines: readonly LineReading[];
}

/**
 * Reads the records of a text, each with its own system.
 *
 * @param systems those that may have printed it
 * @returns at least one, in the order of the text
 */
export function readRecords(text: CasedText, systems: readonly System[]): readonly RecordReading[] {
  const chooseFor: ChooseFor = ({ start, end }) => choose(slice(text, start, end), systems);
  const marks = systems.flatMap(({ recordMarks }) => recordMarks ?? []);
  const records: RecordDraft[] = [];
  for (const part of partsOf(text.upper.text, marks).flatMap((part) =>
    piecesOf(part, text, systems, chooseFor),
  )) {
    const record = ownerOf(part, records);
    if (record === undefined) records.push(new RecordDraft(part));
    else record.add(part);
  }
  return records.flatMap((record) => {
    const [choice, ...others] = record.read(chooseFor);
    if (choice === undefined) return [];
    if (others.length > 0) return [[choice, ...others].map(wholeOf)];
    return begunAnew(choice.document.lines).map((lines) => [{ choice, lines }]);
  });
}

function wholeOf(choice: Choice): RecordPiece {
  return { choice, lines: choice.document.lines };
}

/** How many records above a part are asked whether it is theirs: a display, or a page again. */
const FEW = 8;

/** The record that a part is of; undefined where it is one of its own. */
function ownerOf(part: PartReading, records: readonly RecordDraft[]): RecordDraft | undefined {
  const above = records.slice(-FEW).reverse();
  const [last] = above;
  const owner = above.find((record) => record.owns(part));
  if (owner !== undefined || last === undefined) return owner;
  return last.isContinuedBy(part) ? last : undefined;
}

/** Finds who printed a stretch of the text, and reads it. */
type ChooseFor = (span: Span) => Choice;

/** A part of a text, and what it says. */
interface PartReading extends Part {
  readonly choice: Choice;
  readonly identity: RecordIdentity;
}

/** A part of a text as its system reads it; where several systems printed it, what each did. */
function piecesOf(
  part: Part,
  text: CasedText,
  systems: readonly System[],
  chooseFor: ChooseFor,
): readonly PartReading[] {
  const choice = chooseFor(part);
  const upper = text.upper.slice(part.start, part.end);
  const pieces = partedBySystem(upper, choice, systems);
  if (pieces.length === 1) return withAdded(readingOf(part, choice), upper, chooseFor);
  return pieces.map((piece, index) => {
    const span = { start: part.start + piece.start, end: part.start + piece.end };
    return readingOf({ ...span, isHeaded: part.isHeaded && index === 0 }, chooseFor(span));
  });
}

/** A reading, and what stands below it where that is a record of its own. */
function withAdded(
  whole: PartReading,
  upper: SourceText,
  chooseFor: ChooseFor,
): readonly PartReading[] {
  const below = whole.identity.hasBooking ? unreadBelow(upper, whole.choice) : null;
  if (below === null) return [whole];
  const span = { start: whole.start + below, end: whole.end };
  const added = readingOf({ ...span, isHeaded: false }, chooseFor(span));
  if (!added.identity.isWhole) return [whole];
  const above = { start: whole.start, end: span.start };
  return [readingOf({ ...above, isHeaded: whole.isHeaded }, chooseFor(above)), added];
}

function readingOf(part: Part, choice: Choice): PartReading {
  return { ...part, choice, identity: RecordIdentity.of(nodesOf(choice.document.lines)) };
}

/** What lines say. */
export function nodesOf(lines: readonly LineReading[]): Node[] {
  return lines.flatMap(({ node }) => (node === null ? [] : [node]));
}

interface Piece extends Span {
  readonly choice: Choice;
  readonly identity: RecordIdentity;
  /** It was put together of several parts, and is not read as one yet. */
  readonly isJoined: boolean;
}

/** A record under way. */
class RecordDraft {
  private readonly pieces: Piece[] = [];
  readonly identity = new RecordIdentity();

  constructor(first: PartReading) {
    this.begin(first);
  }

  isContinuedBy(part: PartReading): boolean {
    return goesOn({
      part: part.identity,
      record: this.identity,
      isHeaded: part.isHeaded,
      isSameSystem: this.isOfSystemOf(part),
    });
  }

  /** Whether a part is this record's, even where another stands between. */
  owns(part: PartReading): boolean {
    return this.isOfSystemOf(part) && isNamedBy(part.identity, this.identity);
  }

  private isOfSystemOf({ choice }: PartReading): boolean {
    return this.pieces.some((piece) => piece.choice.system === choice.system);
  }

  /** What one system printed goes on as one piece: a line can depend on those above it. */
  add(part: PartReading): void {
    const last = this.pieces.at(-1);
    if (last?.end !== part.start || isApart(part, last)) {
      this.begin(part);
      return;
    }
    this.identity.add(part.identity);
    const choice = last.identity.hasBooking ? last.choice : part.choice;
    // Of hundreds of parts, none is looked at again: what is known grows.
    const identity = last.identity.add(part.identity);
    this.pieces.pop();
    this.pieces.push({ start: last.start, end: part.end, choice, identity, isJoined: true });
  }

  private begin({ start, end, choice, identity }: PartReading): void {
    this.identity.add(identity);
    this.pieces.push({
      start,
      end,
      choice,
      identity: new RecordIdentity().add(identity),
      isJoined: false,
    });
  }

  read(chooseFor: ChooseFor): readonly Choice[] {
    return this.pieces.map((piece) => (piece.isJoined ? chooseFor(piece) : piece.choice));
  }
}

/**
 * Whether a part was printed by another system than the one before it, and books something new. What
 * no system seems to have printed is rather the rest of what one did.
 */
function isApart({ choice, identity }: PartReading, before: Piece): boolean {
  return (
    choice.system !== before.choice.system &&
    choice.system.isFallback !== true &&
    before.choice.system.isFallback !== true &&
    before.identity.hasBooking &&
    booksMore(identity, before.identity)
  );
}
