/** A run over cases of the corpus. */
import type { Expectation } from "../cases.ts";
import type { Decoders } from "./decoders.ts";
import { disclosed } from "./private.ts";
import type { Reading } from "./reading.ts";
import { unwritten, verdictOf, type RunCase, type Verdict } from "./verdict.ts";

/** The verdict on each case, in their order; all are decoded while the first is waited for. */
export async function* verdictsOn(
  cases: readonly RunCase[],
  decoders: Decoders,
): AsyncGenerator<Verdict> {
  const pending = cases.map((each) => ({
    each,
    reading: each.expectation && readCase(each, each.expectation, decoders),
  }));
  for (const { each, reading } of pending)
    yield disclosed(
      each.expectation === null || reading === null
        ? unwritten(each)
        : await verdictOn(each, each.expectation, await reading, decoders),
    );
}

/** With the places of what differs, for which the text is decoded once more. */
async function verdictOn(
  each: RunCase,
  expectation: Expectation,
  reading: Reading,
  decoders: Decoders,
): Promise<Verdict> {
  const verdict = verdictOf(each, expectation, reading);
  if (verdict.fields.length === 0) return verdict;
  const { text } = each;
  const { referenceDate } = expectation;
  const again = await decoders.read({ text, referenceDate, explain: true });
  return again.kind === "failure"
    ? verdict
    : { ...verdictOf(each, expectation, again), ms: reading.ms };
}

/** @param explain whether places of values are wanted, and the check of the answer's schema */
export function readCase(
  { text }: RunCase,
  { referenceDate }: Pick<Expectation, "referenceDate">,
  decoders: Decoders,
  explain = false,
): Promise<Reading> {
  return decoders.read({ text, referenceDate, explain });
}
