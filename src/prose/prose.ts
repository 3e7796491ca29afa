import { AIRLINE } from "../../grammars/common/shapes.ts";
import type { Reading, SystemDefinition } from "../../grammars/system.ts";
import { readDocument } from "../decode/layout/layout.ts";
import { compose } from "./assemble/compose.ts";
import { MONTH_NAME } from "./facts/dates.ts";
import { layOut } from "./layout/lay-out.ts";
import { withoutPictures } from "./layout/pictures.ts";
import { wordsFor } from "./lexicon/lexicon.ts";
import { anyOf } from "./lexicon/words.ts";
import { holdsReservations } from "./reservations/block.ts";
import { readReservations } from "./reservations/read.ts";
import { lexerOfTerms, passage } from "./passage.ts";
import { samples } from "./samples.ts";
import { structureOf } from "./structure/structure.ts";

const CLASS = anyOf(wordsFor("bookingClass"));
/**
 * `3. `, `03 V0 3200`, `1.DOE/`: most other numbers at the start of a line are a date or a
 * time, and `2. Klasse` is the class of a train.
 */
const element = new RegExp(
  `(?<![^\\n]) *\\d{1,3}(?:\\.(?=[A-Z]|\\d[A-Z]+/)|[.)] +(?!${MONTH_NAME}|${CLASS}(?! ?:))| +(?=${AIRLINE} {0,4}\\d{1,4}(?!\\d)|[A-Z][A-Z' -]{0,30}/))`,
);

/** Reads a few words at a time, keeping case, and then combines what they say. */
const readProse: Reading = ({ printed, upper }, grammar) => {
  if (holdsReservations(printed.text)) return readReservations(printed, grammar);
  // If all letters are lower case, they show as little as if all were capitals.
  const source = withoutPictures(/\p{Lu}/u.test(printed.text) ? printed : upper);
  const { source: laidOut, lines } = readDocument(layOut(source), grammar);
  const document = { grammar, source: laidOut, lines: compose(lines, laidOut) };
  return { ...document, structure: () => structureOf(source, document) };
};

/** Reads flights, trains, hotels and travellers in texts that no system printed. */
export const generic: SystemDefinition = {
  name: "generic",
  wireValue: "SIMPLE_DECODER",
  displayName: "Any text",
  aliases: ["SIMPLE", "GENERIC"],
  isFallback: true,
  samples,
  signatures: [],
  screen: { numbers: { element } },
  reading: readProse,
  makeLexer: lexerOfTerms,
  families: [passage],
  sections: [],
};
