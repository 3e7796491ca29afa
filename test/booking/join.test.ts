import { expect } from "chai";
import { joinBookings } from "../../src/booking/join.ts";
import { bookingOf, flight, person } from "../views/samples.ts";

const ticket = {
  number: "125-0000000001",
  type: null,
  carrier: null,
  issued: null,
  total: null,
  office: null,
  terms: null,
};
const fare = {
  currency: "EUR",
  total: 640.2,
  base: null,
  baseCurrency: null,
  taxes: [],
  lastTicketingDate: null,
  validatingCarrier: null,
};
const price = { type: "ADT", count: 1, base: null, tax: null, total: 640.2, terms: null };

const first = bookingOf({
  recordLocator: "ZQ7KXA",
  persons: [person(), person({ infantOf: 0 })],
  flights: [flight()],
  tickets: [{ ...ticket, persons: [0], flights: [0] }],
});
const second = bookingOf({
  recordLocator: "ZQ7KXB",
  persons: [person(), person({ infantOf: 0 })],
  flights: [
    flight({
      seats: [
        { seat: "12A", person: 0, status: null },
        { seat: "12B", person: null, status: null },
      ],
    }),
  ],
  tickets: [{ ...ticket, persons: [0, 1], flights: [0] }],
  fare: { ...fare, passengers: [{ ...price, persons: [0] }] },
  ssr: [{ code: "VGML", airline: null, status: null, text: null, persons: [1], flights: [0] }],
  osi: [{ airline: null, text: "VIP", persons: [0] }],
  contacts: [{ type: "phone", value: "555-0100", persons: [1] }],
  accounting: [{ type: "FE", text: "NONREF", persons: [1], flights: [0] }],
});

describe("joinBookings", () => {
  it("returns a single booking unchanged", () => {
    const { booking, parts } = joinBookings([first]);
    expect(booking).to.equal(first);
    expect(parts).to.have.length(1);
  });

  it("joins bookings and shifts the indices of the later ones", () => {
    const { booking } = joinBookings([first, second]);
    expect(booking.persons.map(({ infantOf }) => infantOf)).to.deep.equal([null, 0, null, 2]);
    expect(booking.flights[1]?.seats.map((seat) => seat.person)).to.deep.equal([2, null]);
    expect(booking.tickets.map(({ persons, flights }) => [persons, flights])).to.deep.equal([
      [[0], [0]],
      [[2, 3], [1]],
    ]);
    expect([booking.ssr[0]?.persons, booking.ssr[0]?.flights]).to.deep.equal([[3], [1]]);
    const [entry] = booking.accounting;
    expect([entry?.persons, entry?.flights]).to.deep.equal([[3], [1]]);
    expect([booking.osi[0]?.persons, booking.contacts[0]?.persons]).to.deep.equal([[2], [3]]);
  });

  it("nulls the values that belong to a single record", () => {
    const { booking, parts } = joinBookings([first, second]);
    expect([booking.recordLocator, booking.fare]).to.deep.equal([null, null]);
    expect(parts.map(({ recordLocator }) => recordLocator)).to.deep.equal(["ZQ7KXA", "ZQ7KXB"]);
    expect(parts.map(({ persons, flights, tickets }) => [persons, flights, tickets])).to.deep.equal(
      [
        [[0, 1], [0], [0]],
        [[2, 3], [1], [1]],
      ],
    );
    expect(parts[1]?.fare?.passengers[0]?.persons).to.deep.equal([2]);
  });
});
