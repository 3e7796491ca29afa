/** Whether a few lines of the corpus are still taken for those of their system: what a signature is for. */
import { decodeWith } from "../../src/decode/decode.ts";
import type { System } from "../../src/decode/systems.ts";
import { NO_STEPS, type Subject } from "./mutant.ts";

/** A fragment has at most so many lines: in longer ones, others sign as well. */
const MOST_LINES = 3;

/** Lines whose system only the mutant does not recognise; null if there are none. */
export function lineKiller(
  { cases, during, reaches }: Subject,
  systems: readonly System[],
): string | null {
  const fragments = cases.flatMap(({ name, text, expectation }) =>
    fragmentsOf(text)
      .filter((fragment) => reaches({ text: fragment, algorithms: [], noticed: NO_STEPS }))
      .map((fragment) => ({ name, fragment, algorithm: expectation?.algorithm ?? null })),
  );
  const isRight = (all: readonly System[], { fragment, algorithm }: (typeof fragments)[number]) =>
    decodeWith(all, fragment, { referenceDate: "2026-11-21" }).algorithm === algorithm;
  const right = fragments.filter((each) => isRight(systems, each));
  const wrong = during((all) => right.find((each) => !isRight(all, each)));
  return wrong === undefined ? null : `${wrong.name}: ${wrong.fragment.trim()}`;
}

/** Every line, every two lines, every three lines. */
function fragmentsOf(text: string): readonly string[] {
  const lines = text.split("\n").filter((line) => line.trim() !== "");
  return Array.from({ length: MOST_LINES }, (_, more) =>
    lines.slice(more).map((_, start) => lines.slice(start, start + more + 1).join("\n")),
  ).flat();
}
