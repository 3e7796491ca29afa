/** What tells one flight from another, however a display writes it. */
import type { AirNode, RailNode } from "./nodes.ts";

/** A number as one says it: displays fill flights and rows of seats up with zeros. */
export function withoutZeros(printed: string): string {
  return printed.replace(/^0+/, "");
}

/** The number of a flight or train, without zeros before it; absent where none is printed. */
export function journeyNumber(node: AirNode | RailNode): string | undefined {
  const printed = node.kind === "air" ? node.flight : node.train;
  return printed === undefined ? undefined : withoutZeros(printed.value);
}

/** Carrier, number and day of a flight or train: the same for every line that prints it. */
export function flightIdentity(node: AirNode | RailNode): string {
  const carrier = node.kind === "air" ? node.airline : node.carrier;
  const { day = "", month = "" } = node.date?.value ?? {};
  return [carrier?.value ?? "", journeyNumber(node) ?? "", day, month].join(" ");
}
