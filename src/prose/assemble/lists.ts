import type { NamesNode, PersonName, Read } from "../../ast/nodes.ts";
import type { Fact } from "../facts/fact.ts";
import type { Line } from "../scopes/lines.ts";
import { personsIn } from "../facts/names.ts";
import { wordsFor } from "../lexicon/lexicon.ts";
import { anyOf, WORD_START } from "../lexicon/words.ts";

/** The travellers that a line names by itself, and where their names begin. */
export function personsOf(
  line: Line,
): { readonly start: number; readonly node: NamesNode } | undefined {
  const named = line.facts.filter(
    (fact): fact is Extract<Fact, { kind: "person" }> => fact.kind === "person",
  );
  const [first] = named;
  if (first === undefined) return undefined;
  return {
    start: first.start,
    node: namesNode(
      named.map(({ person }) => person),
      line.number,
    ),
  };
}

/** The names below the title of a list of travellers, one or several on each line. */
export function listedNames(
  lines: readonly Line[],
  text: string,
): readonly (readonly [Line, NamesNode])[] {
  const found: [Line, NamesNode][] = [];
  let isInList = false;
  let isFirst = false;
  let label = "";
  for (const line of lines) {
    const title = line.facts.find(({ kind }) => kind === "travellers");
    if (title !== undefined) {
      [isInList, isFirst] = [true, true];
      label = text.slice(title.start, title.end).replace(/(?<! ) {0,20}[:\uff1a]$/, "");
      continue;
    }
    if (!isInList) continue;
    if (line.isAfterGap && !isFirst) isInList = false;
    isFirst = false;
    if (line.facts.some(({ kind }) => kind === "person")) continue;
    const persons = isInList ? personsIn(printedOf(line, text), undefined, label) : [];
    if (persons.length > 0) found.push([line, namesNode(persons, line.number)]);
    else isInList = false;
  }
  return found;
}

/** A title and at least two names. */
const TITLED_NAME = new RegExp(
  `^\\s*${anyOf(wordsFor("titles"))}\\.? +[^\\s,.:;]+(?: +[^\\s,:;]+){1,4}\\s*$`,
);

/**
 * The names with a title directly above a journey, one on each line: further away, they can be those
 * of anybody who signs a mail.
 */
export function namesAbove(
  lines: readonly Line[],
  isJourney: (line: Line) => boolean,
  text: string,
): readonly (readonly [Line, NamesNode])[] {
  const found: [Line, NamesNode][] = [];
  let below: Line | undefined;
  for (const line of lines.toReversed()) {
    const isAbove = below !== undefined && (isJourney(below) || found.at(-1)?.[0] === below);
    below = line;
    if (!isAbove || isJourney(line)) continue;
    const printed = printedOf(line, text);
    if (line.facts.some(({ kind }) => kind === "person") || !TITLED_NAME.test(printed.value))
      continue;
    const persons = personsIn(printed);
    if (persons.length === 1) found.push([line, namesNode(persons, line.number)]);
  }
  return found.reverse();
}

/**
 * Whether what looks like names without a journey or a stay beside them can be travellers: one of
 * them has a title or a type, or a word above or before them is only for travellers.
 */
export function areTravellers(
  lines: readonly Line[],
  listed: readonly (readonly [Line, NamesNode])[],
  text: string,
): boolean {
  const facts = lines.flatMap((line) => line.facts);
  const persons = [
    ...facts.flatMap((fact) => (fact.kind === "person" ? fact.person : [])),
    ...listed.flatMap(([, node]) => node.persons),
  ];
  if (persons.length > 0 && facts.some((fact) => isLabel(fact, text))) return true;
  return persons.some(isTitled) && !MEETING.test(text);
}

/** A word for those who meet, in front of their names or above them. */
const MEETING = new RegExp(`(?<![^\\n]) {0,8}${anyOf(wordsFor("meetingLabels"))} {0,3}:`);

const HAS_TITLE = new RegExp(`${WORD_START}${anyOf(wordsFor("titles"))}`);

function isTitled({ printed, passengerType }: PersonName): boolean {
  return passengerType !== undefined || HAS_TITLE.test(printed.value);
}

const ANYBODY = new Set(wordsFor("anybody"));
const TRAVELLERS = new RegExp(
  WORD_START +
    anyOf(wordsFor("nameLabels", "namesLabels", "travellers").filter((word) => !ANYBODY.has(word))),
);

/** Whether a fact begins with a word that is only for travellers. */
function isLabel(fact: Fact, text: string): boolean {
  const end = fact.kind === "person" ? fact.person.printed.start : fact.end;
  const isNamed = fact.kind === "person" || fact.kind === "travellers";
  return isNamed && TRAVELLERS.test(text.slice(fact.start, end));
}

function printedOf({ start, end }: Line, text: string): Read<string> {
  return { value: text.slice(start, end), start, end };
}

function namesNode(persons: readonly PersonName[], number: Read<string> | undefined): NamesNode {
  return { kind: "names", number, persons };
}
