/** Identifies a flight or train, however a display writes its number. */
import type { AirNode, RailNode } from "./nodes.ts";

/** Strips the leading zeros that displays pad flight numbers and seat rows with. */
export function stripLeadingZeros(printed: string): string {
  return printed.replace(/^0+/, "");
}

/** The number of a flight or train without leading zeros; undefined if none is printed. */
export function journeyNumber(node: AirNode | RailNode): string | undefined {
  const printed = node.kind === "air" ? node.flight : node.train;
  return printed === undefined ? undefined : stripLeadingZeros(printed.value);
}

/** A key from carrier, number and day; equal for all lines that print the same flight or train. */
export function flightIdentity(node: AirNode | RailNode): string {
  const carrier = node.kind === "air" ? node.airline : node.carrier;
  const { day = "", month = "" } = node.date?.value ?? {};
  return [carrier?.value ?? "", journeyNumber(node) ?? "", day, month].join(" ");
}
