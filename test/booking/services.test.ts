import { expect } from "chai";
import type {
  AccountingNode,
  AirlineLocatorNode,
  HeaderNode,
  Node,
  PrintedSeat,
  SsrNode,
} from "../../src/ast/nodes.ts";
import {
  air,
  association,
  bookingOf,
  date,
  lapInfant,
  map,
  money,
  names,
  optional,
  rail,
  read,
  ssr,
  ticket,
  warningsOf,
} from "./nodes.ts";

const THREE = names("1.DOE/JOHN MR", "2.DOE/JANE MRS", "3.ROE/KIM MISS");

const FLIGHTS = [
  air("4 AF 1080 Y 24NOV 2 CDGLHR HK3 0925 0945"),
  air("5 BA 117 Y 24NOV 2 LHRJFK HK3 1235 1535"),
  air("7 BA 112 Y 30NOV 1 JFKLHR HK3 1905 0640"),
];

/** `31D1` is seat 31D of traveller 1. */
function seats(...printed: readonly string[]): readonly PrintedSeat[] {
  return printed.map((text) => ({
    seat: read(text.slice(0, 3)),
    person: optional(text.length > 3 ? text.slice(3) : undefined),
  }));
}

function between(pair: string, more: Partial<SsrNode> = {}): SsrNode {
  return ssr("RQST", {
    status: read("HK"),
    origin: read(pair.slice(0, 3)),
    destination: read(pair.slice(3)),
    ...more,
  });
}

/** Formats the seats of every flight as `31D 0 HK`. */
function seatsOf(...nodes: readonly Node[]) {
  return bookingOf(...nodes).flights.map((flight) =>
    flight.seats.map(({ seat, person, status }) => `${seat} ${person ?? "-"} ${status ?? "-"}`),
  );
}

describe("the elements of a booking", () => {
  it("restore the signs in email addresses that terminals lack", () => {
    const email = (printed: string): Node => ({
      kind: "contact",
      type: "email",
      value: read(printed),
    });
    const { contacts } = bookingOf(
      email("JANE//EXAMPLE.COM"),
      email("¥JANE_D¤EXAMPLE.COM¥"),
      email("‡JANE@EXAMPLE.COM‡"),
      email("J+D@EXAMPLE.COM"),
    );
    expect(contacts.map(({ value }) => value)).to.deep.equal([
      "JANE@EXAMPLE.COM",
      "JANE_D@EXAMPLE.COM",
      "JANE@EXAMPLE.COM",
      "J+D@EXAMPLE.COM",
    ]);
  });

  it("keep who asked for the last change, as it is printed first", () => {
    const received = (from: string | undefined): Node => ({
      kind: "received",
      from: optional(from),
    });
    const { receivedFrom } = bookingOf(received(undefined), received("JANE"), received("MAX"));
    expect(receivedFrom).to.equal("JANE");
  });

  describe("accounts", () => {
    const FAMILY = names("1.DOE/ARIA MRS", lapInfant("/KAI"), "2.DOE/BORIS MR");
    const element = (more: Partial<AccountingNode>): AccountingNode => ({
      kind: "accounting",
      type: read("FE"),
      text: read("NONREF"),
      ...more,
    });
    const personsOf = (more: Partial<AccountingNode>) =>
      bookingOf(FAMILY, ...FLIGHTS, element(more)).accounting.map(({ persons }) => persons);

    it("have the persons and flights they refer to", () => {
      const { accounting } = bookingOf(THREE, ...FLIGHTS, element(association("5,7", "1,2")));
      expect(accounting).to.deep.equal([
        { type: "FE", text: "NONREF", persons: [0, 1], flights: [1, 2] },
      ]);
    });

    it("are about all passengers, or about all lap infants, if they name none", () => {
      expect(personsOf({})).to.deep.equal([[]]);
      expect(personsOf({ party: "passengers" })).to.deep.equal([[0, 2]]);
      expect(personsOf({ party: "infants" })).to.deep.equal([[1]]);
      const nobody = bookingOf(THREE, element({ party: "passengers" }));
      expect(nobody.accounting[0]?.persons).to.deep.equal([]);
    });

    it("are about the lap infants of the adults they name", () => {
      expect(personsOf({ party: "passengers", ...association("", "1") })).to.deep.equal([[0]]);
      expect(personsOf({ party: "infants", ...association("", "1") })).to.deep.equal([[1]]);
      expect(personsOf({ party: "infants", ...association("", "2") })).to.deep.equal([[]]);
    });

    it("give a fare its validating carrier", () => {
      const total = { currency: "EUR", amount: 100 };
      const fare: Node = { kind: "fare", total: read(total) };
      const carrier = element({
        type: read("FV"),
        text: read("BA"),
        validatingCarrier: read("BA"),
      });
      const booking = bookingOf(THREE, carrier, fare);
      expect(booking.fare?.validatingCarrier).to.equal("BA");
      expect(booking.accounting).to.have.length(1);
    });
  });

  describe("seats", () => {
    it("are assigned to the flight and person with the printed numbers", () => {
      const request = between("LHRJFK", {
        seats: seats("31D1", "31E2"),
        ...association("5", ""),
      });
      expect(seatsOf(THREE, ...FLIGHTS, request)).to.deep.equal([[], ["31D 0 HK", "31E 1 HK"], []]);
    });

    it("are assigned to the flight between the printed cities", () => {
      const request = between("JFKLHR", { seats: seats("31D3") });
      expect(seatsOf(THREE, ...FLIGHTS, request)[2]).to.deep.equal(["31D 2 HK"]);
    });

    it("are assigned to the person of the element or to the only person", () => {
      const request = between("LHRJFK", { seats: seats("31D"), ...association("", "2") });
      expect(seatsOf(THREE, ...FLIGHTS, request)[1]).to.deep.equal(["31D 1 HK"]);
      const alone = between("LHRJFK", { seats: seats("31D"), status: undefined });
      expect(seatsOf(names("DOE/JOHN"), ...FLIGHTS, alone)[1]).to.deep.equal(["31D 0 -"]);
      expect(seatsOf(THREE, ...FLIGHTS, alone)[1]).to.deep.equal(["31D - -"]);
      const unknown = between("LHRJFK", { seats: seats("31D9") });
      expect(seatsOf(THREE, ...FLIGHTS, unknown)[1]).to.deep.equal(["31D - HK"]);
    });

    it("are assigned to all flights of an element without cities", () => {
      const request = ssr("SEAT", { seats: seats("31D"), ...association("4,5", "1") });
      expect(seatsOf(THREE, ...FLIGHTS, request)).to.deep.equal([["31D 0 -"], ["31D 0 -"], []]);
      const narrowed = between("LHRJFK", { seats: seats("31D"), ...association("4,5", "1") });
      expect(seatsOf(THREE, ...FLIGHTS, narrowed)).to.deep.equal([[], ["31D 0 HK"], []]);
      const through = between("CDGJFK", { seats: seats("31D"), ...association("4,5", "1") });
      expect(seatsOf(THREE, ...FLIGHTS, through)).to.deep.equal([["31D 0 HK"], ["31D 0 HK"], []]);
    });

    it("match by cities if the printed number is that of another flight", () => {
      const wrong = between("LHRJFK", { seats: seats("31D1"), ...association("4", "") });
      expect(seatsOf(THREE, ...FLIGHTS, wrong)).to.deep.equal([[], ["31D 0 HK"], []]);
      expect(bookingOf(THREE, ...FLIGHTS, wrong).ssr[0]?.flights).to.deep.equal([1]);
      const nowhere = between("LHRBOS", { seats: seats("31D1"), ...association("4", "") });
      expect(seatsOf(THREE, ...FLIGHTS, nowhere).flat()).to.deep.equal([]);
      expect(warningsOf(THREE, ...FLIGHTS, nowhere)).to.deep.equal([
        "A seat matches no segment of the record.",
      ]);
      const twice = air("8 AA 100 Y 25NOV 3 LHRJFK HK3 1235 1535");
      expect(seatsOf(THREE, ...FLIGHTS, twice, wrong).flat()).to.deep.equal([]);
      const meal = between("LHRBOS", association("4", ""));
      expect(bookingOf(THREE, ...FLIGHTS, meal).ssr[0]?.flights).to.deep.equal([0]);
    });

    it("never match a hotel by cities", () => {
      const hotel: Node = { kind: "hotel", number: read("8") };
      const request = between("LHRJFK", { seats: seats("31D1"), ...association("8,5", "") });
      const last = between("LHRJFK", { seats: seats("31D1"), ...association("4,8", "") });
      expect(seatsOf(THREE, hotel, ...FLIGHTS, request)[1]).to.deep.equal(["31D 0 HK"]);
      expect(seatsOf(THREE, hotel, ...FLIGHTS, last)[1]).to.deep.equal(["31D 0 HK"]);
    });

    it("are not duplicated", () => {
      const request = between("LHRJFK", { seats: seats("31D1") });
      expect(seatsOf(THREE, ...FLIGHTS, request, request)[1]).to.have.length(1);
    });

    it("are not assigned to a cancelled flight or to one of several", () => {
      const cancelled = air("6 BA 117 Y 24NOV 2 LHRJFK UN3 1235 1535");
      const request = between("LHRJFK", { seats: seats("31D1") });
      expect(seatsOf(THREE, cancelled, ...FLIGHTS, request)[2]).to.deep.equal(["31D 0 HK"]);
      const twice = air("8 AA 100 Y 25NOV 3 LHRJFK HK3 1235 1535");
      const nodes = [THREE, ...FLIGHTS, twice];
      expect(warningsOf(...nodes, request)).to.deep.equal([
        "A seat matches no segment of the record.",
      ]);
      expect(seatsOf(...nodes, request).flat()).to.deep.equal([]);
      const ofAirline = between("LHRJFK", { seats: seats("31D1"), airline: read("AA") });
      expect(seatsOf(...nodes, ofAirline)[3]).to.deep.equal(["31D 0 HK"]);
      expect(seatsOf(...nodes, between("LHRJFK"))).to.deep.equal([[], [], [], []]);
      expect(warningsOf(...nodes, between("LHRJFK", { seats: [] }))).to.deep.equal([]);
    });

    it("can be on a train but not on a hotel", () => {
      const train = rail("6 6612 26NOV 4 FRLPD FRPLY 1800 2007");
      const hotel: Node = { kind: "hotel", number: read("8") };
      const byNumber = ssr("SEAT", { seats: seats("31D1"), ...association("6", "") });
      const byPlace = ssr("RQST", {
        seats: seats("32D1"),
        origin: read("FRLPD"),
        destination: read("FRPLY"),
      });
      const { trains } = bookingOf(THREE, hotel, train, byNumber, byPlace);
      expect(trains[0]?.seats.map(({ seat }) => seat)).to.deep.equal(["31D", "32D"]);
    });

    it("cause a warning if no segment matches", () => {
      const stray = ssr("SEAT", { seats: seats("31D1"), ...association("9", "") });
      expect(warningsOf(THREE, ...FLIGHTS, stray)).to.have.length(1);
      const half = ssr("SEAT", { seats: seats("31D1"), origin: read("LHR") });
      expect(warningsOf(THREE, ...FLIGHTS, half)).to.have.length(1);
    });

    it("do not match a segment without a number", () => {
      const unnumbered = air("BA 117 Y 24NOV 2 LHRJFK HK3 1235 1535");
      const request = ssr("SEAT", { seats: seats("31D1"), ...association("4", "") });
      expect(seatsOf(THREE, unnumbered, ...FLIGHTS, request).map(({ length }) => length)).to.eql([
        0, 1, 0, 0,
      ]);
    });

    it("do not match a number that two segments have", () => {
      const twin = air("5 BA 119 Y 25NOV 3 LHRJFK HK3 1235 1535");
      const request = ssr("SEAT", { seats: seats("31D1"), ...association("5", "") });
      expect(seatsOf(THREE, ...FLIGHTS, twin, request).flat()).to.deep.equal([]);
    });
  });

  describe("service requests", () => {
    it("have the persons and flights they refer to", () => {
      const request = ssr("VGML", {
        airline: read("LH"),
        status: read("KK"),
        text: read("NO NUTS"),
        ...association("4,5", "1,3"),
      });
      expect(bookingOf(THREE, ...FLIGHTS, request).ssr).to.deep.equal([
        {
          code: "VGML",
          airline: "LH",
          status: "KK",
          text: "NO NUTS",
          persons: [0, 2],
          flights: [0, 1],
        },
      ]);
    });

    it("list only flights as flights", () => {
      const train = rail("6 6612 26NOV 4 FRLPD FRPLY 1800 2007");
      const request = ssr("OTHS", association("4,6", ""));
      expect(bookingOf(train, ...FLIGHTS, request).ssr[0]?.flights).to.deep.equal([0]);
      expect(bookingOf(train, ssr("OTHS", association("6", ""))).ssr[0]?.flights).to.deep.equal([]);
    });

    it("assign frequent-flyer numbers to their owners", () => {
      const { persons } = bookingOf(
        THREE,
        ssr("FQTV", { frequentFlyer: read("LH000000000"), ...association("", "1") }),
        ssr("FQTV", { frequentFlyer: read("LH000000000"), ...association("", "1") }),
        ssr("FQTV", {
          frequentFlyer: read("0000000"),
          airline: read("B6"),
          ...association("", "1"),
        }),
        ssr("FQTV", { frequentFlyer: read("9W000000000"), ...association("", "2") }),
        ssr("FQTV", { frequentFlyer: read("0000000"), ...association("", "2") }),
        ssr("FQTV", { frequentFlyer: read("LH000000001"), ...association("", "2,3") }),
        ssr("FQTV", { frequentFlyer: read("LH000000002") }),
      );
      expect(persons.map(({ frequentFlyer }) => frequentFlyer)).to.deep.equal([
        [
          { airline: "LH", number: "000000000" },
          { airline: "B6", number: "0000000" },
        ],
        [{ airline: "9W", number: "000000000" }],
        [],
      ]);
    });
  });

  describe("other elements", () => {
    it("are kept as printed", () => {
      const { osi, contacts, remarks, ticketing } = bookingOf(
        THREE,
        { kind: "osi", airline: read("ZZ"), text: read("CTCP 5550100"), ...association("", "2") },
        { kind: "osi", text: read("TEXT") },
        { kind: "contact", type: "phone", value: read("01 5550 0100"), ...association("", "1") },
        { kind: "contact", type: "email", value: read("JANE@EXAMPLE.COM") },
        { kind: "remark", type: read("RM"), text: read("TEXT") },
        {
          kind: "ticketing",
          state: "done",
          date: date("08APR26"),
          office: read("PARZZ2199"),
          text: read("ETBA"),
        },
        {
          kind: "ticketing",
          state: "limit",
          date: date("20APR"),
          clock: { ...read("1800"), value: 1080 },
        },
        { kind: "ticketing", state: "other" },
      );
      expect(osi).to.deep.equal([
        { airline: "ZZ", text: "CTCP 5550100", persons: [1] },
        { airline: null, text: "TEXT", persons: [] },
      ]);
      expect(contacts).to.deep.equal([
        { type: "phone", value: "01 5550 0100", persons: [0] },
        { type: "email", value: "JANE@EXAMPLE.COM", persons: [] },
      ]);
      expect(remarks).to.deep.equal([{ type: "RM", text: "TEXT" }]);
      expect(ticketing).to.deep.equal([
        { state: "done", date: "2026-04-08", clock: null, office: "PARZZ2199", text: "ETBA" },
        { state: "limit", date: null, clock: "18:00", office: null, text: null },
        { state: "other", date: null, clock: null, office: null, text: null },
      ]);
    });

    it("infer the year of ticketing from the record's own dates", () => {
      const dated = (
        state: "done" | "limit" | "other",
        printed: string,
        head: Partial<HeaderNode>,
      ) =>
        bookingOf({ kind: "header", ...head }, { kind: "ticketing", state, date: date(printed) })
          .ticketing[0]?.date;
      const both = { created: date("01MAR26"), updated: date("09APR26") };
      expect(dated("done", "08APR", both)).to.equal("2026-04-08");
      expect(dated("done", "09APR", both)).to.equal("2026-04-09");
      expect(dated("done", "10JUN", both)).to.equal("2025-06-10");
      expect(dated("done", "10APR", both)).to.equal(null);
      expect(dated("done", "02JAN", { created: date("20DEC25") })).to.equal("2026-01-02");
      expect(dated("done", "20DEC", { updated: date("05JAN26") })).to.equal("2025-12-20");
      expect(dated("limit", "01MAR", both)).to.equal("2026-03-01");
      expect(dated("limit", "20FEB", both)).to.equal("2027-02-20");
      expect(dated("limit", "28FEB", both)).to.equal(null);
      expect(dated("limit", "02JAN", { updated: date("20DEC26") })).to.equal("2027-01-02");
      expect(dated("other", "08APR", both)).to.equal(null);
      expect(dated("done", "08APR26", both)).to.equal("2026-04-08");
      expect(dated("done", "08APR", {})).to.equal(null);
      expect(dated("done", "08APR", { created: date("01MAR") })).to.equal("2026-04-08");
    });

    it("have a ticketing limit before the first flight if the record has no dates", () => {
      const limit: Node = { kind: "ticketing", state: "limit", date: date("05NOV") };
      expect(bookingOf(...FLIGHTS, limit).ticketing[0]?.date).to.equal("2026-11-05");
      const late: Node = { ...limit, date: date("26NOV") };
      expect(bookingOf(...FLIGHTS, late).ticketing[0]?.date).to.equal(null);
      const done: Node = { ...limit, state: "done" };
      expect(bookingOf(...FLIGHTS, done).ticketing[0]?.date).to.equal(null);
    });

    it("use the record data that is printed first", () => {
      const { recordLocator, office } = bookingOf(
        { kind: "header", asked: read("ZASKED") },
        { kind: "header", locator: read("ZQ7KXA"), office: read("PARZZ2199") },
        { kind: "header", locator: read("ZR4T9B"), office: read("LONZZ2199") },
      );
      expect(recordLocator).to.equal("ZQ7KXA");
      expect(office).to.equal("PARZZ2199");
    });

    it("use the locator of a ticket or the one asked for if no header prints one", () => {
      const asked: Node = { kind: "header", asked: read("ZASKED") };
      const image = ticket("125-0000000001", { recordLocator: read("ZS8P2C") });
      expect(bookingOf(asked, image).recordLocator).to.equal("ZS8P2C");
      expect(bookingOf(asked).recordLocator).to.equal("ZASKED");
      expect(bookingOf(THREE)).to.deep.include({ recordLocator: null, office: null });
    });

    it("use the locator that somebody noted if it is the only one", () => {
      const noted = (locator: string): Node => ({ kind: "header", noted: read(locator) });
      const asked: Node = { kind: "header", asked: read("ZASKED") };
      expect(bookingOf(noted("ZQ7KXA"), noted("ZQ7KXA")).recordLocator).to.equal("ZQ7KXA");
      expect(bookingOf(noted("ZQ7KXA"), asked).recordLocator).to.equal("ZASKED");
      expect(bookingOf(noted("ZQ7KXA"), noted("ZR4T9B")).recordLocator).to.equal(null);
    });

    it("take no heading of the itinerary for a locator", () => {
      const flight = air("1 BA 117 Y 12APR LHRJFK");
      const headed = (code: string) =>
        bookingOf({ kind: "header", locator: read(code) }, flight).recordLocator;
      expect(headed("LHRJFK")).to.equal(null);
      expect(headed("LONNYC")).to.equal(null);
      expect(headed("ZQNAMA")).to.equal("ZQNAMA");
    });

    it("use the locator that ends a name line", () => {
      const line = { ...names("DOE/JANE MS"), locator: read("ZQ7KXA") };
      expect(bookingOf(line).recordLocator).to.equal("ZQ7KXA");
    });
  });

  describe("airline locators", () => {
    const listed = (airline: string, locator: string): AirlineLocatorNode => ({
      kind: "airlineLocator",
      airline: read(airline),
      locator: read(locator),
    });

    it("are listed once and assigned to flights without one", () => {
      const { airlineLocators, flights } = bookingOf(
        air("5 BA 117 Y 24NOV 2 LHRJFK HK3 1235 1535", { airlineLocator: read("ZS8P2C") }),
        air("4 AF 1080 Y 24NOV 2 CDGLHR HK3 0925 0945"),
        air("7 BA 112 Y 30NOV 1 JFKLHR HK3 1905 0640"),
        listed("AF", "ZR4T9B"),
        listed("AF", "ZR4T9B"),
        listed("BA", "ZS8P2C"),
        listed("1A", "ZQ7KXA"),
      );
      expect(airlineLocators).to.deep.equal([
        { airline: "BA", locator: "ZS8P2C" },
        { airline: "AF", locator: "ZR4T9B" },
        { airline: "1A", locator: "ZQ7KXA" },
      ]);
      expect(flights.map(({ airlineLocator }) => airlineLocator)).to.deep.equal([
        "ZS8P2C",
        "ZR4T9B",
        "ZS8P2C",
      ]);
    });

    it("are not assigned if there are several", () => {
      const { flights } = bookingOf(...FLIGHTS, listed("BA", "ZS8P2C"), listed("BA", "ZT1V6D"));
      expect(flights.map(({ airlineLocator }) => airlineLocator)).to.deep.equal([null, null, null]);
    });

    it("are the confirmation numbers of trains", () => {
      const nameless = rail("6 6612 26NOV 4 FRLPD FRPLY", { carrier: undefined });
      const sold = air("8 9F 9012 S 27NOV 5 XPGQQS HK1", { airlineLocator: read("ZT1V6D") });
      const { trains, airlineLocators } = bookingOf(
        rail("5 6612 26NOV 4 FRLPD FRPLY 1800 2007"),
        nameless,
        sold,
        listed("2C", "ZQ7KXA"),
      );
      expect(trains.map(({ confirmation }) => confirmation)).to.deep.equal([
        "ZQ7KXA",
        null,
        "ZT1V6D",
      ]);
      expect(airlineLocators).to.deep.equal([
        { airline: "9F", locator: "ZT1V6D" },
        { airline: "2C", locator: "ZQ7KXA" },
      ]);
    });
  });

  describe("tickets", () => {
    it("have their holders and flights", () => {
      const { tickets, persons } = bookingOf(
        THREE,
        ...FLIGHTS,
        ticket("125-0000000001-02", {
          carrier: read("BA"),
          total: money("EUR 512.40"),
          issued: date("08APR26"),
          office: read("PARZZ2199"),
          ...association("4,5", "1"),
        }),
      );
      expect(tickets).to.deep.equal([
        {
          number: "125-0000000001-02",
          type: "ET",
          carrier: "BA",
          issued: "2026-04-08",
          total: { currency: "EUR", amount: 512.4 },
          office: "PARZZ2199",
          persons: [0],
          flights: [0, 1],
          terms: null,
        },
      ]);
      expect(persons[0]?.tickets).to.deep.equal(["125-0000000001-02"]);
    });

    it("of infants refer to the adult", () => {
      const { tickets, persons } = bookingOf(
        names("1.DOE/ARIA", lapInfant("/KAI"), "2.DOE/BEN"),
        ticket("125-0000000001", association("", "1")),
        ticket("125-0000000002", { infant: true, ...association("", "1") }),
        ticket("125-0000000003", { infant: true, ...association("", "2") }),
      );
      expect(tickets.map((each) => each.persons)).to.deep.equal([[0], [1], []]);
      expect(persons.map((each) => each.tickets)).to.deep.equal([
        ["125-0000000001"],
        ["125-0000000002"],
        [],
      ]);
    });

    it("belong to the only traveller if no number is printed", () => {
      const { tickets } = bookingOf(
        names("DOE/ARIA", lapInfant("/KAI")),
        ticket("125-0000000001"),
        ticket("125-0000000002", { infant: true }),
      );
      expect(tickets.map((each) => each.persons)).to.deep.equal([[0], [1]]);
    });

    it("are listed once, however many lines mention them", () => {
      const { tickets, persons } = bookingOf(
        THREE,
        ...FLIGHTS,
        ticket("125-0000000001", association("4", "1")),
        ticket("125-0000000001", {
          type: undefined,
          carrier: read("BA"),
          office: read("PARZZ2199"),
          ...association("5", "1"),
        }),
        ssr("TKNE", { ticket: read("125-0000000001"), ...association("5", "1") }),
        ssr("TKNE", { ticket: read("125-0000000002"), ...association("5", "2") }),
        ticket("125-0000000003"),
        ticket("125-0000000003", { type: read("EV") }),
        ticket("125-0000000004", { type: undefined }),
        ticket("125-0000000004"),
      );
      expect(tickets.map(({ number, type }) => `${number} ${type ?? "-"}`)).to.deep.equal([
        "125-0000000001 ET",
        "125-0000000003 EV",
        "125-0000000004 ET",
        "125-0000000002 -",
      ]);
      expect(tickets[0]).to.deep.include({ carrier: "BA", persons: [0], flights: [0, 1] });
      expect(persons.map((each) => each.tickets.length)).to.deep.equal([1, 1, 0]);
    });

    it("from requests can belong to the lap infant of the named adult", () => {
      const { tickets } = bookingOf(
        names("1.DOE/JOHN MR", "2.DOE/JANE MRS", lapInfant("KAI")),
        ssr("TKNE", {
          ticket: read("125-0000000001"),
          isInfantTicket: true,
          ...association("", "2"),
        }),
      );
      expect(tickets.map(({ persons }) => persons)).to.deep.equal([[2]]);
    });

    it("belong to no one if they are void", () => {
      const { tickets, persons } = bookingOf(
        THREE,
        ticket("125-0000000001", association("", "1")),
        ticket("125-0000000001", { type: read("EV"), ...association("", "1") }),
        ticket("125-0000000002", { type: read("EV"), ...association("", "1") }),
        ticket("125-0000000003", association("", "1")),
      );
      expect(tickets).to.have.length(3);
      expect(tickets[1]?.persons).to.deep.equal([0]);
      expect(persons[0]?.tickets).to.deep.equal(["125-0000000003"]);
    });

    it("are an empty list in a record without any", () => {
      expect(map([THREE]).booking.tickets).to.deep.equal([]);
    });
  });
});
