import type { Node, Span } from "../ast/nodes.ts";
import { choose, type Choice } from "../choice/choose.ts";
import type { System } from "../../grammars/index.ts";
import { slice, type CasedText } from "../text/cased.ts";
import { booksMore, continues, hasBooking, Traits } from "./belonging.ts";
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
 * @returns at least one, in the order of the text
 */
export function readRecords(text: CasedText, systems: readonly System[]): readonly RecordReading[] {
  const marks = systems.flatMap(({ grammar }) => grammar.recordMarks ?? []);
  const records: RecordDraft[] = [];
  for (const part of partsOf(text.upper.text, marks)) {
    const choice = choose(slice(text, part.start, part.end), systems);
    const traits = Traits.of(nodesOf(choice));
    const record = records.at(-1);
    if (record !== undefined && continues(traits, record.traits, part.isHeaded))
      record.add(part, choice, traits);
    else records.push(new RecordDraft(part, choice, traits));
  }
  return records.flatMap((record) => {
    const choices = record.read(text, systems);
    return countedAnew(choices.flatMap(nodesOf)).map((nodes) => ({ nodes, choices }));
  });
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

  constructor({ start, end }: Part, choice: Choice, traits: Traits) {
    this.pieces.push({ start, end, choice, traits, isJoined: false });
    this.traits.add(traits);
  }

  /** What one system printed goes on as one piece: a line can depend on those above it. */
  add({ start, end }: Part, choice: Choice, traits: Traits): void {
    this.traits.add(traits);
    const last = this.pieces.at(-1);
    if (last === undefined || isApart(choice, traits, last)) {
      this.pieces.push({ start, end, choice, traits, isJoined: false });
      return;
    }
    this.pieces.pop();
    this.pieces.push({
      start: last.start,
      end,
      choice: hasBooking(last.traits) ? last.choice : choice,
      traits: last.traits.add(traits),
      isJoined: true,
    });
  }

  read(text: CasedText, systems: readonly System[]): readonly Choice[] {
    return this.pieces.map(({ start, end, choice, isJoined }) =>
      isJoined ? choose(slice(text, start, end), systems) : choice,
    );
  }
}

/** Whether a part was printed by another system than the one before it, and books something new. */
function isApart(choice: Choice, traits: Traits, before: Piece): boolean {
  return (
    choice.system !== before.choice.system &&
    hasBooking(before.traits) &&
    booksMore(traits, before.traits)
  );
}
