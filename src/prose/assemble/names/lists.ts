import type { NamesNode, PersonName, Read } from "../../../ast/nodes.ts";
import type { LineReading } from "../../../decode/engine/line-reading.ts";
import type { Fact } from "../../facts/fact.ts";
import { canBeOfBooking } from "./in-name-of.ts";
import { ITEM_NUMBER } from "../../facts/names/item-number.ts";
import type { Line } from "../../scopes/lines.ts";
import { beginsWithLabel, isLikeTraveller } from "../../scopes/travellers/listed-travellers.ts";
import { labelIn, TravellerLists } from "../../scopes/travellers/traveller-lists.ts";
import { withSharedSurname } from "../../facts/names/shared-surnames.ts";
import { areLabels, personsIn } from "../../facts/names/names.ts";
import { isAboutTraveller, personsAmong } from "./owners.ts";
import { hasBirthDay } from "../../facts/names/person.ts";
import { ALL_TITLES, TITLE_TOPICS } from "../../lexicon/titles.ts";
import { LANGUAGES, listed, wordsFor } from "../../lexicon/lexicon.ts";
import { anyOf, folded, WORD_START } from "../../lexicon/words.ts";

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

/** A list of travellers that has begun. */
interface List {
  readonly label: string;
  /** Whether its title is one of those who meet: a passenger type must show that they travel. */
  readonly isMeeting: boolean;
  /** Whether its first names are on the line of the label, so that others are indented below them. */
  readonly isIndented: boolean;
  readonly names: [Line, NamesNode][];
  /** Those of its travellers who are read already. */
  readonly known: PersonName[];
}

interface Listed {
  readonly names: readonly (readonly [Line, NamesNode])[];
  /** Whether a line begins like a traveller, but it does not show who that is. */
  readonly isIncomplete: boolean;
}

/** The names below the title of a list of travellers or below the first of them, one or several on each line. */
export function listedNames(lines: readonly Line[], text: string): Listed {
  const lists: List[] = [];
  let isIncomplete = false;
  let list: List | undefined;
  const all = new TravellerLists(text);
  for (const [index, line] of lines.entries()) {
    const begun = listAt(line, text);
    if (begun !== undefined) {
      list = begun;
      lists.push(list);
      all.begin(begun.label, !begun.isIndented);
      continue;
    }
    const label = all.labelFor(line, lines[index + 1]);
    if (list === undefined || label === undefined) {
      isIncomplete ||= isUnread(line, all, text);
      continue;
    }
    const known = personsAmong(line.facts);
    list.known.push(...known);
    if (known.length > 0) continue;
    const isIn = !list.isIndented || INDENTED.test(text.slice(line.start, line.end));
    const isNamed = isIn && !beginsWithLabel(text.slice(line.start, line.end));
    const persons = isNamed ? personsIn(printedOf(line, text), undefined, label) : [];
    if (persons.length > 0) list.names.push([line, namesNode(persons, line.number)]);
    else {
      if (isLikeTraveller(line, !list.isMeeting && isIn, text)) isIncomplete = true;
      if (!isAboutTraveller(line, text)) all.interrupt();
    }
  }
  const names = lists.flatMap((each) => {
    const isOther =
      each.isMeeting &&
      !each.known.some(isTyped) &&
      !each.names.some(([line, { persons }]) => isOfTrip(line, persons, text));
    return isOther ? [] : inOrder(each);
  });
  return { names, isIncomplete };
}

/** Whether a line that no list takes can name a traveller: it begins like one, or can be the next name of a list. */
function isUnread(line: Line, lists: TravellerLists, text: string): boolean {
  if (isLikeTraveller(line, false, text)) return true;
  const printed = printedOf(line, text);
  return lists.canGoOn(line) && personsIn(printed).length === 1 && !areLabels(printed.value);
}

/** The names of a list, with the surname that all of them share: `Doe Jane` above `Doe John`. */
function inOrder({ names, known }: List): List["names"] {
  const all = [...known, ...names.flatMap(([, { persons }]) => persons)];
  const ordered = withSharedSurname(all);
  const own = new Map(all.map((person, index) => [person, ordered[index] ?? person]));
  return names.map(([line, node]) => [
    line,
    { ...node, persons: node.persons.map((person) => own.get(person) ?? person) },
  ]);
}

/** The readings of a text that names more travellers than are read, which its first names say. */
export function asIncomplete(readings: readonly LineReading[]): readonly LineReading[] {
  const first = readings.find(({ node }) => node?.kind === "names");
  return readings.map((reading) =>
    reading === first && reading.node?.kind === "names"
      ? { ...reading, node: { ...reading.node, isIncomplete: true } }
      : reading,
  );
}

const INDENTED = /^ {4}/;

function listAt({ facts }: Line, text: string): List | undefined {
  const title = facts.find((fact) => fact.kind === "travellers");
  if (title !== undefined) {
    const label = labelIn(title, text);
    return { label, isMeeting: title.isMeeting, isIndented: false, names: [], known: [] };
  }
  const [first] = facts;
  if (first?.kind !== "person" || facts.some(({ kind }) => kind !== "person" && kind !== "mark"))
    return undefined;
  const [, label] = LIST_LABEL.exec(text.slice(first.start, first.person.printed.start)) ?? [];
  return label === undefined
    ? undefined
    : { label, isMeeting: false, isIndented: true, names: [], known: [] };
}

/** The label of a list whose first names are after it. */
const LIST_LABEL = new RegExp(`^(${anyOf(wordsFor("namesLabels"))}) {0,20}[:\uff1a]`);

/** Whether a passenger type, an age or a day of birth shows that those on a line travel. */
function isOfTrip(line: Line, persons: readonly PersonName[], text: string): boolean {
  return persons.some(isTyped) || hasBirthDay(text.slice(line.start, line.end));
}

function isTyped({ passengerType }: PersonName): boolean {
  return passengerType !== undefined;
}

/** A title and at least two names. */
const TITLED_NAME = new RegExp(
  `^ *(?:${ITEM_NUMBER} {1,3})?(${anyOf(ALL_TITLES)})\\.? +[^\\s,.:;]+(?: +[^\\s,:;]+){1,4} *$`,
);

/**
 * The names with a title directly above a journey or a seat, one on each line: further away, they can be those
 * of anybody who signs an email.
 */
export function namesAbove(
  lines: readonly Line[],
  isJourney: (line: Line) => boolean,
  text: string,
): readonly (readonly [Line, NamesNode])[] {
  const above: Line[] = [];
  let below: Line | undefined;
  for (const line of lines.toReversed()) {
    const isAbove =
      below !== undefined && (isJourney(below) || isSeat(below) || above.at(-1) === below);
    below = line;
    if (!isAbove || isJourney(line)) continue;
    const isOther = line.isSigned === true || line.facts.some(({ kind }) => kind === "person");
    if (!isOther && TITLED_NAME.test(text.slice(line.start, line.end))) above.push(line);
  }
  const label = labelFor(above, text);
  if (label === undefined || isBelowMeeting(lines, above.at(-1))) return [];
  return above.toReversed().flatMap((line): [Line, NamesNode][] => {
    const persons = personsIn(printedOf(line, text), undefined, label);
    return persons.length === 1 ? [[line, namesNode(persons, line.number)]] : [];
  });
}

/** Whether a line, right below another one, says where somebody sits. */
function isSeat({ facts, isAfterGap, isProse }: Line): boolean {
  return !isAfterGap && !isProse && facts.some(({ kind }) => kind === "seat");
}

function isBelowMeeting(lines: readonly Line[], first: Line | undefined): boolean {
  const title = lines[first === undefined ? -1 : lines.indexOf(first) - 1];
  return title?.facts.some((fact) => fact.kind === "travellers" && fact.isMeeting) ?? false;
}

const LIKE_NAMES = new Set(wordsFor("titlesLikeNames"));

/** The word for travellers in the only language of all titles, if one of them cannot be a name: `Pan`, `Pani`. */
function labelFor(lines: readonly Line[], text: string): string | undefined {
  const titles = lines.map(({ start, end }) =>
    folded(TITLED_NAME.exec(text.slice(start, end))?.[1] ?? ""),
  );
  if (titles.length === 0 || titles.every((title) => LIKE_NAMES.has(title))) return undefined;
  const own = Object.values(LANGUAGES).find((language) =>
    titles.every((title) =>
      TITLE_TOPICS.some((topic) => listed(language[topic]).some((word) => folded(word) === title)),
    ),
  );
  return listed(own?.nameLabels)[0] ?? "";
}

/**
 * Whom a sentence names beside a journey if nothing else names a traveller: in whose name the ticket is, or in whose names
 * all tickets are, or the reader of the mail, unless there are several.
 */
export function mentionedName(
  lines: readonly Line[],
  hasJourney: boolean,
  text: string,
): readonly (readonly [Line, NamesNode])[] {
  if (!hasJourney || lines.some(({ facts }) => facts.some(({ kind }) => kind === "person")))
    return [];
  const isNamed = ({ person, isUnsure }: Mentioned) =>
    isUnsure !== true || hasAddress(person, lines, text);
  const found = lines.flatMap((line) =>
    line.facts.flatMap((fact) =>
      fact.kind === "mentioned" && isNamed(fact) && canBeOfBooking(fact, line, text)
        ? [{ line, fact }]
        : [],
    ),
  );
  const named = found.filter(({ fact }) => !fact.isReader);
  const counted = named.length > 0 ? named : found;
  const [first] = counted;
  const printed = new Map(
    counted.toReversed().map(({ fact: { person } }) => [person.printed.value, person]),
  );
  const areOnOneLine = counted.every(({ line, fact }) => line === first?.line && !fact.isReader);
  if (first === undefined || (printed.size > 1 && !areOnOneLine)) return [];
  const node = namesNode([...printed.values()].toReversed(), undefined);
  return [[first.line, first.fact.isReader ? { ...node, isReader: true } : node]];
}

type Mentioned = Extract<Fact, { kind: "mentioned" }>;

const SHORTEST_SURNAME = 4;

/** Whether an email address of the text begins with the surname of somebody and the first letter of the given name. */
function hasAddress({ surname, given }: PersonName, lines: readonly Line[], text: string): boolean {
  const [last, first] = [surname, given].map((name) => folded(name?.value ?? ""));
  if (last === undefined || first === undefined || last.length < SHORTEST_SURNAME) return false;
  return lines.some(({ facts }) =>
    facts.some(({ kind, start, end }) => {
      const [local = ""] = kind === "email" ? folded(text.slice(start, end)).split("@", 1) : [];
      const words = local.split(/[^\p{L}]{1,5}/u);
      return words.includes(last) && words.some((word) => word !== "" && first.startsWith(word));
    }),
  );
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
  const own = lines.filter((line, index) => !isListedBelowOther(line, lines[index - 1]));
  const facts = own.flatMap((line) => line.facts);
  const hasNames = listed.length > 0 || personsAmong(facts).length > 0;
  if (hasNames && facts.some((fact) => isLabel(fact, text))) return true;
  const persons = [...own.flatMap(personsAtHead), ...listed.flatMap(([, node]) => node.persons)];
  return persons.some(isTitled) && !MEETING.test(text) && !NESTED_KEYS.test(text);
}

/**
 * Whom a line names if no words are before the first of them, or they are side by side: `INFO 1.CACHE/LOOKUP MS` is the
 * line of a log.
 */
function personsAtHead({ facts }: Line): readonly PersonName[] {
  const first = facts.findIndex(({ kind }) => kind === "person");
  const isAfterWords = facts.slice(0, first).some(({ kind }) => kind === "word");
  return isAfterWords && facts[first + 1]?.kind !== "person" ? [] : personsAmong(facts);
}

/** Whether a line goes on with a numbered list in which something other than a traveller is before it. */
function isListedBelowOther({ number }: Line, above: Line | undefined): boolean {
  if (number === undefined || above?.number === undefined) return false;
  return (
    Number(number.value) === Number(above.number.value) + 1 &&
    !above.facts.some(({ kind }) => kind === "person")
  );
}

/**
 * A file of settings, whose jobs and steps have names: a key in small letters above another one that is indented, or one of
 * any letters without a value above a second one; or three in a row.
 */
const KEY = "[a-z][a-z\\d_-]{0,30}:";
const ANY_KEY = "[A-Za-z][A-Za-z\\d_-]{0,30}:";
const NESTED_KEYS = new RegExp(
  `(?<![^\\n]) {0,16}(?:${KEY}\\n {1,20}(?:- )?${KEY}(?=[ \\n])|${ANY_KEY}\\n {1,20}(?:- )?${ANY_KEY}\\n)|(?<= )(?:${KEY} {1,80}){2}(?:- )?${KEY} `,
);

/** A word for those who meet, before their names or above them. */
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
  return {
    kind: "names",
    number,
    persons: withSharedSurname(persons),
  };
}
