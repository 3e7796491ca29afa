import { expect } from "chai";
import { decode, isDecodable } from "../src/decode/decode.ts";
import { checkV4 } from "../src/views/v4/check.ts";
import { withoutDoubts } from "../src/views/v4/reading.ts";
import type { V4Answer } from "../src/views/v4/schema.ts";
import { toV4 } from "../src/views/v4/view.ts";
import { drawVerdict } from "../src/workshop/corpus/reports/drawing.ts";
import { readText, type Answered, type Decoder } from "../src/workshop/corpus/decoders/reading.ts";
import { unwritten, verdictOf, type RunCase } from "../src/workshop/corpus/comparison/verdict.ts";
import { CASES, decodedCase } from "./decoded-cases.ts";
import { hasOwnForm } from "./own-form.ts";
import { checkSpans } from "./spans.ts";

/*
 * Compares every case of the corpus as `recloc corpus` does: `<case>.txt` must decode to `<case>.json`.
 * In addition, it checks what no expectation covers: the places of the values. `paste.test.ts` and
 * `paste-breaks.test.ts` check its pastes, except for texts with a form of their own.
 */

describe("The corpus", () => {
  for (const each of CASES)
    it(each.name, () => {
      const { text, expectation } = each;
      const reading = compare({ ...each, isPrivate: false });
      const read = (paste: string) => decode(paste, { referenceDate: expectation?.referenceDate });
      if (each.name.includes(PASTE)) checkV4(toV4(read(flat(text)), { explain: true }));
      if (!hasOwnForm(text)) return;
      for (const paste of [text.toLowerCase(), text.replaceAll("\n", "\r\n")])
        checkV4(toV4(read(paste), { explain: true }));
      if (reading.answer !== null && !IRREGULAR.test(each.name))
        expect(JSON.stringify(withoutDoubts(toV4(read(indented(text)))))).to.equal(
          JSON.stringify(reading.answer),
        );
    });
});

/** @returns what was read */
function compare(each: RunCase): Answered {
  const { text, expectation } = each;
  const explained: V4Answer[] = [];
  const decoder: Decoder = {
    decode: () => decodedCase(each),
    isDecodable,
    check: checkV4,
    toV4: (decoded, options) => {
      const answer = toV4(decoded, options);
      if (options?.explain === true) explained.push(answer);
      return answer;
    },
  };
  const reading = expectation && readText(decoder, { text, explain: true, ...expectation });
  const verdict =
    expectation === null || reading === null
      ? unwritten(each)
      : verdictOf(each, expectation, reading);
  if (verdict.result !== "right" || reading?.kind !== "answered")
    throw new Error(drawVerdict(verdict, (_, shown) => shown));
  checkV4(reading.explained);
  expect(explained).to.have.length(1);
  for (const answer of explained) checkSpans(answer, text);
  return reading;
}

/** Pastes that are already damaged. */
const PASTE = "paste/";
/** Those, and masks whose numbers have columns of their own. */
const IRREGULAR = /(?:paste|fare)\//;
/** As sent by a form that drops line breaks. */
const flat = (text: string) => text.replaceAll(/[\r\n]+/g, "");
/** As displayed in an email. */
const indented = (text: string) => text.replaceAll(/^(?=.)/gm, "    ");
