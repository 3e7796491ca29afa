import { expect } from "chai";
import { decode } from "../../src/decode/decode.ts";
import { toText } from "../../src/views/itinerary/agent/text.ts";
import {
  airNode,
  car,
  decodedOf,
  documentOf,
  flight,
  hotel,
  hotelNode,
  otherSegment,
  person,
  train,
} from "./samples.ts";

const NOTHING_SAID = { departure: null, departureDate: null, landing: null };

function textOf(...parameters: Parameters<typeof decodedOf>): string {
  return toText(decodedOf(...parameters));
}

/** The lines of the only card, which follows the title. */
function cardOf(overrides: Parameters<typeof decodedOf>[0]): readonly string[] {
  return textOf(overrides).trimEnd().split("\n").slice(2);
}

describe("the itinerary as text", () => {
  it("names the system even if the record has no locator", () => {
    expect(textOf()).to.equal("Booking without a locator · Amadeus\n");
  });

  it("begins with the record and its travellers", () => {
    const persons = [
      person({ type: "ADT" }),
      person({ title: "", firstName: "KAI", type: "INF", printed: "MARTINELLI/KAI" }),
      person({ title: "", firstName: "", printed: "MARTINELLI" }),
    ];
    const head = { recordLocator: "ZQ7KXA", recordDate: "2026-03-01", groupName: "SCHOOLGRP" };
    expect(textOf({ ...head, persons })).to.equal(
      "Booking ZQ7KXA · Amadeus · created Sun 1 Mar 2026 · group SCHOOLGRP\n\n" +
        "  1 Mr Bruno Martinelli · MARTINELLI/BRUNO MR · adult\n" +
        "  2 Kai Martinelli · MARTINELLI/KAI · infant\n  3 Martinelli · MARTINELLI\n",
    );
  });

  it("has a card for a flight", () => {
    const full = flight({
      status: "HK",
      flown: true,
      bookingClass: "Y",
      departureTerminal: "3",
      landingTerminal: "2E",
      equipment: "77W",
      durationMinutes: 655,
      operatedBy: "SAMPLE AIRWAYS",
      airlineLocator: "ZR4T9B",
      seats: [
        { seat: "12A", person: 0, status: "HK" },
        { seat: "12B", person: null, status: null },
        { seat: "12C", person: 7, status: null },
      ],
    });
    const text = textOf({ persons: [person()], flights: [full] });
    expect(text).to.equal(
      "Booking without a locator · Amadeus\n\n" +
        "  1 Mr Bruno Martinelli · MARTINELLI/BRUNO MR\n    seat 12A on AF 457\n\n" +
        "Flight  AF 457 · Air France · confirmed HK · flown\n" +
        "  Tue 24 Nov 2026  18:55  GRU Guarulhos International Airport, Guarulhos, São Paulo, Brazil, " +
        "terminal 3\n" +
        "  Wed 25 Nov 2026  09:50  CDG Paris Charles de Gaulle Airport, Paris, Île-de-France, France, " +
        "terminal 2E\n" +
        "  10 h 55 min\n" +
        "  Class Y · Seats 12A Mr Bruno Martinelli HK, 12B, 12C · Equipment Boeing 777-300ER (77W)\n" +
        "  Operated by SAMPLE AIRWAYS · Airline locator ZR4T9B\n",
    );
  });

  it("has a card for a flight with few details", () => {
    const open = flight({
      ...NOTHING_SAID,
      flight: "OPEN",
      status: "Q9",
      origin: null,
      destination: "QQQ",
      equipment: "0Z0",
      durationMinutes: 45,
    });
    expect(cardOf({ flights: [open] })).to.deep.equal([
      "Flight  AF OPEN · Air France · Q9",
      "                          ?",
      "                          QQQ",
      "  45 min",
      "  Equipment 0Z0",
    ]);
  });

  it("shows only the day of a flight if its time is not printed", () => {
    const [, departure] = cardOf({ flights: [flight({ departure: null })] });
    expect(departure).to.match(/^ {2}Tue 24 Nov 2026 +GRU /);
  });

  it("has a card for a train", () => {
    const full = train({
      carrier: "2C",
      operator: "SNCF",
      status: "HK",
      bookingClass: "AF",
      coach: "11",
      confirmation: "QWERTY",
      originName: "LYON PART DIEU",
      destination: "PARIS GARE LYON",
      destinationName: "PARIS GARE LYON",
      seats: [{ seat: "31", person: null, status: null }],
    });
    expect(cardOf({ trains: [full] })).to.deep.equal([
      "Train  6612 · SNCF · confirmed HK",
      "  Thu 26 Nov 2026  18:00  FRLPD LYON PART DIEU",
      "  Thu 26 Nov 2026  20:07  PARIS GARE LYON",
      "  Class AF · Coach 11 · Seats 31 · Carrier 2C · Confirmation QWERTY",
    ]);
  });

  it("shows station names that only the reference table contains", () => {
    const [, departure] = cardOf({ trains: [train({ departure: null })] });
    expect(departure).to.match(/^ {2}Thu 26 Nov 2026 +FRLPD Lyon/);
  });

  it("has a card for a hotel", () => {
    const full = hotel({
      status: "HK",
      nights: 1,
      rooms: 2,
      rate: { currency: "EUR", amount: 120.5 },
      phone: "04.00.00.00.00",
      confirmation: "XMPL12",
    });
    expect(cardOf({ hotels: [full] })).to.deep.equal([
      "Hotel  HOTEL EXEMPLE · confirmed HK",
      "  Check-in: Mon 30 Nov 2026",
      "  Check-out: Tue 1 Dec 2026",
      "  1 night",
      "  Confirmation XMPL12 · Address RUE DU REPLAT · Rooms 2 · Rate EUR 120.50 · Phone 04.00.00.00.00",
    ]);
    const bare = hotel({ name: null, address: null, checkIn: null, checkOut: null });
    expect(cardOf({ hotels: [bare] })).to.deep.equal(["Hotel"]);
    expect(cardOf({ hotels: [{ ...bare, chain: "RT", city: "NCE" }] })).to.deep.equal([
      "Hotel  RT",
      "  City Nice NCE",
    ]);
  });

  it("has a card for a car", () => {
    const full = car({
      companyName: "HERTZ",
      status: "HK",
      pickUpDate: "2026-11-24",
      pickUpTime: "18:55",
      pickUpPlace: "AIRPORT",
      dropOffDate: "2026-11-30",
      carType: "ECMR",
      rate: { currency: "EUR", amount: 40 },
      confirmation: "ABC123",
    });
    expect(cardOf({ cars: [full] })).to.deep.equal([
      "Car  HERTZ · confirmed HK",
      "  Pick-up: Tue 24 Nov 2026, 18:55 · AIRPORT",
      "  Drop-off: Mon 30 Nov 2026",
      "  Confirmation ABC123 · Car type ECMR · Rate EUR 40",
    ]);
    expect(cardOf({ cars: [car({ company: "ZE" })] })).to.deep.equal(["Car  ZE"]);
  });

  it("has a card for any other segment, without card numbers", () => {
    const full = otherSegment({
      service: "INS",
      name: "INSURANCE",
      status: "HK",
      city: "PAR",
      toCity: "NCE",
      date: "2026-11-24",
      endDate: "2026-11-25",
      text: "PAID BY 4111111111111111",
    });
    expect(cardOf({ otherSegments: [full] })).to.deep.equal([
      "Other  INS · INSURANCE · confirmed HK",
      "  From Tue 24 Nov 2026 · To Wed 25 Nov 2026 · Where Paris PAR to Nice NCE",
      "  Text PAID BY ************1111 · Type TUR",
    ]);
    expect(cardOf({ otherSegments: [otherSegment()] })).to.deep.equal(["Other  TUR"]);
  });

  it("is in the order of travel", () => {
    const text = textOf({
      flights: [flight({ flight: "2", departure: "2026-11-28 08:00:00" }), flight({ flight: "1" })],
      trains: [train()],
      hotels: [hotel({ checkIn: "2026-11-26" })],
      cars: [car({ companyName: "HERTZ", pickUpDate: "2026-11-28", pickUpTime: "09:00" })],
      otherSegments: [otherSegment({ date: "2026-11-24" })],
    });
    const titles = text.split("\n").filter((line) => /^(?!Booking)[A-Z]/.test(line));
    expect(titles.map((line) => line.split(" · ")[0])).to.deep.equal([
      "Flight  AF 1",
      "Other  TUR",
      "Train  6612",
      "Hotel  HOTEL EXEMPLE",
      "Flight  AF 2",
      "Car  HERTZ",
    ]);
  });

  it("keeps segments without a date at their place in the text", () => {
    const first = airNode();
    const second = hotelNode();
    const third = airNode();
    const fourth = { kind: "car" } as const;
    const nodes = [first, second, third, null, fourth];
    const lines = nodes.map((node, start) => ({
      node,
      start,
      end: start,
      rule: null,
      problem: null,
    }));
    const text = textOf(
      {
        flights: [
          flight({ flight: "1", source: first }),
          flight({ flight: "2", departure: "2026-11-28 08:00:00", source: third }),
        ],
        hotels: [hotel({ checkIn: null, source: second })],
        cars: [car({ pickUpDate: "2026-11-29", source: fourth })],
      },
      { documents: [documentOf("", lines)] },
    );
    expect(text.match(/^(?:Flight {2}AF \d|Hotel|Car)/gm)).to.deep.equal([
      "Flight  AF 1",
      "Hotel",
      "Flight  AF 2",
      "Car",
    ]);
  });

  it("is separate for each of several records, with travellers numbered anew", () => {
    const record = (locator: string, name: string, day: string) =>
      `RP/PARZZ2199/PARZZ2199            AB/SU   1NOV26/0914Z   ${locator}\n  1.${name}\n` +
      `  2  AF 457 Y ${day} GRUCDG HK1  1855 0950+1\n`;
    const decoded = decode(
      record("ZQ7KXA", "DOE/JANE MRS", "24NOV 2") + record("ZQ7KXB", "ROE/MAX MR", "23NOV 1"),
      { referenceDate: "2026-11-21" },
    );
    expect(
      toText(decoded).match(/^(?:Record.*| {2}\d .*|Flight.{9}| {2}\w{3} \d\d? )/gm),
    ).to.deep.equal([
      "Record 1 of 2 · Booking ZQ7KXA · Amadeus · created Sun 1 Nov 2026 · office PARZZ2199",
      "  1 Mrs Jane Doe · DOE/JANE MRS",
      "Flight  AF 457 ",
      "  Tue 24 ",
      "  Wed 25 ",
      "Record 2 of 2 · Booking ZQ7KXB · Amadeus · created Sun 1 Nov 2026 · office PARZZ2199",
      "  1 Mr Max Roe · ROE/MAX MR",
      "Flight  AF 457 ",
      "  Mon 23 ",
      "  Tue 24 ",
    ]);
  });

  it("can be built from a real record", () => {
    const decoded = decode("1  AF 457 Y 24NOV 2 GRUCDG HK1  1855 0950+1", {
      referenceDate: "2026-11-21",
    });
    expect(toText(decoded)).to.match(/^Flight {2}AF 457 · Air France/m);
  });
});
