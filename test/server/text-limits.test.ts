import { expect } from "chai";
import fc from "fast-check";
import { ApiError } from "../../src/server/errors.ts";
import {
  LONGEST_LINE,
  MOST_LINES,
  refuseLongLines,
} from "../../src/server/connections/text-limits.ts";
import { Lines } from "../../src/decode/text/lines.ts";
import { AIR_LINE, errorOf, jsonOf, sharedService } from "./service.ts";

const NAME = "1.MARTINELLI/BRUNO MR";
const ENDS = ["\n", "\r", "\r\n", "\f", "\v", "\u0085", "\u2028", "\u2029"];

/** The error for a text; null if it is accepted. */
function refusalOf(text: string): string | null {
  try {
    refuseLongLines(text);
    return null;
  } catch (error) {
    if (error instanceof ApiError) return error.message;
    throw error;
  }
}

const TOO_MANY = "Request body is too large: the limit is 5,000 lines";
const TOO_LONG = "Request body is too large: the limit is 65,536 characters per line";

describe("The limits of a text", () => {
  for (const end of ENDS)
    it(`count lines that end with ${JSON.stringify(end)}`, () => {
      expect(refusalOf(`A${end}`.repeat(MOST_LINES))).to.equal(null);
      expect(refusalOf(`A${end}`.repeat(MOST_LINES) + "A")).to.equal(TOO_MANY);
      expect(refusalOf(end.repeat(MOST_LINES))).to.equal(null);
      expect(refusalOf(end.repeat(MOST_LINES + 1))).to.equal(TOO_MANY);
    });

  for (const end of ["", ...ENDS])
    it(`measure lines that end with ${JSON.stringify(end)}`, () => {
      const longest = "A".repeat(LONGEST_LINE);
      expect(refusalOf(`A${end || "\n"}${longest}${end}`)).to.equal(null);
      expect(refusalOf(`A${end || "\n"}${longest}A${end}`)).to.equal(TOO_LONG);
    });

  it("count lines like `Lines`", () => {
    const pieces = fc.constantFrom(...ENDS, "A", "AB");
    const texts = fc.array(pieces, { minLength: 4990, maxLength: 5020 });
    fc.assert(
      fc.property(texts, (parts) => {
        const text = parts.join("").padEnd(MOST_LINES + 1, "\n");
        const isTaken = new Lines(text).spans.length <= MOST_LINES;
        expect(refusalOf(text)).to.equal(isTaken ? null : TOO_MANY);
      }),
      { numRuns: 200 },
    );
  });

  describe("over HTTP", () => {
    const service = sharedService();
    const post = (path: string, body: string) => service().send(path, { method: "POST", body });

    for (const path of ["/v3/decode", "/v4/decode", "/site/workbench"]) {
      it(`apply to ${path}`, async () => {
        const many = await errorOf(await post(path, "A\r".repeat(MOST_LINES + 1)), 413);
        expect(many).to.deep.equal({ message: TOO_MANY, code: "too_large" });
      });

      it(`allow a record that lost its line ends at ${path}`, async () => {
        const screen = [NAME, AIR_LINE].map((line) => line.padEnd(64)).join("");
        await jsonOf(await post(path, screen.padEnd(500 * 64)));
      });
    }

    it("apply to the text in a JSON string", async () => {
      const { message } = await errorOf(
        await post("/v4/decode", JSON.stringify("A\n".repeat(MOST_LINES + 1))),
        413,
      );
      expect(message).to.equal(TOO_MANY);
    });

    it("apply to the length of a line", async () => {
      const { message } = await errorOf(
        await post("/v4/decode", `${NAME}\n${"A".repeat(LONGEST_LINE + 1)}`),
        413,
      );
      expect(message).to.equal(TOO_LONG);
    });
  });
});
