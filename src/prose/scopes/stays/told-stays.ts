import { canBeStay, daysIn, toldDaysIn } from "../../facts/stay-days.ts";
import { isAnchor, valued, type Fact, type StayDays } from "../../facts/fact.ts";
import type { PrintedDate, Read } from "../../../ast/nodes.ts";
import { matchesOf } from "../../../decode/text/matches.ts";
import { mainLanguage } from "../../lexicon/main-language.ts";
import { LANGUAGES, listed, wordsFor } from "../../lexicon/lexicon.ts";
import type { Language } from "../../lexicon/language.ts";
import { LODGING } from "../../lexicon/lodging.ts";
import {
  anyOf,
  capitals,
  CAPITALS,
  eitherOf,
  LETTERS,
  SMALL,
  WORD_START,
} from "../../lexicon/words.ts";
import type { Line } from "../lines.ts";
import { saysCancelled } from "../unbooked/cancelled.ts";
import { sentencesIn } from "../unbooked/unbooked.ts";
import { isNameOfHotel } from "./names-of-hotels.ts";

/*
 * Stays that a sentence of a letter or a chat tells of, on days of the journey:
 *
 *   I booked the Hotel Grand Example from 3 to 5 April, breakfast included.
 *   Hotel Grand Example, check in 3 Apr, check out 5 Apr 2027
 */

const LODGINGS = anyOf(wordsFor("hotel", "lodging"));
const WORD = `[${CAPITALS}][${LETTERS}\\d'\u2019&.-]{0,30}`;
/** Particles of names: a word for where a hotel is would not end its name. */
const PARTICLE = "(?:(?:de|da|do|das|dos|del|della|di|du|des|la|le|les|el|los|las|y|&) ){0,2}";
/** `Hotel Grand Example`, `Grand Example Hotel Sydney`. */
const NAME = new RegExp(
  `(?<![${LETTERS}\\d-]|[${CAPITALS}][${LETTERS}'&.-]{0,30} )(?:${WORD} ){0,4}(?=[${CAPITALS}])${LODGINGS}(?: ${PARTICLE}(?:${WORD}|\\d{1,2}[${SMALL}]{1,3}(?![${LETTERS}]))){0,5}`,
  "g",
);
/** `hotel «Grand Example»`, `l'hôtel Casa da Amostra`. */
const NAME_AFTER_WORD = new RegExp(
  `${WORD_START}${LODGINGS} (?:[\u00ab\u201c\u201e"](${WORD}(?: ${PARTICLE}${WORD}){0,5})[\u00bb\u201d\u201c"]|(?<=${WORD_START}(?=[${SMALL}])${LODGINGS} )(${WORD}(?: ${PARTICLE}${WORD}){1,5}))`,
  "g",
);
/** What follows a name: a mark, or a word in small letters. */
const AFTER = new RegExp(`^(?:$|[,.;:!)]| [(\u2013-]| (?=[${SMALL}]{1,4} |\\d)| ?\u00bb)`);
const ARTICLE_AT_END = /(?<!\p{L})(?:\p{L}{1,3} |\p{L}['\u2019])[\u00ab\u201c\u201e"]?$/u;
const ARTICLE = /^(?:Das|Die|Der|Le|La|L['\u2019]|El|Il|O|A|Het|De) ?(?=\p{Lu})/u;

const UNBOOKED = new RegExp(
  WORD_START +
    anyOf(
      wordsFor(
        "asked",
        "offered",
        "notIncluded",
        "orSimilar",
        "toBeConfirmed",
        "meetings",
        "insteadOf",
      ),
    ),
);
/** What else one does at a hotel. */
const OTHERWISE = new RegExp(WORD_START + anyOf(wordsFor("bookedElsewhere")));
const AT_HOTELS = new RegExp(WORD_START + anyOf(wordsFor("bookedAtHotels")), "g");

/** In place of the name of a hotel. */
const HOTEL = "\u25a1";
/** What can be before a name in a sentence that begins with it: `Hotel done too, `, `the hotel is `. */
const LEADS = new RegExp(
  `^[^${LETTERS}]*(?:(?:[${LETTERS}]{1,3} )?${LODGINGS}(?: ${eitherOf(wordsFor("is"))}| (?:[${SMALL}]{1,8} ){0,2}[${SMALL}]{1,8}[,:]|[,:])? ?)?$`,
);

/** What sentences of a language say about stays. */
interface Words {
  /** A traveller stays at a hotel: `we stay at the □`. */
  readonly staying: RegExp;
  /** What follows a hotel in a plan: `, Sydney, confirmed`. */
  readonly booked: RegExp;
  /** Nobody stays there, or perhaps. */
  readonly notStaying: RegExp;
}

const WORDS = new Map<string, Words | undefined>();

function wordsIn(name: string): Words | undefined {
  if (!WORDS.has(name)) WORDS.set(name, wordsOf(LANGUAGES[name]));
  return WORDS.get(name);
}

function wordsOf(language: Language | undefined): Words | undefined {
  if (language === undefined || listed(language.staying).length === 0) return undefined;
  const rooms = anyOf(listed(language.bookedAtHotels));
  const nights = anyOf(listed(language.nights));
  // ` two double rooms at the hotel `, ` fourteen nights at the hotel `
  const beforeHotel = `(?: (?:[${SMALL}]{1,3}|\\d{1,2}|(?:[${SMALL}]{1,6} )?${rooms}|(?:[${SMALL}]{1,9} )?${nights}|${LODGINGS})){0,7} (?:[${SMALL}]{1,2}['\u2019])?(?:${LODGINGS} )?[\u00ab\u201c\u201e"]?`;
  const phrases = listed(language.staying).map((phrase) => phrase.split(" ... "));
  const around = phrases.filter(({ length }) => length > 1);
  const [heads, tails] = [around.map(([head = ""]) => head), around.map(([, tail = ""]) => tail)];
  const verbs = anyOf(phrases.filter(({ length }) => length === 1).flat());
  const split = `${anyOf(heads)}${beforeHotel}${HOTEL}${shortOr(rooms)}${anyOf(tails)}`;
  const before = `${verbs}${beforeHotel}${HOTEL}`;
  // ` in Sydney is `
  const inPlan = shortOr(`[${CAPITALS}][${LETTERS}]{0,20}(?![${LETTERS}])`);
  return {
    staying: new RegExp(`${WORD_START}(?:${around.length > 0 ? `${split}|` : ""}${before})`),
    booked: new RegExp(`^${inPlan}${anyOf(listed(language.stayBooked))}`),
    notStaying: new RegExp(WORD_START + anyOf(listed(language.notStaying))),
  };
}

/** Marks and short words, or others. */
function shortOr(others: string): string {
  return `(?:[ ,:|\\d.-]|(?<![${LETTERS}])(?:[${SMALL}]{1,4}(?![${LETTERS}])|${others})){0,60}(?<![${LETTERS}])`;
}

/** A stay, and where its hotel is named. */
interface Told {
  readonly line: Line;
  readonly name: Read<string>;
  readonly stay: StayDays;
}

/** The lines of a text about journeys, with the stays of which sentences tell. */
export function withToldStays(lines: readonly Line[], text: string): readonly Line[] {
  const words = wordsIn(mainLanguage(text) ?? "");
  if (words === undefined || !lines.some(isOfJourney)) return lines;
  const told = lines.flatMap((line) => (canTell(line, text) ? toldIn(line, text, words) : []));
  const days = daysOf(lines.filter((line) => told.every((each) => each.line !== line)));
  const sure = told.filter(
    (each) =>
      isOfDays(each.stay, days) &&
      !told.some((other) => other !== each && overlap(other.stay, each.stay)) &&
      !lines.some((line) => endsStay(line, each, text)),
  );
  return lines.map((line) => {
    const own = sure.find((each) => each.line === line);
    return own === undefined ? line : withStay(line, own);
  });
}

function isOfJourney({ facts }: Line): boolean {
  return facts.some(({ kind }) => kind === "flight" || kind === "train");
}

function canTell({ facts, start, end }: Line, text: string): boolean {
  return !facts.some(isAnchor) && LODGING.test(text.slice(start, end));
}

/** The only stay of which a sentence of a line tells. */
function toldIn(line: Line, text: string, words: Words): readonly Told[] {
  const printed = text.slice(line.start, line.end);
  if (printed.includes("?") || saysCancelled(printed)) return [];
  return sentencesIn(printed, line.start).flatMap(({ start, end }) => {
    const sentence = { value: text.slice(start, end), start, end };
    const said = sentence.value;
    if (UNBOOKED.test(said) || words.notStaying.test(said)) return [];
    const days = toldDaysIn(sentence);
    const name = days && nameIn(sentence, words.booked);
    if (days === undefined || name === undefined) return [];
    // `petit déjeuner` has such a word, too.
    if (OTHERWISE.test(said.replaceAll(AT_HOTELS, " "))) return [];
    return isTold(sentence, name, days.isLabelled, words) ? [{ line, name, stay: days.stay }] : [];
  });
}

/** Whether a sentence says that a traveller stays there, or it begins with the hotel as one in a plan does. */
function isTold(
  sentence: Read<string>,
  name: Read<string>,
  isLabelled: boolean,
  { staying, booked }: Words,
): boolean {
  const bare = withoutDays(sentence);
  const before = bare.slice(0, name.start - sentence.start);
  const after = bare.slice(name.end - sentence.start);
  if (LEADS.test(before.replace(ARTICLE_AT_END, ""))) return isLabelled || booked.test(after);
  return staying.test(before + HOTEL + after);
}

/** The only name of a hotel in a sentence. */
function nameIn(sentence: Read<string>, booked: RegExp): Read<string> | undefined {
  const bare = withoutDays(sentence);
  const [only, ...others] = [...namesIn(bare), ...namesAfterWord(bare)];
  if (only === undefined || others.length > 0) return undefined;
  const [article = ""] = ARTICLE.exec(only.name) ?? [];
  const name = only.name.slice(article.length).replace(/[.'\u2019-]{1,3}$/, "");
  const at = only.index + article.length;
  if (name.length < 4 || !endsAt(bare.slice(at + name.length), booked)) return undefined;
  if (LODGING.test(name) && !beginsApart(bare, at, name, article)) return undefined;
  const start = sentence.start + at;
  return { value: capitals(name), start, end: start + name.length };
}

function namesIn(sentence: string) {
  return matchesOf(sentence, NAME).flatMap(({ 0: name, index }) =>
    isNameOfHotel(name) ? { name, index } : [],
  );
}

function namesAfterWord(sentence: string) {
  return matchesOf(sentence, NAME_AFTER_WORD).flatMap((found) => {
    const name = found[1] ?? found[2] ?? "";
    const index = found.index + found[0].lastIndexOf(name);
    return LODGING.test(name) ? [] : { name, index };
  });
}

function endsAt(rest: string, booked: RegExp): boolean {
  return booked.test(rest) || AFTER.test(rest);
}

/** Whether the first word of a name is part of it: a sentence begins with a capital, too. */
function beginsApart(sentence: string, at: number, name: string, article: string): boolean {
  const isLed =
    /\p{L}/u.test(sentence.slice(0, at - article.length)) && !/[.:!] $/.test(sentence.slice(0, at));
  return isLed || article !== "" || BEGINS_WITH_LODGING.test(name) || name.startsWith("The ");
}

const BEGINS_WITH_LODGING = new RegExp(`^${LODGINGS}`);

/** A sentence with bars in the place of its days. */
function withoutDays({ value, start, end }: Read<string>): string {
  let rest = value;
  for (const day of daysIn({ value, start, end })) {
    const [from, to] = [day.start - start, day.end - start];
    rest = rest.slice(0, from) + "|".repeat(to - from) + rest.slice(to);
  }
  return rest;
}

/** The days of journeys, which a stay is between. */
function daysOf(lines: readonly Line[]): readonly PrintedDate[] {
  return lines.flatMap(({ facts }) =>
    facts.flatMap((fact) => (fact.kind === "date" ? fact.date.value : [])),
  );
}

function isOfDays({ checkIn, checkOut }: StayDays, days: readonly PrintedDate[]): boolean {
  return [checkIn, checkOut].every((each) => days.some((day) => isSame(day, each?.value)));
}

function isSame(one: PrintedDate, other: PrintedDate | undefined): boolean {
  if (other === undefined) return false;
  const isOfYear = one.year === null || other.year === null || (one.year - other.year) % 100 === 0;
  return isOfYear && one.day === other.day && one.month === other.month;
}

/** Whether two stays have a night in common. */
function overlap(one: StayDays, other: StayDays): boolean {
  const isBefore = (a: StayDays, b: StayDays) =>
    a.checkOut !== undefined &&
    (isSame(a.checkOut.value, b.checkIn.value) ||
      canBeStay(a.checkOut.value, b.checkIn.value, undefined));
  return !isBefore(one, other) && !isBefore(other, one);
}

/** Whether another line says that a hotel is cancelled, or that there is another stay. */
function endsStay(line: Line, { line: own, name }: Told, text: string): boolean {
  if (line === own) return false;
  if (line.facts.some(({ kind }) => kind === "hotel")) return true;
  const printed = text.slice(line.start, line.end);
  const isAboutHotel = LODGING.test(printed) || capitals(printed).includes(name.value);
  return isAboutHotel && saysCancelled(printed);
}

const OF_DAYS: ReadonlySet<Fact["kind"]> = new Set([
  "date",
  "time",
  "side",
  "checkIn",
  "checkOut",
  "nights",
]);

function withStay(line: Line, { name, stay }: Told): Line {
  const { start, end } = name;
  const hotel: Fact = { kind: "hotel", name: valued(name, name.value), stay, start, end };
  const others = line.facts.filter(
    (fact) => !OF_DAYS.has(fact.kind) && (fact.end <= start || fact.start >= end),
  );
  const facts = [...others, hotel].sort((one, other) => one.start - other.start);
  return { ...line, facts, anchors: 1, isProse: false };
}
