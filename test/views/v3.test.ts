import { expect } from "chai";
import { checkV3 } from "../../src/views/v3/check.ts";
import { toV3 } from "../../src/views/v3/view.ts";
import { decodedOf, flight, hotel, person, train } from "./samples.ts";

describe("version 3", () => {
  describe("the version 3 answer", () => {
    it("has exactly the keys of the interface, in their order", () => {
      const answer = toV3(
        decodedOf({
          recordLocator: "ZQ7KXA",
          persons: [person()],
          flights: [flight({ status: "HK", seats: [{ seat: "12A", person: 0, status: "HK" }] })],
          hotels: [hotel({ nights: 1 })],
          trains: [train({ coach: "11" })],
        }),
      );
      checkV3(answer);
      expect(JSON.stringify(answer)).to.equal(
        JSON.stringify({
          persons: [
            {
              firstName: "BRUNO",
              lastName: "MARTINELLI",
              title: "MR",
              rawData: "MARTINELLI/BRUNO MR",
            },
          ],
          others: null,
          flightInfo: {
            flights: [
              {
                company: { iataCode: "AF", description: "Air France" },
                flight: "457",
                departureTime: "2026-11-24 18:55:00",
                landingTime: "2026-11-25 09:50:00",
                departureAirport: {
                  iataCode: "GRU",
                  description: "Guarulhos International Airport - Guarulhos, São Paulo, Brazil",
                },
                landingAirport: {
                  iataCode: "CDG",
                  description: "Paris Charles de Gaulle Airport - Paris, Île-de-France, France",
                },
                seatInfo: [{ seat: "12A", person: 0, status: "HK" }],
              },
            ],
          },
          hotelInfo: {
            hotels: [
              {
                name: "HOTEL EXEMPLE",
                address: "RUE DU REPLAT",
                checkIn: "2026-11-30",
                checkOut: "2026-12-01",
              },
            ],
          },
          trainInfo: {
            trains: [
              {
                departureTime: "2026-11-26 18:00",
                arrivingTime: "2026-11-26 20:07",
                departureStationCode: "FRLPD",
                arrivingStationCode: "FRPLY",
                number: "6612",
              },
            ],
            stationNames: answer.trainInfo.stationNames,
          },
        }),
      );
    });

    it("has empty lists for an empty booking", () => {
      const answer = toV3(decodedOf());
      checkV3(answer);
      expect(answer).to.deep.equal({
        persons: [],
        others: null,
        flightInfo: { flights: [] },
        hotelInfo: { hotels: [] },
        trainInfo: { trains: [], stationNames: {} },
      });
    });

    it("has null for times and empty text for codes that are not printed", () => {
      const answer = toV3(
        decodedOf({
          flights: [flight({ airline: "0Z", origin: null, departure: null, landing: null })],
          trains: [
            train({
              number: null,
              origin: null,
              destination: null,
              departure: null,
              arrival: null,
            }),
          ],
          hotels: [hotel({ name: "", address: "", checkIn: null, checkOut: null })],
        }),
      );
      checkV3(answer);
      expect(answer.flightInfo.flights[0]).to.deep.include({
        company: { iataCode: "0Z", description: "" },
        departureTime: null,
        landingTime: null,
        departureAirport: { iataCode: "", description: "" },
      });
      expect(answer.trainInfo).to.deep.equal({
        trains: [
          {
            departureTime: null,
            arrivingTime: null,
            departureStationCode: "",
            arrivingStationCode: "",
            number: "",
          },
        ],
        stationNames: { "": "" },
      });
      expect(answer.hotelInfo.hotels).to.deep.equal([
        { name: "", address: "", checkIn: null, checkOut: null },
      ]);
    });
  });

  describe("the names of stations", () => {
    const namesOf = (...trains: Parameters<typeof train>[0][]) =>
      toV3(decodedOf({ trains: trains.map(train) })).trainInfo.stationNames;

    it("are those printed in the record", () => {
      const names = namesOf({ originName: "LYON PART DIEU", destinationName: "PARIS GARE LYON" });
      expect(names).to.deep.equal({ FRLPD: "LYON PART DIEU", FRPLY: "PARIS GARE LYON" });
    });

    it("default to those of the reference table", () => {
      const names = namesOf({});
      expect(names.FRLPD).to.match(/Lyon/);
      expect(names.FRPLY).to.match(/Paris/);
    });

    it("depend on the carrier", () => {
      expect(namesOf({ carrier: "2V", origin: "NYP" }).NYP).to.match(/New York/);
    });

    it("apply to all trains if they are printed for one", () => {
      const printed = { originName: "LYON PART DIEU", destinationName: "PARIS GARE LYON" };
      const back = { origin: "FRPLY", destination: "FRLPD" };
      const expected = { FRLPD: "LYON PART DIEU", FRPLY: "PARIS GARE LYON" };
      expect(namesOf(printed, back)).to.deep.equal(expected);
      expect(namesOf(back, printed)).to.deep.equal(expected);
    });

    it("are empty if they are unknown", () => {
      expect(namesOf({ origin: "XXXXX", destination: "XXXXX" })).to.deep.equal({ XXXXX: "" });
    });
  });
});
