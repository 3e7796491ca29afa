import { expect } from "chai";
import type { JsonLdReservation } from "../../../../src/views/itinerary/jsonld/types.ts";
import { jsonLdText, toJsonLd } from "../../../../src/views/itinerary/jsonld/jsonld.ts";
import { flight, decodedOf, person } from "../../samples.ts";
import { corpusRecords } from "../corpus-records.ts";
import { essence, extract, textAt } from "../kitinerary.ts";

describe("the reservations as KDE Itinerary reads them", () => {
  it("keeps the reservations of the corpus, with their times and places", () => {
    const all = corpusRecords().map(({ decoded }) => toJsonLd(decoded).reservations);
    expect(all.filter((each) => each.length > 0).length).to.be.greaterThan(40);
    const reservations = all.flat();
    expect(new Set(reservations.map((each) => each["@type"])).size).to.equal(4);
    const found = new Set(extract(jsonLdText(reservations)).map(essence));
    const lost = reservations.filter((each) => !found.has(essence(each)));
    expect(lost.filter((each) => !isReplaced(each, reservations)).map(essence)).to.deep.equal([]);
  });

  it("reads hostile names as they are", () => {
    const lastName = 'O"BRIEN;, \\ </SCRIPT><!-- BEGIN:VEVENT';
    const decoded = decodedOf({
      recordLocator: "ZQ7KXA",
      persons: [person({ lastName }), person({ firstName: "דנה", lastName: "ŻÓŁW" })],
      flights: [flight()],
    });
    const text = jsonLdText(toJsonLd(decoded).reservations);
    expect(text).to.not.match(/[<>]/);
    expect(extract(text).map((each) => textAt(each, "underName.name"))).to.have.members([
      'Bruno O"Brien;, \\ </Script><!-- Begin:Vevent',
      "דנה Żółw",
    ]);
  });
});

/** Of a flight that is cancelled and booked again on the same day, KDE Itinerary keeps the latter. */
function isReplaced(cancelled: JsonLdReservation, all: readonly JsonLdReservation[]): boolean {
  if (!textAt(cancelled, "reservationStatus").endsWith("Cancelled")) return false;
  const same = ["reservationNumber", "underName.name", "reservationFor.flightNumber"];
  return all.some(
    (other) =>
      other !== cancelled && same.every((path) => textAt(other, path) === textAt(cancelled, path)),
  );
}
