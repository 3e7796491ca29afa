import type { TokenType } from "chevrotain";
import type { Read } from "../ast/nodes.ts";
import { lineFamily } from "../decode/engine/line-family.ts";
import { LineRules } from "../decode/engine/line-rules.ts";
import { token } from "../decode/engine/tokens.ts";
import { dates, otherDate, paidDate, weekdays } from "./facts/dates.ts";
import { MOST_FACTS, Passage, term, type Fact, type Term } from "./facts/fact.ts";
import { flightDetails, flights } from "./facts/flight.ts";
import { locators } from "./facts/locators.ts";
import { rentals } from "./facts/car.ts";
import { hotels } from "./facts/hotel.ts";
import { known } from "./facts/known.ts";
import { mentionedNames } from "./facts/names/mentioned-names.ts";
import { names } from "./facts/names/names.ts";
import { LIST_TITLES } from "./lexicon/labels-of-names.ts";
import { extras } from "./facts/extras.ts";
import { ALL_TITLES } from "./lexicon/titles.ts";
import { places, sidedTerminals, terminals } from "./facts/places.ts";
import { sides } from "./facts/sides.ts";
import { dayMarks, otherTimes, times, unclearTimes } from "./facts/times.ts";
import { trainDetails, trains } from "./facts/train.ts";
import { namesFor, wordsFor } from "./lexicon/lexicon.ts";
import { IDEOGRAPHS, LETTERS } from "./lexicon/words.ts";
import { BEGINNINGS } from "./beginnings.ts";
import { TermLexer, type TermTokens } from "./term-lexer.ts";

const rest: readonly Term[] = [
  term("PlainWord", `[${LETTERS}\\d][${LETTERS}\\d'._-]{0,80}|[${IDEOGRAPHS}]{1,80}`, (text) => ({
    kind: "word",
    text,
  })),
  term("Mark", "[!-\\uffff]", (text) => ({ kind: "mark", text })),
];

/** In order of precedence. */
const TERMS: readonly Term[] = [
  otherDate,
  paidDate,
  ...extras,
  ...locators,
  ...names,
  ...mentionedNames,
  ...sidedTerminals,
  ...otherTimes,
  ...hotels,
  ...rentals,
  ...dates,
  ...dayMarks,
  ...times,
  ...trains,
  ...trainDetails,
  ...flights,
  ...flightDetails,
  ...sides,
  ...unclearTimes,
  ...terminals,
  ...places,
  ...weekdays,
  ...known,
  ...rest,
];

const TermToken = token("Term", /NOT_APPLICABLE/, { label: "words" });
const readers = new Map<TokenType, Term["read"]>();

const WEEKDAYS = namesFor("weekdays");

/** With what terms begin, if it is one of some words: they are tried only where one of these can begin. */
const LED_BY: Readonly<Record<string, readonly string[]>> = {
  OtherDate: wordsFor("otherDates"),
  PaidDate: wordsFor("paid"),
  Weekday: WEEKDAYS,
  FusedDate: WEEKDAYS,
  SpacedDate: WEEKDAYS,
  NumericDate: WEEKDAYS,
  DayAndMonth: WEEKDAYS,
  ShortDate: WEEKDAYS,
  MonthFirstDate: [...WEEKDAYS, ...namesFor("leadingMonths")],
  NextDay: [...wordsFor("nextDay"), "("],
  OtherTime: wordsFor("otherTimes", "layovers"),
  TicketNumber: wordsFor("ticket"),
  SeatNumber: wordsFor("seat"),
  TotalAmount: wordsFor("total"),
  TaxAmount: wordsFor("taxes", "ofWhich"),
  BaseFare: wordsFor("baseFare"),
  Price: wordsFor("price"),
  PhoneNumber: wordsFor("phone"),
  OwnPhoneNumber: ["+"],
  OtherLabel: wordsFor("otherLabels"),
  RecordLocator: wordsFor("recordLocator"),
  ConfirmationNumber: wordsFor("confirmation"),
  ConfirmationOfCompany: wordsFor("confirmation"),
  WeakLocator: wordsFor("weakLocator"),
  LocatorOfAirline: wordsFor("recordLocator", "weakLocator"),
  DashedNumber: wordsFor("recordLocator", "weakLocator"),
  TravellersTitle: [...LIST_TITLES, ...wordsFor("meetingLabels")],
  Salutation: wordsFor("salutations", "greetings"),
  InNameOf: wordsFor("inNameOf"),
  TravellersInSentence: wordsFor("namesLabels"),
  NameAfterTimes: ALL_TITLES,
  PassengerInSentence: wordsFor("nameLabels", "namesLabels"),
  LabelledName: wordsFor(
    "nameLabels",
    "namesLabels",
    "clientLabels",
    "adults",
    "children",
    "infants",
  ),
  HotelName: wordsFor("hotel"),
  HotelAddress: wordsFor("address"),
  CheckIn: wordsFor("checkIn"),
  CheckOut: wordsFor("checkOut"),
  PickUp: wordsFor("pickUp"),
  DropOff: wordsFor("dropOff"),
  TrainNumber: wordsFor("train"),
  RailwayTrain: wordsFor("railways"),
  TrainOfRailway: wordsFor("railwayCodes"),
  TrainCode: wordsFor("trainCodes"),
  Coach: wordsFor("coach"),
  TrainSeat: wordsFor("seat"),
  TrainClass: [...wordsFor("bookingClass"), "1", "2"],
  Platform: wordsFor("platform"),
  BookingClass: wordsFor("bookingClass", "cabins", "recordLocator"),
  Cabin: wordsFor("cabins"),
  Equipment: wordsFor("equipment"),
  OperatedBy: wordsFor("operatedBy"),
  Standing: wordsFor("statusLabels", "confirmed", "waitlisted"),
  DepartureWord: wordsFor("departure"),
  ArrivalWord: wordsFor("arrival"),
  DepartsAtWord: wordsFor("departsAt"),
  ArrivesAtWord: wordsFor("arrivesAt"),
  LeavesWord: ["lv"],
  ArrivesWord: ["ar"],
  FromWord: wordsFor("from"),
  ToWord: wordsFor("to"),
  NoSideWord: wordsFor("noSide"),
  Terminal: wordsFor("terminal"),
  DepartureTerminal: wordsFor("departureTerminal"),
  ArrivalTerminal: wordsFor("arrivalTerminal"),
  KnownWord: wordsFor("known"),
};

function tokensOf({ name, pattern, read }: Term): TermTokens {
  const options = { label: name, categories: [TermToken] };
  const other = token(name, pattern, options);
  const first = token(`First${name}`, pattern, { ...options, push_mode: "passage" });
  for (const each of [first, other]) readers.set(each, read);
  const { words = [], ...beginning } = BEGINNINGS[name] ?? {};
  const led = [...words, ...(LED_BY[name] ?? [])];
  return { first, other, beginning: led.length === 0 ? beginning : { ...beginning, words: led } };
}

const terms = TERMS.map(tokensOf);

/** Makes the lexer of passages. */
export function lexerOfTerms(number: TokenType): TermLexer {
  return new TermLexer(terms, number);
}

class PassageRules extends LineRules {
  /**
   * passage: Term+
   *
   *     Flight EK262 on 7 March 2027 from GRU to DXB, departs 01:25
   */
  readonly line = this.RULE("passage", () => {
    const facts: Fact[] = [];
    this.AT_LEAST_ONE(() => {
      const term = this.CONSUME(TermToken);
      // One fact more than the maximum marks the line as one that says nothing.
      if (facts.length > MOST_FACTS) return;
      const text = this.text(term);
      this.ACTION(() => facts.push(...factsOf(term.tokenType, text)));
    });
    // A copy has the exact size; an array that grew has spare capacity.
    return new Passage([...facts], this.elementNumber());
  });
}

/** What a term says; what only looks like a term is a word. */
function factsOf(type: TokenType, text: Read<string>): readonly Fact[] {
  const facts = readers.get(type)?.(text) ?? [];
  return facts.length > 0 ? facts : [{ kind: "word", text, start: text.start, end: text.end }];
}

/** A line of running text; any line is one. */
export const passage = lineFamily(
  "passage",
  terms.map(({ first }) => first),
  terms.map(({ other }) => other),
  PassageRules,
);
