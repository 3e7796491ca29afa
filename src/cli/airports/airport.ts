import { findPlace } from "../../reference/index.ts";
import { toAirport } from "../../views/v4/airport.ts";
import { EXIT, type Io } from "../io.ts";

/** `recloc airports CODE`: prints an airport as the API returns it. Returns the exit code. */
export function printAirport(code: string, io: Io): number {
  const place = findPlace(code.toUpperCase());
  if (place === undefined) {
    io.stderr.write("recloc: no airport has this IATA code\n");
    return EXIT.nothing;
  }
  io.stdout.write(`${JSON.stringify(toAirport(place), null, 2)}\n`);
  return EXIT.ok;
}
