import { createToken, Lexer, type TokenType } from "chevrotain";
import type { Read } from "../../src/ast/nodes.ts";
import { AssociationRefs, AssociatedLineRules } from "./association.ts";
import {
  ANY_DATE,
  CityCode,
  EndDate,
  NoStatus,
  Provider,
  ServiceDate,
  ServiceStatus,
} from "./tokens.ts";
import { countOf, part, trimmed } from "./values.ts";

/*
 * The options of hotels, cars and other services: a key and a value after each slash, or comma,
 * with free text before and between them:
 *
 *   /BS-00000000/ARR-1030/RC-SD-ZZU/RG-EUR 47.00- .00 UNL DY/CF-10000001 **SEE RTSVCC**
 *   /TORONTO,EXEMPLAR SUITES,TEL-1 555 0100,CF:ABC222
 *
 * A family makes a token for each key it knows with `option` and lists `optionTokens(...)` in its
 * mode; its parser extends `ServiceLineRules` and ends a rule with `this.SUBRULE(this.options)`.
 */

/** One character of free text; marks that the system adds are none. */
const CHARACTER = "[^/\\n,* ]| (?!SEE RTSVC)|\\*(?!\\*?SEE|[A-Z]{2}\\+)";
/** A value that ends at the next slash or comma. */
export const CODE = `(?:${CHARACTER})*`;
/** A value that ends at the next slash, or at a comma before a key. */
export const TEXT = `(?:${CHARACTER}|,(?! *[A-Z]{1,5}[-:]))*`;
/** `1030`, `3P`. */
export const TIME = "(?:\\d{3,4}[APNM]?|\\d{1,2}[AP])";

/** Any option whose key is known. */
const Option = createToken({ name: "Option", label: "option", pattern: Lexer.NA });

/** Makes the token of an option from its keys, `"RG|RQ"`, and the pattern of its value. */
export function option(name: string, keys: string, value = TEXT, mark = " *[-:] *"): TokenType {
  return createToken({
    name,
    label: `/${keys}-`,
    categories: [Option],
    pattern: new RegExp(`[/,] *(?:${keys})(?:${mark})${value} *(?=[/,*\\n]|SEE RTSVC)`),
  });
}

export const Confirmation = option("Confirmation", "CF|CONF", CODE);
export const SupplierCode = option("SupplierCode", "SUC", CODE);
export const SupplierName = option("SupplierName", "SUN");
export const StartDay = option("StartDay", "SD", ANY_DATE);
export const StartTime = option("StartTime", "ST", TIME);
export const EndDay = option("EndDay", "ED", ANY_DATE);
export const EndTime = option("EndTime", "ET", TIME);
/** An option that says nothing the booking holds. */
export const OtherOption = option("OtherOption", "[A-Z]{1,3}\\d?");

/** `*HS+`, `SEE RTSVCH`, `**SEE RTSVCC**`: the system has more to show. */
const ServiceMark = createToken({
  name: "ServiceMark",
  pattern: /\*[A-Z]{2}\+|\*{0,2}SEE RTSVC[A-Z]?\*{0,2}/,
});
/** A part without a key, with the mark that sets it off. */
const FreePart = createToken({
  name: "FreePart",
  label: "text",
  pattern: new RegExp(`[/,](?:${CHARACTER})*`),
});
/** Text that no mark sets off. */
const LooseText = createToken({
  name: "LooseText",
  label: "text",
  pattern: new RegExp(`[!-+\\--.0-\\uffff](?:${CHARACTER})*`),
});

/** The tokens of what comes before the options: `ZZ HK1 NCE 13APR-16APR`. */
export const SERVICE: readonly TokenType[] = [
  Provider,
  ServiceStatus,
  NoStatus,
  CityCode,
  ServiceDate,
  EndDate,
];

/** The tokens of options, for the end of a mode's list: those given, and what every service has. */
export function optionTokens(...known: readonly TokenType[]): readonly TokenType[] {
  return [AssociationRefs, ServiceMark, ...known, FreePart, LooseText];
}

/** What the options of one service say. */
export class Options {
  readonly #values = new Map<TokenType, Read<string>>();
  /** The mark before the first option. */
  mark: string | undefined;
  /** Adjoining parts without a key before the first option, each with the mark that sets it off. */
  readonly leading: Read<string>[] = [];
  /** All other parts without a key. */
  readonly trailing: Read<string>[] = [];

  add(type: TokenType, image: Read<string>): void {
    this.mark ??= image.value.charAt(0);
    const key = /^[/,] *[A-Z]+\d? *[-: ]/.exec(image.value)?.[0] ?? "";
    const value = trimmed(part(image, key.length, image.value.length));
    if (value !== undefined && !this.#values.has(type)) this.#values.set(type, value);
  }

  addFree(text: Read<string>): void {
    const before = this.leading.at(-1);
    const isLeading = this.mark === undefined && (before?.end ?? text.start) === text.start;
    (isLeading ? this.leading : this.trailing).push(text);
  }

  /** The value of an option, as printed. */
  text(type: TokenType): Read<string> | undefined {
    return this.#values.get(type);
  }

  /** The value of an option, converted. */
  value<T>(type: TokenType, convert: (text: string) => T): Read<T> | undefined {
    const text = this.#values.get(type);
    return text === undefined ? undefined : { ...text, value: convert(text.value) };
  }
}

/** Parts that a family has no use for, each without its mark. */
export function leftOverOf(parts: readonly Read<string>[]): readonly Read<string>[] | undefined {
  const texts = parts.flatMap((text) => freeText([text]) ?? []);
  return texts.length > 0 ? texts : undefined;
}

/** Adjoining parts as one text, without the marks around it. */
export function freeText(parts: readonly Read<string>[]): Read<string> | undefined {
  const [first] = parts;
  if (first === undefined) return undefined;
  const value = parts.map((text) => text.value).join("");
  const words = value.replace(/^[-/, ]+/, "");
  const from = value.length - words.length;
  const to = from + words.length - trailingMarks(words);
  return trimmed(part({ value, start: first.start, end: first.end }, from, to));
}

function trailingMarks(text: string): number {
  let length = text.length;
  while (length > 0 && "/, ".includes(text.charAt(length - 1))) length--;
  return text.length - length;
}

/** A parser of hotels, cars and other services. */
export abstract class ServiceLineRules extends AssociatedLineRules {
  /**
   * provider: Provider? ServiceStatus? NoStatus?
   *
   *     ZZ HK1        ZZ ***
   */
  protected readonly provider = this.RULE("provider", () => {
    const provider = this.optionalText(1, Provider);
    const status = this.optionalText(2, ServiceStatus);
    this.OPTION3(() => this.CONSUME(NoStatus));
    return this.ACTION(() => ({
      provider,
      // An agent's own note has the system in the vendor's place.
      vendor: provider?.value === "1A" ? undefined : provider,
      status: part(status, 0, 2),
      count: countOf(status),
    }));
  });

  /** options: (Option | FreePart | LooseText | ServiceMark)* association */
  protected readonly options = this.RULE("options", (): Options => {
    const options = new Options();
    this.MANY(() => {
      this.OR([
        {
          ALT: () => {
            this.addOption(options);
          },
        },
        {
          ALT: () => {
            options.addFree(this.text(this.CONSUME(FreePart)));
          },
        },
        {
          ALT: () => {
            options.addFree(this.text(this.CONSUME(LooseText)));
          },
        },
        { ALT: () => this.CONSUME(ServiceMark) },
      ]);
    });
    this.association();
    return options;
  });

  private addOption(options: Options): void {
    const token = this.CONSUME(Option);
    this.ACTION(() => {
      options.add(token.tokenType, this.text(token));
    });
  }
}
