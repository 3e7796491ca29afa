/**
 * The baseline: air lines read by one hand-written regular expression per system, with positions. It
 * reads only this line and determines no years, no places and no answer.
 */

const HEAD =
  /^ *(?<number>\d{1,3})\.? +(?<airline>[A-Z\d]{2}) {0,3}(?<flight>\d{1,4}) ?(?<class>[A-Z])/;
const DATE = /(?<date>\d\d[A-Z]{3})/;
const PAIR = /(?<origin>[A-Z]{3})(?<destination>[A-Z]{3})[ *](?<status>[A-Z]{2})(?<count>\d{1,2})/;
const TIME = /\d{3,4}[APNM]?/;

const line = (...parts: readonly (RegExp | string)[]) =>
  new RegExp(parts.map((part) => (typeof part === "string" ? part : part.source)).join(""), "dgm");
const departure = `(?<departure>${TIME.source})`;
const arrival = `(?<arrival>${TIME.source})`;

export const AMADEUS_LINE = line(
  HEAD,
  " ",
  DATE,
  " (?<weekday>[1-7])[ *]",
  PAIR,
  ` +${departure} *${arrival}(?:(?<days>[+-]\\d)| +(?<arrivalDate>\\d\\d[A-Z]{3}))?(?<tail>.*)$`,
);
export const SABRE_LINE = line(
  HEAD,
  " ",
  DATE,
  " (?<weekday>[MTWQFJS1-7])[ *]",
  PAIR,
  ` +${departure} +${arrival}(?: +(?<arrivalDate>\\d\\d[A-Z]{3}) [MTWQFJS1-7])?(?<tail>.*)$`,
);
export const APOLLO_LINE = line(
  HEAD,
  " ",
  DATE,
  " ",
  PAIR,
  ` +${departure} +${arrival}(?<days>[|+2-])?(?<tail>.*)$`,
);
export const GALILEO_LINE = line(
  HEAD,
  " +",
  DATE,
  " ",
  PAIR,
  ` +${departure} (?<days>[#*+-])? *${arrival}(?<tail>.*)$`,
);
export const WORLDSPAN_LINE = line(
  HEAD,
  " ",
  DATE,
  " (?<weekday>[A-Z]{2}) ",
  PAIR,
  ` ${departure} ${arrival}(?<days>#\\d)?(?<tail>.*)$`,
);

export interface RegexFlight {
  readonly value: Readonly<Record<string, string | undefined>>;
  readonly places: Readonly<Record<string, [number, number] | undefined>>;
}

export function readWithRegex(text: string, airLine: RegExp): RegexFlight[] {
  const flights: RegexFlight[] = [];
  for (const match of text.matchAll(airLine))
    flights.push({ value: match.groups ?? {}, places: match.indices?.groups ?? {} });
  return flights;
}
