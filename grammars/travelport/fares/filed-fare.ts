import type { FareHeaderNode, Money, Read } from "../../../src/ast/nodes.ts";
import type { Section } from "../../../src/decode/engine/grammar.ts";
import { LineRules } from "../../../src/decode/engine/line-rules.ts";
import { token } from "../../../src/decode/engine/tokens.ts";
import { Amount, Currency, money } from "../../common/fares/money.ts";
import { unparsedOf } from "../../common/segments/options.ts";
import { numberListValue, part } from "../../common/values.ts";
import { Word } from "../../common/tokens.ts";
import { nameOf } from "../../common/people/printed-name.ts";
import { PERSONS, personsValue, quoteLines } from "./quote-lines.ts";
import { NAME_LETTERS, SURNAME } from "../../common/shapes.ts";

/*
 * A filed fare (`*FF1`) and its passengers:
 *
 * FQ1  - S1-2                                       07MAR26 WS/AG
 *  P1  SAMPLEMAN/BORIS           ADT   X             USD  533.40
 *  BUD LO X/WAW LO RIX 441.20 NUC441.20END ROE0.881776
 *  FARE EUR390.00 EQU USD429.00 TAX 12.10HU TAX 18.30XW
 *  TAX 6.00ND TAX 68.00YQ TOT USD533.40
 *  S1   FB-DZZ1P4
 */

const SEGMENTS = "S\\d{1,2}(?:[-,.]\\d{1,2}){0,40}";

/** `FQ1` before segments. */
const FiledMark = token(
  "FiledMark",
  new RegExp(`FQ\\d{1,2}(?= {0,4}- {0,4}(?:${SEGMENTS}|ALL)[ \\n])`),
  { label: "FQ", push_mode: "filedSegments" },
);
/** `S1-2`. */
const FiledSegments = token("FiledSegments", new RegExp(`${SEGMENTS}(?=[ \\n])`), {
  label: "segment numbers",
});

/** The amount at the end of a passenger's line. */
const FILED_TOTAL = "[A-Z]{3} {0,12}\\d{1,9}(?:\\.\\d{1,3})? *\\n";
const TYPE_AND_TOTAL = `[A-Z][A-Z\\d]{2} +(?:[A-Z\\d*]{1,2} +)?${FILED_TOTAL}`;

/** `P1` before a name and an amount. */
const FiledPerson = token(
  "FiledPerson",
  new RegExp(`P${PERSONS}(?= +${SURNAME}\\/[^\\n]{0,60}[^A-Z\\n]${FILED_TOTAL})`),
  { label: "passenger number", push_mode: "filedPerson" },
);
/** `SAMPLEMAN/BORIS`; a long name is cut. */
const FiledName = token(
  "FiledName",
  new RegExp(
    `(?<=P${PERSONS} {1,8})${SURNAME}\\/[${NAME_LETTERS}' .-]{0,60}?(?= {2}|[|*+]| ${TYPE_AND_TOTAL}| ${FILED_TOTAL})`,
  ),
  { label: "name" },
);
/** `|` after a name that was cut. */
const CutMark = token("CutMark", /[|*+]/);
/** `ADT`. */
const FiledType = token("FiledType", /[A-Z][A-Z\d]{2}(?= +[A-Z])/, { label: "passenger type" });
/** `X`: how the fare was priced. */
const FiledFlag = token("FiledFlag", /[A-Z](?= )/);

class FiledFareRules extends LineRules {
  /** filedFare: fare | person */
  readonly line = this.RULE("filedFare", () => this.oneRule(this.fare, this.person));

  /**
   * fare: FiledMark Word* FiledSegments? Word*
   *
   *   FQ1  - S1-2                                       07MAR26 WS/AG
   */
  private readonly fare = this.RULE("fare", (): FareHeaderNode => {
    const mark = this.text(this.CONSUME(FiledMark));
    this.skipAll(1, Word);
    const segments = this.optional(2, FiledSegments, numberListValue);
    this.skipAll(3, Word);
    const number = part(mark, 2, Infinity);
    return { kind: "fareHeader", number, per: "person", segments };
  });

  /**
   * person: FiledPerson FiledName? (CutMark | price | FiledType | FiledFlag | Word)*
   *
   *   P1  SAMPLEMAN/BORIS           ADT   X             USD  533.40
   */
  private readonly person = this.RULE("person", (): FareHeaderNode => {
    const unparsed: Read<string>[] = [];
    let total: Read<Money> | undefined;
    let passengerType: Read<string> | undefined;
    const persons = this.read(this.CONSUME(FiledPerson), numbersValue);
    const name = this.optionalText(1, FiledName);
    this.MANY(() => {
      this.OR([
        { ALT: () => this.CONSUME(CutMark) },
        { ALT: () => (total = this.SUBRULE(this.price)) },
        { ALT: () => (passengerType = this.text(this.CONSUME(FiledType))) },
        { ALT: () => this.CONSUME(FiledFlag) },
        { ALT: () => unparsed.push(this.text(this.CONSUME(Word))) },
      ]);
    });
    return this.ACTION(() => ({
      ...{ kind: "fareHeader", per: "person", persons, passengerType },
      ...(name && { named: [nameOf(name)] }),
      total,
      unparsed: unparsedOf(unparsed),
    }));
  });

  /**
   * price: Currency Amount
   *
   *   USD  533.40
   */
  private readonly price = this.RULE("price", (): Read<Money> => {
    const currency = this.text(this.CONSUME(Currency));
    const amount = this.read(this.CONSUME(Amount), Number);
    return this.ACTION(() => money(currency, amount));
  });
}

/** `P1` to `1`. */
function numbersValue(image: string): readonly string[] {
  return personsValue(image.slice(1));
}

export const filedFare: Section = {
  name: "filedFare",
  head: {
    name: "filed fare",
    openers: [FiledMark, FiledPerson],
    modes: {
      filedSegments: [FiledSegments, Word],
      filedPerson: [FiledName, Currency, Amount, CutMark, FiledType, FiledFlag, Word],
    },
    rules: FiledFareRules,
  },
  families: quoteLines,
};
