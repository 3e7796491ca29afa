import { findPlace, searchPlaces } from "../../reference/index.ts";
import { toAirport } from "../../views/v4/airport.ts";
import { complain } from "../complain.ts";
import { EXIT, type Io } from "../io.ts";

const MOST_SUGGESTIONS = 3;

/**
 * `recloc airports CODE...`: prints an airport, or an array of several, as the API returns them. Returns the
 * exit code, which is that of the worst.
 */
export function printAirports(codes: readonly string[], io: Io): number {
  const found = codes.flatMap((code) => {
    const place = findPlace(code.toUpperCase());
    if (place === undefined) complain(io, whyNone(code));
    return place === undefined ? [] : [toAirport(place)];
  });
  const [only] = found;
  const printed = codes.length === 1 ? only : found;
  if (printed !== undefined) io.stdout.write(`${JSON.stringify(printed, null, 2)}\n`);
  return found.length === codes.length ? EXIT.ok : EXIT.nothing;
}

/** People also type names; the command does not search them, but can point to their codes. */
function whyNone(code: string): string {
  const none = `no airport, city or station has the IATA code ${JSON.stringify(code)}`;
  const similar = searchPlaces(code, MOST_SUGGESTIONS);
  if (/^[a-z]{3}$/i.test(code) || similar.length === 0) return none;
  const names = similar.map(({ iataCode, name }) => `${iataCode} (${name})`);
  return `${none}; did you mean ${names.join(", ")}?`;
}
