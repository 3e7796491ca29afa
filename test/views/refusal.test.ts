import { expect } from "chai";
import { decode } from "../../src/decode/decode.ts";
import { toRefusal } from "../../src/views/v4/refusal.ts";

describe("A refusal", () => {
  it("says what the text looks like, and what became of each line", () => {
    const text = "** AMADEUS AVAILABILITY - AN ** JFK NEW YORK\n\nWHAT IS THIS";
    const { looks_like, lines, coverage, unread_lines } = toRefusal(decode(text));
    expect(looks_like).to.equal("availability");
    expect(lines.map(({ fate, number }) => [number, fate])).to.deep.equal([
      [1, "read"],
      [2, "ignored"],
      [3, "unread"],
    ]);
    expect(coverage?.lines).to.deep.equal({ read: 1, ignored: 1, unread: 1 });
    expect(unread_lines).to.have.length(1);
  });
});
