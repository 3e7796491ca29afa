import type { AirNode, HeaderNode, Node, PersonName } from "../../ast/nodes.ts";
import { converted, ticketNumberValue } from "../../../grammars/common/values.ts";
import { groupOf } from "../facts/fact.ts";
import type { Block } from "./block.ts";

/** A node, and the offset of the value that it was read from. */
export interface Placed {
  readonly start: number;
  readonly node: Node;
}

const LOCATOR = /^(?=\d*[A-Z])[A-Z\d]{5,8}$/;
const SEAT = /^0{0,2}([1-9]\d?[A-L])$/;
const TICKET = /^\d{3}[- ]?\d{10}$/;
const AMOUNT = /^(?:[A-Z]{3} ?)?(\d{1,9}(?:\.\d{1,2})?)$/;
const CURRENCY = /^[A-Z]{3}$/;

type HeaderWithLocator = HeaderNode & { readonly locator: NonNullable<HeaderNode["locator"]> };

/** The locator of the record of a flight. */
export function locatorOf(block: Block): HeaderWithLocator | undefined {
  const locator = block.match(LOCATOR, "reservationNumber");
  return locator && { kind: "header", locator };
}

/** The seat on a flight, and whose it is. */
export function seatOf(
  block: Block,
  { airline, flight, date, origin, destination }: AirNode,
  named: readonly PersonName[],
): readonly Placed[] {
  const printed = block.match(SEAT, "airplaneSeat", "reservedTicket.ticketedSeat.seatNumber");
  const seat = printed && groupOf(printed, SEAT, 1);
  if (seat === undefined) return [];
  const node: Node = { kind: "seat", seat, airline, flight, date, origin, destination, named };
  return [{ start: seat.start, node }];
}

export function ticketOf(block: Block, named: readonly PersonName[]): readonly Placed[] {
  const printed = block.match(TICKET, "reservedTicket.ticketNumber", "ticketNumber");
  const ticket = converted(printed, (image) => ticketNumberValue(image.replace(" ", "")));
  return ticket === undefined
    ? []
    : [{ start: ticket.start, node: { kind: "ticket", ticket, named } }];
}

/** What a reservation costs. */
export function totalOf(block: Block): Placed | undefined {
  const printed = block.match(AMOUNT, "totalPrice", "price", "totalPrice.price");
  const currency = block.match(CURRENCY, "priceCurrency", "totalPrice.priceCurrency");
  const amount = printed && groupOf(printed, AMOUNT, 1);
  if (amount === undefined || currency === undefined) return undefined;
  const total = {
    value: { currency: currency.value, amount: Number(amount.value) },
    start: amount.start,
    end: amount.end,
  };
  return { start: total.start, node: { kind: "fareHeader", per: "party", forAll: true, total } };
}
