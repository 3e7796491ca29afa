import { expect } from "chai";
import { fileURLToPath } from "node:url";
import type { Flight } from "../../src/booking/model/booking.ts";
import { decode, type Decoded } from "../../src/decode/decode.ts";
import { systems } from "../../src/decode/systems.ts";
import {
  entries,
  entrySystems,
  type LeftOut,
  type SystemEntries,
} from "../../src/entries/propose.ts";
import type { WhyNot } from "../../src/entries/why-not.ts";
import { casesIn } from "../../src/workshop/cases.ts";

/*
 * The entries for every flight of the corpus that a system printed, decoded again: each must give the flight that it
 * was made of. Entries are typed on the day of the first departure, so that few flights have departed.
 */

const CORPUS = fileURLToPath(new URL("../../corpus/", import.meta.url));
const SYSTEMS = /^(?:amadeus|sabre|travelport|travelsky)\//;
const CONFIRMED = ["HK", "KK", "KL", "RR", "TK", "SC", "DK", "SS", "LS", "HS"];

/** What must be true of a flight that is left out for a reason, by the statuses and shapes of the terminals. */
const JUSTIFIED: Readonly<Record<WhyNot, (flight: Flight) => boolean>> = {
  flown: ({ flown }) => flown,
  waitlisted: ({ status }) => ["HL", "LL", "ML", "PB", "US", "UU", "TL"].includes(status ?? ""),
  passive: ({ status }) => ["GK", "BK", "MK", "ZK", "AK"].includes(status ?? ""),
  open: ({ flight, status }) => flight === "OPEN" || status === "DS",
  unconfirmed: ({ status }) => ["UN", "UC", "NO", "HX", "WK", "XX"].includes(status ?? ""),
  unknown_status: ({ status }) => ["LK", "QQ"].includes(status ?? ""),
  no_airline: () => false,
  no_flight_number: ({ flight }) => /[A-Z]/.test(flight),
  no_class: ({ bookingClass }) => bookingClass?.length !== 1,
  no_date: ({ departureDate }) => departureDate === null,
  no_places: ({ origin, destination }) => origin === null || destination === null,
  no_seats: ({ seatsBooked }) => seatsBooked === null,
  too_many_seats: ({ seatsBooked }) => seatsBooked === null || seatsBooked > 9,
  departed: () => false,
  too_far: ({ departureDate }) => departureDate !== null,
};

/** The greatest share of the confirmed flights, in percent, that a reason may leave out; no other leaves out any. */
const MOST_LEFT_OUT: Partial<Record<WhyNot, number>> = {
  too_many_seats: 3,
  no_date: 0.7,
  no_class: 0.5,
  no_seats: 0.3,
  too_far: 0.3,
};

interface Proposed {
  readonly name: string;
  readonly referenceDate: string;
  readonly decoded: Decoded;
  readonly systems: readonly SystemEntries[];
  readonly leftOut: readonly LeftOut[];
}

function proposedFor(name: string, text: string, referenceDate: string): readonly Proposed[] {
  const decoded = decode(text, { referenceDate });
  return decoded.records.map((record, index) => {
    const [first = referenceDate] = record.flights
      .flatMap((flight) => decoded.booking.flights[flight]?.departureDate ?? [])
      .sort();
    const { systems: proposed = [], leftOut = [] } =
      entries(decoded, { referenceDate: first })[index] ?? {};
    return { name, referenceDate: first, decoded, systems: proposed, leftOut };
  });
}

/** A flight as an entry names it. */
function named({ flight, ...rest }: Flight): string {
  const { airline, bookingClass, departureDate, origin, destination } = rest;
  const number = flight.replace(/^0+/, "");
  return [airline, number, bookingClass, departureDate, origin, destination].join(" ");
}

function wireValueOf(name: string): string | undefined {
  return systems.find((system) => system.entries.some((format) => format.name === name))?.wireValue;
}

/** How the entries of a system, decoded, differ from the flights they were made of. */
function differenceOf({ decoded, referenceDate }: Proposed, proposal: SystemEntries) {
  const { system, sell, price } = proposal;
  const text = [...sell.map(({ entry }) => entry), ...(price === null ? [] : [price])].join("\n");
  const again = decode(text, { referenceDate });
  const asked = sell.flatMap(({ flight }) => decoded.booking.flights[flight] ?? []);
  // An entry of Amadeus has no action; the others need seats.
  const status = system === "amadeus" ? null : "NN";
  const expected = asked.map((flight) => `${named(flight)} ${status}`);
  const found = again.booking.flights.map((flight) => `${named(flight)} ${flight.status}`);
  const seats = asked.map(({ seatsBooked }, index) => {
    const read = again.booking.flights[index]?.seatsBooked ?? 0;
    return seatsBooked === null ? read > 0 : read === seatsBooked;
  });
  const isSame =
    expected.join() === found.join() &&
    again.algorithm === wireValueOf(system) &&
    again.unread.length === 0 &&
    seats.every(Boolean);
  return isSame ? [] : [{ system, algorithm: again.algorithm, expected, found }];
}

describe("The entries for the corpus", function () {
  this.timeout(300_000);
  let proposed: readonly Proposed[] = [];

  before(() => {
    proposed = casesIn(CORPUS)
      .filter(({ name }) => SYSTEMS.test(name))
      .flatMap(({ name, text, expectation }) =>
        expectation === null ? [] : proposedFor(name, text, expectation.referenceDate),
      );
  });

  it("are proposed for all systems alike", () => {
    for (const { name, systems: all } of proposed)
      if (all.length > 0)
        expect(
          all.map(({ system }) => system),
          name,
        ).to.deep.equal(entrySystems());
  });

  it("give the flights they were made of when they are decoded", () => {
    const read = new Set<string>();
    const wrong = proposed.flatMap((each) =>
      each.systems.flatMap((proposal) => {
        const key = JSON.stringify([proposal.system, proposal.sell]);
        // The corpus shows many flights on several screens.
        const entriesAlone = key.replace(/"flight":\d+/g, "");
        if (read.has(entriesAlone)) return [];
        read.add(entriesAlone);
        return differenceOf(each, proposal).map((difference) => ({
          case: each.name,
          ...difference,
        }));
      }),
    );
    expect(wrong).to.deep.equal([]);
    expect(read.size).to.be.greaterThan(2500);
  });

  it("leave out only flights that cannot be sold again, for the reason they state", () => {
    for (const { name, decoded, leftOut } of proposed)
      for (const { flight, reason } of leftOut) {
        const found = decoded.booking.flights[flight];
        expect(found !== undefined && JUSTIFIED[reason](found), `${name}: ${reason}`).to.equal(
          true,
        );
      }
  });

  it("leave out few of the confirmed flights", () => {
    const isConfirmed = (flight: Flight | undefined) =>
      flight?.flown === false && CONFIRMED.includes(flight.status ?? "");
    const outcomes = proposed.flatMap(({ decoded, systems: [first], leftOut }) =>
      [...(first?.sell.map(({ flight }) => ({ flight, reason: null })) ?? []), ...leftOut]
        .filter(({ flight }) => isConfirmed(decoded.booking.flights[flight]))
        .map(({ reason }) => reason),
    );
    expect(outcomes.length).to.be.greaterThan(1400);
    const counts = new Map<WhyNot, number>();
    for (const reason of outcomes)
      if (reason !== null) counts.set(reason, (counts.get(reason) ?? 0) + 1);
    expect(Object.keys(MOST_LEFT_OUT)).to.have.members([...counts.keys()]);
    for (const [reason, count] of counts)
      expect((count / outcomes.length) * 100, reason).to.be.at.most(MOST_LEFT_OUT[reason] ?? 0);
  });
});
