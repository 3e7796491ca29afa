import { Lexer, type TokenType } from "chevrotain";
import { expect } from "chai";
import { readdirSync, readFileSync } from "node:fs";
import type { Step } from "../../../src/workshop/trace/steps.ts";
import type { TracedLine } from "../../../src/workshop/trace/trace.ts";
import { systems, trace } from "./tracing.ts";

const CORPUS = new URL("../../../corpus/", import.meta.url);
/** One in this many cases is traced. */
const EVERY = 18;

const NAMES = readdirSync(CORPUS, { recursive: true, encoding: "utf8" })
  .filter((name) => name.endsWith(".txt"))
  .sort()
  .filter((_, index) => index % EVERY === 0);

function imagesIn(step: Step): readonly string[] {
  return step.kind === "token" ? [step.image] : step.steps.flatMap(imagesIn);
}

/** The tokens of a grammar. */
interface Vocabulary {
  /** The names of those of each mode. */
  readonly namesIn: ReadonlyMap<string, ReadonlySet<string>>;
  /** Matches what the lexer skips, such as page marks. */
  readonly skipped: RegExp;
}

function vocabularyOf(modes: Readonly<Record<string, readonly TokenType[]>>): Vocabulary {
  const skipped = Object.values(modes)
    .flat()
    .flatMap(({ GROUP, PATTERN }) =>
      GROUP === Lexer.SKIPPED && PATTERN instanceof RegExp ? [PATTERN.source] : [],
    );
  const namesIn = Object.entries(modes).map(
    ([mode, types]) => [mode, new Set(types.map(({ name }) => name))] as const,
  );
  return { namesIn: new Map(namesIn), skipped: new RegExp([...new Set(skipped)].join("|"), "g") };
}

/** The parts of a line in no token and in none that the lexer skips. */
function between({ text, start, tokens }: TracedLine, { skipped }: Vocabulary): string {
  let at = start;
  let gaps = "";
  for (const { start: next, image } of tokens) {
    if (next < at) throw new Error(`tokens overlap in ${text}`);
    gaps += text.slice(at - start, next - start);
    at = next + image.length;
  }
  return `${gaps}${text.slice(at - start)}\n`.replace(skipped, "");
}

describe("The traces of the corpus", function () {
  this.timeout(60_000);
  const vocabularies = new Map(
    systems.map(({ wireValue, grammar }) => [wireValue, vocabularyOf(grammar.modes)]),
  );

  for (const name of NAMES)
    it(`account for each line: ${name}`, () => {
      const { lines } = trace(readFileSync(new URL(name, CORPUS), "utf8"));
      for (const line of lines) {
        const vocabulary = vocabularies.get(line.system);
        if (vocabulary === undefined) throw new Error(`no system ${line.system}`);
        expect(between(line, vocabulary).trim(), line.text).to.equal("");
        for (const { mode, name: token } of line.tokens) {
          const names = vocabulary.namesIn.get(mode);
          expect(
            [token, `${token}EndingSection`].some((each) => names?.has(each)),
            token,
          ).to.be.true;
        }
        const isRead = line.pieces.every(({ kind }) => kind !== null);
        if (line.rule === null || !isRead) continue;
        const own = line.tokens.filter(({ role }) => role === null).map(({ image }) => image);
        expect(imagesIn(line.rule), line.text).to.deep.equal(own);
      }
    });
});
