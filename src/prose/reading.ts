import { AIRLINE } from "../../grammars/common/shapes.ts";
import type { SystemLines } from "../../grammars/system.ts";
import type { TextStructure } from "../ast/structure.ts";
import type { Grammar } from "../decode/engine/grammar.ts";
import type { Document } from "../decode/engine/read.ts";
import { readDocument } from "../decode/layout/layout.ts";
import type { CasedText } from "../decode/text/cased.ts";
import { compose } from "./assemble/compose.ts";
import { withEvents } from "./calendar/with-events.ts";
import { MONTH_NAME } from "./facts/dates.ts";
import { layOut } from "./layout/lay-out.ts";
import { withoutSenders } from "./layout/senders.ts";
import { wordsFor } from "./lexicon/lexicon.ts";
import { LEAD } from "./lexicon/sentences/leads.ts";
import { anyOf, CAPITALS } from "./lexicon/words.ts";
import { holdsReservations } from "./reservations/block.ts";
import { readReservations } from "./reservations/read.ts";
import { lexerOfTerms, passage } from "./passage.ts";
import { structureOf } from "./structure/structure.ts";

const CLASS = anyOf(wordsFor("bookingClass"));
/**
 * `3. `, `03 V0 3200`, `1.DOE/`, `1- Jane Doe`: most other numbers at the start of a line are a date or a
 * time, and `2. Klasse` is the class of a train.
 */
const element = new RegExp(
  `(?<![^\\n]) *\\d{1,3}(?:\\.(?=[A-Z]|\\d[A-Z]+/)|-(?= +[${CAPITALS}][^\\d\\n]{1,60}(?:\\n|$))|[.)] +(?!${MONTH_NAME}|\\d{1,2}\\. ?20\\d\\d|${CLASS}(?! ?:))| +(?=${AIRLINE} {0,4}\\d{1,4}(?!\\d)|[A-Z][A-Z' -]{0,30}/))`,
);

/** Reads a few words at a time, keeping case, and then combines what they say. */
export function readProse({ printed, upper }: CasedText, grammar: Grammar): Document {
  if (holdsReservations(printed.text)) return readReservations(printed, grammar);
  // If all letters are lower case, they show as little as if all were capitals.
  const source = withEvents(withoutSenders(/\p{Lu}/u.test(printed.text) ? printed : upper));
  const { source: laidOut, lines } = readDocument(layOut(source), grammar);
  // Computed on demand, and once: most answers do not include it, and some need it twice.
  let structure: TextStructure | undefined;
  const document: Document = {
    grammar,
    source: laidOut,
    lines: compose(lines, laidOut),
    structure: () => (structure ??= structureOf(source, document)),
  };
  return document;
}

/** Whether words only say which flight follows them: `Your return flight`. */
export function isLead(text: string): boolean {
  return LEAD.test(text);
}

/** Its only lines are passages, which its own lexer cuts into terms. */
export function linesOfProse(): SystemLines {
  return {
    screen: { numbers: { element } },
    makeLexer: lexerOfTerms,
    families: [passage],
    sections: [],
  };
}
