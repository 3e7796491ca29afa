import { systems, type System } from "../../decode/systems.ts";
import type { Grammar } from "../../decode/engine/grammar.ts";
import type { SystemName } from "./schema.ts";

const byGrammar: ReadonlyMap<Grammar, System> = new Map(
  systems.map((system) => [system.grammar, system]),
);
const byWireValue: ReadonlyMap<string, System> = new Map(
  systems.map((system) => [system.wireValue, system]),
);

/** The system that a grammar is of. */
export function systemOf(grammar: Grammar): System | undefined {
  return byGrammar.get(grammar);
}

/** An algorithm by its wire value, with the name that people know. */
export function systemName(wire: string): SystemName {
  return { wire, name: byWireValue.get(wire)?.displayName ?? wire };
}
