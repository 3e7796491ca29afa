import { expect } from "chai";
import { checkV4 } from "../../src/views/v4/check.ts";
import { toV4 } from "../../src/views/v4/view.ts";
import {
  bookingOf,
  car,
  decodedOf,
  flight,
  hotel,
  otherSegment,
  person,
  train,
} from "./samples.ts";

const CARD = "4111111111111111";
const MASKED = "************1111";

/** The checked answer for a booking. */
function answerFor(overrides: Parameters<typeof bookingOf>[0]) {
  const answer = toV4(decodedOf(overrides));
  checkV4(answer);
  return answer;
}

function flightExtra(overrides: Parameters<typeof flight>[0]) {
  return answerFor({ flights: [flight(overrides)] }).flightInfo.flights[0]?.extraInfo;
}

describe("version 4", () => {
  describe("the version 4 answer", () => {
    it("has exactly the keys of the interface, in their order", () => {
      const answer = answerFor({
        persons: [person()],
        flights: [flight()],
        hotels: [hotel()],
        trains: [train({ originName: "LYON PART DIEU", destinationName: "PARIS GARE LYON" })],
      });
      expect(JSON.stringify(answer)).to.equal(
        '{"persons":[{"firstName":"BRUNO","lastName":"MARTINELLI","title":"MR",' +
          '"rawData":"MARTINELLI/BRUNO MR"}],' +
          '"flightInfo":{"flights":[{"company":{"iataCode":"AF","description":"Air France"},' +
          '"flight":"457","departureTime":"2026-11-24 18:55:00","landingTime":"2026-11-25 09:50:00",' +
          '"departureAirport":{"iataCode":"GRU",' +
          '"description":"Guarulhos International Airport - Guarulhos, São Paulo, Brazil"},' +
          '"landingAirport":{"iataCode":"CDG",' +
          '"description":"Paris Charles de Gaulle Airport - Paris, Île-de-France, France"},' +
          '"seatInfo":[],"extraInfo":{}}],"extraInfo":null},' +
          '"hotelInfo":{"hotels":[{"name":"HOTEL EXEMPLE","address":"RUE DU REPLAT",' +
          '"checkIn":"2026-11-30","checkOut":"2026-12-01","extraInfo":null}],"extraInfo":null},' +
          '"trainInfo":{"trains":[{"departureTime":"2026-11-26 18:00",' +
          '"arrivingTime":"2026-11-26 20:07","departureStationCode":"FRLPD",' +
          '"arrivingStationCode":"FRPLY","number":"6612"}],' +
          '"stationNames":{"FRLPD":"LYON PART DIEU","FRPLY":"PARIS GARE LYON"},"extraInfo":null},' +
          '"extraInfo":null}',
      );
    });

    it("has empty lists and null maps for an empty booking", () => {
      expect(answerFor({})).to.deep.equal({
        persons: [],
        flightInfo: { flights: [], extraInfo: null },
        hotelInfo: { hotels: [], extraInfo: null },
        trainInfo: { trains: [], stationNames: {}, extraInfo: null },
        extraInfo: null,
      });
    });

    it("names the algorithm if the caller specified it", () => {
      const answer = toV4(decodedOf({}, { forced: true }));
      checkV4(answer);
      expect(answer.extraInfo).to.deep.equal({ decoder_algorithm: "GDS_A" });
    });
  });

  describe("the extraInfo of a flight", () => {
    it("contains what was booked", () => {
      expect(
        flightExtra({
          bookingClass: "Y",
          status: "HK",
          seatsBooked: 2,
          airlineLocator: "ZR4T9B",
          marriedGroup: "A01",
          flown: true,
        }),
      ).to.deep.equal({
        booking_class: "Y",
        status: "HK",
        status_text: "confirmed",
        seats_booked: 2,
        airline_locator: "ZR4T9B",
        married_group: "A01",
        flown: true,
      });
    });

    it("contains how it is operated", () => {
      expect(
        flightExtra({
          operatedBy: "SAMPLE AIRWAYS",
          departureTerminal: "3",
          landingTerminal: "2E",
          equipment: "77W",
          stops: 0,
          durationMinutes: 655,
          distanceKm: 9405,
          meal: "M",
        }),
      ).to.deep.equal({
        operated_by: "SAMPLE AIRWAYS",
        departure_terminal: "3",
        landing_terminal: "2E",
        equipment: "77W",
        equipment_name: "Boeing 777-300ER",
        stops: 0,
        duration_minutes: 655,
        distance_km: 9405,
        meal: "M",
      });
    });

    it("has no text for an unknown status or aircraft", () => {
      expect(flightExtra({ status: "Q9", equipment: "0Z0" })).to.deep.equal({
        status: "Q9",
        equipment: "0Z0",
      });
    });

    it("has the day if the time of departure is not printed", () => {
      expect(flightExtra({ departure: null })).to.deep.equal({ departure_date: "2026-11-24" });
      expect(flightExtra({ departure: null, departureDate: null })).to.deep.equal({});
    });
  });

  describe("the extraInfo of a hotel", () => {
    it("contains what the interface has no key for", () => {
      const full = hotel({
        name: `HOTEL ${CARD}`,
        address: `RUE ${CARD}`,
        city: "CVF",
        chain: "1A",
        status: "HK",
        rooms: 1,
        room: `DOUBLE CC ${CARD}`,
        nights: 1,
        rate: { currency: "EUR", amount: 120.5 },
        confirmation: "XMPL12",
        phone: "04.00.00.00.00",
      });
      const [wire] = answerFor({ hotels: [full] }).hotelInfo.hotels;
      expect(wire).to.include({ name: `HOTEL ${MASKED}`, address: `RUE ${MASKED}` });
      expect(wire?.extraInfo).to.deep.equal({
        city: "CVF",
        chain: "1A",
        status: "HK",
        rooms: 1,
        room: `DOUBLE CC ${MASKED}`,
        nights: 1,
        rate: { currency: "EUR", amount: 120.5 },
        confirmation: "XMPL12",
        phone: "04.00.00.00.00",
      });
    });
  });

  describe("the extraInfo of trainInfo", () => {
    it("has one object for each train", () => {
      const full = train({
        carrier: "2C",
        operator: "SNCF",
        bookingClass: "AF",
        status: "HK",
        seatsBooked: 2,
        equipment: "TGD",
        coach: "11",
        confirmation: "QWERTY",
        departure: null,
        seats: [{ seat: "31", person: null, status: null }],
      });
      const undated = train({ departure: null, departureDate: null });
      expect(answerFor({ trains: [full, undated] }).trainInfo.extraInfo).to.deep.equal({
        trains: [
          {
            carrier: "2C",
            operator: "SNCF",
            class: "AF",
            status: "HK",
            seats_booked: 2,
            equipment: "TGD",
            coach: "11",
            seats: ["31"],
            confirmation: "QWERTY",
            departure_date: "2026-11-26",
          },
          {},
        ],
      });
    });
  });

  describe("the extraInfo of the answer", () => {
    const extra = (overrides: Parameters<typeof bookingOf>[0]) => answerFor(overrides).extraInfo;

    it("contains the header of the record", () => {
      expect(
        extra({
          recordLocator: "ZQ7KXA",
          recordDate: "2026-03-01",
          office: "PARZZ2199",
          groupName: "SCHOOLGRP",
        }),
      ).to.deep.equal({
        record_locator: "ZQ7KXA",
        record_date: "2026-03-01",
        office: "PARZZ2199",
        group_name: "SCHOOLGRP",
      });
    });

    it("has one object for each person if anything is known about any of them", () => {
      const known = person({
        type: "INF",
        birthDate: "2025-01-05",
        infantOf: 0,
        frequentFlyer: [{ airline: "BA", number: "BA12345678" }],
        tickets: ["125-0000000001", "125-0000000002"],
        identification: `CC${CARD}`,
      });
      expect(extra({ persons: [person(), known] })).to.deep.equal({
        passengers: [
          {},
          {
            type: "INF",
            date_of_birth: "2025-01-05",
            infant_of: 0,
            frequent_flyer: [{ airline: "BA", number: "BA12345678" }],
            ticket: "125-0000000001",
            identification: `CC${MASKED}`,
          },
        ],
      });
    });

    it("contains the fare", () => {
      const taxes = [{ code: "FR", amount: 20.5, currency: "EUR" }];
      const terms = null;
      expect(
        extra({
          fare: {
            currency: "EUR",
            total: 512.4,
            base: 400,
            baseCurrency: "USD",
            taxes,
            passengers: [
              { persons: [0], type: "ADT", count: 1, base: 400, tax: 112.4, total: 512.4, terms },
              { persons: [], type: null, count: 2, base: null, tax: null, total: null, terms },
            ],
            lastTicketingDate: "2026-04-08",
            validatingCarrier: "BA",
          },
        }),
      ).to.deep.equal({
        fare: {
          currency: "EUR",
          total: 512.4,
          base: 400,
          base_currency: "USD",
          taxes,
          passengers: [
            { count: 1, persons: [0], type: "ADT", base: 400, tax: 112.4, total: 512.4 },
            { count: 2 },
          ],
          last_ticketing_date: "2026-04-08",
          validating_carrier: "BA",
        },
      });
    });

    it("has no fare if the fare is empty", () => {
      const fare = {
        currency: null,
        total: null,
        base: null,
        baseCurrency: null,
        taxes: [],
        passengers: [],
        lastTicketingDate: null,
        validatingCarrier: null,
      };
      expect(extra({ fare })).to.equal(null);
    });

    it("contains tickets and airline locators", () => {
      const ticket = {
        number: "125-0000000001",
        type: "ET",
        carrier: "BA",
        issued: "2026-04-08",
        total: { currency: "EUR", amount: 512.4 },
        office: "PARZZ2199",
        persons: [0],
        flights: [0, 1],
        terms: null,
      };
      const bare = {
        ...ticket,
        type: null,
        carrier: null,
        issued: null,
        total: null,
        persons: [],
        flights: [],
      };
      const airlineLocators = [{ airline: "BA", locator: "ZS8P2C" }];
      const noCurrency = { ...bare, total: { currency: "", amount: 1 } };
      expect(extra({ tickets: [ticket, bare, noCurrency], airlineLocators })).to.deep.equal({
        tickets: [
          {
            number: "125-0000000001",
            type: "ET",
            carrier: "BA",
            issued: "2026-04-08",
            total: 512.4,
            currency: "EUR",
            persons: [0],
            flights: [0, 1],
          },
          { number: "125-0000000001" },
          { number: "125-0000000001", total: 1 },
        ],
        airline_locators: airlineLocators,
      });
    });

    it("contains cars", () => {
      const full = car({
        company: "ZE",
        companyName: "HERTZ",
        city: "NCE",
        status: "HK",
        count: 1,
        carType: "ECMR",
        pickUpDate: "2026-11-24",
        pickUpTime: "18:55",
        pickUpPlace: "AIRPORT",
        dropOffDate: "2026-11-30",
        dropOffTime: "09:00",
        dropOffPlace: "CITY",
        rate: { currency: "EUR", amount: 40 },
        total: { currency: "EUR", amount: 240 },
        confirmation: "ABC123",
      });
      expect(extra({ cars: [full, car()] })).to.deep.equal({
        cars: [
          {
            company: "ZE",
            company_name: "HERTZ",
            city: "NCE",
            status: "HK",
            count: 1,
            car_type: "ECMR",
            pick_up_date: "2026-11-24",
            pick_up_time: "18:55",
            pick_up_place: "AIRPORT",
            drop_off_date: "2026-11-30",
            drop_off_time: "09:00",
            drop_off_place: "CITY",
            rate: { currency: "EUR", amount: 40 },
            total: { currency: "EUR", amount: 240 },
            confirmation: "ABC123",
          },
          {},
        ],
      });
    });

    it("contains other segments", () => {
      const full = otherSegment({
        type: "MIS",
        service: "INS",
        provider: "1A",
        status: "HK",
        city: "PAR",
        toCity: "NCE",
        date: "2026-11-24",
        endDate: "2026-11-25",
        name: "INSURANCE",
        text: `PAID BY ${CARD}`,
        confirmation: "C1",
        retention: true,
      });
      expect(extra({ otherSegments: [full, otherSegment()] })).to.deep.equal({
        other_segments: [
          {
            type: "MIS",
            service: "INS",
            provider: "1A",
            status: "HK",
            city: "PAR",
            to_city: "NCE",
            date: "2026-11-24",
            end_date: "2026-11-25",
            name: "INSURANCE",
            text: `PAID BY ${MASKED}`,
            confirmation: "C1",
            retention: true,
          },
          { type: "TUR" },
        ],
      });
    });

    it("contains services, contacts, remarks, accounts and ticketing, without card numbers", () => {
      const persons = [0];
      expect(
        extra({
          ssr: [
            { code: "FOID", airline: "BA", status: "HK", text: CARD, persons, flights: [1] },
            { code: "WCHR", airline: null, status: null, text: null, persons: [], flights: [] },
          ],
          osi: [
            { airline: "BA", text: CARD, persons },
            { airline: null, text: "VIP", persons: [] },
          ],
          contacts: [
            { type: "email", value: "JANE@EXAMPLE.COM", persons },
            { type: "phone", value: CARD, persons: [] },
          ],
          remarks: [{ type: "RM", text: CARD }],
          receivedFrom: CARD,
          accounting: [
            { type: "FP", text: CARD, persons, flights: [1] },
            { type: "INVOICED", text: null, persons: [], flights: [] },
          ],
          ticketing: [
            { state: "done", date: "2026-04-08", clock: null, office: "PARZZ2199", text: CARD },
            { state: "other", date: null, clock: null, office: null, text: null },
          ],
        }),
      ).to.deep.equal({
        ssr: [
          { code: "FOID", airline: "BA", status: "HK", text: MASKED, persons, flights: [1] },
          { code: "WCHR" },
        ],
        osi: [{ text: MASKED, airline: "BA", persons }, { text: "VIP" }],
        contacts: [
          { type: "email", value: "JANE@EXAMPLE.COM", persons },
          { type: "phone", value: MASKED },
        ],
        remarks: [{ type: "RM", text: MASKED }],
        received_from: MASKED,
        accounting: [{ type: "FP", text: MASKED, persons, flights: [1] }, { type: "INVOICED" }],
        ticketing: [
          { state: "done", date: "2026-04-08", office: "PARZZ2199", text: MASKED },
          { state: "other" },
        ],
      });
    });
  });
});
