import { expect } from "chai";
import type { PassengerFare } from "../../src/booking/model/booking.ts";
import { decode } from "../../src/decode/decode.ts";
import { deadlineText } from "../../src/views/itinerary/agent/deadline-text.ts";
import { toDeadlines } from "../../src/views/itinerary/model/deadlines.ts";
import { priceText } from "../../src/views/itinerary/model/fares.ts";
import { References } from "../../src/views/itinerary/model/references.ts";
import { toText } from "../../src/views/itinerary/agent/text.ts";
import { FOR_AGENTS } from "../../src/views/itinerary/wording/agents.ts";
import { systems } from "../../grammars/systems.ts";
import { bookingOf, flight, person } from "./samples.ts";

describe("an itinerary", () => {
  describe("its ticketing limits", () => {
    const plain = { clock: null, office: null, text: null } as const;
    const limit = { state: "limit", date: "2026-11-24", ...plain } as const;
    const done = { state: "done", date: null, ...plain } as const;
    const fare = {
      currency: "EUR",
      total: 980,
      base: null,
      baseCurrency: null,
      taxes: [],
      passengers: [],
      lastTicketingDate: "2026-11-20",
      validatingCarrier: null,
    };
    const evidence = (by: "record date" | "reference date" | "none") => ({ by, warnings: [] });

    for (const [today, words] of [
      ["2026-11-19", "in 5 days"],
      ["2026-11-23", "tomorrow"],
      ["2026-11-24", "today"],
      ["2026-11-25", "yesterday"],
      ["2027-11-24", "365 days ago"],
    ] as const)
      it(`say that they are ${words}`, () => {
        const [found] = toDeadlines(
          { ticketing: [limit], fare: null, yearEvidence: evidence("record date") },
          FOR_AGENTS,
        );
        expect(found && deadlineText(found, today)).to.equal(`Tue 24 Nov 2026 (${words})`);
      });

    for (const by of ["reference date", "none"] as const)
      it(`have no year and no days left if the years are by: ${by}`, () => {
        const [found] = toDeadlines(
          { ticketing: [limit], fare: null, yearEvidence: evidence(by) },
          FOR_AGENTS,
        );
        expect(found && deadlineText(found, "2026-11-19")).to.equal("24 Nov (year not printed)");
      });

    it("have their hour, once", () => {
      const timed = { ...limit, clock: "18:00", office: "PEK101", text: "1800" };
      const textBy = (by: "record date" | "reference date") => {
        const [found] = toDeadlines(
          { ticketing: [limit, timed], fare: null, yearEvidence: evidence(by) },
          FOR_AGENTS,
        );
        return found && deadlineText(found, "2026-11-19");
      };
      expect(textBy("record date")).to.equal("Tue 24 Nov 2026, 18:00 (in 5 days) · PEK101");
      expect(textBy("reference date")).to.equal("24 Nov, 18:00 (year not printed) · PEK101");
    });

    it("are sorted, and that of the fare does not press once tickets were issued", () => {
      const labels = (ticketing: Parameters<typeof toDeadlines>[0]["ticketing"]) =>
        toDeadlines({ ticketing, fare, yearEvidence: evidence("record date") }, FOR_AGENTS).map(
          ({ label, isLimit }) => [label, isLimit],
        );
      expect(labels([limit])).to.deep.equal([
        ["Last day to ticket the fare", true],
        ["Ticketing limit", true],
      ]);
      expect(labels([done, limit])).to.deep.equal([
        ["Ticketing limit", true],
        ["Last day to ticket the fare", false],
        ["Ticketed", false],
      ]);
    });

    describe("the price", () => {
      const priced = (...passengers: readonly Partial<PassengerFare>[]) =>
        priceText(
          {
            ...fare,
            passengers: passengers.map((each) => ({
              persons: [],
              type: null,
              count: 1,
              base: null,
              tax: null,
              total: null,
              terms: null,
              ...each,
            })),
          },
          5,
          FOR_AGENTS,
        );

      it("says which travellers it is for", () => {
        expect(priced({ persons: [0, 1] }, { persons: [1] })).to.equal(
          "EUR 980 for 2 of 5 travellers",
        );
        expect(priced({ persons: [0, 1, 2, 3, 4] })).to.equal("EUR 980 for all 5 travellers");
        expect(priced({ type: "ADT", count: 2 }, { type: "CHD" })).to.equal(
          "EUR 980 for 3 of 5 travellers",
        );
      });

      it("does not guess whom it is for", () => {
        expect(priced()).to.equal("EUR 980");
        expect(priced({ type: "ADT" }, { type: "ADT" })).to.equal("EUR 980");
        expect(priced({ persons: [0] }, { type: "ADT" })).to.equal("EUR 980");
        expect(priced({ count: 9 })).to.equal("EUR 980");
      });

      it("is unknown without a total", () => {
        expect(priceText({ ...fare, total: null }, 1, FOR_AGENTS)).to.equal(null);
        expect(priceText(null, 1, FOR_AGENTS)).to.equal(null);
      });
    });
  });

  describe("its references", () => {
    const persons = ["ADA", "BEN", "CLEO", "DAN", "EVA", "FAY"].map((firstName) =>
      person({ firstName, lastName: "DOE", title: "" }),
    );
    const flights = [
      flight(),
      flight({ departureDate: "2026-12-01" }),
      ...Array.from({ length: 9 }, (_, index) => flight({ flight: String(index) })),
    ];
    const booking = bookingOf({ persons, flights });
    const part = { persons: [1, 2, 3, 4, 5], flights: flights.map((_, index) => index) };
    const references = new References(booking, part, FOR_AGENTS);

    it("name travellers, or give their numbers within the record", () => {
      expect(references.travellers([])).to.equal(null);
      expect(references.travellers([1, 3])).to.equal("Ben Doe, Dan Doe");
      expect(references.travellers([1, 2, 3, 5])).to.equal("travellers 1–3, 5");
      expect(references.travellers([1, 2, 3, 4, 5])).to.equal("all travellers");
      expect(references.nameOf(0)).to.equal(null);
    });

    it("name flights, with their day if another has the same number", () => {
      expect(references.flightsOf([])).to.equal(null);
      expect(references.flightsOf([0, 1, 2])).to.equal("AF 457 of 24 Nov, AF 457 of 1 Dec, AF 0");
      expect(references.flightsOf(part.flights)).to.equal("all flights");
      expect(references.flightsOf(part.flights.slice(1))).to.match(/AF 6 and 2 more$/);
    });
  });

  describe("of three records of three systems, as text", () => {
    const three = ["Amadeus", "Sabre", "Travelport"].flatMap(
      (name) => systems.find(({ displayName }) => displayName === name)?.samples[0]?.text ?? [],
    );
    const text = toText(decode(`${three.join("\n\n")}\n`, { referenceDate: "2026-11-21" }));

    it("prints one after the other, with the system, the travellers and the journeys of each", () => {
      const heads = text.match(
        /^(?:Record .* of 3 · Booking \w+ · \w+| {2}\d [A-Z][^·\n]+(?= ·)|Flight {2}.{7})/gm,
      );
      expect(heads?.map((head) => head.trim())).to.deep.equal([
        "Record 1 of 3 · Booking ZQ7FXA · Amadeus",
        "1 Mrs Helena Fox",
        "2 Felix Fox",
        "3 Mr Leopold Fox",
        "4 Miss Beatrix Fox",
        "5 Mstr Oscar Fox",
        "Flight  AC 1820",
        "Flight  AC 1821",
        "Record 2 of 3 · Booking ZQALMQ · Sabre",
        "1 Mr Olle Almquist",
        "2 Mrs Ida Almquist",
        "3 Miss Tuva Almquist",
        "4 Mstr Loke Almquist",
        "Flight  SK 909",
        "Flight  UA 1467",
        "Flight  UA 2212",
        "Flight  SK 904",
        "Record 3 of 3 · Booking ZW7K3P · Travelport",
        "1 Mr Niels Mortense",
        "2 Mrs Birte Mortense",
        "3 Emil Mortense",
        "4 Signe Mortense",
        "Flight  AY 954",
        "Flight  AY 141",
        "Flight  TG 950",
      ]);
    });

    it("has no control characters, and what was not read is on one line", () => {
      const record = `1.DOE/JANE MRS\n  2  AF 457 Y 24NOV 2 GRUCDG HK1  1855 0950+1\n`;
      const shown = toText(decode(`${record}  3 RM RED \u001b[31mTEXT\n  4 ?? \u001b[2J\tX\n`));
      expect(shown).to.contain("RED").and.contain("Not read\n  line 4: ");
      expect(shown).not.to.contain("\u001b");
    });

    it("ends with what was not read, which is nothing of these records", () => {
      expect(text).not.to.contain("Not read");
      const more = toText(decode(`${three.join("\n\n")}\nABRACADABRA 12 OF A RECORD\n`));
      expect(more).to.match(/\n\nNot read\n {2}line \d+: ABRACADABRA .+ \(.+\)\n$/);
    });
  });
});
