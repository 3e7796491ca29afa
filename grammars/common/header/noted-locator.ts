import type { HeaderNode, Read } from "../../../src/ast/nodes.ts";
import { lineFamily } from "../../../src/decode/engine/line-family.ts";
import { LineRules } from "../../../src/decode/engine/line-rules.ts";
import { token } from "../../../src/decode/engine/tokens.ts";
import { labelsIn } from "../labels.ts";
import { LIKE_MARKED_NAME } from "../people/noted-names.ts";
import {
  AIRLINE,
  DAY_MONTH,
  DAY_MONTH_YEAR,
  LOCATOR,
  MONTH,
  NAME_LETTERS,
  oneOf,
  SURNAME,
} from "../shapes.ts";
import { Word } from "../tokens.ts";
import { nothingUnparsed, unparsedCase, unparsedField } from "../unparsed.ts";
import { part } from "../values.ts";
import { BEFORE_LABEL, LOCATOR_LABELS, NO_LOCATORS, WEAK_LABELS } from "./locator-labels.ts";

/*
 * The locator of a record as people write it above or next to what a terminal shows: after a word for it, on the
 * line below that word, alone on its line, or before names.
 *
 * PNR: ZQ7KXA
 * Te paso los datos, reserva: ZQ7KXA
 *
 * ZQ7KXA
 *   1.DOE/JANE MRS
 */

/** The words before a label. */
const WORDS_BEFORE = /^.*[,;|(!?](?= {0,3})/;

/**
 * The end of a locator, which must not be part of a longer word, a longer number or another
 * reference.
 */
const END = `(?![${NAME_LETTERS}\\d]|[/_.:-][${NAME_LETTERS}\\d])`;
/** Letters and digits that are not a flight, a date or a word with a number. */
const MIXED =
  `(?!${AIRLINE}\\d{3,4}[A-Z]?${END}|${DAY_MONTH}|${MONTH}\\d|[A-Z]{4,5}\\d{1,2}${END})` +
  `(?=[A-Z]{0,5}\\d)(?=\\d{0,5}[A-Z])${LOCATOR}${END}`;
/** Letters that are not a common word. */
const LETTERS = `(?!${oneOf(...NO_LOCATORS)}${END})[A-Z]{6}${END}`;
/** Letters that are not a word in any language: four consonants in a row. */
const UNSPEAKABLE = `(?=[A-Z]{0,2}[B-DF-HJ-NP-TV-XZ]{4})${LETTERS}`;

/** After a word for any reference, further words can name its owner: `REF ZQ7KXA FROM HOTEL`. */
const LAST = `(?! {1,4}[${NAME_LETTERS}])`;

const STRONG = labelsIn(LOCATOR_LABELS);
const WEAK = labelsIn(WEAK_LABELS);
/** A label that ends in a word for nothing else. */
const SURE_LABEL = new RegExp(`${STRONG}(?: (?:IS|IST|ES|EST))?[ :\uff1a#=]*$`);
/** After a colon, words are unlikely; without one, only a digit shows that a code follows. */
const LABELLED =
  `(?:(?:${STRONG} {0,12}[:\uff1a#=] {0,6}(?=${MIXED}|${LETTERS})|${WEAK} {0,12}[:\uff1a#=] {0,6}(?=${MIXED}|${UNSPEAKABLE}))` +
  `|(?:${STRONG}(?: (?:IS|IST|ES|EST))? {1,6}(?=${MIXED})|${WEAK}(?: (?:IS|IST|ES|EST))? {1,6}(?=${MIXED}${LAST})))`;
/** Looks behind: a line begins here. */
const LINE_START = "(?<=(?<![^\\n]) {0,64})";
const OF_WHOM = `(?:${oneOf(...BEFORE_LABEL)} ){0,2}`;
/** Words before a label, up to a mark. */
const BEFORE = "(?:[!-\\uffff][ -\\uffff]{0,79}?[,;|(!?] {0,3})?";
/** A line begins here; words can precede if a mark separates them from the label. */
const BEGIN = `${LINE_START}${BEFORE}${OF_WHOM}`;
/** A label alone on its line. */
const LABEL_LINE = ` *${OF_WHOM}(?:${STRONG}|${WEAK}) {0,3}[:\uff1a#=]? *\\n(?: *\\n)?`;
/** The first name of a record. */
const NAME = ` {0,12}1\\.(?:C/\\d|(?:(?:I/)?\\d{1,2} ?)?${SURNAME}[/,])`;

/** A whole line of a locator or its label, which can stand above the head of a record: for its `above`. */
export const NOTED_LINE = new RegExp(
  ` *(?:${BEFORE}${OF_WHOM}${LABELLED}${LOCATOR}(?:[ ,.;!?()|-][^\\n]{0,80})?|${OF_WHOM}(?:${STRONG}|${WEAK}) {0,3}[:\uff1a#=]?|${MIXED}|${LETTERS}) *$`,
  "my",
);

/** `PNR: `, with the words before it. */
const LocatorLabel = token("LocatorLabel", new RegExp(BEGIN + LABELLED), {
  label: "word for a locator",
  push_mode: "notedLocator",
});
/** What separates a locator from the names after it, which are a line of their own. */
const NotedMark = token("NotedMark", /[-\u2013:|,;](?= *\n)/, { label: "mark" });
/** `BUCHUNGSCODE`, above its locator. */
const LabelLine = token(
  "LocatorLabelLine",
  new RegExp(`${LINE_START}(?=${LABEL_LINE} *(?:${MIXED}|${LETTERS}) *\\n)[!-\\uffff][^\\n]*`),
  { label: "word for a locator", push_mode: "notedLocator" },
);
const NotedLocator = token("NotedLocator", new RegExp(LOCATOR + END), { label: "locator" });
/** `ZQ7KXA`, alone below its label, below a header that ends without it, or above the first name. */
const LoneLocator = token(
  "LoneNotedLocator",
  new RegExp(
    `${LINE_START}(?:(?:${MIXED}|${LETTERS})(?= *\\n)(?<=(?:(?<![^\\n])${LABEL_LINE}|\\d{4}Z *\\n|\\d{4}/${DAY_MONTH_YEAR} *\\n) *${LOCATOR})` +
      `|(?:${MIXED}|${UNSPEAKABLE})(?= *\\n(?: *\\n){0,2}${NAME}| {0,3}[-\u2013:|,]?(?: {1,3}| *\\n {0,12})${LIKE_MARKED_NAME}))`,
  ),
  { label: "locator", categories: [NotedLocator], push_mode: "notedLocator" },
);

class NotedLocatorRules extends LineRules {
  /**
   * notedLocator: (LocatorLabel NotedLocator | LoneNotedLocator | LocatorLabelLine) words
   *
   *     PNR: ZQ7KXA        BUCHUNGSCODE        ZQ7KXA
   */
  readonly line = this.RULE("notedLocator", (): HeaderNode => {
    let label: Read<string> | undefined;
    const noted = this.OR<Read<string> | undefined>([
      {
        ALT: () => {
          label = this.text(this.CONSUME(LocatorLabel));
          return this.text(this.CONSUME1(NotedLocator));
        },
      },
      { ALT: () => this.text(this.CONSUME(LoneLocator)) },
      {
        ALT: () => {
          this.CONSUME(LabelLine);
          return undefined;
        },
      },
    ]);
    const { unparsed } = this.SUBRULE(this.rest);
    return this.ACTION(() => {
      const before = part(label, 0, WORDS_BEFORE.exec(label?.value ?? "")?.[0].length ?? 0);
      if (before !== undefined && before.value !== "") unparsed.unshift(before);
      const isAnyReference = label !== undefined && !SURE_LABEL.test(label.value);
      const header: HeaderNode = { kind: "header", noted, ...unparsedField({ unparsed }) };
      return isAnyReference ? { ...header, isAnyReference } : header;
    });
  });

  /** words: (NotedLocator | Word | NotedMark)* */
  private readonly rest = this.RULE(
    "words",
    this.manyOf(nothingUnparsed, [unparsedCase(NotedLocator, Word), [[NotedMark]]]),
  );
}

/** The locator of a record as people write it; to be tried after everything that a system prints. */
export const notedLocator = lineFamily(
  "noted locator",
  [LocatorLabel, LabelLine, LoneLocator],
  [NotedLocator, NotedMark, Word],
  NotedLocatorRules,
);
