/** The systems whose texts are read: for all who name them, and know nothing of their grammars. */
export type { System } from "../../grammars/system.ts";
export { systems } from "../../grammars/systems.ts";
