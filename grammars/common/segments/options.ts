import { Lexer, type TokenType, tokenLabel } from "chevrotain";
import type { Read } from "../../../src/ast/nodes.ts";
import { token } from "../../../src/decode/engine/tokens.ts";
import { AssociationRefs } from "../people/association.ts";
import { type Frame, FramedLineRules } from "./service-frame.ts";
import { part, trimmed } from "../values.ts";

/*
 * The options of hotels, cars and other services: a key and a value after each slash, with free text
 * before and between them:
 *
 *   /BS-00000000/ARR-1030/RC-SD-ZZU/RG-EUR 47.00- .00 UNL DY/CF-10000001
 *
 * The meanings of options are the same on every system, keys and marks are not: each system makes its
 * tokens with `optionMaker`. A mode ends with `optionTokens(...)`; its rules extend
 * `ServiceLineRules` and end with `this.SUBRULE(this.options)`.
 */

/** Any option with a known key. */
const Option = kind("Option");
/** A part without a key, with the mark before it. */
export const FreePart = kind("FreePart");
/** Text without a mark before it. */
export const LooseText = kind("LooseText");
/** A mark or note of the system without a meaning for the booking: `**`. */
export const ServiceMark = kind("ServiceMark");

export const Confirmation = kind("Confirmation");
export const SupplierCode = kind("SupplierCode");
export const SupplierName = kind("SupplierName");
export const StartDay = kind("StartDay");
export const StartTime = kind("StartTime");
export const StartPlace = kind("StartPlace");
export const StartCode = kind("StartCode");
export const EndDay = kind("EndDay");
export const EndTime = kind("EndTime");
export const EndPlace = kind("EndPlace");
export const EndCode = kind("EndCode");
export const ServiceType = kind("ServiceType");
export const TravelClass = kind("TravelClass");
export const RoomCode = kind("RoomCode");
export const Rate = kind("Rate");
export const UnitRate = kind("UnitRate");
export const Total = kind("Total");
export const Address = kind("Address");
export const Phone = kind("Phone");
export const TrainNumber = kind("TrainNumber");
/** An agent's words. */
export const Note = kind("Note");
/** An option that the booking has no field for. */
export const OtherOption = kind("OtherOption");

/** A category of tokens. */
function kind(name: string): TokenType {
  return token(name, Lexer.NA, { label: name === "FreePart" ? "text" : name });
}

/** `1030`, `3P`, `0915AM`. */
export const TIME = "(?:(?:[01]?\\d|2[0-4])[0-5]\\d(?:[AP]M?|[NM])?|(?:0?\\d|1[0-2])[AP]M?)";

/** Makes the token of an option from its meaning and its keys, `"RG|RQ"`; a value and an end of the key where they are special. */
export type OptionMaker = (
  meaning: TokenType,
  keys: string,
  value?: string,
  keyEnd?: string,
) => TokenType;

/** The marks of a system's options, each the source of a pattern. */
interface OptionMarks {
  /** The beginning of an option. */
  readonly begin: string;
  /** A value without a special shape. */
  readonly text: string;
  /** Looks ahead for the end of a value. */
  readonly end: string;
}

/** Makes the options of a system. */
export function optionMaker({ begin, text, end }: OptionMarks): OptionMaker {
  return (meaning, keys, value = text, keyEnd = " *[-:] *(?! )") =>
    token(
      `${meaning.name}_${keys}`,
      new RegExp(`${begin} *(?:${keys})(?:${keyEnd})${value}(?:(?<! ) +| )?${end}`),
      { label: `/${keys}-`, categories: [Option, meaning] },
    );
}

/** The tokens of options, for the end of a mode's list: the known options and the system's own marks. */
export function optionTokens(
  known: readonly TokenType[],
  marks: readonly TokenType[],
): readonly TokenType[] {
  return [AssociationRefs, ...known, ...marks];
}

/** The options of one service. */
export class Options {
  readonly #values = new Map<TokenType, Read<string>>();
  /** The mark before the first option. */
  mark: string | undefined;
  /** Adjoining parts without a key before the first option, each with the mark before it. */
  readonly leading: Read<string>[] = [];
  /** All other parts without a key. */
  readonly trailing: Read<string>[] = [];

  add({ CATEGORIES = [] }: TokenType, image: Read<string>): void {
    this.mark ??= image.value.charAt(0);
    const key = /^[-/,] *[A-Z]+\d{0,2} *[-: ]/.exec(image.value)?.[0] ?? "";
    const value = withoutMarks(part(image, key.length, image.value.length));
    if (value === undefined) return;
    for (const meaning of CATEGORIES)
      if (!this.#values.has(meaning)) this.#values.set(meaning, value);
  }

  addFree(text: Read<string>): void {
    const before = this.leading.at(-1);
    const isLeading = this.mark === undefined && (before?.end ?? text.start) === text.start;
    (isLeading ? this.leading : this.trailing).push(text);
  }

  /** The value of an option, as printed. */
  text(meaning: TokenType): Read<string> | undefined {
    return this.#values.get(meaning);
  }

  /** The value of an option, converted. */
  value<T>(meaning: TokenType, convert: (text: string) => T): Read<T> | undefined {
    const text = this.#values.get(meaning);
    return text === undefined ? undefined : { ...text, value: convert(text.value) };
  }
}

/** A value without the spaces around it and the marks that end it. */
function withoutMarks(text: Read<string> | undefined): Read<string> | undefined {
  const length = text === undefined ? 0 : text.value.length - trailing(text.value, "*- ");
  return trimmed(part(text, 0, length));
}

/** The parts that a family does not use, each without its mark. */
export function unparsedOf(parts: readonly Read<string>[]): readonly Read<string>[] | undefined {
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
  const to = from + words.length - trailing(words, "/, ");
  return trimmed(part({ value, start: first.start, end: first.end }, from, to));
}

/** Counts the marks at the end of a text. */
function trailing(text: string, marks: string): number {
  let length = text.length;
  while (length > 0 && marks.includes(text.charAt(length - 1))) length--;
  return text.length - length;
}

/** The rules of hotels, cars and other services. */
export abstract class ServiceLineRules extends FramedLineRules {
  /** options: (Option | FreePart | LooseText | ServiceMark)* AssociationRefs? */
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
    const option = this.CONSUME(Option);
    this.ACTION(() => {
      options.add(option.tokenType, this.text(option));
    });
  }
}

/** The opener of a system's services of one kind; `head` is the source of its pattern. */
export const serviceOpener = (name: string, head: string, kind: TokenType, mode: string) =>
  token(name, new RegExp(head), { label: tokenLabel(kind), categories: [kind], push_mode: mode });

/** The rules of services with nothing between provider and place: hotels, cars, trains. */
export abstract class FramedServiceRules extends ServiceLineRules {
  /** frame: provider place */
  protected readonly frame = this.RULE("frame", (): Frame => {
    const provider = this.SUBRULE(this.provider);
    const place = this.SUBRULE(this.place);
    return this.ACTION(() => ({
      ...provider,
      ...place,
      date: place.date ?? provider.date,
      weekday: provider.weekday ?? place.weekday,
    }));
  });
}
