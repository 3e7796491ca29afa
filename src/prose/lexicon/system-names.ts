/** The systems whose names letters print before a record locator. */
export const SYSTEM_NAMES: readonly string[] = [
  "amadeus",
  "sabre",
  "galileo",
  "worldspan",
  "apollo",
];
