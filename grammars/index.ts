import { defineGrammars, type Grammar, type GrammarDefinition } from "../src/engine/grammar.ts";
import { amadeus } from "./amadeus/index.ts";
import { generic } from "./generic/index.ts";
import { AMADEUS, GENERIC, SABRE, TRAVELPORT, type SystemNames } from "./names.ts";
import { sabre } from "./sabre/index.ts";
import { travelport } from "./travelport/index.ts";

export interface System extends SystemNames {
  readonly grammar: Grammar;
}

/** Every system we read. To add one, add a line, and its names to `names.ts`. */
const SYSTEMS: readonly (readonly [GrammarDefinition, SystemNames])[] = [
  [amadeus, AMADEUS],
  [sabre, SABRE],
  [travelport, TRAVELPORT],
  [generic, GENERIC],
];

const grammars = defineGrammars(SYSTEMS.map(([definition]) => definition));

export const systems: readonly System[] = grammars.flatMap((grammar, index) => {
  const names = SYSTEMS[index]?.[1];
  return names === undefined ? [] : [{ grammar, ...names }];
});
