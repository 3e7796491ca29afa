import type {
  AccountingNode,
  Association,
  ContactNode,
  MembershipNode,
  OsiNode,
  Read,
  RemarkNode,
  SsrNode,
  TicketingNode,
} from "../../ast/nodes.ts";
import { flightsAmong, type Itinerary } from "./associations.ts";
import type {
  AccountingEntry,
  Contact,
  OtherServiceInformation,
  Remark,
  SpecialServiceRequest,
  TicketingArrangement,
} from "../model/booking.ts";
import { formatClock, formatDayOrNull } from "../dates/days.ts";
import { requesters } from "../travellers/documents.ts";
import { indicesOf, type Party } from "../travellers/party.ts";
import type { Traveller } from "../travellers/travellers.ts";
import { ticketingDay, type RecordDays } from "../dates/record-date.ts";
import { applySeats } from "./seats.ts";
import { NONE, valueOf } from "../model/values.ts";

/** Builds the service requests; also assigns their seats and frequent-flyer numbers. */
export function serviceRequestsOf(
  nodes: readonly SsrNode[],
  itinerary: Itinerary,
  party: Party,
  warnings: string[],
): readonly SpecialServiceRequest[] {
  return nodes.map((node) => {
    const { seats = NONE } = node;
    applySeats(node, seats, itinerary, party, warnings);
    applyFrequentFlyer(node, party);
    return {
      code: node.code.value,
      airline: valueOf(node.airline),
      status: valueOf(node.status),
      text: valueOf(node.text),
      persons: indicesOf(requesters(node, party)),
      flights: flightsAmong(itinerary.requestedBy(node, seats.length > 0)),
    };
  });
}

/** `LH000000000` begins with the airline code; without a prefix, the request names the airline. */
function applyFrequentFlyer(node: SsrNode, party: Party): void {
  if (node.frequentFlyer === undefined) return;
  const { value } = node.frequentFlyer;
  const isPrefixed = /^(?:[A-Z][A-Z\d]|\d[A-Z])/.test(value);
  const airline = isPrefixed ? value.slice(0, 2) : node.airline?.value;
  const number = isPrefixed ? value.slice(2).replace(/^[ -]/, "") : value;
  addMembership(node, airline, number, node.frequentFlyer, party);
}

/** Adds listed memberships to the travellers. */
export function applyMemberships(nodes: readonly MembershipNode[], party: Party): void {
  for (const node of nodes)
    addMembership(node, node.airline?.value, node.membership.value, node.membership, party);
}

function addMembership(
  association: Association,
  airline: string | undefined,
  number: string,
  printed: Read<string>,
  party: Party,
): void {
  const [traveller, ...others] = party.concernedBy(association);
  if (traveller === undefined && party.travellers.length > 0)
    party.warn("A membership matches no traveller of the record.");
  if (airline === undefined || traveller === undefined || others.length > 0) return;
  traveller.addMembership({ airline, number }, printed);
}

export function otherServicesOf(
  nodes: readonly OsiNode[],
  party: Party,
): readonly OtherServiceInformation[] {
  return nodes.map((node) => ({
    airline: valueOf(node.airline),
    text: node.text.value,
    persons: indicesOf(party.associatedWith(node)),
  }));
}

export function contactsOf(nodes: readonly ContactNode[], party: Party): readonly Contact[] {
  return nodes.map((node) => ({
    type: node.type,
    value: node.type === "email" ? addressOf(node.value.value) : node.value.value,
    persons: indicesOf(party.associatedWith(node)),
  }));
}

/** Terminals lack the `@` key and may frame addresses: `JANE//EXAMPLE.COM`, `¥JANE¤EXAMPLE.COM¥`. */
function addressOf(printed: string): string {
  return printed
    .replace(/^[^\w+.-]+/, "")
    .replace(/(?<!\W)\W+$/, "")
    .replace(/\/\/|[\u00a4\u00a5\u2021]/, "@");
}

export function remarksOf(nodes: readonly RemarkNode[]): readonly Remark[] {
  return nodes.map(({ type, text }) => ({ type: type.value, text: text.value }));
}

export function accountingOf(
  nodes: readonly AccountingNode[],
  itinerary: Itinerary,
  party: Party,
): readonly AccountingEntry[] {
  return nodes.map((node) => ({
    type: node.type.value,
    text: valueOf(node.text),
    persons: indicesOf(payersOf(node, party)),
    flights: flightsAmong(itinerary.associatedWith(node)),
  }));
}

/** Lap infants are referred to by their adults. Without a reference, all are meant. */
function payersOf(node: AccountingNode, party: Party): readonly Traveller[] {
  const named = party.associatedWith(node);
  if (node.party === undefined) return named;
  if (node.persons !== undefined)
    return node.party === "passengers"
      ? named
      : named.flatMap((adult) => party.infantOf(adult) ?? []);
  const infants = party.travellers.filter(({ isInfant }) => isInfant);
  if (node.party === "infants" || infants.length === 0) return infants;
  return party.travellers.filter(({ isInfant }) => !isInfant);
}

export function ticketingOf(
  nodes: readonly TicketingNode[],
  days: RecordDays,
): readonly TicketingArrangement[] {
  return nodes.map(({ state, date, clock, office, text }) => ({
    state,
    date: date === undefined ? null : formatDayOrNull(ticketingDay(state, date.value, days)),
    clock: clock === undefined ? null : formatClock(clock.value),
    office: valueOf(office),
    text: valueOf(text),
  }));
}
