import { expect } from "chai";
import { textOfPdf } from "../../../../src/files/pdf.ts";
import { decode, type Decoded } from "../../../../src/decode/decode.ts";
import { renderItinerary } from "../../../../src/views/itinerary/formats.ts";
import type { ItineraryOptions } from "../../../../src/views/itinerary/options/schema.ts";
import { settled } from "../../../../src/views/itinerary/options/settle.ts";
import { toPlan } from "../../../../src/views/itinerary/plan/make.ts";
import { withoutIsolates } from "../../../../src/views/itinerary/wording/bidi.ts";
import { car, decodedOf, flight, hotel, person } from "../../samples.ts";
import { corpusRecords } from "../corpus-records.ts";

const MADE_AT = "2026-11-20T10:30:00Z";
/** A picture of one point. */
const LOGO =
  "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNk+A8AAQUBAScY42YAAAAASUVORK5CYII=";

type Entries = Parameters<typeof decodedOf>[0];

function decodedWith(entries: Entries): Decoded {
  return decodedOf({ recordLocator: "ZQ7KXA", persons: [person()], ...entries });
}

async function pdfOf(decoded: Decoded, options: ItineraryOptions = {}): Promise<Buffer> {
  const { content } = await renderItinerary(decoded, "pdf", { madeAt: MADE_AT, ...options });
  return Buffer.from(content);
}

/** The text of the file, each line as it stands on its page. */
async function linesOf(entries: Entries, options?: ItineraryOptions): Promise<readonly string[]> {
  const text = await textOfPdf(await pdfOf(decodedWith(entries), options));
  return text.split("\n").filter((line) => line !== "");
}

/** Why a file is not made. */
async function refusal(options: ItineraryOptions): Promise<unknown> {
  try {
    return await pdfOf(decodedWith({}), options);
  } catch (error) {
    return error;
  }
}

describe("the itinerary as a PDF file", () => {
  it("is refused if it would take too long to lay out", async () => {
    const persons = Array.from({ length: 151 }, () => person());
    const decoded = decodedWith({ persons });
    const error = await pdfOf(decoded).catch((reason: unknown) => reason);
    expect(String(error)).to.match(/^Unwritable: a PDF file has at most 150 .* would have 151; /);
  });

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
    const entries = { flights: [full], hotels: [hotel()], cars: [rented] };
    expect(await linesOf(entries, { agency })).to.deep.equal([
      "Sample Travel",
      "Itinerary for Mr Bruno Martinelli",
      "Booking reference: ZQ7KXA",
      "Travellers",
      "Mr Bruno Martinelli",
      "seat 12A on AF 457",
      "Journey",
      "Flight AF 457 · Air France\tconfirmed",
      "Departure\tArrival",
      "18:55 GRU\t09:50 (+1) CDG",
      "Tue, 24 Nov 2026\tWed, 25 Nov 2026",
      "Guarulhos International Airport, Guarulhos, São Paulo,\tParis Charles de Gaulle Airport, Paris, Île-de-France,",
      "Brazil, terminal 3\tFrance",
      "Duration: 10 hrs 55 mins · Class: Economy (Y) · Seats: 12A Mr Bruno Martinelli",
      "Car SAMPLE CARS",
      "Pick-up",
      "Wed, 25 Nov 2026, 10:30 · GATE 4",
      "City: Paris CDG",
      "Hotel HOTEL EXEMPLE",
      "Check-in\tCheck-out",
      "Mon, 30 Nov 2026\tTue, 1 Dec 2026",
      "Address: RUE DU REPLAT",
      "Notes",
      "All times are local times.",
      "This is an itinerary, not a ticket.\t1/1",
      "1 Example Street",
    ]);
  });

  it("prints all scripts, and hostile names as text", async () => {
    const names = [
      ...["דוד", "محمد", "小明", "やまだ", "Łukasz", "Νίκος", "Иван"],
      "BEGIN:VEVENT\r\n(</script>)\\",
    ];
    const persons = names.map((firstName) => person({ title: "", firstName, lastName: "Q" }));
    const text = (await linesOf({ persons })).join("\n");
    for (const name of names) expect(text).to.contain(name.replace(/\s+/g, " "));
  });

  it("is mirrored where text runs to the left, with everything in its language", async () => {
    const lines = await linesOf({ flights: [flight()] }, { language: "he" });
    expect(lines).to.include("נחיתה\tהמראה");
    expect(lines).to.include("CDG (+1) 09:50\tGRU 18:55");
    expect(lines.find((line) => line.includes("Air France"))).to.equal("Air France · AF 457 טיסה");
    expect(lines.join(" ").replace(/Mr Bruno Martinelli|Airport|Air France/g, "")).to.not.match(
      /Flight|Departure|Itinerary|Travellers|Booking/,
    );
  });

  it("has all of the plan of a record, on as many pages as it takes", async () => {
    const record = corpusRecords().find(({ name }) => name.endsWith("rail-air-and-car.txt"));
    const decoded = record?.decoded ?? decode("");
    const found = await textOfPdf(await pdfOf(decoded));
    const squeezed = found.replace(/\s/g, "");
    for (const { entries, travellers, sections } of toPlan(decoded, settled({})).parts) {
      const segments = entries.flatMap((entry) => (entry.kind === "layover" ? [] : entry));
      expect(segments).to.have.length(6);
      const groups = sections.flatMap((section) => section.groups);
      const rows = [...segments, ...groups].flatMap((part) => part.rows);
      const texts = rows.flatMap(({ label, value }) => [label, value]);
      for (const part of [...texts, ...travellers.map(({ name }) => name)])
        expect(squeezed).to.contain(withoutIsolates(part).replace(/\s/g, ""));
    }
    expect(found).to.contain("2/2");
  });

  it("leaves out what is for the agency alone", async () => {
    const remarks = [{ type: "RM", text: "CLIENT IS DIFFICULT" }];
    expect((await linesOf({ remarks })).join("\n")).to.not.contain("DIFFICULT");
  });

  it("has the same bytes for the same text and options", async () => {
    const options = { agency: { name: "Sample Travel", logo: LOGO } };
    const decoded = decodedWith({ flights: [flight()] });
    const [one, other] = [await pdfOf(decoded, options), await pdfOf(decoded, options)];
    expect(one.equals(other)).to.equal(true);
    const later = await pdfOf(decoded, { ...options, madeAt: "2026-11-21T10:30:00Z" });
    expect(one.equals(later)).to.equal(false);
    expect(one.toString("latin1")).to.contain("(D:20261120103000Z)");
  });

  it("refuses options that it cannot use, and reads no other files", async () => {
    const cases: readonly (readonly [ItineraryOptions, string])[] = [
      [{ madeAt: "yesterday" }, "madeAt must be"],
      [{ agency: { logo: "/etc/hostname" } }, "agency.logo must be"],
      [{ agency: { logo: "https://example.com/logo.png" } }, "a PNG or JPEG image as a data URL"],
      [{ agency: { logo: "data:image/gif;base64,AAAA" } }, "a PNG or JPEG image as a data URL"],
      [{ agency: { logo: "data:image/png;base64,AAAA" } }, "image that can be read"],
    ];
    for (const [options, expected] of cases) {
      const error = await refusal(options);
      expect(error).to.be.instanceOf(RangeError);
      expect(String(error)).to.contain(expected);
    }
  });
});
