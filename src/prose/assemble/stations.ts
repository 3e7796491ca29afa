import type { Read } from "../../ast/nodes.ts";
import type { Fact, Side } from "../facts/fact.ts";
import type { Territory } from "../scopes/territories.ts";
import { capitals, CAPITALS, LETTERS } from "../lexicon/words.ts";

/** The two stations of a train, by name. */
export interface Stations {
  readonly origin: Read<string>;
  readonly destination: Read<string>;
}

/**
 * The stations on both sides of a dash or a `to`, otherwise after the words for departure and
 * arrival.
 */
export function stationsOf({ facts }: Territory, text: string): Stations | undefined {
  const linked = facts.flatMap((own) =>
    own.flatMap((fact, index) => (fact.kind === "link" ? (linkedAt(own, index, text) ?? []) : [])),
  );
  const [only, ...others] = linked;
  if (only !== undefined) return others.length === 0 ? only : undefined;
  const origin = labelled(facts, "departure", text);
  const destination = labelled(facts, "arrival", text);
  return origin && destination && { origin, destination };
}

/** `Paris Nord to London`, `Paris Nord 07h00 - London 08h56`. */
function linkedAt(facts: readonly Fact[], link: number, text: string): Stations | undefined {
  const before = facts.slice(0, link).toReversed();
  const time = before.findIndex(({ kind }) => kind !== "time" && kind !== "mark");
  const origin = nameIn(leadingWords(before.slice(time)).toReversed(), text);
  const destination = nameIn(leadingWords(facts.slice(link + 1)), text);
  return origin && destination && { origin, destination };
}

function labelled(
  lines: readonly (readonly Fact[])[],
  side: Side,
  text: string,
): Read<string> | undefined {
  const names = lines.flatMap((facts) =>
    facts.flatMap((fact, index) =>
      fact.kind === "side" && fact.side === side
        ? (nameIn(leadingWords(facts.slice(index + 1)), text) ?? [])
        : [],
    ),
  );
  return names.length === 1 ? names[0] : undefined;
}

/** The first facts of a list that can be part of a station's name. */
function leadingWords(facts: readonly Fact[]): readonly Fact[] {
  const end = facts.findIndex(
    (fact) =>
      !["word", "known", "letter"].includes(fact.kind) && !(fact.kind === "place" && fact.isBare),
  );
  return end === -1 ? facts : facts.slice(0, end);
}

const CAPITAL = new RegExp(`^[${CAPITALS}\\u0391-\\u03ab\\u0410-\\u042f]`);
const WORDY = new RegExp(`^[${LETTERS}\\d .'/-]+$`);

/** The words from the first to the last that begin with a capital. */
function nameIn(words: readonly Fact[], text: string): Read<string> | undefined {
  const isCapital = ({ start }: Fact) => CAPITAL.test(text.charAt(start));
  const first = words.find(isCapital);
  const last = words.findLast(isCapital);
  if (first === undefined || last === undefined) return undefined;
  const printed = text.slice(first.start, last.end);
  if (!WORDY.test(printed) || printed.length > 60) return undefined;
  return { value: capitals(printed), start: first.start, end: last.end };
}
