import { expect } from "chai";
import type { Decoded } from "../../../../src/decode/decode.ts";
import { jsonLdText, toJsonLd } from "../../../../src/views/itinerary/jsonld/jsonld.ts";
import { car, decodedOf, flight, hotel, otherSegment, person, train } from "../../samples.ts";

const HEAD = { recordLocator: "ZQ7KXA", persons: [person()] };

/** What every reservation of Bruno Martinelli begins with. */
const COMMON = {
  "@context": "https://schema.org",
  reservationNumber: "ZQ7KXA",
  reservationId: "ZQ7KXA",
  underName: {
    "@type": "Person",
    name: "Bruno Martinelli",
    givenName: "Bruno",
    familyName: "Martinelli",
    honorificPrefix: "Mr",
  },
};

type Entries = Parameters<typeof decodedOf>[0];

function decodedWith(entries: Entries): Decoded {
  return decodedOf({ ...HEAD, ...entries });
}

/** The reservations as their readers get them. */
function reservations(entries: Entries): readonly unknown[] {
  const { reservations: made, leftOut } = toJsonLd(decodedWith(entries));
  expect(leftOut).to.deep.equal([]);
  const parsed: unknown = JSON.parse(jsonLdText(made));
  return Array.isArray(parsed) ? parsed : [];
}

function reason(entries: Entries): string | undefined {
  const { reservations: made, leftOut } = toJsonLd(decodedWith(entries));
  expect(made).to.deep.equal([]);
  return leftOut[0]?.reason;
}

describe("reservations as JSON-LD", () => {
  describe("of schema.org", () => {
    it("has what the record and the tables say about a flight", () => {
      const full = flight({
        status: "HK",
        bookingClass: "Y",
        departureTerminal: "3",
        landingTerminal: "2E",
        equipment: "77W",
        durationMinutes: 655,
        operatedBy: "SAMPLE AIRWAYS",
        airlineLocator: "ZR4T9B",
        seats: [{ seat: "12A", person: 0, status: "HK" }],
      });
      const ticket = {
        number: "057-0000000001",
        type: null,
        carrier: null,
        issued: null,
        total: null,
        office: null,
        terms: null,
        persons: [0],
        flights: [],
      };
      const airline = { "@type": "Airline", iataCode: "AF", name: "Air France" };
      const [made] = reservations({ flights: [full], tickets: [ticket] });
      expect(made).to.deep.equal({
        ...COMMON,
        "@type": "FlightReservation",
        reservationNumber: "ZR4T9B",
        reservationId: "ZR4T9B",
        reservationStatus: "http://schema.org/ReservationConfirmed",
        reservationFor: {
          "@type": "Flight",
          flightNumber: "457",
          airline,
          provider: { "@type": "Organization", name: "SAMPLE AIRWAYS" },
          departureAirport: {
            "@type": "Airport",
            iataCode: "GRU",
            name: "Guarulhos International Airport",
            address: {
              "@type": "PostalAddress",
              addressLocality: "Guarulhos",
              addressCountry: "BR",
            },
            geo: { "@type": "GeoCoordinates", latitude: -23.4319, longitude: -46.4678 },
          },
          departureTime: "2026-11-24T18:55:00-03:00",
          departureTerminal: "3",
          arrivalAirport: {
            "@type": "Airport",
            iataCode: "CDG",
            name: "Paris Charles de Gaulle Airport",
            address: { "@type": "PostalAddress", addressLocality: "Paris", addressCountry: "FR" },
            geo: { "@type": "GeoCoordinates", latitude: 49.0128, longitude: 2.55 },
          },
          arrivalTime: "2026-11-25T09:50:00+01:00",
          arrivalTerminal: "2E",
          aircraft: "Boeing 777-300ER",
          estimatedFlightDuration: "PT10H55M",
        },
        airplaneSeat: "12A",
        reservedTicket: {
          "@type": "Ticket",
          ticketNumber: "057-0000000001",
          ticketedSeat: { "@type": "Seat", seatNumber: "12A", seatingType: "Y" },
        },
      });
    });

    it("has one for each traveller, and nothing that the record leaves open", () => {
      const seats = [
        { seat: "12A", person: null, status: "HK" },
        { seat: "12B", person: 1, status: "UN" },
      ];
      const persons = [person(), person({ title: "", firstName: "", lastName: "ÅBERG" })];
      const made = reservations({ persons, flights: [flight({ seats })] });
      expect(made).to.have.length(2);
      expect(made[1]).to.deep.include({
        underName: { "@type": "Person", name: "Åberg", familyName: "Åberg" },
      });
      for (const each of made)
        expect(each).to.not.have.any.keys("airplaneSeat", "reservedTicket", "reservationStatus");
    });

    it("omits the offset of an airport whose time zone is unknown", () => {
      const [made] = reservations({ flights: [flight({ destination: "QQX" })] });
      expect(made).to.have.nested.property("reservationFor.arrivalTime", "2026-11-25T09:50:00");
      expect(made).to.have.nested.property(
        "reservationFor.departureTime",
        "2026-11-24T18:55:00-03:00",
      );
    });

    for (const [status, text] of [
      ["TK", "Confirmed"],
      ["GK", "Confirmed"],
      ["SS", "Pending"],
      ["HL", "Pending"],
      ["HN", "Pending"],
      ["UN", "Cancelled"],
      ["HX", "Cancelled"],
    ])
      it(`calls ${status} ${text}`, () => {
        const [made] = reservations({ flights: [flight({ status: status ?? null })] });
        expect(made).to.deep.include({ reservationStatus: `http://schema.org/Reservation${text}` });
      });

    it("has trains, with the offset where a code gives the time zone", () => {
      const named = train({
        origin: "LISBOA ORIENTE",
        originName: "LISBOA ORIENTE",
        destination: "FRPLY",
        coach: "3",
        bookingClass: "1",
        seats: [{ seat: "62", person: null, status: null }],
        confirmation: "ABC123",
      });
      expect(reservations({ trains: [named] })).to.deep.equal([
        {
          ...COMMON,
          "@type": "TrainReservation",
          reservationNumber: "ABC123",
          reservationId: "ABC123",
          reservationFor: {
            "@type": "TrainTrip",
            trainNumber: "6612",
            departureStation: { "@type": "TrainStation", name: "LISBOA ORIENTE" },
            departureTime: "2026-11-26T18:00:00",
            arrivalStation: { "@type": "TrainStation", name: "Paris Gare de Lyon" },
            arrivalTime: "2026-11-26T20:07:00+01:00",
          },
          reservedTicket: {
            "@type": "Ticket",
            ticketedSeat: {
              "@type": "Seat",
              seatSection: "3",
              seatNumber: "62",
              seatingType: "1",
            },
          },
        },
      ]);
    });

    it("has hotels by the day", () => {
      const full = hotel({ phone: "+33 1 00 00 00 00", room: "DOUBLE", confirmation: "42" });
      expect(reservations({ hotels: [full] })).to.deep.equal([
        {
          ...COMMON,
          "@type": "LodgingReservation",
          reservationNumber: "42",
          reservationId: "42",
          reservationFor: {
            "@type": "LodgingBusiness",
            name: "HOTEL EXEMPLE",
            address: { "@type": "PostalAddress", streetAddress: "RUE DU REPLAT" },
            telephone: "+33 1 00 00 00 00",
          },
          checkinTime: "2026-11-30",
          checkinDate: "2026-11-30",
          checkoutTime: "2026-12-01",
          checkoutDate: "2026-12-01",
          lodgingUnitDescription: "DOUBLE",
        },
      ]);
    });

    it("has cars, and a place of return only if it is printed", () => {
      const times = {
        pickUpDate: "2026-11-25",
        pickUpTime: "10:30",
        dropOffDate: "2026-11-30",
        dropOffTime: "08:00",
      };
      const here = car({ ...times, companyName: "SAMPLE CARS", carType: "ECAR", city: "CDG" });
      const there = car({ ...times, pickUpPlace: "GATE 4", city: "CDG", dropOffPlace: "LIS" });
      const [first, second] = reservations({ cars: [here, there] });
      expect(first).to.deep.equal({
        ...COMMON,
        "@type": "RentalCarReservation",
        reservationFor: {
          "@type": "RentalCar",
          name: "ECAR",
          rentalCompany: { "@type": "Organization", name: "SAMPLE CARS" },
        },
        pickupLocation: { "@type": "Place", name: "Paris Charles de Gaulle Airport" },
        pickupTime: "2026-11-25T10:30:00+01:00",
        dropoffTime: "2026-11-30T08:00:00",
      });
      expect(second).to.deep.include({
        pickupTime: "2026-11-25T10:30:00+01:00",
        dropoffTime: "2026-11-30T08:00:00+00:00",
      });
    });
  });

  describe("the segments without reservations", () => {
    const cases: readonly (readonly [string, Entries])[] = [
      ["it has no reservation number", { recordLocator: null, flights: [flight()] }],
      ["its travellers have no names", { persons: [], flights: [flight()] }],
      ["its status QQ is unknown", { flights: [flight({ status: "QQ" })] }],
      [
        "it has 1 of the 2 places that the travellers need",
        { persons: [person(), person()], flights: [flight({ seatsBooked: 1 })] },
      ],
      ["it has no flight number", { flights: [flight({ flight: "OPEN" })] }],
      ["it has no airline", { flights: [flight({ airline: "" })] }],
      ["it has no departure time", { flights: [flight({ departure: null })] }],
      ["it has no arrival time", { flights: [flight({ landing: null })] }],
      ["an airport is missing", { flights: [flight({ origin: null })] }],
      ["LON is a city, not an airport", { flights: [flight({ destination: "LON" })] }],
      ["it has no departure time", { trains: [train({ departure: null })] }],
      ["it has no arrival time", { trains: [train({ arrival: null })] }],
      ["the name of a station is missing", { trains: [train({ origin: null })] }],
      ["the name of a station is missing", { trains: [train({ destination: "FRQQX" })] }],
      ["the hotel has no name", { hotels: [hotel({ name: null })] }],
      ["it has no day of check-in", { hotels: [hotel({ checkIn: null })] }],
      ["it has no day of check-out", { hotels: [hotel({ checkOut: null })] }],
      ["it has no time of pick-up", { cars: [car()] }],
      [
        "it has no time of drop-off",
        { cars: [car({ pickUpDate: "2026-11-25", pickUpTime: "10:30" })] },
      ],
      [
        "it has no place of pick-up",
        {
          cars: [
            car({
              pickUpDate: "2026-11-25",
              pickUpTime: "10:30",
              dropOffDate: "2026-11-26",
              dropOffTime: "10:30",
            }),
          ],
        },
      ],
      ["schema.org has no reservation of this kind", { otherSegments: [otherSegment()] }],
    ];
    for (const [index, [expected, entries]] of cases.entries())
      it(`${index + 1}: says that ${expected}`, () => {
        expect(reason(entries)).to.equal(expected);
      });

    it("counts no place for infants on a lap", () => {
      const persons = [person(), person({ type: "INF" }), person({ infantOf: 0 })];
      expect(reservations({ persons, flights: [flight({ seatsBooked: 1 })] })).to.have.length(3);
    });

    it("names them by their paths, and silently leaves out what is not travel", () => {
      const otherSegments = [otherSegment({ retention: true }), otherSegment()];
      const { leftOut } = toJsonLd(
        decodedWith({ flights: [flight({ flight: "OPEN" })], otherSegments }),
      );
      expect(leftOut.map(({ path }) => path)).to.deep.equal([
        "flightInfo.flights[0]",
        "extraInfo.other_segments[1]",
      ]);
    });
  });
});
