import type { Read } from "../../../ast/nodes.ts";
import { valued, type Fact, type StayDays } from "../../facts/fact.ts";
import { nightsIn, daysIn, stayDaysIn } from "../../facts/stay-days.ts";
import { namedPlacesIn } from "../../facts/named-places.ts";
import { wordsFor } from "../../lexicon/lexicon.ts";
import { LODGING } from "../../lexicon/lodging.ts";
import { namesNoHotel } from "../../lexicon/no-hotels.ts";
import { ONLY_STANDING, SAYS_STANDING } from "../../lexicon/standing.ts";
import { anyOf, capitals, LETTERS, SMALL, WORD_START } from "../../lexicon/words.ts";
import { saysCancelled } from "../unbooked/cancelled.ts";
import { canBeHotel, isNameOfHotel } from "./names-of-hotels.ts";
import { isOtherDetail } from "./other-details.ts";
import type { Printed } from "./stays-below-title.ts";

/*
 * A line that tells all of a stay, as plans do: what it is, the hotel, and both days or, below the heading of a day, how many
 * nights:
 *
 *   Unterkunft: Hotel Sample Garden, Windhoek, 10.05.–12.05.2027 (2 Nächte), Frühstück
 *   03  HOTEL      Grand Example, El Cairo. Entrada 19-mar-2027, salida 22-mar-2027. 3 noches
 *
 *   Samstag, 06.02.2027 | Anreise
 *   Übernachtung im Hotel Sample Garden, Windhoek (4 Nächte, Halbpension)
 */

const HOTEL = anyOf(wordsFor("hotel", "hotelTitles"));
const NUMBER = "(?:\\d{1,2}[a-z]?[.)]? {1,6})?";
/** `Hotel:`, `HOTEL   `, `03  HOTEL   `: any name can follow. */
const LABEL = new RegExp(
  `^[ *\u2022-]{0,12}${NUMBER}(?:${HOTEL} {0,3}[:\uff1a] {0,12}|(?=[^${SMALL} ]{4})${HOTEL} {2,20})`,
);
/** `Overnight bus to`: on the way to it. */
const NO_STAY = anyOf(wordsFor("notFlights", "carTitles", "transfers"));
/** `Overnight at the`, `Installation à l'hôtel`: a name with a word for lodging can follow, or that word. */
const LEAD = new RegExp(
  `^[ *\u2022-]{0,12}${anyOf(wordsFor("overnight", "hotelTitles", "hotel"))}(?: {0,3}[:\uff1a])? {1,3}(?:(?!${NO_STAY})[${SMALL}]{1,3} ){0,2}(?:[${SMALL}]['\u2019])?((?=[${SMALL}])${anyOf(wordsFor("hotel", "lodging"))} )?`,
);
const WORD = `[${LETTERS}\\d'\u2019&.-]{1,30}`;
/** Words with capitals, and short ones between them, up to a mark or a gap. */
const NAME = new RegExp(
  `^(?=\\p{Lu})(?:${WORD}(?: (?=[\\p{Lu}\\d&]|[${SMALL}'\u2019]{1,4} |[${SMALL}]['\u2019]\\p{Lu}))){0,8}${WORD}(?= {0,2}[,(|\u00b7]| {2}| [-\u2013] |(?<=[${LETTERS}]{4})\\. )`,
  "u",
);
/** Words of a line about a stay that nobody booked, or not at this hotel. */
const UNBOOKED = new RegExp(
  WORD_START + anyOf(wordsFor("asked", "offered", "notIncluded", "orSimilar", "toBeConfirmed")),
);

const SALUTATION = new RegExp(`^ *${anyOf(wordsFor("salutations", "greetings"))}`);

type Day = Extract<Fact, { kind: "date" }>;

/** Finds such lines one after the other. */
export class WholeStays {
  /** The day that the first line of the block states, if no other line of it states one or has a stay so far. */
  private day: Day | undefined;

  /**
   * The facts of the next line, if it tells all of a stay and they do not.
   *
   * @param named the same with the name of a hotel, if another rule finds one
   */
  read(facts: readonly Fact[], named: readonly Fact[], line: Printed): readonly Fact[] | undefined {
    const { printed, end, isAfterGap } = line;
    const text = { value: printed, start: end - printed.length, end };
    const days = daysIn(text);
    const isJourney = facts.some(({ kind }) => kind === "flight" || kind === "train");
    const isFirst = isAfterGap || text.start === 0;
    const heading = isFirst ? undefined : this.day;
    // A day above a salutation is that of a letter.
    if (SALUTATION.test(printed)) this.day = undefined;
    if (isFirst) this.day = headingIn(facts, days, text);
    else if (days.length > 0) this.day = undefined;
    if (isJourney || saysDays(named) || isUnbooked(printed)) return undefined;
    const stay = days.length > 0 ? stayDaysIn(text) : stayFrom(heading, text);
    const name = stay && (nameIn(printed) ?? nameInRow(text, stay));
    if (stay === undefined || name === undefined) return undefined;
    if (!isFirst) this.day = undefined;
    const start = text.start + name.index;
    const place = { start, end: start + name.value.length };
    const hotel: Fact = {
      kind: "hotel",
      name: valued(place, capitals(name.value)),
      stay,
      ...place,
    };
    const others = facts.filter((fact) => OF_HOTELS.has(fact.kind) && !isAmong(fact, hotel, days));
    return [...others, hotel].sort((one, other) => one.start - other.start);
  }
}

const OF_HOTELS: ReadonlySet<Fact["kind"]> = new Set(["rooms", "locator", "address", "phone"]);

/** Whether a fact shares letters with the name or a day: what is before a day can look like an address. */
function isAmong({ start, end }: Fact, hotel: Fact, days: readonly Day[]): boolean {
  return [hotel, ...days].some((each) => start < each.end && each.start < end);
}

/** Whether facts are those of a hotel and both days, each after its word. */
function saysDays(facts: readonly Fact[]): boolean {
  const said = facts.filter(({ kind }) => kind !== "word" && kind !== "known" && kind !== "mark");
  const days = said.filter(({ kind }, index) => {
    const before = said[index - 1]?.kind;
    return kind === "date" && (before === "checkIn" || before === "checkOut" || before === "side");
  });
  return days.length === 2 && said.some(({ kind }) => kind === "hotel");
}

/** A stay from the day of a heading on, for the nights that a line says. */
function stayFrom(day: Day | undefined, text: Read<string>): StayDays | undefined {
  const nights = nightsIn(text);
  return day && nights && { checkIn: day.date, weekday: day.weekday, nights };
}

function isUnbooked(printed: string): boolean {
  return printed.includes("?") || UNBOOKED.test(printed) || saysCancelled(printed);
}

const DAY_OF_PLAN = new RegExp(
  `^\\W{0,12}(?:${anyOf(wordsFor("days"))} {0,2}\\d{1,2}|\\d{1,2}[.\u00b0]? ?(?:\u00ba )?${anyOf(wordsFor("days"))})(?![\\d.:])[^${LETTERS}\\d]{0,6}$`,
);

/** The day with which a line begins, if it has its weekday or the number of the day of a plan: `2. Tag, Montag, 10.05.2027 - Windhoek`. */
function headingIn(
  facts: readonly Fact[],
  [day, ...others]: readonly Day[],
  text: Read<string>,
): Day | undefined {
  if (day === undefined || others.length > 0) return undefined;
  if (facts.some(({ kind }) => OF_JOURNEYS.has(kind))) return undefined;
  const from = Math.min(day.start, day.weekday?.start ?? day.start);
  const before = text.value.slice(0, from - text.start);
  if (DAY_OF_PLAN.test(before)) return day;
  return day.weekday !== undefined && /^\W{0,12}$/.test(before) ? day : undefined;
}

const OF_JOURNEYS: ReadonlySet<Fact["kind"]> = new Set(["time", "flight", "train"]);

/** The name of a hotel, and where it is in a line. */
interface Name {
  readonly value: string;
  readonly index: number;
}

/** The name of the hotel in a line that begins with what it is. */
function nameIn(printed: string): Name | undefined {
  const [label = ""] = LABEL.exec(printed) ?? [];
  const [lead = "", lodging] = LEAD.exec(printed) ?? [];
  const index = (label || lead).length;
  const [value = ""] = index === 0 ? [] : (NAME.exec(printed.slice(index)) ?? []);
  if (value.length < 3 || !isName(value)) return undefined;
  const isSaid = LODGING.test(value) || lodging !== undefined;
  return isSaid || (label !== "" && value.includes(" ")) ? { value, index } : undefined;
}

/** What is before the first day of a row. */
const MOST_BEFORE = 16;

/** The name after both days, in a row that begins with them: `15-10 - 19-10-2027   Sample Guesthouse, Cape Town   4 nights`. */
function nameInRow(text: Read<string>, { checkIn, checkOut, nights }: StayDays): Name | undefined {
  if (nights === undefined || checkOut === undefined) return undefined;
  if (checkIn.start - text.start > MOST_BEFORE) return undefined;
  const rest = text.value.slice(checkOut.end - text.start);
  const gap = /^ {2,}|^ ?[|:;,] {0,3}/.exec(rest)?.[0].length ?? 0;
  const [value = ""] = gap === 0 ? [] : (NAME.exec(rest.slice(gap)) ?? []);
  const index = checkOut.end - text.start + gap;
  return LODGING.test(value) && isName(value) && isNameOfHotel(value)
    ? { value, index }
    : undefined;
}

const BEGINS_TRANSFER = new RegExp(`^${anyOf(wordsFor("transfers", "meetings", "parking"))}`);

function isName(name: string): boolean {
  if (BEGINS_TRANSFER.test(name)) return false;
  if (namesNoHotel(name) || ONLY_STANDING.test(name) || SAYS_STANDING.test(name)) return false;
  if (isOtherDetail(name, false) || !canBeHotel(name)) return false;
  const [place] = namedPlacesIn(name, 0);
  return LODGING.test(name) || place === undefined || place.end - place.start < name.length;
}
