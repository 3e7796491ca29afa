/** Runs cases of the corpus. */
import type { Expectation } from "../cases.ts";
import type { Decoders } from "./decoders/decoders.ts";
import { disclosed } from "./reports/private.ts";
import type { Reading, Request } from "./decoders/reading.ts";
import { unwritten, verdictOf, type RunCase, type Verdict } from "./comparison/verdict.ts";

/** The verdict on each case, in order; all cases are decoded concurrently. */
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

/** Includes the places of the differences, for which the text is decoded again. */
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

/** @param more what to include besides the answer */
export function readCase(
  { text }: RunCase,
  { referenceDate }: Pick<Expectation, "referenceDate">,
  decoders: Decoders,
  more: Partial<Pick<Request, "explain" | "isChecked">> = {},
): Promise<Reading> {
  return decoders.read({ text, referenceDate, explain: false, ...more });
}
