/** What an agent checks besides the journey, section by section. */
import type * as booking from "../../../booking/model/booking.ts";
import { otherFacts } from "./cards.ts";
import { fareGroups, ticketGroups } from "./fares.ts";
import { airlineText, cityText, fact, momentAt, statusOf } from "./parts.ts";
import type { Wording } from "../wording/wording.ts";
import type { References } from "./references.ts";
import { SECTION_IDS } from "./kinds.ts";
import type { Fact, Section } from "./schema.ts";

type Group = Section["groups"][number];

/** The entries of one record. */
export type RecordEntries = Pick<
  booking.Booking,
  | "fare"
  | "tickets"
  | "ssr"
  | "osi"
  | "contacts"
  | "cancelledFlights"
  | "otherSegments"
  | "remarks"
  | "accounting"
>;

/** The sections that have content, the most urgent first. */
export function toSections(
  record: RecordEntries,
  references: References,
  wording: Wording,
): readonly Section[] {
  const groups: Readonly<Record<Section["id"], readonly Group[]>> = {
    tickets: ticketGroups(record.tickets, references, wording),
    fare: fareGroups(record.fare, references, wording),
    services: serviceGroups(record, references, wording),
    contacts: alone(contactFacts(record, references, wording)),
    cancelled: alone(record.cancelledFlights.map((flight) => cancelled(flight, wording))),
    retention: retentionGroups(record, wording),
    accounting: alone(accounts(record, references, wording)),
    remarks: alone(record.remarks.map(({ type, text }) => fact("remark", type, text))),
  };
  return SECTION_IDS.filter((id) => groups[id].length > 0).map((id) => ({
    id,
    title: wording.title(id),
    folded: id === "remarks" || id === "accounting",
    groups: groups[id],
  }));
}

function alone(facts: readonly Fact[]): readonly Group[] {
  return facts.length === 0 ? [] : [{ heading: null, facts }];
}

/** Services and requests by traveller; those for nobody in particular come last. */
function serviceGroups(
  { ssr, osi }: RecordEntries,
  references: References,
  wording: Wording,
): readonly Group[] {
  const groups = new Map<string | null, Fact[]>();
  const add = (persons: readonly number[], said: Fact | null) => {
    if (said === null) return;
    const heading = references.travellers(persons);
    const own = groups.get(heading) ?? [];
    groups.set(heading, own);
    own.push(said);
  };
  for (const request of ssr) add(request.persons, serviceFact(request, references, wording));
  // What agents tell airlines does not concern travellers.
  for (const { airline, text, persons } of wording.readers === "agents" ? osi : [])
    add(persons, fact("osi", "OSI", wording.join(" · ", [airlineText(airline), text])));
  const general = groups.get(null);
  groups.delete(null);
  if (general !== undefined)
    groups.set(groups.size === 0 ? null : wording.say("forWholeRecord", {}), general);
  return [...groups].map(([heading, facts]) => ({ heading, facts }));
}

/**
 * A request as agents write it, or for travellers the service in words; null if it does not concern
 * them.
 */
function serviceFact(
  { code, airline, status, text, flights }: booking.SpecialServiceRequest,
  references: References,
  wording: Wording,
): Fact | null {
  const rides = references.flightsOf(flights);
  const known = statusOf(wording, status);
  if (wording.readers === "agents")
    return fact("service", code, wording.join(" · ", [rides, airlineText(airline), text]), known);
  const service = wording.service(code);
  return service === undefined ? null : fact("service", service, rides ?? "", known);
}

function contactFacts(
  { contacts }: RecordEntries,
  references: References,
  wording: Wording,
): readonly Fact[] {
  return contacts.map(({ type, value, persons }) => {
    const said = wording.join(" · ", [value, references.travellers(persons)]);
    return fact(type, wording.label(type), said);
  });
}

function accounts(
  { accounting }: RecordEntries,
  references: References,
  wording: Wording,
): readonly Fact[] {
  return accounting.map(({ type, text, persons, flights }) => {
    const about = [text, references.flightsOf(flights), references.travellers(persons)];
    return fact("accounting", type, wording.join(" · ", about));
  });
}

function cancelled(flight: booking.Flight, wording: Wording): Fact {
  const departure = momentAt(wording, flight.departure, flight.departureDate);
  const arrival = momentAt(wording, flight.landing);
  const parts = [
    routeText(flight, wording),
    departure && wording.moment(departure),
    arrival && wording.say("arrivalAt", { moment: wording.moment(arrival) }),
    flight.bookingClass && wording.say("classOf", { code: flight.bookingClass }),
  ];
  const name = wording.join(" ", [airlineText(flight.airline), flight.flight]);
  return fact("cancelled", name, wording.join(" · ", parts), statusOf(wording, flight.status));
}

function routeText({ origin, destination }: booking.Flight, wording: Wording): string | null {
  const [from, to] = [cityText(wording, origin), cityText(wording, destination)];
  return from !== null && to !== null ? wording.say("route", { from, to }) : (from ?? to);
}

function retentionGroups({ otherSegments }: RecordEntries, wording: Wording): readonly Group[] {
  return otherSegments
    .filter(({ retention }) => retention)
    .map((segment) => {
      const title = wording.join(" ", [segment.service ?? segment.type, segment.name]);
      const entry = fact("retention", title, "", statusOf(wording, segment.status));
      return { heading: null, facts: [entry, ...otherFacts(segment, wording)] };
    });
}
