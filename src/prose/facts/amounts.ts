import type { Money, Read } from "../../ast/nodes.ts";
import { currencyOf, currencySigns } from "../lexicon/lexicon.ts";
import { eitherOf, LETTERS } from "../lexicon/words.ts";

/*
 * Amounts with their currency, in the number formats of all languages:
 *
 *   EUR 412.00   1.240,55 EUR   2 815,40 PLN   R$ 3.072,18   £1,318.46   118 260 руб.   INR 1,64,063.00
 */

/** In India, all groups of digits but the last have two: `1,64,063`. */
const LAKHS = "\\d{1,2}(?:,\\d\\d){1,3},\\d{3}(?:\\.\\d\\d)?";
const DIGITS = `(?:${LAKHS}|\\d{1,3}(?:[., '\\u2019]\\d{3}){1,3}(?:[.,]\\d\\d)?|\\d{1,9}(?:[.,]\\d\\d)?)(?![\\d%]|[.,']\\d)`;
const SIGN = `(?:${eitherOf(currencySigns())})`;
/** The source of a pattern for a code or a sign of a currency. */
export const CURRENCY = `(?:[A-Z]{3}|${SIGN})`;
/** `USD $`: a code and the sign that it specifies. */
const BEFORE = `(?:[A-Z]{3} ?(?=${SIGN}))?${CURRENCY}`;

/** The source of a pattern for an amount; at least one side of the digits must have a currency. */
export const AMOUNT = `(?:${BEFORE} {0,12})?${DIGITS}(?: {0,3}${CURRENCY}(?![${LETTERS}\\d]))?`;

const PRINTED = new RegExp(
  `^(?:([A-Z]{3}) ?(?=${SIGN}))?(${CURRENCY})? *(${DIGITS}) *(${CURRENCY})?$`,
);

let codes: ReadonlySet<string> | undefined;

/**
 * An amount; undefined without a certain currency, or if its marks can be read in two ways.
 *
 * @param label the words before it, which can show whose crowns or dollars are meant
 */
export function moneyIn({ value }: Read<string>, label: string): Money | undefined {
  const [, code, before, digits = "", after] = PRINTED.exec(value) ?? [];
  if (code !== undefined && (!isCode(code) || signOf(code) !== before)) return undefined;
  const [first, second] = [code ?? before, after].map((each) => each && codeOf(each, label));
  // `$ 120.00 CAD`: a code says more than a sign.
  const currency = after !== undefined && isCode(after) ? second : (first ?? second);
  const amount = numberOf(digits);
  return currency === undefined || amount === undefined ? undefined : { currency, amount };
}

/** The sign of a currency; its code if it has none. */
function signOf(code: string): string | undefined {
  const format = { style: "currency", currency: code, currencyDisplay: "narrowSymbol" } as const;
  const parts = new Intl.NumberFormat("en", format).formatToParts(0);
  return parts.find(({ type }) => type === "currency")?.value;
}

function isCode(text: string): boolean {
  codes ??= new Set(Intl.supportedValuesOf("currency"));
  return codes.has(text);
}

function codeOf(printed: string, label: string): string | undefined {
  return isCode(printed) ? printed : currencyOf(printed, label);
}

/** A comma or a dot before two last digits begins the decimals; all other marks separate thousands. */
function numberOf(digits: string): number | undefined {
  const [, whole = digits, cents = ""] = /^(.*)[.,](\d\d)$/.exec(digits) ?? [];
  const marks = new Set(whole.replace(/\d/g, ""));
  if (marks.size > 1 || (cents !== "" && marks.has(digits.at(-3) ?? ""))) return undefined;
  return Number(`${whole.replace(/\D/g, "")}.${cents || "0"}`);
}
