import type { Read, Span } from "../../../ast/nodes.ts";
import { onlyOf } from "../../../ast/only.ts";
import type { Fact, Side } from "../../facts/fact.ts";
import type { Territory } from "../../scopes/territory.ts";
import { isListedWord, wordsFor } from "../../lexicon/lexicon.ts";
import { capitals, CAPITALS, CASELESS, IDEOGRAPHS, LETTERS, SMALL } from "../../lexicon/words.ts";

/** The two stations of a train, by name. */
export interface Stations {
  readonly origin: Read<string>;
  readonly destination: Read<string>;
}

type Lines = readonly (readonly Fact[])[];

/**
 * The stations after the words for departure and arrival, otherwise on both sides of a dash or a `to`,
 * otherwise beside the two times that are the only ones.
 */
export function stationsOf({ facts }: Territory, text: string): Stations | undefined {
  const lines = facts.map(withoutPlatforms);
  const origin = labelled(lines, "departure", text);
  const destination = labelled(lines, "arrival", text);
  // `Leipzig Hbf ab 17:31 - Berlin Hbf an 18:56`: a name after one word for a side and before the other is that of one of them.
  if (origin && destination && origin.start !== destination.start) return { origin, destination };
  const rows = stationsWithDash(lines, text);
  if (rows !== undefined) return rows;
  const links = lines.flatMap((own) =>
    own.flatMap((fact, index) => (fact.kind === "link" ? { own, index } : [])),
  );
  const linked = links.flatMap(({ own, index }) => linkedAt(own, index, text) ?? []);
  // `Friday 9 April: Sample - Example` is above `ICE 338: Sample Hbf 09:10 - Example Hbf 10:05`, and other links below.
  const timed = links.filter(({ own, index }) => isBetweenTimes(own, index));
  if (linked.length > 1)
    return onlyOf(timed.flatMap(({ own, index }) => linkedAt(own, index, text) ?? []));
  if (linked.length > 0) return onlyOf(linked);
  return besideTimes(lines, text);
}

/** `Platform 9` and the comma or bracket before it. */
function withoutPlatforms(facts: readonly Fact[]): readonly Fact[] {
  return facts.filter(
    (fact, index) => fact.kind !== "platform" && !(isMark(fact) && isPlatform(facts[index + 1])),
  );
}

function isPlatform(fact: Fact | undefined): boolean {
  return fact?.kind === "platform";
}

function isMark({ kind }: Fact): boolean {
  return kind === "mark";
}

/** What can stand between a word for a side, or a link, and the name of a station. */
const WHEN: ReadonlySet<Fact["kind"]> = new Set(["time", "date", "days", "mark"]);

/** `Paris Nord to London`, `Paris Nord 07h00 - London 08h56`, `07:00 Paris Nord - 08:56 London`. */
function linkedAt(facts: readonly Fact[], link: number, text: string): Stations | undefined {
  const before = facts.slice(0, link).toReversed();
  const origin = nameIn(leadingWords(withoutWhen(before, text)).toReversed(), text);
  const destination = nameIn(leadingWords(withoutWhen(facts.slice(link + 1), text)), text);
  if (origin === undefined || destination === undefined) return undefined;
  // `TICKET 1 - OUTBOUND`
  return [origin, destination].some(areListed) ? undefined : { origin, destination };
}

/** Whether the names on both sides of a link have their times: `Sample Hbf 09:10 - Example Hbf 10:05`. */
function isBetweenTimes(facts: readonly Fact[], link: number): boolean {
  return [facts.slice(0, link).toReversed(), facts.slice(link + 1)].every((side) => {
    const [first, ...others] = side;
    const after = leadingWords(side).length;
    return first?.kind === "time" || (others.length > 0 && side[after]?.kind === "time");
  });
}

function areListed({ value }: Read<string>): boolean {
  return value.split(" ").every(isListedWord);
}

/** Without a day, a time and the small words around them: `11.01.2027 godz. 06:12 Wrocław`. */
function withoutWhen(facts: readonly Fact[], text: string): readonly Fact[] {
  const first = facts.findIndex(
    (fact) => (!WHEN.has(fact.kind) && !isSmallWord(fact, text)) || endsCell(fact),
  );
  return first === -1 ? [] : facts.slice(first);
}

function isSmallWord({ kind, start }: Fact, text: string): boolean {
  return kind === "known" && SMALL_LETTER.test(text.charAt(start));
}

const SMALL_LETTER = new RegExp(`^[${SMALL}]`);

function endsCell(fact: Fact): boolean {
  return fact.kind === "mark" && fact.text.value === "|";
}

/** The only name after a word for a side; words for places alone count before those for times, too. */
function labelled(lines: Lines, side: Side, text: string): Read<string> | undefined {
  const named = lines.flatMap((facts, line) =>
    facts.flatMap((fact, index) => {
      if (fact.kind !== "side" || fact.side !== side) return [];
      const before = nameBefore(facts, index, text);
      const after = facts.slice(index + 1);
      const name =
        before !== undefined && (before.isFirst || isBeforeDash(after, text))
          ? before.name
          : (nameAfter(after, lines[line + 1], text) ?? before?.name);
      if (name === undefined || isRestOfName(name, facts, lines[line - 1], text)) return [];
      return [{ name, ofPlaces: fact.ofPlaces }];
    }),
  );
  const ofPlaces = named.filter((each) => each.ofPlaces);
  return onlyOf(ofPlaces.length > 0 ? ofPlaces : named)?.name;
}

/** Whether a name begins its line, and is the rest of one that the line above ends with: ` - Frankfurt(M)`, `Flughafen an 17:44`. */
function isRestOfName(
  { start }: Read<string>,
  [first]: readonly Fact[],
  above: readonly Fact[] = [],
  text: string,
): boolean {
  const words = leadingWords(above.toReversed()).length;
  const before = above.at(-1 - words);
  const isAfterDash = before !== undefined && (before.kind === "link" || isDash(text)(before));
  return first?.start === start && words > 0 && isAfterDash;
}

/** Whether a time is before the dash between two ends: `ICE 338 Sample Hbf dep 09:10 - Example Hbf arr 10:05`. */
function isBeforeDash([time, dash]: readonly Fact[], text: string): boolean {
  return time?.kind === "time" && dash !== undefined && isDash(text)(dash);
}

/** The name after a label on its line, or on the next line if the label is alone on its own. */
function nameAfter(
  after: readonly Fact[],
  below: readonly Fact[] | undefined,
  text: string,
): Read<string> | undefined {
  if (!after.every(isMark)) {
    const own = withoutLink(withoutWhen(after, text));
    const words = leadingWords(own);
    return words.length === own.length && goesOn(words.at(-1), below?.[0], text)
      ? undefined
      : nameIn(words, text);
  }
  if (below === undefined || below.some(({ kind }) => kind === "side")) return undefined;
  return nameIn(leadingWords(withoutWhen(below, text)), text);
}

/** Whether a name at the end of a line goes on below: `Madrid Puerta de`, or `de Atocha` on the next line. */
function goesOn(last: Fact | undefined, below: Fact | undefined, text: string): boolean {
  return [last, below].some((fact) => fact !== undefined && isSmallWord(fact, text));
}

/** `Arrivo 14:10 a Milano Centrale`: without the word between a time and its place. */
function withoutLink(facts: readonly Fact[]): readonly Fact[] {
  return facts[0]?.kind === "link" ? facts.slice(1) : facts;
}

interface NameBefore {
  readonly name: Read<string>;
  /** Whether its line begins with it: then a note can be after the time. */
  readonly isFirst: boolean;
}

/** `Zürich HB ab 07:34`: the name before a word for a side that a time follows. */
function nameBefore(facts: readonly Fact[], word: number, text: string): NameBefore | undefined {
  const side = facts[word];
  if (facts[word + 1]?.kind !== "time") return undefined;
  const before = withoutWhen(facts.slice(0, word).toReversed(), text);
  const words = leadingWords(before);
  const name = nameIn(words.toReversed(), text);
  if (name === undefined) return undefined;
  const isLabel = side?.kind === "side" && side.isLabel;
  return { name, isFirst: words.length === before.length && !isLabel && !areListed(name) };
}

const DASH = /^[-\u2013]$/;

function isDash(text: string) {
  return ({ kind, start, end }: Fact) => kind === "link" && DASH.test(text.slice(start, end));
}

/**
 * `Porto - Campanhã   17:47` above `Lisboa - Oriente   20:37`: in a row with one time, a dash is part of a name if the other
 * station has a row of its own. Two ways have a place in common.
 */
function stationsWithDash(lines: Lines, text: string): Stations | undefined {
  const isOfStation = (facts: readonly Fact[]) =>
    facts.filter(({ kind }) => kind === "time").length === 1 && facts.some(isDash(text));
  if (!lines.some(isOfStation)) return undefined;
  const named = lines.map((facts) =>
    facts.map((fact): Fact => (isDash(text)(fact) ? { ...fact, kind: "known" } : fact)),
  );
  const found = besideTimes(named, text);
  const words = [found?.origin, found?.destination].flatMap((each) => [
    ...new Set(each?.value.match(LONG_WORDS)),
  ]);
  return new Set(words).size === words.length ? found : undefined;
}

/** Shorter ones are in the names of many stations: `Hbf`. */
const LONG_WORDS = /\p{L}{4,}/gu;

/** `08:20 Milano Centrale` above `12:53 Napoli Centrale`, in the order of the journey. */
function besideTimes(lines: Lines, text: string): Stations | undefined {
  const rows = lines.filter((facts) => facts.some(({ kind }) => kind === "time"));
  const [first, second, ...others] = rows;
  if (first === undefined || second === undefined || others.length > 0) return undefined;
  const [origin, destination] = [first, second].map((facts) => {
    if (facts.some(({ kind }) => !WHEN.has(kind) && !OF_NAMES.has(kind) && kind !== "place"))
      return undefined;
    return nameIn(leadingWords(withoutWhen(facts, text)), text);
  });
  return origin && destination && { origin, destination };
}

const OF_NAMES: ReadonlySet<Fact["kind"]> = new Set(["word", "known", "letter"]);

/** The first facts of a list that can be part of a station's name. */
function leadingWords(facts: readonly Fact[]): readonly Fact[] {
  const end = facts.findIndex(
    (fact, index) =>
      isApart(fact, facts[index - 1]) ||
      (!OF_NAMES.has(fact.kind) &&
        !isNameOfPlace(fact) &&
        !isInName(fact) &&
        !isBeforeStation(facts, index) &&
        !isHyphen(fact, facts[index - 1], facts[index + 1])),
  );
  return end === -1 ? facts : facts.slice(0, end);
}

/** So many spaces part two columns. */
const COLUMN = 3;

function isApart({ start, end }: Span, from: Span | undefined): boolean {
  return from !== undefined && Math.max(start - from.end, from.start - end) >= COLUMN;
}

/** The city that a name begins with, or three letters that are a word. */
function isNameOfPlace(fact: Fact): boolean {
  return fact.kind === "place" && (fact.isBare || fact.isNamed === true);
}

/** `MADRID-PUERTA DE ATOCHA`: a dash without a space on either side. */
function isHyphen(fact: Fact, before: Fact | undefined, after: Fact | undefined): boolean {
  if (fact.kind !== "mark" || fact.text.value !== "-") return false;
  const places = [before, after].flatMap((each) => (each ? [each.start, each.end] : []));
  return places.includes(fact.start) && places.includes(fact.end);
}

/** `Москва, Казанский вокзал`: a comma, and words that end in a word for a station. */
function isBeforeStation(facts: readonly Fact[], index: number): boolean {
  const fact = facts[index];
  if (fact?.kind !== "mark" || fact.text.value !== ",") return false;
  const after = facts.slice(index + 1, index + 1 + MOST_IN_STATION);
  const last = after.findIndex((each) => each.kind === "word" && STATIONS.has(each.text.value));
  return last > 0 && after.slice(0, last).every(({ kind }) => kind === "word");
}

const MOST_IN_STATION = 3;

/** `Frankfurt(Main)Hbf`, `St. Pancras`. */
function isInName(fact: Fact): boolean {
  return fact.kind === "mark" && /[().'&/]/.test(fact.text.value);
}

const CAPITAL = new RegExp(`^[${CAPITALS}\\u0391-\\u03ab\\u0410-\\u042f]`);
const WORDY = new RegExp(`^[${LETTERS}${IDEOGRAPHS}\\d .,'&()/-]+$`);

/** `Berlin Hbf (tief)`: which part of a station is meant. */
const NOTE_AFTER = /^ \(\p{Ll}[\p{L} .]{1,20}\)/u;
const LONGEST_NOTE = 25;

const STATIONS = new Set(wordsFor("station"));

/** `Казанский вокзал` */
function isStation({ start, end }: Span, text: string): boolean {
  return STATIONS.has(text.slice(start, end));
}

/** The words from the first to the last that begin with a capital. */
function nameIn(words: readonly Fact[], text: string): Read<string> | undefined {
  const isCapital = ({ start }: Span) => {
    const letter = text.charAt(start);
    return CAPITAL.test(letter) || CASELESS.test(letter);
  };
  const first = words.find(isCapital);
  const last = words.findLast((word) => isCapital(word) || isStation(word, text));
  if (first === undefined || last === undefined) return undefined;
  const printed = text.slice(first.start, last.end);
  const isOpen = printed.includes("(") && !printed.includes(")");
  const isClosed = text.charAt(last.end) === ")";
  const [note = ""] = NOTE_AFTER.exec(text.slice(last.end, last.end + LONGEST_NOTE)) ?? [];
  const end = isOpen && isClosed ? last.end + 1 : last.end + (isOpen ? 0 : note.length);
  const whole = text.slice(first.start, end);
  if (!WORDY.test(whole) || whole.length > 60 || areUneven(whole)) return undefined;
  return { value: capitals(whole), start: first.start, end };
}

/** Whether a bracket of some words is missing. */
function areUneven(words: string): boolean {
  return words.split("(").length !== words.split(")").length;
}
