import { airlineName, allPlaces, findPlace } from "../../reference/index.ts";
import { capitalsFor } from "./lexicon.ts";

/** Whether two letters or digits are an airline's code. */
export function isAirline(code: string): boolean {
  return airlineName(code) !== "";
}

/** Titles and types of persons that are also airport codes: places only where no person can be. */
export const PERSONS_LIKE_PLACES = ["MRS", "MSS", "ADT", "CHD", "INF", "CNN"] as const;

/** The cities of those of them that many flights serve. */
export const CITIES_OF_TITLES = {
  MRS: ["Marseille", "MARSEILLE", "Marsella", "Marsiglia", "Marselha", "Marsylia"],
  CNN: ["Kannur", "KANNUR"],
} as const;

/** Weekdays, months, currencies and common abbreviations that are also airport codes. */
const NOT_PLACES = new Set(
  (
    "MON TUE WED THU FRI SAT SUN JAN FEB MAR APR MAY JUN JUL AUG SEP OCT NOV DEC " +
    "TBA ETA ETD PNR VAT PDF WEB APP TEL FAX GMT UTC CET EST EDT PST " +
    "VIA REF REM SSR OSI ECO BUS VIP SMS MAX NON OUT ONE TWO BAG KGS CAR CAB AIR FLT DEP ARR CLS " +
    "USD EUR GBP JPY CHF " +
    // Countries, after their cities: `Chicago (USA)`.
    "USA UAE GBR ITA ESP CHE AUT CHL CHN JPN THA NZL TUR GRC CZE SWE NOR FIN KOR"
  )
    .split(" ")
    .concat(PERSONS_LIKE_PLACES),
);

/** Words that are also airport codes, in capitals. */
const WORDS_LIKE_PLACES = capitalsFor("likePlaces");

const WORDS_BEFORE_WORDS = capitalsFor("wordsLikePlaces");

/** Whether three letters before a word can be another word. */
export function isWordBeforeWord(code: string): boolean {
  return WORDS_BEFORE_WORDS.has(code);
}

/** Whether three letters are the code of an airport or a city rather than something else. */
export function isPlace(code: string): boolean {
  return findPlace(code) !== undefined && !NOT_PLACES.has(code);
}

/** The same among words in capitals or in lower case, where case shows nothing. */
export function isPlaceAmongWords(code: string): boolean {
  return isPlace(code) && !WORDS_LIKE_PLACES.has(code);
}

let cities: ReadonlySet<string> | undefined;
/** The last word of an airport that tickets print on a line of its own: `PARIS CHARLES DE`, `GAULLE`. */
const LAST_WORD = "GAULLE";

/** Names of countries that look like two codes. A list, because the pattern is made before the tables are loaded. */
export const COUNTRIES_OF_SIX_LETTERS = (
  "ANGOLA BELIZE BHUTAN BRAZIL BRUNEI CANADA CYPRUS FRANCE GREECE GUINEA GUYANA ISRAEL JORDAN KUWAIT LATVIA MALAWI MEXICO " +
  "MONACO NORWAY PANAMA POLAND RUSSIA RWANDA SERBIA SWEDEN TAIWAN TURKEY UGANDA ZAMBIA"
).split(" ");

/** Whether six letters are the name of a city, or the end of one of an airport, and not a pair of codes: `BERLIN`, `DALLAS`. */
export function isCityName(letters: string): boolean {
  if (letters === LAST_WORD) return true;
  cities ??= new Set(
    allPlaces().flatMap(({ city, name }) =>
      [city, name].map((each) => each.toUpperCase()).filter(({ length }) => length === 6),
    ),
  );
  return cities.has(letters);
}
