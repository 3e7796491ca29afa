import { decode } from "../src/decode/decode.ts";
import { checkV4 } from "../src/views/v4/check.ts";
import { toV4 } from "../src/views/v4/view.ts";
import { CASES } from "./decoded-cases.ts";
import { checkSpans } from "./spans.ts";

// `corpus.test.ts` checks those of each case.
describe("The spans of an explained answer", () => {
  it("match the values in repaired pastes and in several records", () => {
    const records = CASES.filter(
      ({ name }) => name.includes("/whole/") || name.includes("-whole/"),
    );
    const texts = records.map(({ text }) => text);
    const pastes = [
      ...texts.map((text) => text.replaceAll("\n", "\r\n")),
      ...texts.map((text) => text.replaceAll(/^/gm, "> ")),
      ...texts.map((text) => text.replaceAll(" ", "&nbsp;")),
      texts.slice(0, 3).join("\n"),
      texts.join("\n"),
    ];
    for (const text of pastes) {
      const answer = toV4(decode(text, { referenceDate: "2026-11-21" }), { explain: true });
      checkV4(answer);
      checkSpans(answer, text);
    }
  });
});
