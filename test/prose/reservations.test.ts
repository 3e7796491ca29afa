import { expect } from "chai";
import { decode } from "../../src/decode/decode.ts";
import { textOfHtml } from "../../src/files/html.ts";
import { toV4 } from "../../src/views/v4/view.ts";
import { CAR, FLIGHT, HOTEL, pageWith, TRAIN } from "../files/mails.ts";

/** What is decoded from the data of a page. */
function decodedFrom(...data: readonly unknown[]) {
  return decode(textOfHtml(pageWith(data)), { referenceDate: "2027-01-01" });
}

function flightWith(changes: Readonly<Record<string, unknown>>) {
  return { ...FLIGHT, reservationFor: { ...FLIGHT.reservationFor, ...changes } };
}

describe("Reservations in the words of schema.org", () => {
  it("are read by the decoder of free text, completely", () => {
    const decoded = decodedFrom(FLIGHT, HOTEL, TRAIN, CAR);
    expect(decoded).to.include({ algorithm: "SIMPLE_DECODER", looksLike: null });
    expect(decoded.records).to.have.length(1);
    expect(decoded.unread).to.deep.equal([]);
    expect(decoded.warnings).to.deep.equal([]);
  });

  it("book flights", () => {
    const { booking } = decodedFrom(FLIGHT);
    expect(booking).to.have.property("recordLocator", "RXJ34P");
    expect(booking).to.have.nested.property("persons[0].firstName", "EVA");
    expect(booking).to.have.nested.property("persons[0].lastName", "EXAMPLE");
    expect(booking.flights).to.have.length(1);
    expect(booking.flights[0]).to.include({
      airline: "UA",
      flight: "110",
      origin: "SFO",
      destination: "JFK",
      departure: "2027-03-04 20:15:00",
      landing: "2027-03-05 06:30:00",
    });
    expect(booking).to.have.nested.property("flights[0].seats[0].seat", "9A");
  });

  it("book hotels", () => {
    const { booking } = decodedFrom(HOTEL);
    expect(booking.hotels[0]).to.include({
      name: "Sample Palms Resort",
      address: "5 Beach Road, Dubai, AE",
      checkIn: "2027-04-11",
      checkOut: "2027-04-13",
      phone: "+971 4 555 0100",
      confirmation: "abc456",
    });
  });

  it("book trains", () => {
    const { booking } = decodedFrom(TRAIN);
    expect(booking).to.have.nested.property("persons[0].lastName", "SAMPLEMAN");
    expect(booking.trains[0]).to.include({
      number: "9031",
      originName: "London St Pancras",
      destinationName: "Paris Nord",
      departureDate: "2027-05-01",
      coach: "16",
      confirmation: "QW1234",
    });
  });

  it("book cars", () => {
    const { booking } = decodedFrom(CAR);
    expect(booking.cars[0]).to.include({
      companyName: "Sample Cars",
      carType: "Economy Class Car",
      pickUpDate: "2027-08-05",
      pickUpTime: "16:00",
      pickUpPlace: "San Diego Airport",
      dropOffDate: "2027-08-06",
      dropOffTime: "10:30",
      dropOffPlace: "Los Angeles Airport",
      confirmation: "546323",
    });
  });

  it("are found in graphs, lists and packages", () => {
    for (const data of [{ "@graph": [FLIGHT] }, [[FLIGHT]], { subReservation: [FLIGHT] }])
      expect(decodedFrom(data).booking.flights, JSON.stringify(Object.keys(data))).to.have.length(
        1,
      );
  });

  it("book nothing if they are cancelled", () => {
    for (const status of [
      "http://schema.org/ReservationCancelled",
      "Cancelled",
      "ReservationCanceled",
    ]) {
      const { booking } = decodedFrom({ ...FLIGHT, reservationStatus: status }, HOTEL);
      expect(booking.flights).to.deep.equal([]);
      expect(booking.hotels).to.have.length(1);
      expect(booking.persons).to.have.length(1);
    }
  });

  it("of several travellers on one flight book it once, with the seat of each", () => {
    const other = { ...FLIGHT, underName: { name: "Adam Example" }, airplaneSeat: "09B" };
    const { flightInfo, persons } = toV4(decodedFrom(FLIGHT, other));
    expect(persons.map(({ firstName }) => firstName)).to.deep.equal(["EVA", "ADAM"]);
    expect(flightInfo.flights.map(({ seatInfo }) => seatInfo)).to.deep.equal([
      [
        { seat: "9A", person: 0, status: null },
        { seat: "9B", person: 1, status: null },
      ],
    ]);
  });

  it("name several travellers", () => {
    const underName = [{ name: "EXAMPLE/EVA MRS" }, { givenName: "Adam", familyName: "de Vries" }];
    const { persons } = toV4(decodedFrom({ ...FLIGHT, underName }));
    expect(persons).to.have.length(2);
    expect(persons[0]).to.include({ firstName: "EVA", lastName: "EXAMPLE", title: "MRS" });
    expect(persons[1]).to.include({ firstName: "ADAM", lastName: "DE VRIES" });
  });

  it("name the airline before the number of the flight", () => {
    const own = decodedFrom(flightWith({ flightNumber: "UA110", airline: { name: "United" } }));
    expect(own.booking.flights[0]).to.include({ airline: "UA", flight: "110" });
    const both = decodedFrom(flightWith({ flightNumber: "UA 110" }));
    expect(both.booking.flights[0]).to.include({ airline: "UA", flight: "110" });
    expect(decodedFrom(flightWith({ flightNumber: "DL110" })).booking.flights).to.deep.equal([]);
  });

  it("print local times, with an offset or without", () => {
    for (const departureTime of [
      "2027-03-04T20:15:00",
      "2027-03-04T20:15",
      "2027-03-04 20:15:00.000",
    ]) {
      const { booking } = decodedFrom(flightWith({ departureTime }));
      expect(booking.flights[0], departureTime).to.include({ departure: "2027-03-04 20:15:00" });
    }
  });

  it("print a time in UTC in vain, unless it is that of the place", () => {
    const { booking, unread } = decodedFrom(flightWith({ departureTime: "2027-03-05T04:15:00Z" }));
    expect(booking.flights[0]).to.include({ departure: null, departureDate: null });
    expect(unread.map(({ text }) => text)).to.deep.equal([
      "reservationFor.departureTime: 2027-03-05T04:15:00Z",
    ]);
    const departureAirport = { iataCode: "LHR" };
    const departureTime = "2027-01-05T04:15:00Z";
    const winter = decodedFrom(flightWith({ departureAirport, departureTime }));
    expect(winter.booking.flights[0]).to.include({ departure: "2027-01-05 04:15:00" });
  });

  it("print days that no calendar has in vain", () => {
    for (const departureTime of ["2027-02-30T10:00:00", "tomorrow", "2027-13-01"]) {
      const { booking } = decodedFrom(flightWith({ departureTime }));
      expect(booking.flights[0], departureTime).to.include({ departureDate: null });
    }
  });

  it("have a total only if there is one", () => {
    const priced = { ...FLIGHT, totalPrice: "432.10", priceCurrency: "USD" };
    expect(decodedFrom(priced).booking.fare).to.include({ currency: "USD", total: 432.1 });
    const two = decodedFrom(priced, { ...priced, ...flightWith({ flightNumber: "215" }) });
    expect(two.booking.flights).to.have.length(2);
    expect(two.booking.fare).to.equal(null);
  });

  it("show where each value is", () => {
    const text = textOfHtml(pageWith(FLIGHT));
    const decoded = decode(text, { referenceDate: "2027-01-01" });
    const { flightInfo, extraInfo } = toV4(decoded, { explain: true, showText: true });
    expect(extraInfo).to.have.property("text", text);
    const spans = flightInfo.flights[0]?.extraInfo.spans ?? {};
    const printed = Object.fromEntries(
      ["airline", "flight", "departure_airport"].map((name) => {
        const [start, end] = [spans[name]].flat(2).map(Number);
        return [name, text.slice(start, end)];
      }),
    );
    expect(printed).to.deep.equal({ airline: "UA", flight: "110", departure_airport: "SFO" });
  });

  it("without what is reserved are unread", () => {
    const { booking, unread } = decode("schema.org FlightReservation\nunderName.name: Eva Example");
    expect(booking.persons).to.deep.equal([]);
    expect(unread).to.have.length(2);
  });

  it("hold no card number in their answers", () => {
    const paid = { ...FLIGHT, paymentMethodId: "4111 1111 1111 1111" };
    const decoded = decodedFrom(paid);
    const answer = JSON.stringify(toV4(decoded, { explain: true, showText: true }));
    expect(answer).to.contain("paymentMethodId").and.not.contain("4111");
  });
});
