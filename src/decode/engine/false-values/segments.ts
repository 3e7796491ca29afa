import { canEndInClass } from "../../../ast/flight-numbers.ts";
import type { AirNode, HotelNode, Node, Read } from "../../../ast/nodes.ts";

const MONTHS = "JAN|FEB|MAR|APR|MAY|JUN|JUL|AUG|SEP|OCT|NOV|DEC";
/** A day, or an amount of money: `OUT17JAN`, `USD159.00`. */
const NOT_OF_NAMES = new RegExp(
  String.raw`(?<!\d)\d{1,2} ?(?:${MONTHS})(?![A-Z])|[A-Z]{3} ?\d{1,9}\.\d\d(?!\d)|(?<![\d.])\d{1,9}\.\d\d ?[A-Z]{3}(?![A-Z])`,
);

/**
 * Removes false values from a segment: a hotel name that contains days and amounts, because the
 * layout of the line was not understood.
 *
 * @returns null if the segment is not booked, because the rest of its line says that it is cancelled,
 *   or if the layout of the line was not understood, or if its class may be the last digit of its number
 */
export function withoutFalseSegments(node: Node): Node | null {
  if (node.kind === "hotel") return withoutFalseName(node);
  return node.kind === "air" && (isCancelled(node) || isAmbiguous(node)) ? null : node;
}

/**
 * @returns null if nothing says when the stay ends either: then the layout of the whole line was
 * not understood
 */
function withoutFalseName(node: HotelNode): HotelNode | null {
  const { name, checkOut, nights, unparsed = [] } = node;
  if (name === undefined || !NOT_OF_NAMES.test(name.value)) return node;
  if (checkOut === undefined && nights === undefined) return null;
  const parts = [...unparsed, name].sort((one, other) => one.start - other.start);
  return { ...node, name: undefined, unparsed: parts };
}

/** Whether a flight that is booked has no class, and its number can end in one. */
function isAmbiguous(node: AirNode): boolean {
  return node.bookingClass === undefined && node.count !== undefined && canEndInClass(node);
}

const CANCELLED =
  /^(?:CANCELL?ED|STORNIERT|ANNULLIERT|ANNULEE?|ANNULE|CANCELAD[AO]|CANCELLAT[AO]|ANNULLAT[AO])[.,!)]?$/;
/** Before such a word, these make it a condition of the fare. */
const CONDITION = /^(?:IF|NOT|BE|WHEN|UNLESS|FEE|FREE|NON)$/;

/** Whether words after a flight say that it is cancelled. */
function isCancelled({ unparsed = [] }: AirNode): boolean {
  const words = unparsed.flatMap(wordsOf);
  const at = words.findIndex((word) => CANCELLED.test(word));
  return at >= 0 && !words.slice(0, at).some((word) => CONDITION.test(word));
}

function wordsOf({ value }: Read<string>): readonly string[] {
  return value.replace(/^[(*-]+/, "").split(/\s+/);
}
