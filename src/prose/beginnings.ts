import { namesFor, wordsFor } from "./lexicon/lexicon.ts";
import { LONGEST, type Range } from "./rows.ts";

/**
 * With what a term begins: one of some words, a row of characters or a mark. A term without any of them can begin
 * anywhere.
 */
export interface Beginning {
  readonly words?: readonly string[];
  /** Whether letters can touch these words. */
  readonly goesOn?: boolean;
  /** How many capitals, small letters or digits of the Latin alphabet stand side by side. */
  readonly capitals?: Range;
  readonly small?: Range;
  readonly digits?: Range;
  readonly marks?: string;
  /** Whether it can be any character beyond ASCII. */
  readonly isBeyond?: boolean;
  /** What follows the row: one of these characters. */
  readonly then?: string;
  /** The words of which one follows the row, after a space or a sign or two. */
  readonly after?: readonly string[];
  /** A character that the term contains, or that is before it on its line. */
  readonly beside?: string;
}

const ANY: Range = [1, LONGEST];
const NUMERALS = "0123456789";

const MONTHS = namesFor("months");
const ORDINALS = wordsFor("ordinals").map((each) => each.replace(/^-/, ""));

/** With what terms begin, except for words. */
export const BEGINNINGS: Readonly<Record<string, Beginning>> = {
  IdeographicDate: { digits: [1, 4], beside: "\u6708" },
  YearFirstDate: { digits: [4, 4] },
  IsoDate: { digits: [4, 4] },
  FusedDate: { digits: [1, 2], after: MONTHS },
  SpacedDate: { digits: [1, 2], after: [...MONTHS, ...ORDINALS, ...wordsFor("ofMonth")] },
  NumericDate: { digits: [1, 2], then: "./-" },
  DayAndMonth: { digits: [1, 2], then: "./" },
  ShortDate: { digits: [1, 2], then: "./" },
  ColonTime: { digits: [1, 2], then: ":hH" },
  DotTime: { digits: [1, 2], then: "." },
  LedDotTime: { digits: [1, 2], then: "." },
  CodedDotTime: { digits: [2, 2], then: "." },
  LedSpacedTime: { digits: [1, 2], then: " " },
  HourTime: { digits: [1, 2], then: " apAP" },
  TerminalTime: { digits: [3, 4] },
  UnclearTime: { digits: [3, 4] },
  ScannedTime: { digits: [1, 3], capitals: [1, 3], then: "0123456789OISB" },
  DaysLater: { marks: "(+-" },
  DaySign: { marks: "#*|" },
  Length: { digits: [1, 2], after: wordsFor("hours", "minutes") },
  AmountBeforeTotal: { digits: [1, 9] },
  EmailAddress: { beside: "@" },
  AirlineLocator: {
    words: [...wordsFor("airlineLocator"), "airline"],
    capitals: [1, 2],
    digits: [1, 2],
  },
  LocatorAfterNames: { beside: "/" },
  SlashName: { beside: "/" },
  OwnerOfTicket: { beside: "/" },
  NextSlashName: { beside: "/" },
  TypedName: { beside: "(" },
  Nights: { words: wordsFor("nights"), digits: [1, 2], after: ["x", ...wordsFor("nights")] },
  Rooms: { words: wordsFor("rooms"), digits: [1, 2], after: ["x", ...wordsFor("rooms")] },
  Status: { capitals: [2, 2], then: NUMERALS },
  FlightNumber: { capitals: [1, 2], digits: [1, 1] },
  SmallFlightNumber: { small: [2, 2] },
  LoneLetter: { capitals: [1, 1] },
  Link: { words: wordsFor("links"), marks: "-\u2192>" },
  FusedPair: { capitals: [6, 6] },
  Pair: { capitals: [3, 3] },
  SmallPair: { small: [3, 3], then: "-/ " },
  BracketedPlace: { marks: "(" },
  PlaceAndName: { marks: "(" },
  PlaceAfterCity: { marks: "(" },
  TitledPlace: { capitals: [3, 3] },
  BarePlace: { capitals: [3, 3] },
  TerminalAfterNumber: { digits: [1, 1], marks: "\u7b2c" },
  Terminal: { goesOn: true },
  TerminalPair: { capitals: [1, 1], then: NUMERALS },
  ShortTerminal: { capitals: [1, 1], then: NUMERALS },
  PlainWord: { capitals: ANY, small: ANY, digits: ANY, isBeyond: true },
};
