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

/** The parts of a line in no token and in none that the lexer skips, such as page marks. */
function between({ text, start, tokens }: TracedLine, types: readonly TokenType[]): string {
  let at = start;
  let gaps = "";
  for (const { start: next, image } of tokens) {
    if (next < at) throw new Error(`tokens overlap in ${text}`);
    gaps += text.slice(at - start, next - start);
    at = next + image.length;
  }
  const passedOver = types.flatMap(({ GROUP, PATTERN }) =>
    GROUP === Lexer.SKIPPED && PATTERN instanceof RegExp ? [PATTERN.source] : [],
  );
  return `${gaps}${text.slice(at - start)}\n`.replace(new RegExp(passedOver.join("|"), "g"), "");
}

describe("The traces of the corpus", function () {
  this.timeout(60_000);
  const modesOf = new Map(systems.map(({ wireValue, grammar }) => [wireValue, grammar.modes]));

  for (const name of NAMES)
    it(`account for each line: ${name}`, () => {
      const { lines } = trace(readFileSync(new URL(name, CORPUS), "utf8"));
      for (const line of lines) {
        const types = Object.values(modesOf.get(line.system) ?? {}).flat();
        expect(between(line, types).trim(), line.text).to.equal("");
        for (const { mode, name: token } of line.tokens) {
          const names = (modesOf.get(line.system)?.[mode] ?? []).map((type) => type.name);
          expect(
            [token, `${token}EndingSection`].some((each) => names.includes(each)),
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
