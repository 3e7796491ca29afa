import { amadeus as definition } from "../../grammars/amadeus/index.ts";
import { defineGrammar } from "../../src/decode/engine/grammar.ts";

/** The whole Amadeus grammar, compiled. */
export const amadeus = defineGrammar(definition);
