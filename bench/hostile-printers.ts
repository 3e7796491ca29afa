/** The systems that print such records. */
const PRINTERS: readonly (readonly [RegExp, string])[] = [
  [/^Amadeus/, "GDS_A"],
  [/^Sabre/, "GDS_B"],
  [/^(?:Apollo|Galileo|Worldspan)/, "GDS_C"],
  [/^TravelSky/, "TRAVELSKY"],
];

/** The system that prints what a family of this name grows from, if there is one. */
export function printerOf(name: string): string | undefined {
  return PRINTERS.find(([pattern]) => pattern.test(name))?.[1];
}
