import {
  areLetters,
  areTitles,
  areTradeWords,
  beginsWithJourney,
  isDoubtfulSurname,
  isOfAgent,
  lengthBeforeName,
} from "../../../ast/name-words.ts";
import type { NamesNode, PersonName, Read } from "../../../ast/nodes.ts";

/**
 * Removes false names from a line of names: trade terms (`TAX/EXEMPT`) or titles (`MR/MRS`) on both sides of
 * a slash, single letters (`A/B/C/D`), agents (`AGENT STONE/ADA`), and words that say what a name is for
 * (`TRIP FOR STONE/ADA`, `DEAR STONE/ADA`). They remain unread.
 *
 * @returns null if the line holds nothing else
 */
export function withoutFalseNames(node: NamesNode): NamesNode | null {
  if (node.persons.every(isName)) return node;
  const persons: PersonName[] = [];
  const unparsed: Read<string>[] = [...(node.unparsed ?? [])];
  let isOfJourney = false;
  let isNoted = false;
  for (const person of node.persons) {
    if (isFalse(person)) {
      unparsed.push(person.printed);
      continue;
    }
    const length = lengthBeforeName(person.surname?.value ?? "");
    if (length > 0) {
      const words = sliced(person.printed, 0, length - 1);
      unparsed.push(words);
      isOfJourney ||= beginsWithJourney(words.value);
      isNoted ||= person.number === undefined;
    }
    persons.push(length > 0 ? withoutWords(person, length) : person);
  }
  if (persons.length === 0 && !saysMore(node)) return null;
  return {
    ...node,
    persons,
    unparsed: unparsed.sort((one, other) => one.start - other.start),
    ...(isOfJourney ? { ofJourney: true } : {}),
    ...(isNoted ? { noted: true } : {}),
  };
}

function isName(person: PersonName): boolean {
  return !isFalse(person) && lengthBeforeName(person.surname?.value ?? "") === 0;
}

function isFalse({ printed, surname, given, passengerType, number }: PersonName): boolean {
  if (surname === undefined || given === undefined || passengerType !== undefined) return false;
  return (
    (number === undefined && isDoubtfulSurname(surname.value)) ||
    areLetters(printed.value) ||
    areTradeWords(surname.value, given.value) ||
    areTitles(surname.value, given.value) ||
    isOfAgent(surname.value)
  );
}

/** A name without the words before it. */
function withoutWords(person: PersonName, length: number): PersonName {
  return {
    ...person,
    surname: person.surname && sliced(person.surname, length, Infinity),
    printed: sliced(person.printed, length, Infinity),
  };
}

function sliced({ value, start }: Read<string>, from: number, to: number): Read<string> {
  const part = value.slice(from, to);
  return { value: part, start: start + from, end: start + from + part.length };
}

function saysMore({ group, locator }: NamesNode): boolean {
  return group !== undefined || locator !== undefined;
}
