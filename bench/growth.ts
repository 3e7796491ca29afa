import { decode } from "../src/index.ts";
import { cpuMs } from "./cpu-time.ts";
import { records } from "./records.ts";
import { REFERENCE_DATE } from "./stages.ts";

/**
 * The sizes of the texts in lines; for single-line texts, in the equivalent number of characters.
 */
export const SIZES = [10, 100, 1000, 10_000, 100_000];
/** A size is skipped if the one before it took longer. */
const TOO_LONG_MS = 2000;
const ROUNDS = 3;
const LINE = 64;

/** A text of this many lines. */
type TextOf = (lines: number) => string;

const repeated =
  (unit: string, head = ""): TextOf =>
  (lines) =>
    head + unit.repeat(Math.ceil((lines * LINE) / unit.length));

/** How texts grow: good records, noise, and what hostile callers send. */
const FAMILIES: Readonly<Record<string, TextOf>> = {
  ...Object.fromEntries(
    records.map(({ system, text }) => [`records of ${system}`, repeated(text)]),
  ),
  noise: repeated("LOREM 12 IPSUM/DOLOR 3 SIT-AMET 45 CONSECTETUR ADIPISCING ELIT 6\n"),
  "one endless line": repeated("BA 117 Y 12APR "),
  spaces: repeated(" ", "1.A/B MR\n"),
  "unclosed quotes": repeated('"ROE/ADA MRS \\"'),
  "glued names": repeated("1.1ROE/ADA MRS2.1ROE/MAX MR"),
  requests: repeated(" 12 SSR WCHR BA HK1 /NEEDS ASSISTANCE/S2/P1\n", "  1.ROE/ADA MRS\n"),
  "VI* rows": repeated(" 1 BA 117 12APR LHR JFK 0820 1105\n", "VI*\n"),
};

/**
 * Microseconds per line, or why there is no figure: the text would take too long, or its decoding
 * threw.
 */
export type GrowthCost = number | "-" | "threw";

/** The costs of each family for each of the sizes. */
export function growthCosts(): ReadonlyMap<string, readonly GrowthCost[]> {
  return new Map(
    Object.entries(FAMILIES).map(([name, textOf]) => {
      let before = 0;
      const costs = SIZES.map((lines): GrowthCost => {
        if (before > TOO_LONG_MS) return "-";
        const text = textOf(lines);
        try {
          before = least(() => decode(text, { referenceDate: REFERENCE_DATE }));
        } catch {
          return "threw";
        }
        return (before * 1000) / lines;
      });
      return [name, costs];
    }),
  );
}

function least(work: () => unknown): number {
  let ms = cpuMs(work);
  for (let round = 1; round < ROUNDS && ms < TOO_LONG_MS; round++) ms = Math.min(ms, cpuMs(work));
  return ms;
}
