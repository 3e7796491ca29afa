import { expect } from "chai";
import { otherTicketing, ticket, ticketing } from "../../../../grammars/sabre/fares/ticketing.ts";
import { grammarOf, itLeavesUnread, itReads, itReadsAnyText, readLines } from "../../read.ts";

const day = (date: number, month: number, year: number | null = null) => ({
  day: date,
  month,
  year,
});
const arrangement = (state: string, more: object) => ({ kind: "ticketing", state, ...more });

describe("Sabre ticketing", () => {
  describe("ticketing arrangements", () => {
    const grammar = grammarOf(ticket, ticketing, otherTicketing);
    itReads(grammar, [
      ["  1. TAW/15JUL", arrangement("limit", { number: "1", date: day(15, 7) })],
      ["TAW/5JUL", arrangement("limit", { date: day(5, 7) })],
      ["    TAW15JUL/", arrangement("limit", { date: day(15, 7) })],
      ["    TAW/15JUL26", arrangement("limit", { date: day(15, 7, 26) })],
      [
        "  1. TAWZZ9A11JUN077/0400A/",
        arrangement("limit", {
          ...{ number: "1", date: day(11, 6), clock: 4 * 60 },
          ...{ office: "ZZ9A", text: "077/0400A" },
        }),
      ],
      // The queue has two digits, which are not a year.
      [
        "    TAWZZ9A11JUN50/",
        arrangement("limit", { date: day(11, 6), office: "ZZ9A", text: "50" }),
      ],
      ["    TAWHDQ11JUN/", arrangement("limit", { date: day(11, 6), office: "HDQ" })],
      [
        "  1. T-24JUN-ZZ9A*AZZ",
        arrangement("done", { number: "1", date: day(24, 6), office: "ZZ9A" }),
      ],
      ["    T-24JUN", arrangement("done", { date: day(24, 6) })],
      [
        "    T-24JUN26-ZZ9A*AZZ BY MAIL",
        arrangement("done", { date: day(24, 6, 26), office: "ZZ9A", text: "BY MAIL" }),
      ],
      ["  2. T-A", arrangement("other", { number: "2", text: "T-A" })],
      ["  2. PREPAID AT LHR ", arrangement("other", { number: "2", text: "PREPAID AT LHR" })],
      // An item can look like a flight.
      [
        "  8. AA 175I 12APR S DFWHND HK2",
        arrangement("other", { number: "8", text: "AA 175I 12APR S DFWHND HK2" }),
      ],
    ]);
    itLeavesUnread(grammar, ["PREPAID", "TAW", "T-", " 1 AA 175I 12APR S DFWHND HK2"]);
    itReadsAnyText(grammar, ["  1. ", "    ", "TAW", "T-", "ZZ9A", "11JUN", "26", "*AZZ", "0400A"]);
  });

  const issued = day(8, 4);
  const sold = { named: [{ surname: "SAMPL", given: "B", printed: "SAMPL/B" }], office: "ZZ9A" };

  const tickets: readonly (readonly [line: string, says: object | null])[] = [
    [
      "  2. TE 0010000000001-AT SAMPL/B ZZ9A*AZZ 1828/08APR*I",
      { number: "2", ticket: "001-0000000001", type: "ET", issued, ...sold },
    ],
    [
      "  2. TE 0010000000001/02-AT SAMPL/B ZZ9A*AZZ 1828/08APR*I",
      { number: "2", ticket: "001-0000000001-02", type: "ET", issued, ...sold },
    ],
    [
      "TE 001 0000000001-AT SAMPL/B ZZ9A*AZZ 1828/08APR26*E",
      { ticket: "001-0000000001", type: "ET", issued: day(8, 4, 26), ...sold },
    ],
    [
      "    TE 0010000000001-AT DE LA CRUZ/J ZZ9A*AZZ 1828/08APR*I",
      {
        ticket: "001-0000000001",
        type: "ET",
        issued,
        named: [{ surname: "DE LA CRUZ", given: "J", printed: "DE LA CRUZ/J" }],
        office: "ZZ9A",
      },
    ],
    ["TE 0010000000001", { ticket: "001-0000000001", type: "ET" }],
    // The date on which a ticket became void is not its date of issue.
    [
      "    TV 0010000000001-AT  *VOID* ZZ9A*AZZ 1830/08APR*E",
      { ticket: "001-0000000001", type: "EV", office: "ZZ9A" },
    ],
    [
      "    TE 0010000000001-AT SAMPL/B *VOID* ZZ9A*AZZ 1830/08APR*E",
      { ticket: "001-0000000001", type: "EV", ...sold },
    ],
    ["  2.TE 0010000000001", { ticket: "001-0000000001", type: "ET" }],
    [
      "  5. ME 0010000000003-AT SAMPL/B ZZ9A*AZZ 1828/08APR*I",
      { number: "5", ticket: "001-0000000003", type: "DT", issued, ...sold },
    ],
    [
      "  6. TK 0010000000004-AT SAMPL/B ZZ9A*AZZ 1828/08APR LOST",
      { number: "6", ticket: "001-0000000004", type: "PT", issued, ...sold, unparsed: ["LOST"] },
    ],
    ["TE 00100000000011-AT", null],
    ["TE 001000000000", null],
  ];

  describe("tickets", () => {
    const grammar = grammarOf(ticket);
    for (const [line, says] of tickets)
      it(line.trim(), () => {
        const node = says && { kind: "ticket", ...says };
        expect(readLines(line, grammar)).to.deep.equal([node]);
      });

    it("have no traveller after a refund", () => {
      const line = "  4. TR 0010000000001-AT SAMPL/B ZZ9A*AZZ 1830/08APR*I";
      expect(readLines(line, grammar)).to.deep.equal([
        { kind: "note", number: "4", about: "refund" },
      ]);
    });
  });
});
