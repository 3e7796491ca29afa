import { expect } from "chai";
import { createToken, Lexer } from "chevrotain";
import { ModalLexer } from "../../../src/decode/engine/lexer.ts";
import { Space } from "../../../src/decode/engine/tokens.ts";

const Open = createToken({ name: "Open", pattern: "<<", push_mode: "inside" });
const Close = createToken({ name: "Close", pattern: ">", pop_mode: true });
const Swap = createToken({ name: "Swap", pattern: "|", pop_mode: true, push_mode: "other" });
const Word = createToken({ name: "Word", pattern: /[A-Z]+/ });
const AnyCase = createToken({ name: "AnyCase", pattern: /x/i });
const Digits = createToken({ name: "Digits", pattern: /\d+/, start_chars_hint: ["1", "2"] });
const Greek = createToken({ name: "Greek", pattern: /[α-ω]+/ });
const Kind = createToken({ name: "Kind", pattern: Lexer.NA });

const lexer = new ModalLexer(
  {
    record: [Kind, Open, Space, AnyCase, Word],
    inside: [Close, Swap, Space, Digits, Word],
    other: [Close, Greek],
  },
  "record",
);

function cut(text: string): readonly string[] {
  return lexer
    .tokenize(text)
    .tokens.map(({ tokenType, image, startOffset }) => `${tokenType.name} ${image} ${startOffset}`);
}

describe("The lexer", () => {
  it("takes the first token of the mode that matches, and skips spaces", () => {
    expect(cut("  AB   xX")).to.deep.equal(["Word AB 2", "AnyCase x 7", "AnyCase X 8"]);
  });

  it("enters and leaves modes", () => {
    expect(cut("<<A|αβ>X")).to.deep.equal([
      "Open << 0",
      "Word A 2",
      "Swap | 3",
      "Greek αβ 4",
      "Close > 6",
      "AnyCase X 7",
    ]);
  });

  it("stays in its first mode, which nothing leaves", () => {
    const alone = new ModalLexer({ record: [Close, Word] }, "record");
    expect(alone.tokenize(">A>").tokens.length).to.equal(3);
  });

  it("tries a token only where it can begin", () => {
    expect(cut("<<12 32>")).to.deep.equal(["Open << 0", "Digits 12 2", "Digits 2 6", "Close > 7"]);
  });

  it("takes no empty token", () => {
    const Empty = createToken({ name: "Empty", pattern: /(?=A)/ });
    const alone = new ModalLexer({ record: [Empty, Word] }, "record");
    expect(alone.tokenize("A").tokens.map(({ image }) => image)).to.deep.equal(["A"]);
  });

  it("passes over characters that no token of the mode matches", () => {
    expect(cut("A?B")).to.deep.equal(["Word A 0", "Word B 2"]);
  });
});
