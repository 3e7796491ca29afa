import {
  EmbeddedActionsParser,
  type IToken,
  type ParserMethod,
  type TokenType,
  type TokenVocabulary,
} from "chevrotain";
import type { Node, Read } from "../ast/nodes.ts";
import { ElementNumber } from "./tokens.ts";

/** Chevrotain tells repeated calls in a rule apart by index; this one no rule uses itself. */
const NUMBER_INDEX = 99;

const STAND_IN: Read<string> = { value: "", start: 0, end: 0 };

/**
 * The parser of one line family. A subclass gives its rules; `line` is the one a line is read by,
 * and what it returns is the line's node.
 *
 * Rules touch the values of tokens only through `read` and `ACTION`: Chevrotain runs each rule
 * once with stand-in tokens, to learn the grammar.
 */
export abstract class LineParser extends EmbeddedActionsParser {
  abstract readonly line: ParserMethod<[], Node>;

  constructor(vocabulary: TokenVocabulary) {
    super(vocabulary, {
      maxLookahead: 1,
      recoveryEnabled: false,
      skipValidations: process.env["RECLOC_VALIDATE_GRAMMARS"] !== "1",
    });
  }

  /** A token's text as a value with its place. */
  protected read<T>(token: IToken, convert: (image: string) => T): Read<T> {
    return this.ACTION(() => ({
      value: convert(token.image),
      start: token.startOffset,
      end: token.startOffset + token.image.length,
    }));
  }

  /** A token's text as printed, with its place. */
  protected text(token: IToken): Read<string> {
    if (this.RECORDING_PHASE) return STAND_IN;
    const { image, startOffset } = token;
    return { value: image, start: startOffset, end: startOffset + image.length };
  }

  /** `elementNumber: ElementNumber?`, the number the record gives the line's element: `  4 `. */
  protected elementNumber(): Read<string> | undefined {
    return this.optional(NUMBER_INDEX, ElementNumber, (image) => image.replace(/[ .]/g, ""));
  }

  /** Reads the text of an optional token: `optionalText(0, Terminal)`. Each index once in a rule. */
  protected optionalText(index: number, token: TokenType): Read<string> | undefined {
    return this.option(index, () => this.text(this.consume(index, token)));
  }

  /** Reads the value of an optional token. Each index once in a rule. */
  protected optional<T>(
    index: number,
    token: TokenType,
    convert: (image: string) => T,
  ): Read<T> | undefined {
    return this.option(index, () => this.read(this.consume(index, token), convert));
  }
}
