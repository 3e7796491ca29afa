import { airlineName, allPlaces, findPlace } from "../../reference/index.ts";

/** Whether two letters or digits are an airline's code. */
export function isAirline(code: string): boolean {
  return airlineName(code) !== "";
}

/** Weekdays, months, and what documents shorten to three letters: codes of airports all. */
const NO_PLACES = new Set(
  (
    "MON TUE WED THU FRI SAT SUN JAN FEB MAR APR MAY JUN JUL AUG SEP OCT NOV DEC " +
    "ADT CHD INF CNN MRS MSS TBA ETA ETD PNR VAT PDF WEB APP TEL FAX GMT UTC CET EST EDT PST " +
    "VIA REF REM SSR OSI ECO BUS VIP SMS NON OUT ONE TWO BAG KGS CAR CAB AIR FLT DEP ARR CLS"
  ).split(" "),
);

/** Words in capitals that are codes of airports too. */
const SHOUTED_WORDS = new Set(
  (
    "AND THE FOR NOT YOU ALL CAN HER WAS OUR DAY GET HAS HIM HIS HOW MAN NEW NOW OLD SEE WAY WHO BOY " +
    "DID ITS LET PUT SAY SHE TOO USE ANY ASK ADD BUY CUT END FAR FEW FUN GOT LAY LOT LOW MAY NET " +
    "OFF OWN PAY PER RUN SET SIT TAX TEN TOP TRY WON YES YET ARE BUT HAD ITS DER DIE DAS UND VON " +
    "DEL LOS LAS POR CON UNA QUE LES DES PAR SUR PAS EST SON AIR TRI MIT AUS BEI DEN DEM NON PIU"
  ).split(" "),
);

/** Whether three letters are the code of an airport or a city, and not rather something else. */
export function isPlace(code: string): boolean {
  return findPlace(code) !== undefined && !NO_PLACES.has(code);
}

/** The same among words in capitals, or among small letters, where case tells nothing. */
export function isPlaceAmongWords(code: string): boolean {
  return isPlace(code) && !SHOUTED_WORDS.has(code);
}

let cities: ReadonlySet<string> | undefined;

/** Whether six letters are the name of a city, and no pair of codes: `BERLIN`, `DALLAS`. */
export function isCityName(letters: string): boolean {
  cities ??= new Set(
    allPlaces().flatMap(({ city, name }) =>
      [city, name].map((each) => each.toUpperCase()).filter(({ length }) => length === 6),
    ),
  );
  return cities.has(letters);
}

/** Who keeps records, and what is said instead of a locator. */
export const NO_LOCATORS = new Set(
  (
    "AMADEUS SABRE APOLLO GALILEO WORLDSPAN TRAVELPORT ABACUS AXESS INFINI TRAVELSKY PENDING " +
    "NUMBER STATUS CANCELLED CANCELED FLIGHT TICKET RETURN ONLINE PLEASE AIRLINE AGENCY HOTEL TRAIN " +
    "LATER DIRECT SYSTEM UNKNOWN BELOW ABOVE"
  ).split(" "),
);
