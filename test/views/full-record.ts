/** A record that says everything that a version 4 answer can hold, each with a value of its own. */
import type { Booking, FareTerms } from "../../src/booking/model/booking.ts";
import type { Decoded } from "../../src/decode/decode.ts";
import { airNode, car, decodedOf, flight, hotel, otherSegment, person, train } from "./samples.ts";

/** What a fare or a ticket says; `mark` tells the values of one from those of others. */
function terms(mark: string, year: string): FareTerms {
  const place = { source: airNode(), sources: () => ({}) };
  return {
    validatingCarrier: "LH",
    endorsements: [`NONENDO ${mark}`],
    penalties: [`PENALTY ${mark}`],
    coupons: [
      {
        coupon: 3,
        flights: [0],
        fareBasis: `YBASIS${mark}`,
        baggage: `${mark}PC`,
        notValidBefore: `${year}-01-02`,
        notValidAfter: `${year}-11-28`,
        ...place,
      },
    ],
    ...place,
  };
}

type Entries = Partial<Booking>;

const HEAD: Entries = {
  recordLocator: "ZQ7KXA",
  recordDate: "2026-10-11",
  office: "PARZZ2199",
  receivedFrom: "ASKER",
  groupName: "SCHOOLGRP",
  persons: [
    person({
      type: "YTH",
      birthDate: "2004-02-03",
      identification: "IDCODE77",
      frequentFlyer: [{ airline: "KL", number: "00099881" }],
      tickets: ["057-1234567890"],
    }),
    person({ firstName: "FELIX", title: "MSTR", printed: "MARTINELLI/FELIX", infantOf: 0 }),
  ],
  yearEvidence: { by: "record date", warnings: [] },
};

const RIDES: Entries = {
  flights: [
    flight({
      bookingClass: "Q",
      status: "UN",
      seatsBooked: 31,
      operatedBy: "SAMPLE AIRWAYS",
      airlineLocator: "ZR4T9B",
      departureTerminal: "3Z",
      landingTerminal: "2E",
      equipment: "77W",
      stops: 14,
      durationMinutes: 655,
      distanceKm: 9405,
      meal: "BLDS",
      marriedGroup: "A01",
      flown: true,
      seats: [{ seat: "12A", person: 0, status: "HN" }],
    }),
    flight({ flight: "458", departure: null, departureDate: "2026-12-05", landing: null }),
    flight({
      ...{ flight: "459", departure: null, departureDate: "2026-12-06", landing: null },
      ...{ origin: null, departureCity: "MILANO", destination: null, landingCity: "LONDRA" },
    }),
  ],
  trains: [
    train({
      carrier: "2C",
      operator: "SAMPLE RAIL",
      bookingClass: "AF",
      status: "HL",
      seatsBooked: 32,
      originName: "LYON PART DIEU",
      destinationName: "PARIS GARE LYON",
      equipment: "TGVX",
      coach: "C19",
      confirmation: "TRAINCONF",
      seats: [{ seat: "S61", person: 0, status: null }],
    }),
    train({ number: "6613", departure: null, departureDate: "2026-12-06", arrival: null }),
  ],
};

const STAYS: Entries = {
  hotels: [
    hotel({
      city: "NCE",
      chain: "RT",
      status: "TK",
      rooms: 17,
      room: "TWNSEA",
      nights: 13,
      rate: { currency: "CHF", amount: 211.25 },
      confirmation: "HOTELCONF",
      phone: "04.00.00.00.00",
    }),
  ],
  cars: [
    car({
      company: "ZE",
      companyName: "SAMPLE CARS",
      city: "MIA",
      status: "GK",
      count: 23,
      carType: "ECMR",
      pickUpDate: "2026-12-09",
      pickUpTime: "07:11",
      pickUpPlace: "PICKPLACE",
      dropOffDate: "2026-12-10",
      dropOffTime: "08:12",
      dropOffPlace: "DROPPLACE",
      rate: { currency: "USD", amount: 41.25 },
      total: { currency: "CAD", amount: 82.75 },
      confirmation: "CARCONF",
    }),
  ],
  otherSegments: [
    otherSegment({
      type: "MIS",
      service: "INS",
      provider: "1A",
      status: "SS",
      city: "ROM",
      toCity: "OSL",
      date: "2026-12-11",
      endDate: "2026-12-12",
      name: "SAMPLE ASSURANCE",
      text: "POLICY TEXT",
      confirmation: "POLICYCONF",
    }),
    otherSegment({ type: "OTH", retention: true, text: "PRESERVEPNR" }),
  ],
  cancelledFlights: [
    flight({
      airline: "TP",
      flight: "871",
      bookingClass: "V",
      origin: "LIS",
      destination: "VIE",
      departure: "2026-12-13 06:21:00",
      landing: "2026-12-13 11:22:00",
    }),
    flight({
      airline: "TP",
      flight: "872",
      departure: null,
      departureDate: "2026-12-14",
      landing: null,
    }),
  ],
};

const PRICES: Entries = {
  fare: {
    currency: "EUR",
    total: 1980.55,
    base: 1700.35,
    baseCurrency: "GBP",
    taxes: [{ code: "QX", amount: 33.45, currency: "SEK" }],
    passengers: [
      {
        persons: [0],
        type: "SRC",
        count: 1,
        base: 801.15,
        tax: 91.65,
        total: 902.85,
        terms: terms("71", "2028"),
      },
    ],
    lastTicketingDate: "2026-10-29",
    validatingCarrier: "SK",
  },
  tickets: [
    {
      number: "057-1234567890",
      type: "PT",
      carrier: "OS",
      issued: "2026-10-13",
      total: { currency: "DKK", amount: 951.95 },
      office: null,
      persons: [0],
      flights: [0],
      terms: { ...terms("72", "2029"), penalties: [], validatingCarrier: null },
    },
  ],
};

const SERVICES: Entries = {
  airlineLocators: [{ airline: "BA", locator: "ZBALOC" }],
  ssr: [
    {
      code: "WCHR",
      airline: "IB",
      status: "NN",
      text: "SSR TEXT",
      persons: [1],
      flights: [1],
    },
  ],
  osi: [{ airline: "AY", text: "OSI TEXT", persons: [0] }],
  contacts: [
    { type: "phone", value: "020 555 0100", persons: [0] },
    { type: "email", value: "JANE@EXAMPLE.COM", persons: [] },
    { type: "address", value: "1 SAMPLE STREET", persons: [] },
  ],
  remarks: [{ type: "RMX", text: "REMARK TEXT" }],
  accounting: [{ type: "FMX", text: "COMMISSION TEXT", persons: [0], flights: [1] }],
  ticketing: [
    {
      ...{ state: "limit", date: "2026-10-27", clock: null },
      ...{ office: "LONZZ2188", text: "LIMIT TEXT" },
    },
    { state: "done", date: "2026-10-28", clock: null, office: null, text: null },
    { state: "other", date: null, clock: null, office: null, text: "OTHER TEXT" },
  ],
};

export function fullRecord(): Decoded {
  return decodedOf(
    { ...HEAD, ...RIDES, ...STAYS, ...PRICES, ...SERVICES },
    { forced: true, confidence: 1 },
  );
}
