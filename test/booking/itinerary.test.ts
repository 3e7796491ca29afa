import { expect } from "chai";
import type { CarNode, HotelNode, Node } from "../../src/ast/nodes.ts";
import { mapBooking } from "../../src/booking/map.ts";
import {
  REFERENCE,
  air,
  bookingOf,
  date,
  hotel,
  map,
  money,
  names,
  other,
  rail,
  read,
  retention,
  ssr,
  warningsOf,
} from "./nodes.ts";

const note: Node = { kind: "note", about: "marketing" };

function operatedBy(operator?: string): Node {
  return { kind: "operatedBy", operator: operator === undefined ? undefined : read(operator) };
}

describe("the itinerary of a booking", () => {
  describe("flights", () => {
    it("have everything that their line prints", () => {
      const node = air("3 AF 457 Y 24NOV 2 GRUCDG HK2 1855 0950", {
        arrivalDays: read(1),
        departureTerminal: read("3"),
        arrivalTerminal: read("2E"),
        equipment: read("77W"),
        stops: read(0),
        meals: read("M"),
        airlineLocator: read("ZR4T9B"),
      });
      const [flight] = bookingOf(node).flights;
      expect(flight).to.deep.equal({
        source: node,
        sources: flight?.sources,
        airline: "AF",
        flight: "457",
        bookingClass: "Y",
        status: "HK",
        seatsBooked: 2,
        origin: "GRU",
        destination: "CDG",
        departureDate: "2026-11-24",
        departure: "2026-11-24 18:55:00",
        landing: "2026-11-25 09:50:00",
        departureTerminal: "3",
        landingTerminal: "2E",
        equipment: "77W",
        stops: 0,
        meal: "M",
        operatedBy: null,
        airlineLocator: "ZR4T9B",
        marriedGroup: null,
        departureCity: null,
        landingCity: null,
        flown: false,
        durationMinutes: 655,
        distanceKm: 9400,
        seats: [],
      });
    });

    it("have no times if none are printed", () => {
      const [flown, open, dateless, halfTimed] = bookingOf(
        air("BA 117 M 24NOV 2 LHRJFK", { flown: read(true) }),
        air("TK OPEN L ISTPIT"),
        air("BA 117 Y LHRJFK HK1 1235 1535"),
        air("BA 117 Y 25NOV 3 LHRJFK HK1 1235"),
      ).flights;
      expect(flown).to.deep.include({ departureDate: "2026-11-24", departure: null, flown: true });
      expect(open).to.deep.include({ flight: "OPEN", departureDate: null, landing: null });
      expect(dateless).to.deep.include({ departureDate: null, departure: null, landing: null });
      expect(halfTimed).to.deep.include({ departure: "2026-11-25 12:35:00", landing: null });
    });

    it("have no arrival time if the departure is not printed", () => {
      const node = air("BA 117 Y 25NOV 3 LHRJFK HK1", { arrival: read(600) });
      expect(bookingOf(node).flights[0]?.landing).to.equal(null);
    });

    it("arrive according to the time zones of their airports", () => {
      const [flight] = bookingOf(air("AA 176 I 24NOV 2 HNDDFW HK2 1030 0730")).flights;
      expect(flight?.landing).to.equal("2026-11-24 07:30:00");
      expect(flight?.durationMinutes).to.equal(720);
    });

    it("have no duration or distance without both airports", () => {
      const [unknown, noPlace, noCoordinates] = bookingOf(
        air("ZZ 1 Y 24NOV 2 XXXCDG HK2 1030 0730"),
        air("ZZ 1 Y 24NOV 2 CDGXXX HK2 1030 1230", { origin: undefined }),
        air("UA 200 Y 24NOV 2 GUMHNL HK1 0705 1825"),
      ).flights;
      expect(unknown).to.deep.include({ durationMinutes: null, distanceKm: null });
      expect(unknown?.landing).to.equal("2026-11-25 07:30:00");
      expect(noPlace).to.deep.include({ durationMinutes: null, distanceKm: null, origin: null });
      expect(noCoordinates).to.deep.include({ durationMinutes: 440, distanceKm: null });
    });

    it("look up their airports in the reference tables", () => {
      const node = air("3 AF 457 Y 24NOV 2 GRUCDG HK2 1855 0950");
      const [flight] = mapBooking([node], { referenceDate: REFERENCE }).booking.flights;
      expect(flight?.durationMinutes).to.equal(655);
      expect(flight?.distanceKm).to.be.within(9300, 9500);
    });

    it("cause a warning if the arrival contradicts its zones or weekday", () => {
      const late = air("4 AA 176 I 24NOV 2 HNDDFW HK2 1030 0730", { arrivalDays: read(1) });
      expect(warningsOf(late)).to.deep.equal([
        "Segment 4 (AA 176): by the time zones of both airports, it takes more than 20 hours.",
      ]);
      const weekday = air("4 BA 117 Y 24NOV 2 LHRJFK HK1 1235 1535", { arrivalWeekday: read(3) });
      expect(warningsOf(weekday)).to.deep.equal([
        "Segment 4 (BA 117): the printed weekday of arrival does not match the date.",
      ]);
    });

    it("are kept with a warning if they are not confirmed", () => {
      const nodes = [
        air("4 BA 117 Y 24NOV 2 LHRJFK UN1 1235 1535"),
        air("5 BA 117 Y 24NOV 2 LHRJFK TK1 1335 1635"),
        air("6 BA 112 Y 30NOV 1 JFKLHR HL1 1905 0640"),
      ];
      expect(bookingOf(...nodes).flights.map(({ status }) => status)).to.deep.equal([
        "UN",
        "TK",
        "HL",
      ]);
      expect(warningsOf(...nodes)).to.deep.equal([
        "Segment 4 (BA 117): not confirmed, its status is UN; Segment 5 (BA 117) replaces it.",
        "Segment 5 (BA 117): schedule change; it replaces Segment 4 (BA 117).",
      ]);
    });
  });

  describe("lines below a segment", () => {
    it("name the operator, the first that is not only its flight", () => {
      const [first, second, third] = bookingOf(
        air("BA 117 Y 24NOV 2 LHRJFK"),
        operatedBy(),
        operatedBy("OS727 B"),
        note,
        operatedBy("NORDIC REG FOR FINNAIR"),
        operatedBy("AY"),
        operatedBy("A LONGER NAME OF ANOTHER AIRLINE"),
        air("BA 118 Y 25NOV 3 LHRJFK"),
        operatedBy(),
        air("BA 119 Y 26NOV 4 LHRJFK", { operatedBy: read("SAMPLE AIRWAYS") }),
      ).flights;
      expect(first?.operatedBy).to.equal("NORDIC REG FOR FINNAIR");
      expect(second?.operatedBy).to.equal(null);
      expect(third?.operatedBy).to.equal("SAMPLE AIRWAYS");
    });

    it("name the married group and the terminals", () => {
      const [flight, marked] = bookingOf(
        air("BA 117 Y 24NOV 2 LHRJFK", { married: read("*") }),
        { kind: "marriage", group: read("A01") },
        { kind: "marriage", group: read("A02") },
        { kind: "terminals", departureTerminal: read("5"), arrivalTerminal: read("8") },
        { kind: "terminals", departureTerminal: read("4") },
        air("BA 118 Y 25NOV 3 LHRJFK", { married: read("*"), departureTerminal: read("3") }),
        { kind: "terminals", departureTerminal: read("5") },
      ).flights;
      expect(flight).to.deep.include({
        marriedGroup: "A01",
        departureTerminal: "5",
        landingTerminal: "8",
      });
      expect(marked).to.deep.include({ marriedGroup: "*", departureTerminal: "3" });
    });

    it("are ignored after another element or before any segment", () => {
      const [flight] = bookingOf(
        operatedBy("NOBODY"),
        air("BA 117 Y 24NOV 2 LHRJFK"),
        ssr("OTHS"),
        operatedBy("SAMPLE AIRWAYS"),
      ).flights;
      expect(flight?.operatedBy).to.equal(null);
    });

    it("belong to a segment that is printed again after a page break", () => {
      const line = "4 BA 117 Y 24NOV 2 LHRJFK HK1 1235 1535";
      const { flights } = bookingOf(
        air(line),
        { kind: "surface", number: read("5") },
        air(line),
        operatedBy("SAMPLE AIRWAYS"),
      );
      expect(flights.map((flight) => flight.operatedBy)).to.deep.equal(["SAMPLE AIRWAYS"]);
    });
  });

  describe("trains", () => {
    it("have the stations named below them", () => {
      const node = rail("4 6612 26NOV 4 FRLPD FRPLY 1800 2007", {
        operator: read("87"),
        bookingClass: read("AF"),
        status: read("HK"),
        count: read(2),
        coach: read("7"),
        seats: [read("51"), read("52")],
        confirmation: read("ZQ7KXA"),
      });
      const [train] = bookingOf(node, note, {
        kind: "stationNames",
        origin: read("FRLPD"),
        originName: read("LYON PART DIEU"),
        destination: read("FRPLY"),
        destinationName: read("PARIS GARE LYON"),
        trainType: read("TGD"),
      }).trains;
      expect(train).to.deep.equal({
        source: node,
        sources: train?.sources,
        number: "6612",
        carrier: "2C",
        operator: "87",
        bookingClass: "AF",
        status: "HK",
        seatsBooked: 2,
        origin: "FRLPD",
        destination: "FRPLY",
        originName: "LYON PART DIEU",
        destinationName: "PARIS GARE LYON",
        departureDate: "2026-11-26",
        departure: "2026-11-26 18:00:00",
        arrival: "2026-11-26 20:07:00",
        equipment: "TGD",
        coach: "7",
        confirmation: "ZQ7KXA",
        seats: [
          { seat: "51", person: null, status: null },
          { seat: "52", person: null, status: null },
        ],
      });
    });

    /** Both ends, as `code name`, of a train with these lines below it. */
    const ends = (node: Node, ...below: readonly Node[]) => {
      const [train] = bookingOf(node, ...below).trains;
      return [train?.origin, train?.originName, train?.destination, train?.destinationName];
    };

    it("match the names by their codes, in any order", () => {
      const swapped: Node = {
        kind: "stationNames",
        origin: read("FRPLY"),
        originName: read("PARIS"),
        destination: read("FRLPD"),
        destinationName: read("LYON"),
      };
      const train = rail("4 6612 26NOV 4 FRLPD FRPLY 1800 2007");
      expect(ends(train, swapped)).to.deep.equal(["FRLPD", "LYON", "FRPLY", "PARIS"]);
      const second: Node = { kind: "stationNames", originName: read("ELSEWHERE") };
      expect(ends(train, swapped, second)).to.deep.equal(["FRLPD", "LYON", "FRPLY", "PARIS"]);
      const foreign: Node = { ...swapped, origin: read("FRAAA"), destination: read("FRBBB") };
      expect(ends(train, foreign)).to.deep.equal(["FRLPD", null, "FRPLY", null]);
      expect(ends(train)).to.deep.equal(["FRLPD", null, "FRPLY", null]);
    });

    it("match the names by position if there are no codes", () => {
      const bare = rail("4 6612 26NOV 4", { departure: undefined });
      const named: Node = {
        kind: "stationNames",
        originName: read("LYON"),
        destinationName: read("PARIS"),
      };
      expect(ends(bare, named)).to.deep.equal(["LYON", "LYON", "PARIS", "PARIS"]);
      const coded: Node = { ...named, origin: read("FRLPD"), destination: read("FRPLY") };
      expect(ends(bare, coded)).to.deep.equal(["FRLPD", "LYON", "FRPLY", "PARIS"]);
      expect(ends(rail("4 6612 26NOV 4 FRLPD FRPLY"), named)).to.deep.equal([
        "FRLPD",
        "LYON",
        "FRPLY",
        "PARIS",
      ]);
    });

    it("prefer the names on their own line", () => {
      const node = rail("4 6612 26NOV 4", {
        originName: read("LYON"),
        destinationName: read("PARIS"),
        operator: read("SNCF"),
      });
      const [train] = bookingOf(node, operatedBy("OUIGO")).trains;
      expect(train).to.deep.include({ origin: "LYON", originName: "LYON", operator: "OUIGO" });
    });

    it("can be printed like flights", () => {
      const byEquipment = air("3 AF 517 Y 24NOV 2 CDGXYD HK1 1010 1210", {
        equipment: read("TRN"),
      });
      const byCarrier = air("4 9F 9012 S 25NOV 3 XPGQQS HK1 2330 0010", {
        airlineLocator: read("ZQ7KXA"),
      });
      const bus = air("5 LH 3600 Y 26NOV 4 FRAXYZ HK1 1010 1210", { equipment: read("BUS") });
      const { trains, flights } = bookingOf(byEquipment, byCarrier, bus);
      expect(flights).to.have.length(1);
      expect(trains[0]).to.deep.include({
        number: "517",
        carrier: "AF",
        origin: "CDG",
        originName: null,
        equipment: "TRN",
      });
      expect(trains[1]).to.deep.include({
        number: "9012",
        carrier: "9F",
        departure: "2026-11-25 23:30:00",
        arrival: "2026-11-26 00:10:00",
        confirmation: "ZQ7KXA",
        coach: null,
      });
    });

    it("are named in warnings", () => {
      const cancelled = rail("4 6612 26NOV 4 FRLPD FRPLY", { status: read("HX") });
      const nameless = rail("5 6612 26NOV 4 FRLPD FRPLY", { status: read("HX"), train: undefined });
      expect(warningsOf(cancelled, nameless)).to.deep.equal([
        "Segment 4 (train 6612): not confirmed, its status is HX.",
        "Segment 5 (train): not confirmed, its status is HX.",
      ]);
    });
  });

  describe("hotels", () => {
    it("have everything that their line prints", () => {
      const node: HotelNode = {
        kind: "hotel",
        date: date("30NOV"),
        checkOut: date("01DEC"),
        chain: read("ZZ"),
        city: read("CVF"),
        status: read("HK"),
        count: read(1),
        nights: read(1),
        name: read("HOTEL EXEMPLE DES CIMES"),
        address: read("RUE DU REPLAT 73120 COURCHEVEL"),
        room: read("1DBLRAC"),
        rate: money("EUR 84.00"),
        confirmation: read("XMPL12"),
        phone: read("04.00.00.00.00"),
      };
      const [hotel] = bookingOf(node).hotels;
      expect(hotel).to.deep.equal({
        source: node,
        sources: hotel?.sources,
        name: "HOTEL EXEMPLE DES CIMES",
        address: "RUE DU REPLAT 73120 COURCHEVEL",
        checkIn: "2026-11-30",
        checkOut: "2026-12-01",
        city: "CVF",
        chain: "ZZ",
        status: "HK",
        rooms: 1,
        room: "1DBLRAC",
        nights: 1,
        rate: { currency: "EUR", amount: 84 },
        confirmation: "XMPL12",
        phone: "04.00.00.00.00",
      });
    });

    const stay = (from: string, more: Partial<HotelNode>) => {
      const { booking, warnings } = map([hotel(from, more)]);
      return [booking.hotels[0]?.checkIn, booking.hotels[0]?.checkOut, ...warnings];
    };

    it("end in the next year if the date requires it", () => {
      expect(stay("30DEC", { checkOut: date("02JAN") })).to.deep.equal([
        "2026-12-30",
        "2027-01-02",
      ]);
      expect(stay("30DEC", { nights: read(3) })).to.deep.equal(["2026-12-30", "2027-01-02"]);
      expect(stay("30DEC", { checkOut: date("02JAN27") })).to.deep.equal([
        "2026-12-30",
        "2027-01-02",
      ]);
      expect(stay("30DEC", {})).to.deep.equal(["2026-12-30", null]);
      expect(stay("30NOV", { date: undefined, checkOut: date("02DEC") })).to.deep.equal([
        null,
        null,
      ]);
      expect(stay("30NOV", { date: undefined, nights: read(2) })).to.deep.equal([null, null]);
    });

    it("cause a warning if nights and dates contradict each other", () => {
      expect(stay("30NOV", { checkOut: date("02DEC"), nights: read(3) })).to.deep.equal([
        "2026-11-30",
        "2026-12-02",
        "Segment hotel: the number of nights does not match its dates.",
      ]);
      expect(stay("30NOV26", { checkOut: date("02NOV26") })).to.deep.equal([
        "2026-11-30",
        "2026-11-02",
        "Segment hotel: it ends before it begins.",
      ]);
      expect(stay("30NOV", { date: undefined, checkOut: date("02NOV26") })).to.deep.equal([
        null,
        "2026-11-02",
      ]);
    });
  });

  describe("cars and other segments", () => {
    it("have everything that their lines print", () => {
      const car: CarNode = {
        kind: "car",
        number: read("6"),
        company: read("ZZ"),
        companyName: read("SAMPLERENT"),
        city: read("MUC"),
        status: read("HK"),
        count: read(1),
        carType: read("CDMR"),
        date: date("13MAY"),
        dropOff: date("16MAY"),
        pickUpTime: read(630),
        dropOffTime: read(480),
        pickUpPlace: read("MUCO01"),
        dropOffPlace: read("MUCO02"),
        rate: money("EUR 47.00"),
        total: money("EUR 141.00"),
        confirmation: read("10000001"),
      };
      const [rented] = bookingOf(car).cars;
      expect(rented).to.deep.equal({
        source: car,
        sources: rented?.sources,
        company: "ZZ",
        companyName: "SAMPLERENT",
        city: "MUC",
        status: "HK",
        count: 1,
        carType: "CDMR",
        pickUpDate: "2027-05-13",
        pickUpTime: "10:30",
        pickUpPlace: "MUCO01",
        dropOffDate: "2027-05-16",
        dropOffTime: "08:00",
        dropOffPlace: "MUCO02",
        rate: { currency: "EUR", amount: 47 },
        total: { currency: "EUR", amount: 141 },
        confirmation: "10000001",
      });
      expect(bookingOf({ kind: "car", status: read("UC") }).cars[0]).to.deep.include({
        pickUpDate: null,
        pickUpTime: null,
      });
      expect(warningsOf({ kind: "car", status: read("UC") })).to.deep.equal([
        "Segment car: not confirmed, its status is UC.",
      ]);
    });

    it("can be retention segments", () => {
      const tour = other("28DEC", {
        type: read("TUR"),
        service: read("TOR"),
        provider: read("ZZ"),
        status: read("OO"),
        city: read("PAR"),
        toCity: read("NCE"),
        endDate: date("02JAN"),
        name: read("SAMPLE TOUR"),
        text: read("TEXT"),
        confirmation: read("CN000001"),
      });
      const kept = retention("28DEC", { status: read("XX") });
      const { otherSegments } = bookingOf(tour, kept);
      expect(otherSegments[0]).to.deep.equal({
        source: tour,
        sources: otherSegments[0]?.sources,
        type: "TUR",
        service: "TOR",
        provider: "ZZ",
        status: "OO",
        city: "PAR",
        toCity: "NCE",
        date: "2026-12-28",
        endDate: "2027-01-02",
        name: "SAMPLE TOUR",
        text: "TEXT",
        confirmation: "CN000001",
        retention: false,
      });
      expect(otherSegments[1]?.retention).to.equal(true);
      expect(warningsOf(kept)).to.deep.equal(["Segment MIS: not confirmed, its status is XX."]);
    });
  });

  describe("page breaks", () => {
    const page = () => [
      names("1.DOE/JOHN MR"),
      air("2 BA 117 Y 24NOV 2 LHRJFK HK1 1235 1535"),
      air("3 BA 112 Y 30NOV 1 JFKLHR HK1 1905 0640"),
      ssr("VGML", { number: read("4"), status: read("HK") }),
    ];

    it("do not duplicate repeated elements", () => {
      const { flights, ssr: requests, persons } = bookingOf(...page(), ...page(), ...page());
      expect([flights.length, requests.length, persons.length]).to.deep.equal([2, 1, 1]);
    });

    it("keep two different elements with the same number", () => {
      const { flights, ssr: requests } = bookingOf(
        ...page(),
        air("3 BA 112 Y 30NOV 1 JFKLHR HK2 1905 0640"),
        air("2 BA 117 Y 24NOV 2 LHRJFK HK1 1235 1540", { meals: read("M") }),
        ssr("VGML", { number: read("4") }),
        ssr("VGML", { number: read("4"), status: read("HK"), text: read("TEXT") }),
        air("4 BA 119 Y 30NOV 1 JFKLHR HK1 1905 0640"),
      );
      expect([flights.length, requests.length]).to.deep.equal([5, 3]);
    });

    it("do not merge elements without numbers", () => {
      const remark: Node = { kind: "remark", type: read("RM"), text: read("TEXT") };
      expect(bookingOf(remark, remark).remarks).to.have.length(2);
    });
  });
});
