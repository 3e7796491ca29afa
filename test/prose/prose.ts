import { systems } from "../../grammars/systems.ts";
import type { Flight } from "../../src/booking/model/booking.ts";
import { decode, type Decoded } from "../../src/decode/decode.ts";
import type { Document } from "../../src/decode/engine/read.ts";
import { casedText } from "../../src/decode/text/cased.ts";
import { repair } from "../../src/decode/text/repair/repair.ts";

const NAME = "SIMPLE_DECODER";

/** The reading of a text that no system printed. */
export function readProse(text: string): Document {
  const found = systems.find(({ wireValue }) => wireValue === NAME);
  if (found === undefined) throw new Error("the fallback is not listed");
  return found.read(casedText(repair(text)), false);
}

export function decoded(text: string): Decoded {
  return decode(text, { algorithm: NAME, referenceDate: "2026-11-21" });
}

/** The flights of a text in short: `BA 117 LHR-JFK 2027-04-12 08:20 2027-04-12 11:05`. */
export function flightsIn(text: string): readonly string[] {
  return decoded(text).booking.flights.map(inShort);
}

function inShort({ airline, flight, origin, destination, ...times }: Flight): string {
  const [departure, landing] = [times.departure ?? times.departureDate, times.landing].map(
    (time) => time?.replace(/:00$/, "") ?? "-",
  );
  return `${airline} ${flight} ${origin ?? ""}-${destination ?? ""} ${departure} ${landing}`;
}
