import type { Association, CouponNode, Read, SsrNode, TicketNode } from "../../ast/nodes.ts";
import { formatDayOrNull } from "../dates/days.ts";
import { flightsAmong, type Itinerary } from "../itinerary/associations.ts";
import type { FareTerms, Ticket } from "../model/booking.ts";
import { addCoupon, couponsOf, type CouponLines } from "./coupons.ts";
import { indicesOf, type Party } from "../travellers/party.ts";
import { ticketingDay, type RecordDays } from "../dates/record-date.ts";
import type { Printed } from "../model/sources.ts";
import type { Traveller } from "../travellers/travellers.ts";
import { NONE, valueOf, type Mutable } from "../model/values.ts";

/** The image of a ticket: its coupons and endorsements. */
export class TicketImage {
  private readonly source: TicketNode;
  private readonly coupons: CouponLines[] = [];
  private readonly endorsements: Read<string>[] = [];

  constructor(source: TicketNode) {
    this.source = source;
  }

  /** The number of the ticket. */
  get number(): string {
    return this.source.ticket.value;
  }

  addCoupon(node: CouponNode): void {
    addCoupon(this.coupons, node);
  }

  endorse(text: Read<string>): void {
    this.endorsements.push(text);
  }

  terms(itinerary: Itinerary): FareTerms | null {
    const { source, endorsements } = this;
    const coupons = couponsOf(this.coupons, itinerary);
    if (coupons.length === 0 && endorsements.length === 0) return null;
    return {
      validatingCarrier: null,
      endorsements: endorsements.map(({ value }) => value),
      penalties: NONE,
      coupons,
      source,
      sources: () => ({ endorsements }),
    };
  }
}

const VOID = "EV";
const OTHER_DOCUMENT = "DT";

/** The tickets of a record. */
interface PrintedTickets {
  readonly tickets: readonly TicketNode[];
  readonly requests: readonly SsrNode[];
  /** The further content of ticket images. */
  readonly images: readonly TicketImage[];
}

/** Each ticket once, from the ticket elements and then from requests that carry ticket numbers. */
export function gatherTickets(
  { tickets: nodes, requests, images }: PrintedTickets,
  itinerary: Itinerary,
  party: Party,
  days: RecordDays,
): readonly Ticket[] {
  const tickets = new Map<string, PrintedTicket>();
  for (const node of nodes) {
    const holders = holdersOf(node, node.infant === true, party);
    add(tickets, node.ticket, {
      number: node.ticket.value,
      type: valueOf(node.type),
      carrier: valueOf(node.carrier),
      issued:
        node.issued === undefined
          ? null
          : formatDayOrNull(ticketingDay("done", node.issued.value, days)),
      total: valueOf(node.total),
      office: valueOf(node.office),
      persons: indicesOf(holders),
      flights: flightsAmong(itinerary.associatedWith(node)),
      terms: null,
    });
  }
  for (const request of requests)
    if (request.ticket !== undefined)
      addRequested(tickets, request, request.ticket, itinerary, party);
  if (tickets.size === 0) return NONE;
  const found = [...tickets.values()];
  for (const image of images) {
    const ticket = tickets.get(image.number)?.ticket;
    if (ticket !== undefined) ticket.terms = image.terms(itinerary) ?? ticket.terms;
  }
  // A person's list has tickets before other documents.
  for (const each of found) if (each.ticket.type !== OTHER_DOCUMENT) assignToHolders(each, party);
  for (const each of found) if (each.ticket.type === OTHER_DOCUMENT) assignToHolders(each, party);
  return found.map(({ ticket }) => ticket);
}

interface PrintedTicket {
  readonly ticket: Mutable<Ticket>;
  /** The first place at which it is printed. */
  readonly place: Printed;
}

function addRequested(
  tickets: Map<string, PrintedTicket>,
  request: SsrNode,
  printed: Read<string>,
  itinerary: Itinerary,
  party: Party,
): void {
  const holders = holdersOf(request, request.isInfantTicket === true, party);
  add(tickets, printed, {
    number: printed.value,
    type: null,
    carrier: null,
    issued: null,
    total: null,
    office: null,
    persons: indicesOf(holders),
    flights: flightsAmong(itinerary.requestedBy(request)),
    terms: null,
  });
}

/** The holders of a ticket; the ticket of a lap infant names the adult. */
function holdersOf(node: Association, isForInfant: boolean, party: Party): readonly Traveller[] {
  const named = party.concernedBy(node);
  if (!isForInfant) return named;
  const infants: Traveller[] = [];
  for (const adult of named) {
    const infant = party.infantOf(adult);
    if (infant !== null) infants.push(infant);
  }
  return infants;
}

/** Adds the ticket number to its holders, unless the ticket is void: no one travels on it. */
function assignToHolders({ ticket, place }: PrintedTicket, { travellers }: Party): void {
  if (ticket.type === VOID) return;
  for (const index of ticket.persons) {
    const holder = travellers[index];
    holder?.tickets.push(ticket.number);
    if (holder?.tickets.length === 1) holder.ticketSource = place;
  }
}

/** Adds a ticket, or merges it into the one that another line already added. */
function add(tickets: Map<string, PrintedTicket>, place: Printed, ticket: Ticket): void {
  const known = tickets.get(ticket.number)?.ticket;
  if (known === undefined) {
    tickets.set(ticket.number, { ticket, place });
    return;
  }
  known.type = ticket.type === VOID ? VOID : (known.type ?? ticket.type);
  known.carrier ??= ticket.carrier;
  known.issued ??= ticket.issued;
  known.total ??= ticket.total;
  known.office ??= ticket.office;
  known.persons = union(known.persons, ticket.persons);
  known.flights = union(known.flights, ticket.flights);
}

function union(one: readonly number[], other: readonly number[]): readonly number[] {
  if (other.length === 0) return one;
  const known = new Set(one);
  const added = other.filter((index) => !known.has(index));
  return added.length === 0 ? one : [...one, ...added];
}
