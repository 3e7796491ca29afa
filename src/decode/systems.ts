/** The list of systems, for modules that need not know the grammars. */
export type { EntryFormats, FlightToSell, System } from "../../grammars/system.ts";
export { systems } from "../../grammars/systems.ts";
