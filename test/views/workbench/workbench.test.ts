import { expect } from "chai";
import { decode, isDecodable, type DecodeOptions } from "../../../src/decode/decode.ts";
import { checkWorkbench } from "../../../src/views/workbench/check.ts";
import type { Card, FlightCard, Traveller } from "../../../src/views/itinerary/model/schema.ts";
import type { Workbench } from "../../../src/views/workbench/schema.ts";
import { toWorkbench } from "../../../src/views/workbench/view.ts";
import { systems } from "../../../grammars/systems.ts";

const AIR = "  3  AF 457 Y 24NOV 2 GRUCDG HK2       3  1855 0950+1 77W E 0 M";
const CARD = "4111111111111111";

function modelOf(text: string, options: DecodeOptions = {}): Workbench {
  const decoded = decode(text, { referenceDate: "2026-11-21", ...options });
  const model = toWorkbench(decoded, text, isDecodable(decoded) ? null : "refused");
  checkWorkbench(model);
  return model;
}

function cardsOf({ itinerary }: Workbench): readonly Card[] {
  return itinerary.records.flatMap(({ cards }) => cards);
}

function travellersOf({ itinerary }: Workbench): readonly Traveller[] {
  return itinerary.records.flatMap(({ travellers }) => travellers);
}

/** The facts of a card, by label. */
function factsOf({ facts }: Card): Readonly<Record<string, string>> {
  return Object.fromEntries(facts.map(({ label, value }) => [label, value]));
}

function flightsOf(model: Workbench): readonly FlightCard[] {
  return cardsOf(model).flatMap((card) => (card.kind === "flight" ? [card] : []));
}

/** The parts of the text covered by the fields with a given name. */
function printedFor(text: string, { fields }: Workbench, label: string): readonly string[] {
  return fields
    .filter((each) => each.label === label)
    .map((each) => text.slice(each.start, each.end));
}

describe("the workbench", () => {
  describe("the structures", () => {
    const MAIL = "Buchungsnummer: ZQ7KXA\n\nLH 400 14.01.2027 FRA-JFK\n";

    it("show how a free text was analysed", () => {
      const [structure, ...others] = modelOf(MAIL).structures;
      expect(others).to.deep.equal([]);
      expect(structure?.language).to.equal("german");
      expect(structure?.blocks).to.have.length(2);
      expect(structure?.journeys.map(({ unread }) => unread)).to.deep.equal([null]);
    });

    it("are only of texts that no system printed, and that are not very long", () => {
      expect(modelOf(`1.DOE/JANE MRS\n${AIR}\n`).structures).to.deep.equal([]);
      const long = MAIL + "Kind regards\n".repeat(3000);
      expect(modelOf(long).structures).to.deep.equal([]);
    });
  });

  describe("the lines", () => {
    it("match the lines of the text, with the rule that read each", () => {
      const text = `--- RLR ---\r\n1.DOE/JANE MRS\r\n\r\n${AIR}\r\n?? QWERTZ 99\r\n`;
      const { lines } = modelOf(text);
      expect(lines.map(({ number, fate, rule }) => [number, fate, rule])).to.deep.equal([
        [1, "ignored", "screenNote"],
        [2, "read", "names"],
        [3, "ignored", null],
        [4, "read", "air segment"],
        [5, "unread", null],
      ]);
      expect(lines.map(({ system }) => system)).to.deep.equal([
        "GDS_A",
        "GDS_A",
        null,
        "GDS_A",
        "GDS_A",
      ]);
      const unread = { start: text.indexOf("??"), end: text.length - 2 };
      expect(lines[4]).to.deep.include({ ...unread, reason: "no rule begins like this" });
      expect(lines[4]?.unread).to.deep.equal([{ ...unread, reason: "no rule begins like this" }]);
    });

    it("have the same rule for a wrapped element", () => {
      const text = `1.DOE/JANE MRS\n  2 HTL 1A HK1 SYD 13DEC-18DEC/HARBOUR EXAMPLE HOTEL/1 SAMPLE Q
       UAYSIDE SYDNEY/T-61.2.5550.100/CF-AU5599/`;
      const model = modelOf(text);
      expect(model.lines.map(({ rule }) => rule)).to.deep.equal(["names", "hotel", "hotel"]);
      expect(printedFor(text, model, "address")).to.deep.equal([
        "1 SAMPLE Q\n       UAYSIDE SYDNEY",
      ]);
    });

    it("mark what is unread within a line that is read", () => {
      const text = "Sunny flight EK 40 BHX-DXB Sat 6 Mar 2027 20:35";
      const { lines } = modelOf(text, { algorithm: "GENERIC" });
      expect(lines[0]).to.deep.include({ fate: "read", reason: null, rule: "passage" });
      expect(lines[0]?.unread.map(({ start, end }) => text.slice(start, end))).to.include("Sunny");
    });

    it("name the system that printed each part of a text", () => {
      const sabre =
        " 1.1DOE/JANE MRS\n 1 LH 461L 07DEC M MIAFRA HK1   735P 1055A  08DEC T /DCLH*ZR4T9B /E\nZZ9A.ZZ9A*AWS 0914/20NOV26 ZQUNRD H";
      const amadeus = `RP/LONZZ2188/LONZZ2188            AB/SU  19NOV26/0930Z   4WX2QP\n  1.SMITH/ANN MS\n${AIR}`;
      const { lines, records, itinerary } = modelOf(`${sabre}\n${amadeus}`);
      expect(lines.map(({ system }) => system)).to.deep.equal([
        "GDS_B",
        "GDS_B",
        "GDS_B",
        "GDS_A",
        "GDS_A",
        "GDS_A",
      ]);
      expect(records).to.deep.equal([
        {
          locator: "ZQUNRD",
          algorithm: { wire: "GDS_B", name: "Sabre" },
          lines: { first: 1, last: 3 },
        },
        {
          locator: "4WX2QP",
          algorithm: { wire: "GDS_A", name: "Amadeus" },
          lines: { first: 4, last: 6 },
        },
      ]);
      expect(
        itinerary.records.map(({ locator, system, travellers, cards }) => [
          locator,
          system.name,
          travellers.map(({ name }) => name),
          cards.map(({ path }) => path),
        ]),
      ).to.deep.equal([
        ["ZQUNRD", "Sabre", ["Mrs Jane Doe"], ["flightInfo.flights[0]"]],
        ["4WX2QP", "Amadeus", ["Ms Ann Smith"], ["flightInfo.flights[1]"]],
      ]);
    });
  });

  describe("the fields", () => {
    const text = `1.DOE/JANE MRS\n${AIR}`;
    const model = modelOf(text);

    it("delimit their values in the text", () => {
      expect(printedFor(text, model, "flight number")).to.deep.equal(["457"]);
      expect(printedFor(text, model, "departure")).to.deep.equal(["1855"]);
      expect(printedFor(text, model, "from")).to.deep.equal(["GRU"]);
      expect(printedFor(text, model, "booking class")).to.deep.equal(["Y"]);
      expect(printedFor(text, model, "weekday")).to.deep.equal(["2"]);
    });

    it("have their path in the answer, their value and their rule", () => {
      const departure = model.fields.find(({ label }) => label === "departure");
      expect(departure).to.deep.include({
        path: "flightInfo.flights[0].departureTime",
        value: "2026-11-24 18:55:00",
        rule: "air segment",
      });
      const airline = model.fields.find(({ label }) => label === "airline");
      expect(airline?.value).to.equal("AF Air France");
    });
  });

  describe("the itinerary", () => {
    const [amadeus] = systems;
    const text = amadeus?.samples[1]?.text ?? "";
    const model = modelOf(text);

    it("has the travellers with all their data", () => {
      expect(travellersOf(model)).to.have.length(2);
      expect(travellersOf(model)[0]).to.deep.equal({
        name: "Mr George Hartwell",
        printed: "HARTWELL/GEORGE MR",
        facts: [],
        papers: ["ticket 125-0000000081", "BA 00000011", "seat 08A on EK 412"],
      });
    });

    it("has the cards in the order of travel", () => {
      expect(cardsOf(model).map(({ kind, path }) => [kind, path])).to.deep.equal([
        ["flight", "flightInfo.flights[0]"],
        ["hotel", "hotelInfo.hotels[0]"],
        ["flight", "flightInfo.flights[1]"],
        ["hotel", "hotelInfo.hotels[1]"],
        ["flight", "flightInfo.flights[2]"],
        ["flight", "flightInfo.flights[3]"],
      ]);
      const spans = cardsOf(model).map(({ span }) => text.slice(span?.start, span?.end));
      expect(spans[2]).to.match(/^ *5 {2}EK 412 J .* E 0 M$/);
      expect(cardsOf(model)[1]).to.deep.include({ between: "2 nights" });
    });

    it("has a flight with its local times, seats and aircraft", () => {
      const [, sydney] = flightsOf(model);
      expect(sydney).to.deep.include({
        number: "412",
        airline: { code: "EK", name: "Emirates" },
        status: { code: "HK", text: "confirmed" },
        departure: { date: "2026-12-12", weekday: "Sat", clock: "10:15" },
        arrival: { date: "2026-12-13", weekday: "Sun", clock: "07:05" },
        dayOffset: 1,
        durationMinutes: 13 * 60 + 50,
        departureTerminal: "3",
        arrivalTerminal: null,
        flown: false,
        layover: null,
      });
      expect(sydney && factsOf(sydney)).to.deep.include({
        Class: "J",
        Seats: "08A Mr George Hartwell HK, 08B Mrs Edith Hartwell HK",
        Equipment: "Airbus A380-800 (388)",
      });
    });

    it("has a layover between two flights, but not if there is a hotel in between", () => {
      const layovers = flightsOf(model).map(
        ({ layover }) => layover && [layover.minutes, layover.place.code],
      );
      expect(layovers).to.deep.equal([null, null, null, [700, "SIN"]]);
    });

    it("has null for what is not printed", () => {
      const [open] = flightsOf(modelOf("1.DOE/JANE MRS\n  2  AF OPEN Y 24NOV 2 GRUCDG"));
      expect(open).to.deep.include({
        number: "OPEN",
        departure: { date: "2026-11-24", weekday: "Tue", clock: null },
        arrival: null,
        dayOffset: null,
        durationMinutes: null,
        status: null,
      });
    });

    it("has no cards for retention segments, but a section", () => {
      const sabre = systems.find(({ displayName }) => displayName === "Sabre");
      const found = modelOf(sabre?.samples[0]?.text ?? "");
      expect(sabre?.samples[0]?.text).to.contain("PRESERVEPNR");
      expect(cardsOf(found).map(({ kind }) => kind)).not.to.include("other");
      const [{ sections } = { sections: [] }] = found.itinerary.records;
      expect(sections.map(({ id }) => id)).to.include("retention");
    });

    it("writes names as people do", () => {
      const names = travellersOf(modelOf("1.O'BRIEN-LEE/ANNA MARIA MRS\n" + AIR));
      expect(names.map(({ name }) => name)).to.deep.equal(["Mrs Anna Maria O'Brien-Lee"]);
    });
  });

  describe("the model", () => {
    it("contains no card number", () => {
      const hotel = `  4 HHL ZZ HK1 DXB IN10DEC OUT12DEC 1KNGCOR AED980.00 DLY COR/G-CCVI${CARD}EXP1228`;
      const rest = [
        `  5 RM CARD ${CARD}`,
        `  6 FP CCVI${CARD}/1228`,
        `?? ${CARD}`,
        `  7 OSI AF ${CARD}`,
      ];
      for (const algorithm of ["", "AMADEUS", "SABRE", "TRAVELPORT", "TRAVELSKY", "GENERIC"]) {
        const model = modelOf(["1.DOE/JANE MRS", AIR, hotel, ...rest].join("\n"), { algorithm });
        expect(JSON.stringify(model)).not.to.contain(CARD);
      }
    });

    it("says why there is no answer and which candidates were considered", () => {
      const model = modelOf("Dear all, please find attached the minutes.");
      expect(model).to.deep.include({ decodable: false, message: "refused" });
      expect(model.answers.v4).to.equal(null);
      expect(model.candidates.map(({ wire }) => wire)).to.have.members(
        systems.map(({ wireValue }) => wireValue),
      );
      expect(model.candidates.map(({ name }) => name)).to.include.members(["Amadeus", "Sabre"]);
    });

    it("grows only in proportion to the text", () => {
      const size = 16 * 1024;
      const flight = (_: unknown, at: number) => AIR.replace("457", String(1000 + at));
      const hostile = [
        "\n".repeat(size),
        "?\n".repeat(size / 2),
        Array.from({ length: size / AIR.length }, flight).join("\n"),
        `1.D${"OE".repeat(size / 4)}/JANE MRS\n${AIR}\n${" 15 SSR RQST AF HK1 GRUCDG/21AN,P1/S3\n".repeat(200)}`,
        systems
          .flatMap(({ samples }) => samples.map(({ text }) => text))
          .join("\n")
          .repeat(2),
      ];
      for (const text of hostile)
        expect(JSON.stringify(modelOf(text)).length / text.length).to.be.below(150);
    });
  });
});
