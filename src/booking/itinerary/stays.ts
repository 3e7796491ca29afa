import type { CarNode, HotelNode, OtherSegmentNode, PrintedDate, Read } from "../../ast/nodes.ts";
import type { Car, Hotel, OtherSegment } from "../model/booking.ts";
import {
  firstOnOrAfter,
  formatClock,
  formatDayOrNull,
  printedDay,
  type PlainDay,
} from "../dates/days.ts";
import type { Segment } from "./segments.ts";
import { sourcesOf } from "../model/sources.ts";
import { valueOf } from "../model/values.ts";

/** The hotel of a segment. */
export function hotelOf(segment: Segment, node: HotelNode, warnings: string[]): Hotel {
  const { day } = segment;
  const printedNights = valueOf(node.nights);
  const printed = endDay(segment, node.checkOut, warnings);
  const counted = day === null || printedNights === null ? null : day + printedNights;
  if (printed !== null && counted !== null && printed !== counted)
    warnings.push(`${segment.label()}: the number of nights does not match its dates.`);
  const isCountable = day !== null && printed !== null && printed >= day;
  const nights = isCountable ? printed - day : printedNights;
  return {
    source: segment.source,
    sources: () => sourcesOf(node, { number: "element", count: "rooms", date: "checkIn" }),
    name: valueOf(node.name),
    address: addressOf(node),
    checkIn: formatDayOrNull(day),
    checkOut: formatDayOrNull(printed ?? counted),
    city: valueOf(node.city),
    chain: valueOf(node.chain),
    status: valueOf(node.status),
    rooms: valueOf(node.count),
    room: valueOf(node.room),
    nights,
    rate: valueOf(node.rate),
    confirmation: valueOf(node.confirmation),
    phone: valueOf(node.phone),
  };
}

/** The marks that terminals print for line ends in an address. */
const LINE_ENDS = /(?:(?<! ) +)?[$*@\u00a4\u00a5\u2021]+ */g;

function addressOf({ address }: HotelNode): string | null {
  return address === undefined ? null : address.value.replace(LINE_ENDS, ", ");
}

/** The rented car of a segment. */
export function carOf(segment: Segment, node: CarNode, warnings: string[]): Car {
  const dropOff = endDay(segment, node.dropOff, warnings);
  return {
    source: segment.source,
    sources: () =>
      sourcesOf(node, { number: "element", date: "pickUpDate", dropOff: "dropOffDate" }),
    company: valueOf(node.company),
    companyName: valueOf(node.companyName),
    city: valueOf(node.city),
    status: valueOf(node.status),
    count: valueOf(node.count),
    carType: valueOf(node.carType),
    pickUpDate: formatDayOrNull(segment.day),
    pickUpTime: clockOf(node.pickUpTime),
    pickUpPlace: valueOf(node.pickUpPlace),
    dropOffDate: formatDayOrNull(dropOff),
    dropOffTime: clockOf(node.dropOffTime),
    dropOffPlace: valueOf(node.dropOffPlace),
    rate: valueOf(node.rate),
    total: valueOf(node.total),
    confirmation: valueOf(node.confirmation),
  };
}

/** Any other segment: tour, insurance, retention. */
export function otherSegmentOf(
  segment: Segment,
  node: OtherSegmentNode,
  warnings: string[],
): OtherSegment {
  // An insurance can last a year.
  const isInsurance = [node.type, node.service].some((each) => each?.value === "INS");
  const longest = isInsurance ? LONGEST_INSURANCE : LONGEST_STAY;
  const end = endDay(segment, node.endDate, warnings, longest);
  return {
    source: segment.source,
    sources: () => sourcesOf(node, { number: "element" }),
    type: node.type.value,
    service: valueOf(node.service),
    provider: valueOf(node.provider),
    status: valueOf(node.status),
    city: valueOf(node.city),
    toCity: valueOf(node.toCity),
    date: formatDayOrNull(segment.day),
    endDate: formatDayOrNull(end),
    name: valueOf(node.name),
    text: valueOf(node.text),
    confirmation: valueOf(node.confirmation),
    retention: node.retention ?? false,
  };
}

/** A stay that seems longer than this many days ends before it begins. */
const LONGEST_STAY = 335;
const LONGEST_INSURANCE = 366;

/**
 * The day a stay ends; without a printed year, the first match on or after its beginning. Null if that is so late that
 * the text must mean a day before the beginning.
 */
function endDay(
  segment: Segment,
  end: Read<PrintedDate> | undefined,
  warnings: string[],
  longest = LONGEST_STAY,
): PlainDay | null {
  const begin = segment.day;
  if (end === undefined) return null;
  const hasYear = end.value.year !== null;
  if (begin === null) return hasYear ? printedDay(end.value) : null;
  const day = hasYear ? printedDay(end.value) : firstOnOrAfter(begin, end.value);
  if (day === null) return null;
  const isBackward = hasYear ? day < begin : day - begin > longest;
  if (isBackward) warnings.push(`${segment.label()}: it ends before it begins.`);
  return isBackward && !hasYear ? null : day;
}

function clockOf(clock: Read<number> | undefined): string | null {
  return clock === undefined ? null : formatClock(clock.value);
}
