import { expect } from "chai";
import { cpuMs } from "../../bench/cpu-time.ts";
import { systems } from "../../grammars/systems.ts";
import { decode } from "../../src/decode/decode.ts";
import { contextsOf } from "./contexts.ts";
import { collect } from "./expressions.ts";
import { superLinear } from "./growth.ts";

/*
 * The checker of `patterns.test.ts` cannot analyse expressions with look-arounds, and does not know how
 * often a lexer tries one. So this test pumps lines at every place that lexers reach.
 */

const PUMPS = [" ", "A", "1", "A ", "1 ", "/", "-", ".", "A1 ", "*", "(", "A/"];
/** Decoding takes longer; the tests of its stages cover what it does with words. */
const DECODED_PUMPS = [" "];
/** No token begins like it, and no line ends like it. */
const END = "~";
/** The lengths of the first tries, and the time below which the longer one proves nothing. */
const TRIES = { long: 4096, short: 1024 };
const HARMLESS = 25 / 128;
/**
 * The maximum factor for the longer try. Quadratic time would be a factor of 16; this is one where the
 * longer try spends four tenths of its time on quadratic work.
 */
const UNSUSPICIOUS = 5;
/** Most suspicions are a compiler or garbage collector at work, which a second try dispels. */
const MOST_TRIES = 3;

const pumped = (pump: string, length: number) => pump.repeat(Math.ceil(length / pump.length));

/** Takes time in proportion to the count, and no memory, which would take time itself. */
function counted(count: number): number {
  let sum = 0;
  for (let at = 0; at < count; at++) sum += at % 7;
  return sum;
}

/** Describes how a task takes more than linear time; the first tries are enough for most. */
function tooMuch(task: (length: number) => () => unknown): string[] {
  let [long, short] = [Infinity, Infinity];
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    long = Math.min(long, cpuMs(task(TRIES.long)));
    if (long < HARMLESS) return [];
    short = Math.min(short, cpuMs(task(TRIES.short)));
    if (long < UNSUSPICIOUS * short) return [];
  }
  const found = superLinear(task);
  return found === null ? [] : [found];
}

/** What once took more than linear time: its start, what is repeated, its end. */
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

describe("Pumped lines", function () {
  this.timeout(600_000);

  it("are detected as too slow in quadratic time", () => {
    const quadratic = (length: number) => {
      const text = `X${pumped(" ", length / 2)}~`;
      return () => /X *A? *\n/.test(text);
    };
    expect(tooMuch(quadratic)).to.not.deep.equal([]);
    expect(tooMuch((length) => () => counted(length * 2000))).to.deep.equal([]);
  });

  for (const { grammar, wireValue } of systems) {
    const contexts = contextsOf({ grammar });

    it(`take the lexer of ${wireValue} linear time at every place it reaches`, () => {
      const found = contexts.flatMap(({ mode, text }) =>
        PUMPS.flatMap((pump) =>
          tooMuch((length) => {
            const line = `${text}${pumped(pump, length)}${END}\n`;
            return () => grammar.lexer.tokenize(line);
          }).map((found) => `${mode} after ${text.slice(-40)}, ${pump}: ${found}`),
        ),
      );
      expect(found).to.deep.equal([]);
      expect(contexts).to.have.length.greaterThan(50);
    });

    it(`take ${wireValue} linear time to decode in every mode`, () => {
      const ofMode = new Map(contexts.map((context) => [context.mode, context]));
      const found = [...ofMode.values()].flatMap(({ mode, text }) =>
        DECODED_PUMPS.flatMap((pump) =>
          tooMuch((length) => {
            const line = `${text}${pumped(pump, length)}${END}`;
            return () => decode(line, { algorithm: wireValue });
          }).map((found) => `${mode} after ${text.slice(-40)}, ${pump}: ${found}`),
        ),
      );
      expect(found).to.deep.equal([]);
    });
  }

  it("take every expression alone linear time", () => {
    const found = collect().expressions.flatMap(({ source, flags, isSticky, sites }) => {
      const expression = new RegExp(source, flags.replace("y", "") + (isSticky ? "y" : ""));
      return PUMPS.flatMap((pump) =>
        tooMuch((length) => {
          const text = pumped(pump, length) + END;
          return () => {
            expression.lastIndex = 0;
            return expression.test(text);
          };
        }).map((found) => `${sites.join(", ")}, ${pump}: ${found}`),
      );
    });
    expect(found).to.deep.equal([]);
  });

  for (const [begin, pump, end] of ATTACKS)
    it(`still take linear time: ${begin}${pump}…${end}`, () => {
      const algorithms = ["", ...systems.map(({ wireValue }) => wireValue)];
      const found = algorithms.flatMap((algorithm) =>
        tooMuch((length) => {
          const text = begin + pumped(pump, length) + end;
          return () => decode(text, { algorithm });
        }).map((found) => `${algorithm}: ${found}`),
      );
      expect(found).to.deep.equal([]);
    });
});
