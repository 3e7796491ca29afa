import { expect } from "chai";
import { cpuMs } from "../../bench/cpu-time.ts";
import { systems } from "../../grammars/systems.ts";
import { decode } from "../../src/decode/decode.ts";
import { contextsOf } from "./contexts.ts";
import { collect } from "./expressions.ts";
import { superLinear } from "./growth.ts";

/*
 * The checker of `patterns.test.ts` cannot calculate with expressions that look around, and knows
 * nothing of how often a lexer tries one. So lines are blown up at every place that lexers come to.
 */

const PUMPS = [" ", "A", "1", "A ", "1 ", "/", "-", ".", "A1 ", "*", "(", "A/"];
/** Decoding takes longer; what it does with words is held by the tests of its stages. */
const DECODED_PUMPS = [" "];
/** No token begins like it, and no line ends like it. */
const END = "~";
/** How long the first tries are, and below how many milliseconds the longer one proves nothing. */
const TRIES = { long: 16_384, short: 4096 };
const HARMLESS = 25 / 16;
/** So many times as long may the longer one take; the square of its length is 16 times as much. */
const UNSUSPICIOUS = 6;

const pumped = (pump: string, length: number) => pump.repeat(Math.ceil(length / pump.length));

/** Takes time in proportion to the count, and no memory, which would cost time of its own. */
function counted(count: number): number {
  let sum = 0;
  for (let at = 0; at < count; at++) sum += at % 7;
  return sum;
}

/** Whether a task costs more than linear time, in words; most are told by two tries. */
function tooMuch(task: (length: number) => () => unknown): string[] {
  const long = cpuMs(task(TRIES.long));
  if (long < HARMLESS || long < UNSUSPICIOUS * cpuMs(task(TRIES.short))) return [];
  const told = superLinear(task);
  return told === null ? [] : [told];
}

/** What once took more than linear time: what it begins with, what is blown up, how it ends. */
const ATTACKS: readonly (readonly [begin: string, pump: string, end: string])[] = [
  ["", " ", "X 24NOV26"],
  ["RP/", " ", "X 24NOV26"],
  ["", " ", "0"],
  ["1A2", " ", ""],
  ["GFAX ", " ", "."],
  ["FONE", " ", "F"],
  ["TK ", " ", "X"],
  ["   1.DOE/JANE(INF ", " ", "~"],
  ["APN E+JANE@EXAMPLE.COM/EN", " ", "~"],
  ["QT", " ", "*"],
  ["*ABCDEF", " ", "~"],
  ["*IA", " ", "*"],
  ["COPY AS TEXT", " ", "~"],
  ["*-A", " ", "~"],
  ["FP", " ", "1~"],
  ["  2 HTL ZZ HK1 NCE 13APR-16APR/RG-", " ", "~"],
  ["  2 HTL ZZ 13DEC S HK1  DEN/OUT16DEC", " ", "~"],
  [" 1 AA  50K 09DEC W DFWLHR HK2   435P  725A  10DEC Q /DCAA*ZR4T9B\n            /E", " ", "~"],
  ["Operated by ", "OPERATED BY ", "~"],
  ["Outbound ", "- ", "N 24NOV26"],
  ["Passenger: ", "; ", "~"],
];

describe("Lines that are blown up", function () {
  this.timeout(600_000);

  it("cost too much where time is quadratic", () => {
    const quadratic = (length: number) => {
      const text = `X${pumped(" ", length)}~`;
      return () => /X *A? *\n/.test(text);
    };
    expect(tooMuch(quadratic)).to.not.deep.equal([]);
    expect(tooMuch((length) => () => counted(length * 2000))).to.deep.equal([]);
  });

  for (const { grammar, wireValue } of systems) {
    const contexts = contextsOf({ grammar });

    it(`cost the lexer of ${wireValue} linear time, wherever it comes to`, () => {
      const found = contexts.flatMap(({ mode, text }) =>
        PUMPS.flatMap((pump) =>
          tooMuch((length) => {
            const line = `${text}${pumped(pump, length)}${END}\n`;
            return () => grammar.lexer.tokenize(line);
          }).map((told) => `${mode} after ${text.slice(-40)}, ${pump}: ${told}`),
        ),
      );
      expect(found).to.deep.equal([]);
      expect(contexts).to.have.length.greaterThan(50);
    });

    it(`cost ${wireValue} linear time to decode, in every mode`, () => {
      const ofMode = new Map(contexts.map((context) => [context.mode, context]));
      const found = [...ofMode.values()].flatMap(({ mode, text }) =>
        DECODED_PUMPS.flatMap((pump) =>
          tooMuch((length) => {
            const line = `${text}${pumped(pump, length)}${END}`;
            return () => decode(line, { algorithm: wireValue });
          }).map((told) => `${mode} after ${text.slice(-40)}, ${pump}: ${told}`),
        ),
      );
      expect(found).to.deep.equal([]);
    });
  }

  it("cost every expression alone linear time", () => {
    const found = collect().expressions.flatMap(({ source, flags, isSticky, sites }) => {
      const expression = new RegExp(source, flags.replace("y", "") + (isSticky ? "y" : ""));
      return PUMPS.flatMap((pump) =>
        tooMuch((length) => {
          const text = pumped(pump, length) + END;
          return () => {
            expression.lastIndex = 0;
            return expression.test(text);
          };
        }).map((told) => `${sites.join(", ")}, ${pump}: ${told}`),
      );
    });
    expect(found).to.deep.equal([]);
  });

  for (const [begin, pump, end] of ATTACKS)
    it(`cost linear time where they did not once: ${begin}${pump}…${end}`, () => {
      const algorithms = ["", ...systems.map(({ wireValue }) => wireValue)];
      const found = algorithms.flatMap((algorithm) =>
        tooMuch((length) => {
          const text = begin + pumped(pump, length) + end;
          return () => decode(text, { algorithm });
        }).map((told) => `${algorithm}: ${told}`),
      );
      expect(found).to.deep.equal([]);
    });
});
