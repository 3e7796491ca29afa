/** Whether a case of the corpus still gives its answer: what `test/corpus.test.ts` compares. */
import { decodeWith, isDecodable } from "../../src/decode/decode.ts";
import type { System } from "../../src/decode/systems.ts";
import { toV4 } from "../../src/views/v4/view.ts";
import { readText, type Reading } from "../../src/workshop/corpus/decoders/reading.ts";
import { verdictOf, type RunCase } from "../../src/workshop/corpus/comparison/verdict.ts";

/** Finds the cases that fail, once it knows what each gives without a mutant. */
export class Oracle {
  readonly #answers = new Map<string, string>();
  readonly #costs = new Map<string, number>();

  /** @param cases each with an expectation, and right */
  constructor(cases: readonly RunCase[], systems: readonly System[]) {
    for (const each of cases) {
      const reading = readingOf(each, systems);
      const { expectation, name } = each;
      if (expectation === null || verdictOf(each, expectation, reading).result !== "right")
        throw new Error(`${name} fails without any mutant`);
      this.#answers.set(name, answerOf(reading));
      this.#costs.set(name, reading.ms);
    }
  }

  /** The milliseconds that a case takes. */
  costOf({ name }: RunCase): number {
    return this.#costs.get(name) ?? 0;
  }

  fails(each: RunCase, systems: readonly System[]): boolean {
    const reading = readingOf(each, systems);
    const { expectation, name } = each;
    if (expectation === null) return false;
    if (answerOf(reading) === this.#answers.get(name)) return false;
    return verdictOf(each, expectation, reading).result !== "right";
  }
}

function readingOf({ text, expectation }: RunCase, systems: readonly System[]): Reading {
  const decode = (shown: string, options?: Parameters<typeof decodeWith>[2]) =>
    decodeWith(systems, shown, options);
  const referenceDate = expectation?.referenceDate ?? "";
  return readText({ decode, isDecodable, toV4 }, { text, referenceDate, explain: false });
}

/** Everything that a case is compared by. */
function answerOf(reading: Reading): string {
  if (reading.kind === "failure") return reading.detail;
  const { answer, algorithm, confidence, looksLike, unread } = reading;
  return JSON.stringify([answer, algorithm, confidence, looksLike, unread.map(({ text }) => text)]);
}
