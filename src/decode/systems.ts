/** The list of systems, for modules that need no knowledge of the grammars. */
export type { EntryFormats, FlightToSell, System } from "../../grammars/system.ts";
export { systems } from "../../grammars/systems.ts";
