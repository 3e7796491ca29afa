import { expect } from "chai";
import { Ajv2020 } from "ajv/dist/2020.js";
import { decode } from "../../../src/decode/decode.ts";
import { textOfPdf } from "../../../src/files/pdf.ts";
import { renderItinerary } from "../../../src/views/itinerary/formats.ts";
import { FLAT_OPTIONS, optionsFromFlat } from "../../../src/views/itinerary/options/flat.ts";
import { InvalidOption } from "../../../src/views/itinerary/options/invalid.ts";
import { ItineraryOptions } from "../../../src/views/itinerary/options/schema.ts";
import { settled } from "../../../src/views/itinerary/options/settle.ts";
import { COLUMNS, SECTIONS } from "../../../src/views/itinerary/options/values.ts";
import { itinerary } from "../../../src/views/itinerary/library.ts";
import { fullRecord } from "../full-record.ts";
import { decodedOf, flight, person } from "../samples.ts";
import { TEXT_FORMATS, textIn } from "./samples.ts";

/** A copy whose flights are confirmed and have no seats of others. */
const full = fullRecord();

async function shown(options: ItineraryOptions = {}): Promise<string> {
  return textIn("text", full, options);
}

/** What only one section shows, of the full record. */
const OF_SECTIONS: Readonly<Record<(typeof SECTIONS)[number], string>> = {
  references: "ZQ7KXA",
  travellers: "ticket 057-1234567890",
  journey: "SAMPLE RAIL",
  stays: "HOTEL EXEMPLE",
  services: "Wheelchair to the aircraft",
  tickets: "057-1234567890  ",
  fare: "1,980.55",
  limit: "Ticketing limit",
  contacts: "JANE@EXAMPLE.COM",
  notes: "local times",
  cancelled: "TP TAP",
};

const OF_COLUMNS: Readonly<Record<(typeof COLUMNS)[number], string>> = {
  status: "waitlisted",
  class: "Class ",
  seats: "S61",
  baggage: "Baggage ",
  terminals: "terminal 3Z",
  operatedBy: "Operated by ",
  duration: "Duration ",
  stops: "Stops ",
  equipment: "Equipment ",
  meal: "BLDS",
  distance: "9,405 km",
  airlineLocator: "ZR4T9B",
};

describe("the options of itineraries", () => {
  for (const section of SECTIONS)
    it(`show ${section} if they are asked for, and only then`, async () => {
      const words = OF_SECTIONS[section];
      expect(await shown({ sections: [section] })).to.contain(words);
      const others = SECTIONS.filter((each) => each !== section);
      expect(await shown({ sections: others })).not.to.contain(words);
    });

  for (const column of COLUMNS)
    it(`show ${column} of rides if it is asked for, and only then`, async () => {
      const words = OF_COLUMNS[column];
      const sections = ["journey"] as const;
      expect(await shown({ sections, columns: [column] })).to.contain(words);
      const others = COLUMNS.filter((each) => each !== column);
      expect(await shown({ sections, columns: others })).not.to.contain(words);
    });

  it("hide what is for agents: remarks, accounts, identity documents and entries that keep the record", async () => {
    for (const format of TEXT_FORMATS) {
      const text = await textIn(format, full, { sections: SECTIONS, columns: COLUMNS });
      expect(text).not.to.match(
        /REMARK TEXT|COMMISSION|IDCODE77|PRESERVEPNR|SSR TEXT|OSI TEXT|YBASIS/,
      );
      expect(text).not.to.match(/LONZZ2188|PARZZ2199|ASKER|3 Feb 2004/);
    }
  });

  it("choose the language, the clock and the style of dates", async () => {
    expect(await shown({ language: "de" }))
      .to.contain("Ankunft")
      .and.contain("Di., 24. Nov. 2026");
    expect(await shown({ clock: "12" })).to.match(/6:55 pm/i);
    expect(await shown({ dateStyle: "long" })).to.contain("Tuesday, 24 November 2026");
    expect(await textIn("html", full, { language: "ar" })).to.contain('<html lang="ar" dir="rtl">');
  });

  it("set a colon apart in French, and leave titles as they are printed", async () => {
    for (const format of ["whatsapp", "markdown", "ics"] as const) {
      const text = await textIn(format, full, { language: "fr" });
      expect(text.replaceAll("\r\n ", "")).to.match(/Durée\u00a0: /);
      expect(text)
        .to.contain("Mr Bruno")
        .and.not.match(/\p{L}: /u);
    }
    expect(await textIn("text", full, { language: "fr" })).to.not.match(/ :/);
  });

  it("name the agency", async () => {
    const agency = { name: "Sample Travel", colour: "#aa1122", footer: "Ring 020 555 0100" };
    for (const format of ["text", "whatsapp", "markdown", "html"] as const)
      expect(await textIn(format, full, { agency }))
        .to.contain("Sample Travel")
        .and.contain("Ring 020 555 0100");
    const html = await textIn("html", full, {
      agency: { ...agency, logo: "https://example.com/logo.png" },
    });
    expect(html).to.contain("color:#aa1122").and.contain('src="https://example.com/logo.png"');
  });

  it("give each traveller what is about them, with the infants on their lap", async () => {
    const anna = person({ firstName: "ANNA", title: "MRS", tickets: ["057-1234567890"] });
    const baby = person({ firstName: "KAI", title: "", infantOf: 0 });
    const bruno = person({ tickets: ["057-1234567891"] });
    const seats = [
      { seat: "12A", person: 0, status: null },
      { seat: "12B", person: 2, status: null },
    ];
    const decoded = decodedOf({ persons: [anna, baby, bruno], flights: [flight({ seats })] });
    const text = await textIn("text", decoded, { by: "traveller" });
    const [first = "", second = ""] = text.split(/^(?=Itinerary for Mr Bruno)/m);
    expect(first).to.contain("Itinerary for Mrs Anna Martinelli, Kai Martinelli\n");
    expect(first).to.contain("12A").and.contain("057-1234567890").and.not.contain("Bruno");
    expect(second)
      .to.contain("12B")
      .and.contain("057-1234567891")
      .and.not.match(/Anna|Kai/);
  });

  it("give each traveller only the segments of their records", async () => {
    const records = [
      "RP/PARZZ2199/PARZZ2199            AB/SU  19NOV26/0930Z   ZQ7KXA",
      "  1.MARTINELLI/BRUNO MR",
      "  2  AF 457 Y 24NOV 2 GRUCDG HK1       3  1855 0950+1 77W E 0 M",
      "  3 HTL 1A HK1 PAR 25NOV-28NOV/HOTEL EXEMPLE/CF-MI4411/",
      "",
      "RP/PARZZ2199/PARZZ2199            AB/SU  19NOV26/0930Z   ZR4T9B",
      "  1.BERGER/ANNA MS",
      "  2  LH 461 L 27NOV 5 MIAFRA HK1   1735 0855+1 388 E 0 M",
    ];
    const decoded = decode(records.join("\n"), { referenceDate: "2026-11-21" });
    expect(decoded.records).to.have.length(2);
    for (const format of ["text", "whatsapp", "markdown", "html"] as const) {
      const text = await textIn(format, decoded, { by: "traveller" });
      const [bruno = "", anna = ""] = withoutHead(text).split(/(?=Itinerary for Ms)/);
      expect(bruno)
        .to.contain("AF 457")
        .and.contain("EXEMPLE")
        .and.not.match(/LH 461|ZR4T9B|Anna/);
      expect(anna)
        .to.contain("LH 461")
        .and.not.match(/AF 457|EXEMPLE|ZQ7KXA|Bruno/);
    }
    const rows = (await textIn("csv", decoded, { by: "traveller" })).split("\n");
    expect(rows.filter((row) => row.includes("ZQ7KXA") && /LH 461|Anna/.test(row))).to.deep.equal(
      [],
    );
    expect(rows.filter((row) => row.includes("LH 461"))).to.have.length(1);
  });

  it("cannot hide that it is not a ticket, nor what was not read", async () => {
    const none = { read: 1, ignored: 0, unread: 2 };
    const doubtful = decodedOf(
      { flights: [flight()] },
      { coverage: { lines: none, characters: none }, warnings: ["DOUBT"], confidence: 0.5 },
    );
    const caveats =
      /not a ticket[^]*not certain[^]*2 lines of the record were not read[^]*1 statement/;
    for (const format of ["text", "whatsapp", "markdown", "html", "csv"] as const) {
      expect(await textIn(format, doubtful, { sections: [] })).to.match(caveats);
      expect(await textIn(format, full)).to.match(/not a ticket\.\D{0,120}$/);
    }
    const calendar = await textIn("ics", doubtful, { sections: ["journey"] });
    expect(calendar.replaceAll("\r\n ", "")).to.match(caveats);
    const { content } = await renderItinerary(doubtful, "pdf", { sections: [] });
    const printed = await textOfPdf(Buffer.from(content));
    expect(printed)
      .to.contain("not a ticket")
      .and.match(/not certain[^]*2 lines[^]*1 statement/);
  });

  it("that are invalid are refused, without quoting them", async () => {
    for (const [texts, message] of [
      [{ language: "xx" }, /^language must be one of en, de, /],
      [{ columns: "class,xx" }, /^columns must be some of status, /],
      [{ clock: "13" }, /^clock must be one of 12, 24$/],
    ] as const)
      expect(() => optionsFromFlat(texts)).to.throw(InvalidOption, message);
    for (const agency of [
      { logo: "http://example.com/logo.png" },
      { logo: "data:image/svg+xml;base64,AAAA" },
      { logo: "javascript:alert(1)" },
      { colour: "red" },
      { colour: "#aa1122;x" },
      { name: "x".repeat(201) },
    ])
      expect(() => settled({ agency })).to.throw(InvalidOption, /^agency\.\w+ must be /);
    // @ts-expect-error There is no such format.
    const unknown = itinerary(full, "docx");
    const error: unknown = await unknown.catch((reason: unknown) => reason);
    expect(error).to.be.instanceOf(RangeError);
  });

  it("can be written as texts, and match their schema", () => {
    const options = optionsFromFlat({
      language: "FR",
      columns: "class, seats",
      by: "traveller",
      agencyName: "Sample Travel",
      madeAt: "2026-11-21T09:30:00Z",
    });
    expect(options).to.deep.include({
      language: "fr",
      columns: ["class", "seats"],
      by: "traveller",
    });
    const validate = new Ajv2020({ strict: false }).compile(ItineraryOptions);
    expect(validate(JSON.parse(JSON.stringify(options)))).to.equal(true);
    expect(validate({ language: "xx" })).to.equal(false);
    expect(FLAT_OPTIONS).to.have.length(11);
  });

  it("are all optional", async () => {
    const { content } = await renderItinerary(full, "text");
    expect(content).to.equal(await itinerary(full, "text", {}));
  });
});

/** A page without its title; other texts as they are. */
function withoutHead(text: string): string {
  return text.slice(Math.max(0, text.indexOf("<body")));
}
