import type { Node, Span } from "../ast/nodes.ts";
import { choose, type Choice } from "../choice/choose.ts";
import type { System } from "../../grammars/index.ts";
import { slice, type CasedText } from "../text/cased.ts";
import { continues, hasBooking, together, traitsOf, type Traits } from "./belonging.ts";
import { partsOf } from "./split.ts";

/** A record of a text, in one piece or in several, each as the system that printed it reads it. */
export type RecordReading = readonly Choice[];

/**
 * Reads the records of a text, each with its own system.
 *
 * @param systems those that may have printed it
 * @returns at least one, in the order of the text
 */
export function readRecords(text: CasedText, systems: readonly System[]): readonly RecordReading[] {
  const marks = systems.flatMap(({ grammar }) => grammar.recordMarks ?? []);
  const parts = partsOf(text.upper.text, marks);
  const records: RecordDraft[] = [];
  for (const span of parts) {
    const choice = choose(slice(text, span.start, span.end), systems);
    const traits = traitsOf(nodesOf(choice));
    const record = records.at(-1);
    if (record !== undefined && continues(traits, record.traits)) record.add(span, choice, traits);
    else records.push(new RecordDraft(span, choice, traits));
  }
  return records.map((record) => record.read(text, systems));
}

/** What the lines of a reading say. */
export function nodesOf({ document }: Choice): Node[] {
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
  private readonly pieces: Piece[];
  traits: Traits;

  constructor(span: Span, choice: Choice, traits: Traits) {
    this.pieces = [{ ...span, choice, traits, isJoined: false }];
    this.traits = traits;
  }

  /** What one system printed goes on as one piece: a line can depend on those above it. */
  add(span: Span, choice: Choice, traits: Traits): void {
    this.traits = together(this.traits, traits);
    const last = this.pieces.at(-1);
    if (last === undefined || areApart(last, { choice, traits })) {
      this.pieces.push({ ...span, choice, traits, isJoined: false });
      return;
    }
    this.pieces.pop();
    const whole = hasBooking(last.traits) ? last : { choice, traits };
    this.pieces.push({
      start: last.start,
      end: span.end,
      choice: whole.choice,
      traits: together(last.traits, traits),
      isJoined: true,
    });
  }

  read(text: CasedText, systems: readonly System[]): RecordReading {
    return this.pieces.map(({ start, end, choice, isJoined }) =>
      isJoined ? choose(slice(text, start, end), systems) : choice,
    );
  }
}

type Reading = Pick<Piece, "choice" | "traits">;

/** Whether two parts were printed by different systems; one that books nothing does not tell. */
function areApart(one: Reading, other: Reading): boolean {
  return (
    one.choice.system !== other.choice.system && hasBooking(one.traits) && hasBooking(other.traits)
  );
}
