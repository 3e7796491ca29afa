import { expect } from "chai";
import type { Booking } from "../../../../src/booking/model/booking.ts";
import { decode } from "../../../../src/decode/decode.ts";
import { reservationLines } from "../../../../src/files/reservations.ts";
import { jsonLdText, toJsonLd } from "../../../../src/views/itinerary/jsonld/jsonld.ts";
import { standingOf } from "../../../../src/views/itinerary/segments/standing.ts";
import { corpusRecords } from "../corpus-records.ts";

/*
 * We also read reservations, in emails and pages. Those that we write have to give the same flights, trains
 * and hotels, except for what is cancelled, which is not read.
 */

describe("the reservations as we read them ourselves", () => {
  for (const { name, decoded } of corpusRecords()) {
    const { reservations, leftOut } = toJsonLd(decoded);
    if (reservations.length > 0)
      it(`gives the segments of ${name}`, () => {
        const text = reservationLines([jsonLdText(reservations)]);
        const again = decode(text, { referenceDate: "2026-11-21" }).booking;
        const paths = new Set(leftOut.map(({ path }) => path));
        expect(segmentsOf(again)).to.have.members(segmentsOf(decoded.booking, paths));
      });
  }
});

/** The segments that are not cancelled, in words, without those at some paths. */
function segmentsOf(
  { flights, trains, hotels }: Booking,
  without: ReadonlySet<string> = new Set(),
): readonly string[] {
  const all = [
    ...flights.map((each, at) => ({
      path: `flightInfo.flights[${at}]`,
      status: each.status,
      values: [each.airline, Number(each.flight), each.origin, each.destination],
      times: [each.departure, each.landing],
    })),
    ...trains.map((each, at) => ({
      path: `trainInfo.trains[${at}]`,
      status: each.status,
      values: [each.number],
      times: [each.departure, each.arrival],
    })),
    ...hotels.map((each, at) => ({
      path: `hotelInfo.hotels[${at}]`,
      status: each.status,
      values: [each.name],
      times: [each.checkIn, each.checkOut],
    })),
  ];
  return all
    .filter(({ path, status }) => !without.has(path) && standingOf(status) !== "cancelled")
    .map(({ values, times }) => [...values, ...times].join(" "));
}
