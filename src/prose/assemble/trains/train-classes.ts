import type { Node, Read } from "../../../ast/nodes.ts";
import { agreedValue } from "../../../ast/only.ts";
import { groupsOf } from "../../facts/fact.ts";
import { wordsFor } from "../../lexicon/lexicon.ts";
import { capitals, CAPITALS, eitherOf, LETTERS } from "../../lexicon/words.ts";
import type { Territory } from "../../scopes/territory.ts";
import type { Line } from "../../scopes/lines.ts";
import type { Found } from "../connections.ts";

/*
 * Classes of trains that no number between 1 and 2 names, and those that the whole order has:
 *
 *   Clase: Estándar   Livello di servizio: Standard - Carrozza 4   Класс обслуживания: 2С
 *   Klasse: 2, above all trains
 */

const LABEL = `(?<=^ {0,20}|[|\u00b7,;] ?| {3}| [-\u2013] )(?:${eitherOf(wordsFor("bookingClass", "serviceClass"))})`;
const NAME = `[${CAPITALS}\u0410-\u042f][${LETTERS}]{2,15}(?: [${LETTERS}]{3,15})?`;
const NAMED = new RegExp(
  `${LABEL}(?: {0,20}[:\uff1a] {0,12}| {3,20})(\\d[A-Z\u0410-\u042f]|${NAME})(?= {0,20}(?:[|\u00b7,;(]| [-\u2013] | {2}|$))`,
  "i",
);

/** The only class that a word for one names from the line of a train's number to the last one about the train. */
export function namedClass({ home, lines }: Territory, text: string): Read<string> | undefined {
  const last = lines.at(-1) ?? home;
  const found = partsOf(text, home.start, Math.max(home.end, last.end)).flatMap((line) => {
    const [name] = groupsOf(line, NAMED);
    return name === undefined || !/^[\d\p{Lu}]/u.test(name.value)
      ? []
      : [{ ...name, value: capitals(name.value) }];
  });
  return agreedValue(found);
}

/** The lines of a part of a text. */
function partsOf(text: string, from: number, to: number): readonly Read<string>[] {
  let start = from;
  return text
    .slice(from, to)
    .split("\n")
    .map((value) => {
      const line = { value, start, end: start + value.length };
      start = line.end + 1;
      return line;
    });
}

/** The trains with the only class of a text, if none of them has one of its own. */
export function withSharedClass<T extends Found>(
  found: readonly T[],
  lines: readonly Line[],
): readonly T[] {
  const shared = sharedClass(found, lines);
  if (shared === undefined) return found;
  return found.map((each) =>
    each.node.kind === "rail" ? { ...each, node: { ...each.node, bookingClass: shared } } : each,
  );
}

function sharedClass(found: readonly Found[], lines: readonly Line[]): Read<string> | undefined {
  const trains = found.flatMap(({ node }) => (node.kind === "rail" ? node : []));
  if (trains.length === 0 || trains.some(({ bookingClass }) => bookingClass)) return undefined;
  return agreedValue(
    lines.flatMap(({ isProse, facts }) =>
      isProse ? [] : facts.flatMap((fact) => (fact.kind === "trainClass" ? fact.bookingClass : [])),
    ),
  );
}

/** The lines that name the classes of trains, each with one of these. */
export function linesOfClasses(
  lines: readonly Line[],
  found: readonly Found[],
): readonly (readonly [Line, Node])[] {
  return found.flatMap(({ node }) => {
    const place = node.kind === "rail" ? node.bookingClass : undefined;
    const line = place && lines.find(({ start, end }) => start <= place.start && place.end <= end);
    return line === undefined ? [] : [[line, node] as const];
  });
}
