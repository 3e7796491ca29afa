import { expect } from "chai";
import { fileURLToPath } from "node:url";
import { decode, isDecodable } from "../src/decode/decode.ts";
import { checkV4 } from "../src/views/v4/check.ts";
import { toV4 } from "../src/views/v4/view.ts";
import { casesIn } from "../src/workshop/cases.ts";
import { drawVerdict } from "../src/workshop/corpus/reports/drawing.ts";
import { readText } from "../src/workshop/corpus/decoders/reading.ts";
import { unwritten, verdictOf, type RunCase } from "../src/workshop/corpus/comparison/verdict.ts";

/*
 * Compares every case of the corpus as `recloc corpus` does: `<case>.txt` must decode to `<case>.json`.
 * In addition, it checks what no expectation covers: how each text is read after a paste.
 */

const CORPUS = fileURLToPath(new URL("../corpus/", import.meta.url));
const DECODER = { decode, isDecodable, toV4, check: checkV4 };

describe("The corpus", () => {
  for (const each of casesIn(CORPUS))
    it(each.name, () => {
      compare({ ...each, isPrivate: false });
      checkPastes(each.name, each.text, each.expectation?.referenceDate);
    });
});

function compare(each: RunCase): void {
  const { text, expectation } = each;
  const verdict =
    expectation === null
      ? unwritten(each)
      : verdictOf(each, expectation, readText(DECODER, { text, explain: true, ...expectation }));
  if (verdict.result !== "right") throw new Error(drawVerdict(verdict, (_, shown) => shown));
}

function checkPastes(name: string, text: string, referenceDate: string | undefined): void {
  const options = { referenceDate };
  const decoded = decode(text, options);
  checkV4(toV4(decoded, { explain: true }));
  for (const paste of [flat(text), text.toLowerCase(), text.replaceAll("\n", "\r\n")])
    checkV4(toV4(decode(paste, options), { explain: true }));
  if (isDecodable(decoded) && !IRREGULAR.test(name))
    expect(JSON.stringify(toV4(decode(indented(text), options)))).to.equal(
      JSON.stringify(toV4(decoded)),
    );
}

/** Pastes that are already damaged, and masks whose numbers have columns of their own. */
const IRREGULAR = /(?:paste|fare)\//;
/** As sent by a form that drops line breaks. */
const flat = (text: string) => text.replaceAll(/[\r\n]+/g, "");
/** As displayed in a mail. */
const indented = (text: string) => text.replaceAll(/^(?=.)/gm, "    ");
