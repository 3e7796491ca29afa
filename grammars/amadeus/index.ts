import { defineGrammar } from "../../src/engine/grammar.ts";
import { airSegment } from "./air-segment.ts";

export const amadeus = defineGrammar({
  name: "amadeus",
  signatures: [],
  wrapping: { width: 63, continuations: [] },
  families: [airSegment],
  sections: [],
});
