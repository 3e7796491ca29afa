/** What agents paste from a record: a few lines, at least one of them an air segment. */
import { systems } from "../../grammars/systems.ts";
import type { Flight } from "../../src/booking/model/booking.ts";
import { decode } from "../../src/decode/decode.ts";
import { Lines } from "../../src/decode/text/lines.ts";
import type { Case } from "./cases.ts";

const LONGEST = 5;

/**
 * Every run of one to five lines with an air segment, from cases of known systems, without
 * duplicates.
 */
export function fragmentsOf(cases: readonly Case[]): readonly Case[] {
  const fragments = new Map<string, Case>();
  for (const each of cases.filter(({ expected }) => SYSTEMS.includes(expected)))
    for (const fragment of fragmentsOfCase(each)) {
      const key = `${fragment.expected} ${fragment.text}`;
      if (!fragments.has(key)) fragments.set(key, fragment);
    }
  return [...fragments.values()];
}

const SYSTEMS = systems
  .filter(({ isFallback }) => isFallback !== true)
  .map(({ wireValue }) => wireValue);

function fragmentsOfCase({ name, text, expected }: Case): readonly Case[] {
  const lines = new Lines(text);
  const starts = lines.spans.map(({ start }) => start);
  const airLines = airLinesOf(lines, expected);
  return starts.flatMap((start, first) =>
    Array.from({ length: LONGEST }, (_, more) => first + more)
      .filter((last) => last < starts.length)
      .filter((last) => airLines.some((air) => air.first >= first && air.last <= last))
      .map((last) => ({
        name: `${name}, lines ${first + 1} to ${last + 1}`,
        text: text.slice(start, starts[last + 1]),
        expected,
      })),
  );
}

/** The lines that its own system reads as air segments. */
function airLinesOf(text: Lines, algorithm: string) {
  return decode(text.text, { algorithm }).documents.flatMap(({ lines, source }) =>
    lines
      .filter(({ node }) => node?.kind === "air")
      .map(({ start, end }) => ({
        first: text.indexAt(source.originalOffset(start)),
        last: text.indexAt(source.originalOffset(end - 1)),
      })),
  );
}

/**
 * Whether the format shows who printed a text: it does not if the grammar of another system also reads
 * every line of it, and finds the same flights.
 */
export function isDecidable({ text, expected }: Case, referenceDate: string): boolean {
  const own = decode(text, { algorithm: expected, referenceDate });
  return SYSTEMS.every((algorithm) => {
    if (algorithm === expected) return true;
    const other = decode(text, { algorithm, referenceDate });
    return (
      other.coverage.characters.unread > 0 ||
      flightsOf(other.booking.flights) !== flightsOf(own.booking.flights)
    );
  });
}

function flightsOf(flights: readonly Flight[]): string {
  return JSON.stringify(
    flights.map(({ airline, flight, origin, destination, departureDate, departure, landing }) => [
      airline,
      flight,
      origin,
      destination,
      departureDate,
      departure,
      landing,
    ]),
  );
}
