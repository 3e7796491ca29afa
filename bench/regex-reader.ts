/**
 * The yardstick: air lines read by one hand-written regular expression, keeping positions. It
 * knows this one line and nothing else: no year, no place, no answer.
 */
const AIR_LINE =
  /^ *(?<number>\d{1,3}) +(?<airline>[A-Z\d]{2}) ?(?<flight>\d{3,4}) (?<class>[A-Z]) (?<date>\d\d[A-Z]{3}) (?<weekday>[1-7])[ *](?<origin>[A-Z]{3})(?<destination>[A-Z]{3}) (?<status>[A-Z]{2})(?<count>\d{1,2}) +(?<departure>\d{3,4}[AP]?) *(?<arrival>\d{3,4}[AP]?)(?:(?<days>[+-]\d)| +(?<arrivalDate>\d\d[A-Z]{3}))?(?<tail>.*)$/dgm;

export interface RegexFlight {
  readonly value: Readonly<Record<string, string | undefined>>;
  readonly places: Readonly<Record<string, [number, number] | undefined>>;
}

export function readWithRegex(text: string): RegexFlight[] {
  const flights: RegexFlight[] = [];
  for (const match of text.matchAll(AIR_LINE))
    flights.push({ value: match.groups ?? {}, places: match.indices?.groups ?? {} });
  return flights;
}
