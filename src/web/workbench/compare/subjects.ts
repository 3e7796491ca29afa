/** The subjects of a comparison: flights, trains, stays, travellers, tickets. */
import type { V4Answer, V4Flight, V4Hotel } from "../../../views/v4/schema.ts";
import { dayOf } from "../../../views/itinerary/readable.ts";
import type { Values } from "./differences.ts";
import { ownOf, type VersionRecord } from "./record.ts";

/** Signs by which something is recognised in the other version. */
export interface Sign {
  readonly value: string;
  /** 4 suffices. */
  readonly weight: number;
}

export interface Subject {
  readonly name: string;
  readonly detail: string | null;
  readonly signs: readonly Sign[];
  readonly values: Values;
}

export interface Kind {
  readonly name: string;
  readonly subjects: readonly Subject[];
}

type Extra = NonNullable<V4Answer["extraInfo"]>;

/** Always the same kinds in the same order. */
export function kindsOf({ answer, entry }: VersionRecord): readonly Kind[] {
  const { flightInfo, hotelInfo, extraInfo } = answer;
  const kind = (name: string, list: Parameters<typeof ownOf>[2], all: readonly Subject[]) => ({
    name,
    subjects: ownOf(all, entry, list),
  });
  const flights = flightInfo.flights.map((flight) => flightSubject(flight, answer));
  const tickets = (extraInfo?.tickets ?? []).map((ticket) => ticketSubject(ticket, answer));
  return [
    kind("Flights", "flights", flights),
    kind("Trains", "trains", trainSubjects(answer)),
    kind("Hotels", "hotels", hotelInfo.hotels.map(hotelSubject)),
    kind("Cars", "cars", (extraInfo?.cars ?? []).map(carSubject)),
    kind("Travellers", "persons", travellerSubjects(answer)),
    kind("Tickets", "tickets", tickets),
  ];
}

/** The properties of the record as a whole. */
export function recordSubject({ answer, entry }: VersionRecord): Values {
  const { record_locator, office, fare, ticketing = [] } = entry ?? answer.extraInfo ?? {};
  return new Map([
    ["locator", record_locator ?? null],
    ["office", office ?? null],
    ["price", fare?.total === undefined ? null : moneyOf(fare.total, fare.currency)],
    [
      "ticketing",
      listOf(ticketing.map(({ state, date, text }) => listOf([state, dayOrNull(date), text], " "))),
    ],
  ]);
}

function flightSubject(flight: V4Flight, answer: V4Answer): Subject {
  const { company, flight: number, departureAirport, landingAirport, extraInfo } = flight;
  const [from, to] = [departureAirport.iataCode, landingAirport.iataCode];
  const departure = flight.departureTime ?? extraInfo.departure_date ?? "";
  return {
    name: `${company.iataCode} ${number} ${from}–${to}`,
    detail: momentOf(departure),
    signs: [
      // 12 and 0012 are one flight.
      { value: `${company.iataCode} ${number.replace(/^0+/, "")}`, weight: 4 },
      { value: departure.slice(0, 10), weight: 2 },
      { value: from, weight: 2 },
      { value: to, weight: 2 },
      { value: company.iataCode, weight: 1 },
    ],
    values: new Map([
      ["flight", `${company.iataCode} ${number}`],
      ["from", from],
      ["to", to],
      ["departure", momentOf(departure)],
      ["arrival", momentOf(flight.landingTime)],
      ["departure terminal", extraInfo.departure_terminal ?? null],
      ["arrival terminal", extraInfo.landing_terminal ?? null],
      ["status", statusOf(extraInfo)],
      ["booking class", extraInfo.booking_class ?? null],
      ["seats booked", extraInfo.seats_booked?.toString() ?? null],
      ["seats", listOf(flight.seatInfo.map((seat) => seatText(seat, answer)).sort())],
      ["operated by", extraInfo.operated_by ?? null],
      ["airline locator", extraInfo.airline_locator ?? null],
      ["aircraft", extraInfo.equipment_name ?? extraInfo.equipment ?? null],
    ]),
  };
}

function trainSubjects({ trainInfo }: V4Answer): readonly Subject[] {
  return trainInfo.trains.map((train, at) => {
    const extra = trainInfo.extraInfo?.trains?.[at] ?? {};
    const [from, to] = [train.departureStationCode, train.arrivingStationCode].map(
      (code) => (trainInfo.stationNames[code] ?? "") || code,
    );
    const departure = train.departureTime ?? extra.departure_date ?? "";
    return {
      name: `Train ${train.number} ${from}–${to}`,
      detail: momentOf(departure),
      signs: [
        { value: train.number, weight: 4 },
        { value: departure.slice(0, 10), weight: 2 },
        { value: train.departureStationCode, weight: 2 },
        { value: train.arrivingStationCode, weight: 2 },
      ],
      values: new Map([
        ["train", train.number],
        ["from", from ?? null],
        ["to", to ?? null],
        ["departure", momentOf(departure)],
        ["arrival", momentOf(train.arrivingTime)],
        ["status", extra.status ?? null],
        ["class", extra.class ?? null],
        ["coach", extra.coach ?? null],
        ["seats", listOf([...(extra.seats ?? [])].sort())],
        ["confirmation", extra.confirmation ?? null],
      ]),
    };
  });
}

function hotelSubject({ name, address, checkIn, checkOut, extraInfo }: V4Hotel): Subject {
  const { city, rooms, room, rate, confirmation } = extraInfo ?? {};
  return {
    name: name === "" ? `Hotel in ${city ?? "an unknown place"}` : name,
    detail: momentOf(checkIn),
    signs: [
      { value: name, weight: 4 },
      { value: confirmation ?? "", weight: 4 },
      { value: city ?? "", weight: 2 },
      { value: checkIn ?? "", weight: 2 },
      { value: checkOut ?? "", weight: 1 },
    ],
    values: new Map([
      ["name", name],
      ["address", address],
      ["check-in", momentOf(checkIn)],
      ["check-out", momentOf(checkOut)],
      ["status", extraInfo?.status ?? null],
      ["rooms", rooms?.toString() ?? null],
      ["room", room ?? null],
      ["rate", rate === undefined ? null : moneyOf(rate.amount, rate.currency)],
      ["confirmation", confirmation ?? null],
    ]),
  };
}

function carSubject(car: NonNullable<Extra["cars"]>[number]): Subject {
  const company = car.company_name ?? car.company ?? "";
  const at = (day: string | undefined, clock: string | undefined) =>
    listOf([dayOrNull(day), clock], ", ");
  return {
    name: listOf([`Car ${company}`.trim(), car.city], " in ") ?? "Car",
    detail: at(car.pick_up_date, car.pick_up_time),
    signs: [
      { value: car.confirmation ?? "", weight: 4 },
      { value: company, weight: 2 },
      { value: car.city ?? "", weight: 2 },
      { value: car.pick_up_date ?? "", weight: 2 },
    ],
    values: new Map([
      ["company", company],
      ["car type", car.car_type ?? null],
      ["pick-up", at(car.pick_up_date, car.pick_up_time)],
      ["pick-up place", car.pick_up_place ?? null],
      ["drop-off", at(car.drop_off_date, car.drop_off_time)],
      ["drop-off place", car.drop_off_place ?? null],
      ["status", car.status ?? null],
      ["rate", car.rate === undefined ? null : moneyOf(car.rate.amount, car.rate.currency)],
      ["confirmation", car.confirmation ?? null],
    ]),
  };
}

function travellerSubjects({ persons, extraInfo }: V4Answer): readonly Subject[] {
  return persons.map((person, at) => {
    const extra = extraInfo?.passengers?.[at] ?? {};
    const name = `${person.firstName} ${person.lastName}`.trim();
    return {
      name,
      detail: null,
      signs: [
        { value: name, weight: 4 },
        { value: person.lastName, weight: 3 },
        // A given name that was corrected or completed.
        { value: person.firstName.slice(0, 3), weight: 1 },
        { value: extra.date_of_birth ?? "", weight: 1 },
      ],
      values: new Map([
        ["name", name],
        ["title", person.title],
        ["type", extra.type ?? null],
        ["date of birth", dayOrNull(extra.date_of_birth)],
        [
          "frequent flyer",
          listOf((extra.frequent_flyer ?? []).map(({ airline, number }) => `${airline} ${number}`)),
        ],
        ["identification", extra.identification ?? null],
        ["services", listOf(servicesOf(extraInfo, at))],
      ]),
    };
  });
}

function servicesOf(extraInfo: V4Answer["extraInfo"], person: number): readonly string[] {
  const own = (extraInfo?.ssr ?? []).filter(({ persons }) => persons?.includes(person));
  return own.map(({ code, status }) => (status === undefined ? code : `${code} ${status}`)).sort();
}

function ticketSubject(ticket: NonNullable<Extra["tickets"]>[number], answer: V4Answer): Subject {
  const flights = ticket.flights?.map((at) => {
    const flight = answer.flightInfo.flights[at];
    return flight === undefined ? "" : `${flight.company.iataCode} ${flight.flight}`;
  });
  const names = ticket.persons?.map((at) => nameOf(answer, at));
  return {
    name: ticket.number,
    detail: listOf(names ?? []),
    signs: [{ value: ticket.number, weight: 4 }],
    values: new Map([
      ["traveller", listOf(names ?? [])],
      ["flights", listOf(flights ?? [])],
      ["type", ticket.type ?? null],
      ["issued", dayOrNull(ticket.issued)],
      ["total", ticket.total === undefined ? null : moneyOf(ticket.total, ticket.currency)],
    ]),
  };
}

function seatText(
  { seat, person, status }: V4Flight["seatInfo"][number],
  answer: V4Answer,
): string {
  const who = person === null ? "" : ` ${nameOf(answer, person)}`;
  return `${seat}${who}${status === null ? "" : ` (${status})`}`;
}

function nameOf({ persons }: V4Answer, at: number): string {
  const person = persons[at];
  return person === undefined ? "" : `${person.firstName} ${person.lastName}`.trim();
}

function statusOf({ status, status_text: meaning }: V4Flight["extraInfo"]): string | null {
  if (status === undefined) return null;
  return meaning === undefined ? status : `${status} ${meaning}`;
}

const WEEKDAYS = "Sun Mon Tue Wed Thu Fri Sat".split(" ");

/** `2026-11-24 18:55:00` as `Tue 24 Nov 2026, 18:55`; a day without a time likewise. */
function momentOf(time: string | null): string | null {
  if (time === null || time === "") return null;
  const [day = "", clock = ""] = time.split(" ");
  const weekday = WEEKDAYS[new Date(`${day}T00:00:00Z`).getUTCDay()] ?? "";
  return `${weekday} ${dayOf(day)}${clock === "" ? "" : `, ${clock.slice(0, 5)}`}`.trim();
}

function dayOrNull(day: string | undefined): string | null {
  return day === undefined ? null : dayOf(day);
}

function moneyOf(amount: number, currency: string | undefined): string {
  return `${currency ?? ""} ${amount.toFixed(2)}`.trim();
}

/** Null if nothing is left to list. */
function listOf(parts: readonly (string | null | undefined)[], separator = ", "): string | null {
  const words = parts.filter((part) => part !== null && part !== undefined && part !== "");
  return words.length === 0 ? null : words.join(separator);
}
