import type { Node, Span } from "../ast/nodes.ts";
import type { PlainDay } from "../booking/days.ts";
import { choose, type Choice } from "../choice/choose.ts";
import type { System } from "../../grammars/index.ts";
import { slice, type CasedText } from "../text/cased.ts";
import { booksMore, continues, hasBooking, Traits } from "./belonging.ts";
import { partedBySystem } from "./change-of-system.ts";
import { countedAnew } from "./renumbered.ts";
import { partsOf, type Part } from "./split.ts";

/** A record of a text. */
export interface RecordReading {
  /** What its lines say. */
  readonly nodes: readonly Node[];
  /** Its pieces as the systems that printed them read them; two records can share one. */
  readonly choices: readonly Choice[];
}

/**
 * Reads the records of a text, each with its own system.
 *
 * @param systems those that may have printed it
 * @param referenceDate the day around which weekdays are looked up
 * @returns at least one, in the order of the text
 */
export function readRecords(
  text: CasedText,
  systems: readonly System[],
  referenceDate: PlainDay,
): readonly RecordReading[] {
  const chooseFor: ChooseFor = ({ start, end }) =>
    choose(slice(text, start, end), systems, referenceDate);
  const marks = systems.flatMap(({ grammar }) => grammar.recordMarks ?? []);
  const records: RecordDraft[] = [];
  for (const part of partsOf(text.upper.text, marks).flatMap((part) =>
    piecesOf(part, text, systems, chooseFor),
  )) {
    const record = records.at(-1);
    if (record !== undefined && continues(part.traits, record.traits, part.isHeaded))
      record.add(part);
    else records.push(new RecordDraft(part));
  }
  return records.flatMap((record) => {
    const choices = record.read(chooseFor);
    return countedAnew(choices.flatMap(nodesOf)).map((nodes) => ({ nodes, choices }));
  });
}

/** Finds who printed a stretch of the text, and reads it. */
type ChooseFor = (span: Span) => Choice;

/** A part of a text, and what it says. */
interface PartReading extends Part {
  readonly choice: Choice;
  readonly traits: Traits;
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
  if (pieces.length === 1) return [readingOf(part, choice)];
  return pieces.map(({ start, end }, index) => {
    const span = { start: part.start + start, end: part.start + end };
    return readingOf({ ...span, isHeaded: part.isHeaded && index === 0 }, chooseFor(span));
  });
}

function readingOf(part: Part, choice: Choice): PartReading {
  return { ...part, choice, traits: Traits.of(nodesOf(choice)) };
}

/** What the lines of a reading say. */
function nodesOf({ document }: Choice): Node[] {
  return document.lines.flatMap(({ node }) => (node === null ? [] : [node]));
}

interface Piece extends Span {
  readonly choice: Choice;
  readonly traits: Traits;
  /** It was put together of several parts, and is not read as one yet. */
  readonly isJoined: boolean;
}

/** A record under way. */
class RecordDraft {
  private readonly pieces: Piece[] = [];
  readonly traits = new Traits();

  constructor(first: PartReading) {
    this.begin(first);
  }

  /** What one system printed goes on as one piece: a line can depend on those above it. */
  add(part: PartReading): void {
    const last = this.pieces.at(-1);
    if (last === undefined || isApart(part, last)) {
      this.begin(part);
      return;
    }
    this.traits.add(part.traits);
    this.pieces.pop();
    this.pieces.push({
      start: last.start,
      end: part.end,
      choice: hasBooking(last.traits) ? last.choice : part.choice,
      traits: last.traits.add(part.traits),
      isJoined: true,
    });
  }

  private begin({ start, end, choice, traits }: PartReading): void {
    this.traits.add(traits);
    this.pieces.push({ start, end, choice, traits, isJoined: false });
  }

  read(chooseFor: ChooseFor): readonly Choice[] {
    return this.pieces.map((piece) => (piece.isJoined ? chooseFor(piece) : piece.choice));
  }
}

/**
 * Whether a part was printed by another system than the one before it, and books something new. What
 * no system seems to have printed is rather the rest of what one did.
 */
function isApart({ choice, traits }: PartReading, before: Piece): boolean {
  return (
    choice.system !== before.choice.system &&
    choice.system.isFallback !== true &&
    before.choice.system.isFallback !== true &&
    hasBooking(before.traits) &&
    booksMore(traits, before.traits)
  );
}
