/** The systems whose names letters print in front of a record locator. */
export const SYSTEM_NAMES: readonly string[] = [
  "amadeus",
  "sabre",
  "galileo",
  "worldspan",
  "apollo",
];
