/** Lists the members of a version 4 answer, and how an itinerary shows each of them. */
import { isObject } from "../../src/reference/tables.ts";
import { dayOf, durationText } from "../../src/views/itinerary/readable.ts";
import { V4Answer } from "../../src/views/v4/schema.ts";

/** Said of the reading rather than by the record: the page and the command line show it elsewhere. */
const READING =
  /^extraInfo\.(?:candidates|reasons|coverage|confidence|unread_lines|warnings|year_evidence|text|persons_spans)\b|\bspans\b/;

/** The parts of a record are shown with it, one record after the other. */
const RECORDS = /^extraInfo\.records\b/;

/** The paths of all members that say something of the record: `extraInfo.cars[].rate.amount`. */
export function membersOfSchema(): readonly string[] {
  return [...new Set(pathsIn(V4Answer, ""))].filter(
    (path) => !READING.test(path) && !RECORDS.test(path),
  );
}

function pathsIn(schema: unknown, path: string): readonly string[] {
  if (!isObject(schema)) return [];
  const { anyOf, properties, items, patternProperties } = schema;
  if (Array.isArray(anyOf)) return anyOf.flatMap((each: unknown) => pathsIn(each, path));
  if (isObject(properties))
    return Object.entries(properties).flatMap(([name, member]) =>
      pathsIn(member, path === "" ? name : `${path}.${name}`),
    );
  if (items !== undefined) return pathsIn(items, `${path}[]`);
  if (isObject(patternProperties)) return [`${path}{}`];
  return schema.type === "null" ? [] : [path];
}

/** A value of an answer with the path of its member. */
export interface Leaf {
  readonly path: string;
  readonly value: unknown;
}

export function leavesOf(answer: unknown, path = ""): readonly Leaf[] {
  if (answer === null) return [];
  if (Array.isArray(answer)) return answer.flatMap((each) => leavesOf(each, `${path}[]`));
  if (!isObject(answer)) return [{ path, value: answer }];
  return Object.entries(answer).flatMap(([name, value]) => {
    if (path === "trainInfo.stationNames") return [{ path: `${path}{}`, value }];
    return leavesOf(value, path === "" ? name : `${path}.${name}`);
  });
}

/** Members that are shown in words of their own. */
const WORDS: Readonly<Record<string, (value: unknown) => readonly string[]>> = {
  "flightInfo.flights[].seatInfo[].person": (index) => [`12A ${nameAt(index)}`],
  "flightInfo.flights[].extraInfo.duration_minutes": (minutes) => [durationText(Number(minutes))],
  "flightInfo.flights[].extraInfo.distance_km": () => ["9,405 km"],
  "flightInfo.flights[].extraInfo.flown": () => ["flown"],
  "flightInfo.flights[].extraInfo.stops": (count) => [`Stops ${String(count)}`],
  "flightInfo.flights[].extraInfo.seats_booked": (count) => [`Places ${String(count)}`],
  "hotelInfo.hotels[].extraInfo.rooms": (count) => [`Rooms ${String(count)}`],
  "hotelInfo.hotels[].extraInfo.nights": (count) => [`${String(count)} nights`],
  "hotelInfo.hotels[].extraInfo.chain": (code) => [`Chain ${String(code)}`],
  "trainInfo.extraInfo.trains[].carrier": (code) => [`Carrier ${String(code)}`],
  "trainInfo.extraInfo.trains[].class": (code) => [`Class ${String(code)}`],
  "trainInfo.extraInfo.trains[].seats_booked": (count) => [`Places ${String(count)}`],
  "extraInfo.cars[].count": (count) => [`Cars ${String(count)}`],
  "extraInfo.cars[].company": (code) => [`Company ${String(code)}`],
  "extraInfo.cancelled_segments[].booking_class": (code) => [`class ${String(code)}`],
  "flightInfo.flights[].extraInfo.booking_class": (code) => [`Class ${String(code)}`],
  "extraInfo.fare.validating_carrier": (code) => [`Validating carrier ${String(code)}`],
  "extraInfo.fare.passengers[].validating_carrier": (code) => [
    `Validating carrier ${String(code)}`,
  ],
  "extraInfo.tickets[].carrier": (code) => [`· ${String(code)} `],
  "extraInfo.other_segments[].provider": (code) => [`Provider ${String(code)}`],
  "extraInfo.other_segments[].type": (code) => [
    code === "MIS" ? "Type MIS" : "keep the record alive OTH",
  ],
  "extraInfo.other_segments[].retention": () => ["keep the record alive"],
  "extraInfo.decoder_algorithm": () => ["Amadeus"],
  "extraInfo.passengers[].type": () => ["youth"],
  "extraInfo.passengers[].infant_of": (index) => [`with ${nameAt(index)}`],
  "extraInfo.tickets[].type": () => ["paper"],
  "extraInfo.tickets[].persons[]": (index) => [`057-1234567890 ${nameAt(index)}`],
  "extraInfo.tickets[].flights[]": () => ["paper · AF 457"],
  "extraInfo.tickets[].coupons[].flights[]": () => ["Coupon 3 AF 457 · fare basis YBASIS72"],
  "extraInfo.tickets[].coupons[].coupon": () => ["Coupon 3"],
  "extraInfo.fare.passengers[].coupons[].coupon": () => ["Coupon 3"],
  "extraInfo.fare.passengers[].coupons[].flights[]": () => [
    "Coupon 3 AF 457 · fare basis YBASIS71",
  ],
  "extraInfo.fare.passengers[].persons[]": (index) => [`SRC · ${nameAt(index)}`],
  "extraInfo.fare.passengers[].count": (count) => [`${String(count)} × SRC`],
  "extraInfo.ssr[].persons[]": (index) => [`${nameAt(index)} WCHR`],
  "extraInfo.ssr[].flights[]": () => ["AF 458 · IB"],
  "extraInfo.osi[].persons[]": (index) => [`${nameAt(index)} OSI`],
  "extraInfo.accounting[].persons[]": (index) => [`AF 458 · ${nameAt(index)}`],
  "extraInfo.accounting[].flights[]": () => ["COMMISSION TEXT · AF 458"],
  "extraInfo.contacts[].type": (type) => [
    { phone: "Phone 020", email: "Email JANE", address: "Address 1 SAMPLE" }[String(type)] ?? "?",
  ],
  "extraInfo.contacts[].persons[]": (index) => [`020 555 0100 · ${nameAt(index)}`],
  "extraInfo.ticketing[].state": (state) => [
    { limit: "Ticketing limit", done: "Ticketed", other: "Ticketing" }[String(state)] ?? "?",
  ],
};

function nameAt(index: unknown): string {
  return ["Mr Bruno Martinelli", "Mstr Felix Martinelli"][Number(index)] ?? "?";
}

const TIME = /^\d{4}-\d{2}-\d{2} \d{2}:\d{2}/;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** The words by which an itinerary shows a value. */
export function wordsFor({ path, value }: Leaf): readonly string[] {
  const own = WORDS[path];
  if (own !== undefined) return own(value);
  if (typeof value === "number")
    return [Number.isInteger(value) ? String(value) : value.toLocaleString("en")];
  if (typeof value !== "string") return ["?"];
  if (TIME.test(value)) return [dayOf(value.slice(0, 10)), value.slice(11, 16)];
  if (DAY.test(value)) return [dayOf(value)];
  return path.endsWith("Airport.description") ? value.split(" - ") : [value];
}

/** A text as it is compared: on one line, in small letters. */
export function folded(text: string): string {
  return text.replaceAll(/\s+/g, " ").toLowerCase();
}
