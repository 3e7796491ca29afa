import { defineGrammars, type Grammar, type GrammarDefinition } from "../src/engine/grammar.ts";
import { amadeus } from "./amadeus/index.ts";

/** How the outside names a system. */
interface SystemNames {
  /** What stands in answers. */
  readonly wireValue: string;
  /** Further names a caller may give, in upper case. */
  readonly aliases: readonly string[];
}

export interface System extends SystemNames {
  readonly grammar: Grammar;
}

/** Every system we read. To add one, add a line. */
const SYSTEMS: readonly (readonly [GrammarDefinition, SystemNames])[] = [
  [amadeus, { wireValue: "GDS_A", aliases: ["AMADEUS", "1A"] }],
];

const grammars = defineGrammars(SYSTEMS.map(([definition]) => definition));

export const systems: readonly System[] = grammars.flatMap((grammar, index) => {
  const names = SYSTEMS[index]?.[1];
  return names === undefined ? [] : [{ grammar, ...names }];
});
