import type { Grammar } from "../src/engine/grammar.ts";
import { amadeus } from "./amadeus/index.ts";

/** A system, as the outside names it. */
export interface System {
  readonly grammar: Grammar;
  /** What stands in answers. */
  readonly wireValue: string;
  /** Further names a caller may give, in upper case. */
  readonly aliases: readonly string[];
}

/** Every system we read. To add one, add a line. */
export const systems: readonly System[] = [
  { grammar: amadeus, wireValue: "GDS_A", aliases: ["AMADEUS", "1A"] },
];
