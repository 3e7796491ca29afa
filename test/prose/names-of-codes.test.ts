import { expect } from "chai";
import { decode } from "../../src/decode/decode.ts";
import { toV4 } from "../../src/views/v4/view.ts";

/** What a line about the way of a flight leaves unread. */
function unreadOf(line: string): readonly string[] {
  return unreadIn(`LH 400  14 January 2027\n${line}\n`);
}

const named = (row: string) => `Okonkwo/Ifeoma,${row}`;

function unreadIn(text: string): readonly string[] {
  const { extraInfo } = toV4(decode(text, { referenceDate: "2026-11-22" }));
  return (extraInfo?.unread_lines ?? []).map((each) => each.text);
}

describe("A name beside its code", () => {
  for (const line of [
    "Frankfurt (FRA) 13:20 - New York (JFK) 16:05",
    "13:20 Frankfurt, Germany (FRA) - 16:05 New York, John F. Kennedy Intl (JFK)",
    "London Heathrow (LHR) 13:20 - Wien, Austria (VIE) 16:05",
    "Londen Heathrow (LHR) 13:20 - Seattle, WA (SEA) 16:05",
    "FRA Frankfurt am Main, Terminal 1 13:20 - JFK New York 16:05",
  ])
    it(`says nothing new: ${line}`, () => {
      expect(unreadOf(line)).to.deep.equal([]);
    });

  it("stays unread if the code is that of another place", () => {
    expect(unreadOf("Frankfurt (FRA) 13:20 - Boston (JFK) 16:05")).to.deep.equal(["Boston"]);
    expect(unreadOf("Frankfurt via Oslo (FRA) 13:20 - New York (JFK) 16:05")).to.deep.equal([
      "Frankfurt via Oslo",
    ]);
  });

  it("can be that of the airline on the line of its flight", () => {
    const text = "Delta Air Lines DL 1184 19 January 2027 ATL 07:45 MSP 09:31\n";
    expect(unreadIn(text)).to.deep.equal([]);
    expect(unreadIn(text.replace("Delta Air Lines", "Air France"))).to.deep.equal(["Air France"]);
  });

  it("does not repeat in the rows of a table who travels", () => {
    const rows = ["DL 1184,19JAN27,ATL,MSP,07:45,09:31", "DL 2263,19JAN27,MSP,SEA,10:40,12:38"];
    const table = ["Passenger,Flight,Date,From,To,Departure,Arrival", ...rows.map(named), ""];
    expect(unreadIn(table.join("\n"))).to.deep.equal([]);
  });

  it("or an unread value is where the text has it, without the title of its column", () => {
    const rows = ["DL 1184,19JAN27,ATL,MSP,07:45,09:31,USD 200.00"];
    rows.push("DL 2263,19JAN27,MSP,SEA,10:40,12:38,USD 300.00");
    const table = ["Flight,Date,From,To,Departure,Arrival,Total", ...rows, ""].join("\n");
    const { unread } = decode(table, { referenceDate: "2026-11-22" });
    const below = unread.filter(({ line }) => line > 1);
    expect(below.map(({ line, span }) => [line, table.slice(...span)])).to.deep.equal([
      [2, "USD 200.00"],
      [3, "USD 300.00"],
    ]);
  });
});
