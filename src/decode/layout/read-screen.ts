import type { Grammar } from "../engine/grammar.ts";
import type { Document } from "../engine/read.ts";
import type { CasedText } from "../text/cased.ts";
import { readDocument } from "./layout.ts";
import { readAgain } from "./second-reading.ts";

/**
 * Reads what a terminal may have printed, by the rules of its grammar, line by line.
 *
 * @param isSigned whether the system left a sign in the text: then what says nothing is read again
 */
export function readScreen({ upper }: CasedText, grammar: Grammar, isSigned: boolean): Document {
  const first = readDocument(upper, grammar);
  // Where there is no sign of the system, what it does not read tells enough.
  return isSigned ? readAgain(upper, first) : first;
}
