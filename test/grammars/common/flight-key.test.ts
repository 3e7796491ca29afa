import { expect } from "chai";
import { FlightKey, flightOfKey } from "../../../grammars/common/segments/flight-key.ts";

/** `LHR-JFK 0117 12-4`. */
function flightIn(value: string): string {
  const { origin, destination, flight, date } = flightOfKey({ value, start: 0, end: value.length });
  const day = [date?.value.day, date?.value.month].join("-");
  return `${origin?.value ?? ""}-${destination?.value ?? ""} ${flight?.value ?? ""} ${day}`;
}

describe("flightOfKey", () => {
  for (const [printed, flight] of [
    ["LHRJFK0117Y12APR", "LHR-JFK 0117 12-4"],
    ["PDXAMS 0166X 12APR", "PDX-AMS 0166 12-4"],
    ["SHAPEK 5101 Y06SEP", "SHA-PEK 5101 6-9"],
    ["SHAPEK 5101 Y106SEP", "SHA-PEK 5101 6-9"],
    ["SHAPEK 5101 Y16SEP26", "SHA-PEK 5101 16-9"],
    ["LHRJFK0117 12APR", "LHR-JFK 0117 12-4"],
  ] as const)
    it(`reads ${printed}`, () => {
      expect(FlightKey.PATTERN instanceof RegExp && FlightKey.PATTERN.exec(printed)?.[0]).to.equal(
        printed,
      );
      expect(flightIn(printed)).to.equal(flight);
    });
});
