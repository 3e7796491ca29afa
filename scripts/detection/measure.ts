import { decode } from "../../src/decode/decode.ts";
import type { Case } from "./cases.ts";

/** The choice for a case. */
export interface Outcome extends Case {
  /** Wire value. */
  readonly chosen: string;
  /** 0 to 1. */
  readonly confidence: number;
}

export function outcomesOf(cases: readonly Case[], referenceDate: string): readonly Outcome[] {
  return cases.map((each) => {
    const { algorithm, confidence } = decode(each.text, { referenceDate });
    return { ...each, chosen: algorithm, confidence };
  });
}

export function isRight({ expected, chosen }: Outcome): boolean {
  return expected === chosen;
}

/** The share of right choices; 1 if there are none. */
export function shareRight(outcomes: readonly Outcome[]): number {
  return outcomes.length === 0 ? 1 : outcomes.filter(isRight).length / outcomes.length;
}

/** How often each expected algorithm (rows) was detected as which (columns). */
export function confusion(outcomes: readonly Outcome[], algorithms: readonly string[]): string {
  const rows = algorithms.map((expected) => [
    expected,
    ...algorithms.map((chosen) =>
      String(
        outcomes.filter((each) => each.expected === expected && each.chosen === chosen).length,
      ),
    ),
  ]);
  return table([["expected \\ chosen", ...algorithms], ...rows]);
}

const BINS = [0, 0.5, 0.7, 0.8, 0.9, 0.95, 0.99, 0.999, 1];

/** The confidence of the choices, and how many of them were right. */
export function calibration(outcomes: readonly Outcome[]): string {
  const rows = BINS.slice(0, -1).flatMap((from, index) => {
    const to = BINS[index + 1] ?? 1;
    const inBin = outcomes.filter(
      ({ confidence }) => confidence >= from && (confidence < to || to === 1),
    );
    if (inBin.length === 0) return [];
    const mean = inBin.reduce((sum, { confidence }) => sum + confidence, 0) / inBin.length;
    return [[`${from} to ${to}`, String(inBin.length), percent(mean), percent(shareRight(inBin))]];
  });
  return table([["confidence", "texts", "mean", "right"], ...rows]);
}

export function percent(share: number): string {
  return `${(share * 100).toFixed(1)} %`;
}

function table(rows: readonly (readonly string[])[]): string {
  const [head = []] = rows;
  const widths = head.map((_, column) =>
    Math.max(...rows.map((row) => (row[column] ?? "").length)),
  );
  return rows
    .map((row) => row.map((cell, column) => cell.padStart(widths[column] ?? 0)).join("  "))
    .map((line) => `  ${line}`)
    .join("\n");
}
