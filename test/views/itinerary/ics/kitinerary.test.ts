import { expect } from "chai";
import { toCalendar } from "../../../../src/views/itinerary/ics/calendar.ts";
import { toJsonLd } from "../../../../src/views/itinerary/jsonld/jsonld.ts";
import { settled } from "../../../../src/views/itinerary/options/settle.ts";
import { decodedOf, flight, hotel, person } from "../../samples.ts";
import { corpusRecords } from "../corpus-records.ts";
import { essence, extract } from "../kitinerary.ts";

const STYLE = settled({ madeAt: "2026-11-20T10:30:00Z" });

describe("the calendar as KDE Itinerary reads it", () => {
  it("brings the reservations of a record with trains, flights, a hotel and a car", () => {
    const record = corpusRecords().find(({ name }) => name.endsWith("rail-air-and-car.txt"));
    if (record === undefined) throw new Error("the record is missing");
    const { reservations } = toJsonLd(record.decoded);
    expect(reservations).to.have.length(12);
    const found = extract(toCalendar(record.decoded, STYLE).content).map(essence);
    expect(found).to.have.members(reservations.map(essence));
  });

  it("brings hostile names as they are", () => {
    const decoded = decodedOf({
      recordLocator: "ZQ7KXA",
      persons: [person({ lastName: 'O"BRIEN;, \\N </SCRIPT> END:VEVENT' })],
      flights: [flight({ status: "HK" })],
      hotels: [hotel({ name: "A, B; C: \\ D\nEND:VCALENDAR" })],
    });
    const { reservations } = toJsonLd(decoded);
    const found = extract(toCalendar(decoded, STYLE).content).map(essence);
    expect(found).to.have.members(reservations.map(essence));
  });
});
