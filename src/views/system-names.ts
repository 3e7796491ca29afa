import { systems, type System } from "../decode/systems.ts";
import type { Grammar } from "../decode/engine/grammar.ts";
import type { SystemName } from "./lines-schema.ts";

const byWireValue: ReadonlyMap<string, System> = new Map(
  systems.map((system) => [system.wireValue, system]),
);

/** The system that a grammar describes. */
export function systemOf(grammar: Grammar): System | undefined {
  return systems.find((system) => system.grammar === grammar);
}

/** The wire value of an algorithm with its display name. */
export function systemName(wire: string): SystemName {
  return { wire, name: byWireValue.get(wire)?.displayName ?? wire };
}
