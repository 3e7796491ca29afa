import { expect } from "chai";
import { createToken } from "chevrotain";
import type { NoteNode, RemarkNode } from "../../../src/ast/nodes.ts";
import { coverageOf } from "../../../src/decode/engine/coverage.ts";
import { unreadOf } from "../../../src/decode/engine/unread.ts";
import { Lines } from "../../../src/decode/text/lines.ts";
import { likeness } from "../../../src/decode/detection/likeness.ts";
import { defineGrammar, type LineFamily } from "../../../src/decode/engine/grammar.ts";
import { LineRules } from "../../../src/decode/engine/line-rules.ts";
import { Search } from "../../../src/decode/engine/search.ts";
import { readDocument } from "../../../src/decode/layout/layout.ts";
import { inUpperCase, repair } from "../../../src/decode/text/repair/repair.ts";

/** A family of lines with a head and digits or letters: `WORD A`, `ITEM 1`. */
function toyFamily(name: string, head: RegExp, mode: string): LineFamily {
  const Head = createToken({ name: `${name}Head`, label: name, pattern: head, push_mode: mode });
  const Digits = createToken({ name: `${name}Digits`, label: "digits", pattern: /\d+/ });
  const Letters = createToken({ name: `${name}Letters`, label: "letters", pattern: /[A-Z]+/ });
  class ToyRules extends LineRules {
    readonly line = this.RULE("toy", (): NoteNode => {
      const number = this.elementNumber();
      this.CONSUME(Head);
      const text = this.OR([
        { ALT: () => this.text(this.CONSUME(Digits)) },
        { ALT: () => this.text(this.CONSUME(Letters)) },
      ]);
      return { kind: "note", number, about: name, text };
    });
  }
  return { name, openers: [Head], modes: { [mode]: [Digits, Letters] }, rules: ToyRules };
}

const word = toyFamily("word", /WORD/, "word");
/** A toy system: `WORD` lines, and `ITEM` lines below `LIST`, up to a `WORD` line. */
const grammar = defineGrammar({
  name: "toy",
  signatures: [
    { pattern: /WORD/, weight: 0.5, reason: "a word" },
    { pattern: /LIST/, weight: 1, reason: "a list" },
    { pattern: /\d/, weight: 0.5, reason: "a digit" },
  ],
  families: [word],
  sections: [
    {
      name: "list",
      head: toyFamily("list", /LIST/, "listHead"),
      families: [toyFamily("item", /ITEM/, "item")],
    },
  ],
  endingSections: [word],
});

const It = createToken({ name: "It", pattern: /IT/, push_mode: "it" });
const ItText = createToken({ name: "ItText", pattern: /[A-Z\d]+/ });

class ItRules extends LineRules {
  readonly line = this.RULE("it", (): RemarkNode => {
    const number = this.elementNumber();
    const it = this.text(this.CONSUME(It));
    const text = this.text(this.CONSUME(ItText));
    return { kind: "remark", number, type: this.sectionTitle() ?? it, text };
  });
}

/** A toy system with a section below a title, whose items have numbers such as `1.` in the first columns. */
const titled = defineGrammar({
  name: "titled",
  signatures: [],
  screen: { numbers: { item: /(?<![^\n]) {0,3}\d\.(?=[A-Z])/, textColumn: 4 } },
  families: [word],
  sections: [
    {
      name: "box",
      title: /BOX(?: \d:)?(?=[ \n])/,
      families: [{ name: "it", openers: [It], modes: { it: [ItText] }, rules: ItRules }],
    },
  ],
  endingSections: [word],
});
const aboutsTitled = (text: string) =>
  readDocument(inUpperCase(repair(text)), titled).lines.map(({ node }) => {
    if (node?.kind === "note") return node.about;
    return node?.kind === "remark" ? "it" : (node?.kind ?? null);
  });

const read = (text: string) => readDocument(inUpperCase(repair(text)), grammar);
const abouts = (text: string) =>
  read(text).lines.map(({ node }) => (node?.kind === "note" ? node.about : null));

describe("Reading", () => {
  it("assigns each line to the family of its opener", () => {
    expect(abouts("WORD A\n 2 WORD B\n")).to.deep.equal(["word", "word"]);
  });

  it("assigns the lines below a head to its section, until another line ends it", () => {
    expect(abouts("ITEM 1\nLIST 1\nITEM 1\nLIST 2\nITEM 2\nWORD A\nITEM 3")).to.deep.equal([
      null,
      "list",
      "item",
      "list",
      "item",
      "word",
      null,
    ]);
  });

  it("assigns the lines below a title, and the rest of the title's line, to its section", () => {
    const text = "BOX\n  1.IT A\nBOX IT B\n  2.IT 3\n     4 IT 5\nWORD A\n  1.IT A\n";
    expect(aboutsTitled(text)).to.deep.equal(["title", "it", "it", "it", null, "word", null]);
  });

  it("gives the lines of a section its title", () => {
    const { lines, source } = readDocument(inUpperCase(repair("BOX 1:\n  1.IT A\nWORD A")), titled);
    const titles = lines.map(({ node }) => (node?.kind === "remark" ? node.type : null));
    expect(titles[1]?.value).to.equal("BOX 1");
    expect(source.text.slice(titles[1]?.start, titles[1]?.end)).to.equal("BOX 1");
  });

  it("ends a titled section at a line that may be an unknown title", () => {
    expect(aboutsTitled("BOX\nUNKNOWN\n  1.IT A")).to.deep.equal(["title", null, null]);
    expect(aboutsTitled("BOX\n   UNKNOWN\n  1.IT A")).to.deep.equal(["title", null, "it"]);
  });

  it("keeps a line that no rule reads, and still reads its neighbours", () => {
    const document = read("WORD A\nWORD (\nWORD B\n");
    expect(document.lines.map(({ node }) => node !== null)).to.deep.equal([true, false, true]);
    expect(unreadOf([document], new Lines(document.source.original))).to.deep.equal([
      {
        line: 2,
        column: 6,
        text: "WORD (",
        reason: "word: expected digits or letters but found “(”",
        excerpt: "WORD (\n     ^",
        span: [7, 13],
      },
    ]);
  });

  it("restores the stack trace limit, even if a rule throws", () => {
    const { stackTraceLimit } = Error;
    const faulty = defineGrammar({
      name: "faulty",
      signatures: [],
      families: [
        {
          name: "fault",
          openers: [It],
          modes: { it: [ItText] },
          rules: class extends LineRules {
            readonly line = this.RULE("fault", (): NoteNode => {
              this.CONSUME(It);
              return this.ACTION(() => {
                throw new Error("a fault");
              });
            });
          },
        },
      ],
      sections: [],
    });
    Error.stackTraceLimit = 7;
    try {
      read("WORD A\nWORD (\n");
      expect(Error.stackTraceLimit).to.equal(7);
      expect(() => readDocument(inUpperCase(repair("IT")), faulty)).to.throw("a fault");
      expect(Error.stackTraceLimit).to.equal(7);
    } finally {
      Error.stackTraceLimit = stackTraceLimit;
    }
  });

  it("gives the reason: the line is too short, too long, or begins like no rule", () => {
    const text = "WORD\nWORD A B\n\nNONSENSE";
    expect(unreadOf([read(text)], new Lines(text)).map(({ reason }) => reason)).to.deep.equal([
      "word: expected digits or letters but found the end of the line",
      "word: expected the line to end but found “B”",
      "no rule begins like this",
    ]);
  });

  it("accounts for every line and character", () => {
    const text = "\uFEFFWORD A\r\n\r\nwörd\r\nWORD (\r\n";
    const { lines, characters } = coverageOf([read(text)], new Lines(text));
    expect(lines).to.deep.equal({ read: 0, ignored: 2, unread: 2 });
    expect(characters.read + characters.ignored + characters.unread).to.equal(text.length);
    expect(characters.unread).to.equal(10);
  });

  it("finds nothing in an empty text", () => {
    expect(coverageOf([read("")], new Lines(""))).to.deep.equal({
      lines: { read: 0, ignored: 0, unread: 0 },
      characters: { read: 0, ignored: 0, unread: 0 },
    });
  });

  it("recognises a system by its signatures, each of which removes its share of the doubt", () => {
    const search = new Search(grammar.signatures);
    const likenessOf = (text: string) => likeness(grammar, search.in(text));
    expect(likenessOf("WORD")).to.deep.equal({ confidence: 0.5, reasons: ["a word"] });
    expect(likenessOf("WORD 1").confidence).to.equal(0.75);
    expect(likenessOf("LIST 1")).to.deep.equal({ confidence: 1, reasons: ["a list"] });
    expect(likenessOf("-")).to.deep.equal({ confidence: 0, reasons: [] });
  });
});
