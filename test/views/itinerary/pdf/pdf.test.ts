import { expect } from "chai";
import { textOfPdf } from "../../../../src/files/pdf.ts";
import { decode } from "../../../../src/decode/decode.ts";
import { toItinerary } from "../../../../src/views/itinerary/model/itinerary.ts";
import type { PdfOptions } from "../../../../src/views/itinerary/pdf/options.ts";
import { toPdf } from "../../../../src/views/itinerary/pdf/pdf.ts";
import { car, decodedOf, flight, hotel, person } from "../../samples.ts";
import { corpusRecords } from "../corpus-records.ts";

const CREATED = new Date("2026-11-20T10:30:00Z");
/** A picture of one point. */
const LOGO =
  "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNk+A8AAQUBAScY42YAAAAASUVORK5CYII=";

type Entries = Parameters<typeof decodedOf>[0];

function decodedWith(entries: Entries) {
  return decodedOf({ recordLocator: "ZQ7KXA", persons: [person()], ...entries });
}

/** The text of the file, each line as it stands on its page. */
async function textOf(entries: Entries, options: Partial<PdfOptions> = {}): Promise<string> {
  return textOfPdf(await toPdf(decodedWith(entries), { created: CREATED, ...options }));
}

/** Why a file is not made. */
async function refusal(options: Partial<PdfOptions>): Promise<unknown> {
  try {
    return await toPdf(decodedWith({}), { created: CREATED, ...options });
  } catch (error) {
    return error;
  }
}

describe("the itinerary as a PDF file", () => {
  it("prints what the record says, and nothing else", async () => {
    const full = flight({
      status: "HK",
      departureTerminal: "3",
      durationMinutes: 655,
      bookingClass: "Y",
      seats: [{ seat: "12A", person: 0, status: "HK" }],
    });
    const rented = car({
      companyName: "SAMPLE CARS",
      city: "CDG",
      pickUpDate: "2026-11-25",
      pickUpTime: "10:30",
      pickUpPlace: "GATE 4",
    });
    const agency = {
      name: "Sample Travel",
      logo: LOGO,
      colour: "#0b6b53",
      footer: "1 Example Street",
    };
    const text = await textOf({ flights: [full], hotels: [hotel()], cars: [rented] }, { agency });
    expect(text.split("\n").filter((line) => line !== "")).to.deep.equal([
      "Sample Travel",
      "Booking ZQ7KXA",
      "Travellers",
      "Mr Bruno Martinelli",
      "seat 12A on AF 457",
      "Flight AF 457 · Air France\tconfirmed HK",
      "Departure\tArrival",
      "18:55 GRU\t09:50 CDG",
      "Tue 24 Nov 2026\tWed 25 Nov 2026",
      "Guarulhos International Airport (GRU), Guarulhos, São\tParis Charles de Gaulle Airport (CDG), Paris, Île-de-",
      "Paulo, Brazil, terminal 3\tFrance, France",
      "Duration: 10 h 55 min",
      "Class: Y · Seats: 12A Mr Bruno Martinelli HK",
      "Car SAMPLE CARS",
      "Pick-up",
      "Wed 25 Nov 2026, 10:30",
      "GATE 4",
      "City: Paris CDG",
      "Hotel HOTEL EXEMPLE",
      "Check-in\tCheck-out",
      "Mon 30 Nov 2026\tTue 1 Dec 2026",
      "Address: RUE DU REPLAT",
      "This is an itinerary, not a ticket.\tPage 1 / 1",
      "1 Example Street",
    ]);
  });

  it("prints all scripts, and hostile names as text", async () => {
    const names = [
      "דוד",
      "محمد",
      "小明",
      "やまだ",
      "Łukasz",
      "Νίκος",
      "Иван",
      "BEGIN:VEVENT\r\n(</script>)\\",
    ];
    const persons = names.map((firstName) => person({ title: "", firstName, lastName: "Q" }));
    const text = await textOf({ persons });
    for (const name of names) expect(text).to.contain(name.replace(/\s+/g, " "));
  });

  it("is mirrored where text runs to the left", async () => {
    const words = {
      flight: "טיסה",
      train: "רכבת",
      hotel: "מלון",
      car: "רכב",
      departure: "המראה",
      arrival: "נחיתה",
      terminal: "טרמינל",
      duration: "משך",
      booking: "הזמנה",
      travellers: "נוסעים",
      price: "מחיר",
      page: "עמוד",
      notATicket: "לא כרטיס",
    };
    const text = await textOf({ flights: [flight()] }, { words, direction: "rtl", language: "he" });
    const lines = text.split("\n");
    expect(lines).to.include("ZQ7KXA הזמנה");
    expect(lines).to.include("נחיתה\tהמראה");
    expect(lines).to.include("CDG 09:50\tGRU 18:55");
    expect(lines.find((line) => line.includes("Air France"))).to.equal("Air France · AF 457 טיסה");
  });

  it("has the facts of every card of a record, on as many pages as it takes", async () => {
    const record = corpusRecords().find(({ name }) => name.endsWith("rail-air-and-car.txt"));
    const decoded = record?.decoded ?? decode("");
    const found = await textOfPdf(await toPdf(decoded, { created: CREATED }));
    const squeezed = found.replace(/\s/g, "");
    for (const { cards, travellers } of toItinerary(decoded).records) {
      expect(cards).to.have.length(6);
      const facts = cards.flatMap((card) =>
        card.facts.map(({ label, value }) => `${label}:${value}`),
      );
      for (const part of [...facts, ...travellers.map(({ name }) => name)])
        expect(squeezed).to.contain(part.replace(/\s/g, ""));
    }
    expect(found).to.contain("Page 2 / 2");
  });

  it("leaves out what is for the agency alone", async () => {
    const remarks = [{ type: "RM", text: "CLIENT IS DIFFICULT" }];
    expect(await textOf({ remarks })).to.not.contain("DIFFICULT");
  });

  it("has the same bytes for the same text and options", async () => {
    const options = { created: CREATED, agency: { name: "Sample Travel", logo: LOGO } };
    const decoded = decodedWith({ flights: [flight()] });
    const [one, other] = [await toPdf(decoded, options), await toPdf(decoded, options)];
    expect(Buffer.from(one).equals(Buffer.from(other))).to.equal(true);
    const later = await toPdf(decoded, { ...options, created: new Date("2026-11-21T10:30:00Z") });
    expect(Buffer.from(one).equals(Buffer.from(later))).to.equal(false);
    expect(Buffer.from(one).toString("latin1")).to.contain("(D:20261120103000Z)");
  });

  it("refuses options that it cannot use, and reads no other files", async () => {
    const cases: readonly (readonly [Partial<PdfOptions>, string])[] = [
      [{ created: new Date(Number.NaN) }, "created must be"],
      [{ agency: { colour: "red" } }, "colour must be"],
      [{ agency: { logo: "/etc/hostname" } }, "logo must be"],
      [{ agency: { logo: "https://example.com/logo.png" } }, "logo must be"],
      [{ agency: { logo: `data:image/png;base64,${"A".repeat(1_000_001)}` } }, "logo must be"],
      [{ agency: { logo: "data:image/png;base64,AAAA" } }, "logo is not a readable"],
    ];
    for (const [options, expected] of cases) {
      const error = await refusal(options);
      expect(error).to.be.instanceOf(RangeError);
      expect(String(error)).to.contain(expected);
    }
  });
});
