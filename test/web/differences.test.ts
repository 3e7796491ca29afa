import { expect } from "chai";
import { decode } from "../../src/decode/decode.ts";
import { toV4 } from "../../src/views/v4/view.ts";
import { toWorkbench } from "../../src/views/workbench/view.ts";
import { fateWords, sameWords } from "../../src/web/workbench/compare/fate-words.ts";
import { compareRecords } from "../../src/web/workbench/compare/records.ts";
import { unreadLinesOf } from "../../src/web/workbench/unread-lines.ts";

const EARLIER = `RP/QQQ1A0980/QQQ1A0980            AA/GS  20OCT26/0000Z   ZQ7KXA
  1.MARTINELLI/BRUNO MR   2.DOE/JANE MRS
  3  AF 457 Y 24NOV 2 GRUCDG HK2       3  1855 0950+1 77W E 0 M
  4  AF 7702 Y 25NOV 3 CDGNCE HK2       2F 1230 1400   320 E 0 M
  5  AF 7705 Y 30NOV 1 NCECDG HK2       2  0735 0910   320 E 0 M
  6 TK OK20OCT/QQQ1A0980
  7 FA PAX 125-0000000001/ETAF/20OCT26/QQQ1A0980/00000000/S3-5/P1`;

const v4 = (text: string) => toV4(decode(text, { referenceDate: "2026-10-21" }));

/** The differences of two texts that are one record each. */
function differencesOf(earlier: string, later: string) {
  const [record, ...others] = compareRecords(v4(earlier), v4(later));
  expect(others).to.deep.equal([]);
  expect(record).to.deep.include({ name: null, fate: "compared" });
  return record?.groups ?? [];
}

/** The differences after some replacements, one line each. */
function told(...changes: readonly (readonly [string | RegExp, string])[]): readonly string[] {
  let later = EARLIER;
  for (const [from, to] of changes) {
    const next = later.replace(from, to);
    expect(next, String(from)).not.to.equal(later);
    later = next;
  }
  return differencesOf(EARLIER, later).flatMap(({ name, differences }) =>
    differences.map(({ subject, fate, changes: values }) =>
      [
        `${name}: ${subject} ${fate}`,
        ...values.map((value) => `${value.what}: ${value.earlier} > ${value.later}`),
      ].join("; "),
    ),
  );
}

describe("The differences of two versions of a record", () => {
  it("are none between the same version in two forms", () => {
    expect(differencesOf(EARLIER, `${EARLIER}\n`)).to.deep.equal([]);
    expect(differencesOf(EARLIER, EARLIER.toLowerCase().toUpperCase())).to.deep.equal([]);
  });

  it("are what a schedule change moved: times, the terminal, the status", () => {
    expect(told(["CDGNCE HK2       2F 1230 1400", "CDGNCE TK2       2G 1310 1440"])).to.deep.equal([
      "Flights: AF 7702 CDG–NCE changed; departure: Wed 25 Nov 2026, 12:30 > Wed 25 Nov 2026, 13:10; " +
        "arrival: Wed 25 Nov 2026, 14:00 > Wed 25 Nov 2026, 14:40; departure terminal: 2F > 2G; " +
        "status: HK confirmed > TK confirmed, schedule changed",
    ]);
  });

  it("follow a flight to another number or another day, not to another flight", () => {
    expect(told(["AF 7702", "AF 7712"])[0]).to.contain("flight: AF 7702 > AF 7712");
    expect(told(["30NOV 1 NCECDG", "01DEC 2 NCECDG"])[0]).to.match(
      /^Flights: AF 7705 NCE–CDG changed; departure: Mon 30 Nov 2026, 07:35 > Tue 1 Dec 2026, 07:35/,
    );
  });

  it("are what was added and removed", () => {
    expect(told([/ {2}5 {2}AF 7705.*\n/, ""]).find((line) => line.startsWith("Flights"))).to.equal(
      "Flights: AF 7705 NCE–CDG removed",
    );
    expect(told(["   2.DOE/JANE MRS", ""])).to.deep.include("Travellers: JANE DOE removed");
    expect(
      told([/$/, "\n  8 FA PAX 125-0000000002/ETAF/20OCT26/QQQ1A0980/00000000/S3-5/P2"]),
    ).to.deep.equal(["Tickets: 125-0000000002 added"]);
  });

  it("are corrected names and another locator", () => {
    expect(told(["BRUNO", "BRUNO LUIGI"]).join("\n")).to.contain(
      "Travellers: BRUNO LUIGI MARTINELLI changed; name: BRUNO MARTINELLI > BRUNO LUIGI MARTINELLI",
    );
    expect(told(["ZQ7KXA", "ZQ7KXB"])).to.deep.equal([
      "Record: This record changed; locator: ZQ7KXA > ZQ7KXB",
    ]);
  });

  describe("of versions that were not read completely", () => {
    const modelOf = (text: string) => toWorkbench(decode(text), text, null);
    const whole = modelOf(EARLIER);
    const damaged = modelOf(EARLIER.replace("AF 7705", "AF?7705"));

    it("calls nothing removed or added that may be on a line that was not read", () => {
      expect(fateWords("removed", "removed", { earlier: whole, later: damaged }).words).to.equal(
        "not found in the later version, of which 1 line was not read",
      );
      expect(fateWords("added", "added", { earlier: damaged, later: whole }).words).to.equal(
        "not found in the earlier version, of which 1 line was not read",
      );
      expect(fateWords("removed", "removed", { earlier: damaged, later: whole }).words).to.equal(
        "removed",
      );
      expect(fateWords("added", "added", { earlier: whole, later: damaged }).words).to.equal(
        "added",
      );
    });

    it("reports that nothing has changed only if both were read completely", () => {
      const nonsense = modelOf(`${EARLIER}\nQQ?? NONSENSE`);
      expect(sameWords({ earlier: whole, later: whole }).words).to.equal("Nothing has changed.");
      for (const [one, other] of [
        [whole, nonsense],
        [nonsense, whole],
      ] as const)
        expect(sameWords({ earlier: one, later: other }).words).to.equal(
          "What was read has not changed.",
        );
    });

    it("names the lines that were not read, also in part", () => {
      const lines = modelOf(`${EARLIER.replace("BRUNO MR", "BRUNO MR(STAFF)")}\nQQ?? NONSENSE`);
      expect(unreadLinesOf(lines).map(({ number }) => number)).to.deep.equal([2, 8]);
      expect(fateWords("removed", "removed", { earlier: whole, later: lines }).words).to.contain(
        "1 line was not read and 1 was read in part",
      );
    });
  });

  describe("of texts with several records", () => {
    const OTHER = `RP/QQQ1A0980/QQQ1A0980            AA/GS  20OCT26/0000Z   ZX3LMB
  1.NYBERG/OLA MR
  2  SK 909 Y 02DEC 3 CPHEWR HK1       3  1215 1515   333 E 0 M`;
    const told = (earlier: string, later: string) =>
      compareRecords(v4(earlier), v4(later)).map(({ name, fate, groups }) => [
        name,
        fate,
        ...groups.flatMap(({ differences }) => differences.map((each) => each.subject)),
      ]);

    it("compares those with the same locator, in whatever order they are", () => {
      const moved = OTHER.replace("1215 1515", "1315 1615");
      expect(told(`${EARLIER}\n\n${OTHER}`, `${moved}\n\n${EARLIER}`)).to.deep.equal([
        ["Record ZX3LMB", "compared", "SK 909 CPH–EWR"],
        ["Record ZQ7KXA", "compared"],
      ]);
    });

    it("says which one is compared, and which one only one version has", () => {
      expect(told(`${EARLIER}\n\n${OTHER}`, OTHER)).to.deep.equal([
        ["Record ZX3LMB", "compared"],
        ["Record ZQ7KXA", "removed"],
      ]);
      expect(told(OTHER, `${EARLIER}\n\n${OTHER}`)).to.deep.equal([
        ["Record ZQ7KXA", "added"],
        ["Record ZX3LMB", "compared"],
      ]);
    });

    it("recognises a record without its locator by its travellers", () => {
      const headless = OTHER.replace(/^.*\n/, "--- RLR ---\n");
      const [found] = told(`${EARLIER}\n\n${OTHER}`, headless);
      expect(found?.slice(0, 2)).to.deep.equal(["Record ZX3LMB", "compared"]);
    });
  });
});
