import { expect } from "chai";
import { Lexer, type CustomPatternMatcherFunc, type IToken, type TokenType } from "chevrotain";
import { readdirSync, readFileSync } from "node:fs";
import { repair } from "../../src/decode/text/repair/repair.ts";
import { layOut } from "../../src/prose/layout/lay-out.ts";
import { generic } from "../../src/prose/prose.ts";
import { defineGrammar, RECORD_MODE } from "../../src/decode/engine/grammar.ts";
import { regExpOf } from "../../src/decode/engine/tokens.ts";
import { LANGUAGES, listed } from "../../src/prose/lexicon/lexicon.ts";
import { folded } from "../../src/prose/lexicon/words.ts";

const CORPUS = new URL("../../corpus/", import.meta.url);

/** Texts as they are laid out for the lexer, which is most of what is done to them before it. */
const TEXTS = ["generic/", "paste/"].flatMap((name) => {
  const folder = new URL(name, CORPUS);
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".txt"))
    .map((file) => layOut(repair(readFileSync(new URL(file, folder), "utf8"))).text);
});

const VALUES = [": 12 Apr 2027", " 14:05", " (LHR)", " AB12CD", ": DOE/JANE MRS", ": EUR 120.50"];

/** A line with each word of the lexicon, in several spellings and places. */
function linesOf(language: object): readonly string[] {
  return Object.values(language)
    .flatMap((words) => listed(String(words).replace(/\s+/g, " ")))
    .map((word, index) => {
      const value = VALUES[index % VALUES.length] ?? "";
      return index % 2 === 0
        ? `${word}${value} | 2 ${word.toUpperCase()}`
        : `1.${word} A${word} ${folded(word)}7 (${word}) x@${word}.com`;
    });
}

/**
 * Finds every place of a text where a pattern matches in one search: trying it at each takes ten times as long.
 */
function searching({ source, flags }: RegExp): CustomPatternMatcherFunc {
  const pattern = new RegExp(source, `${flags}g`);
  let searched = "";
  let lengths = new Uint16Array();
  return (text, offset) => {
    if (text !== searched) {
      searched = text;
      lengths = new Uint16Array(text.length + 1);
      pattern.lastIndex = 0;
      for (let match = pattern.exec(text); match !== null; match = pattern.exec(text)) {
        lengths[match.index] = match[0].length;
        pattern.lastIndex = match.index + 1;
      }
    }
    const length = lengths[offset] ?? 0;
    return length === 0 ? null : [text.slice(offset, offset + length)];
  };
}

/** Tokens with the same patterns, which search. */
function searchingTokens(tokens: readonly TokenType[]): TokenType[] {
  return tokens.map((token) => {
    const pattern = regExpOf(token);
    return pattern === undefined ? token : { ...token, PATTERN: searching(pattern) };
  });
}

const inShort = ({ tokens }: { readonly tokens: readonly IToken[] }) =>
  tokens.map(({ tokenType: { name, tokenTypeIdx }, tokenTypeIdx: index, ...token }) =>
    index === tokenTypeIdx ? `${token.startOffset} ${name} ${token.image}` : "of no type",
  );

describe("The lexer of terms", () => {
  const grammar = defineGrammar(generic);
  // Tries all patterns at every place.
  const plain = new Lexer(
    {
      modes: Object.fromEntries(
        Object.entries(grammar.modes).map(([mode, tokens]) => [mode, searchingTokens(tokens)]),
      ),
      defaultMode: RECORD_MODE,
    },
    { safeMode: true, positionTracking: "onlyOffset", skipValidations: true },
  );
  const expectSame = (text: string) => {
    const [own, others] = [grammar.lexer.tokenize(text), plain.tokenize(text)].map(inShort);
    const differences = own?.flatMap((token, at) =>
      token === others?.[at] ? [] : [`${token}, Chevrotain: ${others?.[at]}`],
    );
    expect(differences?.slice(0, 3)).to.deep.equal([]);
    expect(own).to.have.length(others?.length ?? -1);
  };

  it("finds the terms of the corpus that Chevrotain's finds", function () {
    this.timeout(60_000);
    expect(TEXTS).to.have.length.greaterThan(150);
    for (const [index, text] of TEXTS.entries())
      expectSame(`${index % 2 === 0 ? text : text.toUpperCase()}\n`);
  });

  for (const [name, language] of Object.entries(LANGUAGES))
    it(`finds the same at every word: ${name}`, function () {
      this.timeout(60_000);
      expectSame(`${linesOf(language).join("\n")}\n`);
    });

  it("leaves characters that begin no term to other tokens", () => {
    for (const text of ["\u0001 BA 117\n\n", "BA 117 \u0001\u0001 x\n", "", "\n \n", "  3. LHR"])
      expectSame(text);
  });
});
