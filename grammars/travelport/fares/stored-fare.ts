import type { FareHeaderNode, FareNode, Mutable, Read } from "../../../src/ast/nodes.ts";
import type { Section } from "../../../src/decode/engine/grammar.ts";
import { lineFamily } from "../../../src/decode/engine/line-family.ts";
import { LineRules } from "../../../src/decode/engine/line-rules.ts";
import { token } from "../../../src/decode/engine/tokens.ts";
import {
  amountsOf,
  FARE_CELLS,
  FareCellRules,
  type FareCell,
} from "../../common/fares/fare-cells.ts";
import { unparsedOf } from "../../common/segments/options.ts";
import { Slash } from "../../common/tokens.ts";
import { converted, numberListValue, part } from "../../common/values.ts";
import { personsValue } from "./quote-lines.ts";
import { FARE_BASIS } from "../../common/fares/coupon.ts";
import { AIRLINE, DAY_MONTH, oneOf } from "../../common/shapes.ts";
import { TITLES } from "../shapes.ts";

/*
 * Fares stored in a record: the entry that priced each, and below it the sums of the amounts of all passengers
 * that the entry picks:
 *
 * ATFQ-OK/$B/-*2ZZ4/Z2/ET/TA2ZZ4/CDL
 *  FQ-USD 640.00/USD 36.60US/USD 210.40XT/USD 887.00 - 28MAR XZZRUC.XZZRUC
 *  FM-USD 455.00/USD 36.60US/USD 298.40XT/USD 790.00 - PRICING RECORD - 28MAR
 *   2 OK/$BN2-1*C05/CKL
 */

const TITLE = oneOf(...TITLES.storedFare);
/** Looks behind: after the title, or after the number of an item. */
const ITEM_START = String.raw`(?<=${TITLE} ?- {0,4}(?:1\. ?)?|(?<![^\n]) {0,8}\d{1,2}\.? {1,6})`;

/** `OK`, `REPR`: whether the fare is still valid. */
const StoredState = token("StoredState", new RegExp(`${ITEM_START}[A-Z]{2,8}(?=/| {0,8}\\n)`), {
  label: "state of the fare",
  push_mode: "storedEntry",
});
/** `$B`; a selection of passengers can touch it. */
const StoredEntryMark = token("TravelportStoredEntry", new RegExp(`${ITEM_START}\\$BB?`), {
  label: "$B",
  push_mode: "storedEntry",
});
/** The same, after a state. */
const EntryMark = token("EntryMark", /\$BB?(?![A-MOQRT-Z])/, { label: "$B" });

const PICK = "\\d{1,2}(?:[-.]\\d{1,2})?(?:\\*[A-Z][A-Z\\d]{2})?";
/** `N1-1*C05|2-1*C05`: passengers by name item and place in it, with their types. */
const PickedNames = token(
  "PickedNames",
  new RegExp(`(?<=\\$BB?|/)N${PICK}(?:[|+,¤⊠¦]N?${PICK}){0,40}(?=[/ \\n])`),
  { label: "passengers" },
);
/** `P1-3`: passengers by number. */
const PickedNumbers = token(
  "PickedNumbers",
  /(?<=\$BB?|\/)P\d{1,2}(?:[-,.]\d{1,2}){0,40}(?=[/ \n])/,
  { label: "passengers" },
);
/** `S1*2`, `S1|3`: segments 1 to 2, and 1 and 3. */
const PickedSegments = token(
  "PickedSegments",
  /(?<=\$BB?|\/)S\d{1,2}(?:[-*.,|+¤⊠¦]\d{1,2}){0,40}(?=[/ \n])/,
  { label: "segments" },
);
/** `/CDL`. */
const EntryCarrier = token(
  "TravelportEntryCarrier",
  new RegExp(String.raw`/C${AIRLINE}(?=[/ \n])`),
  { label: "validating carrier" },
);
const EntryPart = token("EntryPart", /[!-.0-\uffff]+/, { label: "entry" });

type Selection = Pick<
  FareHeaderNode,
  "persons" | "passengerType" | "segments" | "validatingCarrier"
>;

class StoredEntryRules extends LineRules {
  /**
   * storedEntry: head (EntryCarrier | PickedNames | PickedNumbers | PickedSegments | EntryMark | Slash | EntryPart)*
   *
   *   OK/$B/-*2ZZ4/Z2/ET/TA2ZZ4/CDL
   *   OK/$BN2-1*C05/CKL
   */
  readonly line = this.RULE("storedEntry", (): FareHeaderNode => {
    const number = this.elementNumber();
    this.SUBRULE(this.head);
    const selection = this.selection();
    return this.ACTION(() => {
      const forAll = selection.persons === undefined ? { forAll: true } : {};
      return { kind: "fareHeader", number, per: "party", ...selection, ...forAll };
    });
  });

  private readonly selection = this.manyOf(
    (): Mutable<Selection> => ({}),
    [
      [EntryCarrier, (found, text) => (found.validatingCarrier = part(text, 2, 4))],
      [PickedNames, (found, text) => Object.assign(found, pickedBy(text))],
      [PickedNumbers, (found, text) => (found.persons = converted(text, numbersValue))],
      [PickedSegments, (found, text) => (found.segments = converted(text, segmentsValue))],
      [[EntryMark, Slash, EntryPart]],
    ],
  );

  /** head: StoredState | StoredEntry */
  private readonly head = this.RULE("head", () => this.oneToken(StoredState, StoredEntryMark));
}

function numbersValue(image: string): readonly string[] {
  return personsValue(image.slice(1));
}

/** A star and a dash mean a range. */
function segmentsValue(image: string): readonly string[] {
  return numberListValue(
    image
      .slice(1)
      .replaceAll("*", "-")
      .replace(/[^-\d]/g, ","),
  );
}

/** `N1-1*C05|2-1*C05`: passengers 1.1 and 2.1, both of type C05. */
function pickedBy(names: Read<string>): Selection {
  const persons: string[] = [];
  const types: Read<string>[] = [];
  for (const { index, 1: item = "", 2: place, 3: type } of names.value.matchAll(
    /(\d{1,2})(?:[-.](\d{1,2}))?(?:\*([A-Z][A-Z\d]{2}))?/g,
  )) {
    persons.push(place === undefined ? item : `${item}.${place}`);
    if (type === undefined) continue;
    const start = names.start + names.value.indexOf(type, index);
    types.push({ value: type, start, end: start + type.length });
  }
  const [passengerType, ...others] = types;
  const isOne = types.length === persons.length;
  return {
    persons: { ...names, value: persons },
    passengerType:
      isOne && others.every(({ value }) => value === passengerType?.value)
        ? passengerType
        : undefined,
  };
}

const storedEntry = lineFamily(
  "stored entry",
  [StoredState, StoredEntryMark],
  [EntryCarrier, PickedNames, PickedNumbers, PickedSegments, EntryMark, Slash, EntryPart],
  StoredEntryRules,
);

/** `FQ-`, `FM-` before an amount. */
const StoredAmountsMark = token("StoredAmountsMark", /F[QM] ?-(?= {0,4}[A-Z]{3} {0,8}\d)/, {
  label: "FQ-",
  push_mode: "storedAmounts",
});
/** `- 28MAR XZZRUC.XZZRUC`: the date of storage and the fare bases. */
const StoredBases = token("StoredBases", /-(?= |[A-Z\d])[^\n]*/, { label: "fare bases" });
const StoredWord = token("StoredWord", /[!-.0-\uffff]+/, { label: "word" });

/** The amounts are the cells of common/fares/fare-cells.ts. */
class StoredAmountsRules extends FareCellRules {
  /**
   * storedAmounts: StoredAmountsMark (cell | Slash | StoredWord)* StoredBases?
   *
   *   FQ-USD 640.00/USD 36.60US/USD 210.40XT/USD 887.00 - 28MAR XZZRUC.XZZRUC
   */
  readonly line = this.RULE("storedAmounts", (): FareNode => {
    const cells: FareCell[] = [];
    const unparsed: Read<string>[] = [];
    this.CONSUME(StoredAmountsMark);
    this.MANY(() => {
      this.OR([
        { ALT: () => cells.push(this.SUBRULE(this.cell)) },
        { ALT: () => this.CONSUME(Slash) },
        { ALT: () => unparsed.push(this.text(this.CONSUME(StoredWord))) },
      ]);
    });
    const bases = this.optionalText(1, StoredBases);
    return this.ACTION(() => ({
      ...{
        kind: "fare",
        per: "party",
        begins: true,
        ...amountsOf(inOneCurrency(cells)),
        ...basesIn(bases),
      },
      unparsed: unparsedOf(unparsed),
    }));
  });
}

/** If only one currency is printed, and in front of the first amount, all are in it. */
function inOneCurrency(cells: readonly FareCell[]): readonly FareCell[] {
  const currency = cells[0]?.money.value.currency ?? "";
  const others = cells.filter(({ money }) => !["", currency].includes(money.value.currency));
  if (others.length > 0) return cells;
  return cells.map((cell) => {
    const { value } = cell.money;
    if (value.currency !== "") return cell;
    return { ...cell, money: { ...cell.money, value: { ...value, currency } } };
  });
}

const BASES = new RegExp(`(?<=${DAY_MONTH} )${FARE_BASIS}(?:\\.${FARE_BASIS})*(?= *$)`);

/** The fare bases behind the date: `XZZRUC.XZZRUC`. */
function basesIn(text: Read<string> | undefined): Pick<FareNode, "fareBases"> {
  const found = text && BASES.exec(text.value);
  if (!found) return {};
  let start = found.index;
  const fareBases = found[0].split(".").flatMap((basis) => {
    const printed = part(text, start, start + basis.length) ?? [];
    start += basis.length + 1;
    return printed;
  });
  return { fareBases };
}

/** The amounts of a stored fare, which can be pasted without its entry. */
export const storedAmounts = lineFamily(
  "stored amounts",
  [StoredAmountsMark],
  [Slash, ...FARE_CELLS, StoredBases, StoredWord],
  StoredAmountsRules,
);

export const storedFare: Section = {
  name: "storedFares",
  title: new RegExp(String.raw`(?<=(?<![^\n]) {0,8})${TITLE} ?-`),
  families: [storedEntry, storedAmounts],
};
