/** What an agent checks besides the journey, section by section. */
import type * as booking from "../../booking/model/booking.ts";
import { otherFacts } from "./cards.ts";
import { fareGroups, ticketGroups } from "./fares.ts";
import { airlineText, fact, momentAt, placeOf } from "./parts.ts";
import { joinNonEmpty, momentText, placeText } from "./readable.ts";
import type { References } from "./references.ts";
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
export function toSections(record: RecordEntries, references: References): readonly Section[] {
  const sections: readonly Section[] = [
    section("tickets", "Tickets", ticketGroups(record.tickets, references)),
    section("fare", "Fare", fareGroups(record.fare, references)),
    section("services", "Services and requests", serviceGroups(record, references)),
    section("contacts", "Contacts", alone(contactFacts(record, references))),
    section("cancelled", "Cancelled or replaced", alone(record.cancelledFlights.map(cancelled))),
    section("retention", "Entries that keep the record alive", retentionGroups(record)),
    section(
      "accounting",
      "On the tickets and for the accounts",
      alone(accounts(record, references)),
    ),
    section("remarks", "Remarks", alone(record.remarks.map(({ type, text }) => fact(type, text)))),
  ];
  return sections.filter(({ groups }) => groups.length > 0);
}

function section(id: Section["id"], title: string, groups: readonly Group[]): Section {
  return { id, title, folded: id === "remarks" || id === "accounting", groups };
}

function alone(facts: readonly Fact[]): readonly Group[] {
  return facts.length === 0 ? [] : [{ heading: null, facts }];
}

/** Services and requests by traveller; those of nobody in particular come last. */
function serviceGroups({ ssr, osi }: RecordEntries, references: References): readonly Group[] {
  const groups = new Map<string | null, Fact[]>();
  const add = (persons: readonly number[], said: Fact) => {
    const heading = references.travellers(persons);
    const own = groups.get(heading) ?? [];
    groups.set(heading, own);
    own.push(said);
  };
  for (const { code, airline, status, text, persons, flights } of ssr) {
    const parts = [references.flightsOf(flights), airlineText(airline), text];
    add(persons, fact(code, joinNonEmpty(" · ", parts), status));
  }
  for (const { airline, text, persons } of osi)
    add(persons, fact("OSI", joinNonEmpty(" · ", [airlineText(airline), text])));
  const general = groups.get(null);
  groups.delete(null);
  if (general !== undefined) groups.set(groups.size === 0 ? null : "For the whole record", general);
  return [...groups].map(([heading, facts]) => ({ heading, facts }));
}

const CONTACTS = { phone: "Phone", email: "E-mail", address: "Address" };

function contactFacts({ contacts }: RecordEntries, references: References): readonly Fact[] {
  return contacts.map(({ type, value, persons }) =>
    fact(CONTACTS[type], joinNonEmpty(" · ", [value, references.travellers(persons)])),
  );
}

function accounts({ accounting }: RecordEntries, references: References): readonly Fact[] {
  return accounting.map(({ type, text, persons, flights }) => {
    const about = [text, references.flightsOf(flights), references.travellers(persons)];
    return fact(type, joinNonEmpty(" · ", about));
  });
}

function cancelled(flight: booking.Flight): Fact {
  const departure = momentAt(flight.departure, flight.departureDate);
  const arrival = momentAt(flight.landing);
  const parts = [
    ends(flight).join(" to "),
    departure && momentText(departure),
    arrival && `arrival ${momentText(arrival)}`,
    flight.bookingClass && `class ${flight.bookingClass}`,
  ];
  const name = joinNonEmpty(" ", [airlineText(flight.airline), flight.flight]);
  return fact(name, joinNonEmpty(" · ", parts), flight.status);
}

function ends({ origin, destination }: booking.Flight): readonly string[] {
  return [origin, destination].flatMap((code) => {
    const place = placeOf(code);
    return place === null ? [] : placeText(place);
  });
}

function retentionGroups({ otherSegments }: RecordEntries): readonly Group[] {
  return otherSegments
    .filter(({ retention }) => retention)
    .map((segment) => {
      const title = joinNonEmpty(" ", [segment.service ?? segment.type, segment.name]);
      return { heading: null, facts: [fact(title, "", segment.status), ...otherFacts(segment)] };
    });
}
