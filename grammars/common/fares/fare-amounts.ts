import type { TokenType } from "chevrotain";
import type { FareNode, PrintedTax, Read } from "../../../src/ast/nodes.ts";
import { lineFamily } from "../../../src/decode/engine/line-family.ts";
import { token } from "../../../src/decode/engine/tokens.ts";
import { FARE_CELLS, FareCellRules, type FareCell } from "./fare-cells.ts";
import { tax } from "./money.ts";
import { unparsedOf } from "../segments/options.ts";

/*
 * Amounts of fares and ticket images, each after its label, one or several to a line:
 *
 * FARE  F EUR     310.00
 * TX001 X USD      112YQAC TX002 X USD       21ZYAE TX003 X USD       18QDAP
 * TOTAL   USD     501.00    BSR 1.10
 *
 * FARE EUR390.00 EQU USD429.00 TAX 12.10HU TAX 18.30XW
 * TAX 6.00ND TAX 68.00YQ TOT USD533.40
 */

/** What the amounts after a label mean. */
type Meaning = "base" | "equivalent" | "taxes" | "total" | "grandTotal";

/** First match first. */
const LABELS: readonly (readonly [name: string, meaning: Meaning, pattern: string])[] = [
  ["Base", "base", "FARE(?= +(?:[A-Z] +)?[A-Z]{3} *\\d)"],
  ["Equivalent", "equivalent", "EQU(?:IV)?(?= )"],
  ["NumberedTax", "taxes", "T(?:X|AX)\\d{3}(?= )"],
  ["Tax", "taxes", "TAX(?:ES)?(?= +(?:[A-Z]{3} *)?\\d)"],
  ["TotalTax", "taxes", "TOTAL ?TAX(?= )"],
  ["GrandTotal", "grandTotal", "GRAND TOTAL(?: INCLUDING TAXES(?: +\\*{1,6})?)?(?= )"],
  ["Total", "total", "TOT(?:AL)?(?= )"],
];

const meanings = new Map<TokenType, Meaning>();
const AmountLabel = token("AmountLabel", /NOT_APPLICABLE/);
/** The first label of a line enters the mode that has the tokens of the others. */
const OPENERS = LABELS.map((label) => labelToken(label, "fareAmounts"));
const NEXT_LABELS = LABELS.map((label) => labelToken(label));

function labelToken(
  [name, meaning, pattern]: (typeof LABELS)[number],
  push_mode?: string,
): TokenType {
  const label = token(`${push_mode === undefined ? "Next" : ""}${name}Label`, new RegExp(pattern), {
    label: name,
    categories: [AmountLabel],
    ...(push_mode === undefined ? {} : { push_mode }),
  });
  meanings.set(label, meaning);
  return label;
}

/** `F` is a first issue, `R` a reissue; for a tax, `X` is new, `O` paid before. */
const AmountIndicator = token("AmountIndicator", /[A-Z](?= )/);
/** `BSR 1.10`: the rate of exchange. */
const BankRate = token("BankRate", /BSR +\d[\d.]*/);
const AmountWord = token("AmountWord", /[!-~]+/, { label: "word" });

const FARE_AMOUNTS = [...NEXT_LABELS, BankRate, ...FARE_CELLS, AmountIndicator, AmountWord];

/** The amounts are the cells of fare-cells.ts. */
class FareAmountsRules extends FareCellRules {
  /**
   * fareAmounts: (AmountLabel | cell | AmountIndicator | BankRate | AmountWord)+
   *
   *   FARE  F EUR     310.00
   *   TX001 X USD      112-YQAC TX002 X USD       21-ZYAE
   *   TAX 6.00ND TAX 68.00YQ TOT USD533.40
   */
  readonly line = this.RULE("fareAmounts", (): FareNode => {
    const amounts = new LabelledAmounts();
    this.AT_LEAST_ONE(() => {
      this.OR([
        {
          ALT: () => {
            const { tokenType } = this.CONSUME(AmountLabel);
            amounts.meaning = meanings.get(tokenType) ?? null;
          },
        },
        {
          ALT: () => {
            const cell = this.SUBRULE(this.cell);
            this.ACTION(() => {
              if (!amounts.take(cell)) amounts.unparsed.push(this.printedCell(cell));
            });
          },
        },
        { ALT: () => this.CONSUME(AmountIndicator) },
        { ALT: () => this.CONSUME(BankRate) },
        { ALT: () => amounts.unparsed.push(this.text(this.CONSUME(AmountWord))) },
      ]);
    });
    return this.ACTION(() => amounts.node);
  });

  private printedCell({ money, type }: FareCell): Read<string> {
    return this.between(money.start, (type ?? money).end);
  }
}

/** The amounts of a line, in the order of the text. */
class LabelledAmounts {
  /** The meaning of the next amount; null if the last label already has its amount. */
  meaning: Meaning | null = null;
  readonly unparsed: Read<string>[] = [];
  private readonly taxes: PrintedTax[] = [];
  private found: Pick<FareNode, Exclude<Meaning, "taxes"> | "passengerType"> = {};

  /** Adds an amount; returns false if it has no meaning. */
  take({ money, code, type }: FareCell): boolean {
    if (code !== undefined) {
      this.taxes.push(tax(money, code));
      return true;
    }
    const { meaning } = this;
    this.meaning = null;
    if (meaning === "taxes") {
      this.taxes.push({ money });
      return true;
    }
    if (meaning === null || money.value.currency === "") return false;
    this.found = { ...this.found, [meaning]: money, ...(type && { passengerType: type }) };
    return true;
  }

  get node(): FareNode {
    const { found, taxes } = this;
    const unparsed = unparsedOf(this.unparsed);
    return { kind: "fare", ...found, ...(taxes.length > 0 && { taxes }), unparsed };
  }
}

export const fareAmounts = lineFamily("fare amounts", OPENERS, FARE_AMOUNTS, FareAmountsRules);
