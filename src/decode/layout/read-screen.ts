import type { Grammar } from "../engine/grammar.ts";
import type { Document } from "../engine/read.ts";
import type { CasedText } from "../text/cased.ts";
import { readDocument } from "./layout.ts";
import { readAgain } from "./second-reading.ts";

/**
 * Reads what a terminal may have printed, line by line, with the rules of its grammar.
 *
 * @param isSigned whether the text has a sign of the system: then unread lines are read again
 */
export function readScreen({ upper }: CasedText, grammar: Grammar, isSigned: boolean): Document {
  const first = readDocument(upper, grammar);
  // Without a sign of the system, unread lines are evidence enough.
  return isSigned ? readAgain(upper, first) : first;
}
