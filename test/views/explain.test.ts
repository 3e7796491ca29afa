import { expect } from "chai";
import { decode } from "../../src/decode/decode.ts";
import { SourceText } from "../../src/decode/text/source.ts";
import { checkV4 } from "../../src/views/v4/check.ts";
import { toV4 } from "../../src/views/v4/view.ts";
import {
  airNode,
  car,
  decodedOf,
  documentOf,
  flight,
  hotel,
  hotelNode,
  namesNode,
  otherSegment,
  person,
  personName,
  railNode,
  train,
} from "./samples.ts";

/** The checked answer with its explanation. */
function explained(...parameters: Parameters<typeof decodedOf>) {
  const answer = toV4(decodedOf(...parameters), { explain: true });
  checkV4(answer);
  return answer;
}

describe("the explanation", () => {
  describe("an explained answer", () => {
    it("says how the text was read", () => {
      const none = { read: 1, ignored: 2, unread: 3 };
      const coverage = { lines: none, characters: none };
      const candidates = [
        { algorithm: "GDS_B", confidence: 0.1, reasons: ["names without a slash"] },
        { algorithm: "GDS_A", confidence: 0.9, reasons: ["an RP line"] },
      ];
      const answer = explained(
        {},
        {
          coverage,
          candidates,
          unread: [
            {
              line: 2,
              column: 1,
              text: "PAN 4111111111111111",
              reason: "no rule",
              excerpt: "PAN ************1111\n^",
              span: [3, 23],
            },
          ],
          warnings: ["a weekday disagrees"],
        },
      );
      expect(answer.extraInfo).to.deep.equal({
        decoder_algorithm: "GDS_A",
        confidence: 0.9,
        candidates,
        reasons: ["an RP line"],
        coverage,
        unread_lines: [
          {
            line: 2,
            column: 1,
            text: "PAN ************1111",
            reason: "no rule",
            excerpt: "PAN ************1111\n^",
            span: [3, 23],
          },
        ],
        warnings: ["a weekday disagrees"],
      });
    });

    it("omits what is empty", () => {
      expect(explained().extraInfo).to.have.all.keys("decoder_algorithm", "confidence", "coverage");
    });

    it("omits reasons if the chosen algorithm has none", () => {
      const candidates = [{ algorithm: "GDS_A", confidence: 0.9, reasons: [] }];
      expect(explained({}, { candidates }).extraInfo).not.to.have.property("reasons");
    });
  });

  describe("the records of an explained answer", () => {
    it("have their lines and confidence", () => {
      const head = "RP/PARZZ2199/PARZZ2199            AA/SU  20NOV26/0914Z   ZQ7KXA\n";
      const flight = "  2  AF 457 Y 24NOV 2 GRUCDG HK2       3  1855 0950+1 77W E 0 M\n";
      const text =
        `\n> md\n${head}  1.MARTINELLI/BRUNO MR\n${flight}\n` +
        `${head.replace("ZQ7KXA", "ZQ8KXB")}  1.DUBOIS/NICOLAS MR\n${flight}(\n`;
      const decoded = decode(text, { referenceDate: "2026-11-21" });
      const answer = toV4(decoded, { explain: true });
      checkV4(answer);
      const records = answer.extraInfo?.records ?? [];
      expect(records.map(({ lines }) => lines)).to.deep.equal([
        [2, 5],
        [7, 10],
      ]);
      for (const { confidence } of records) expect(confidence).to.be.within(0.5, 1);
      for (const { confidence } of toV4(decoded).extraInfo?.records ?? [])
        expect(confidence).to.equal(undefined);
      const [first, second] = answer.flightInfo.flights.map(({ extraInfo }) => extraInfo.spans);
      expect(text.slice(...(first?.departure_time ?? []))).to.equal("1855");
      expect(text.slice(...(second?.line ?? []))).to.equal(flight.trimEnd());
      expect(second?.line?.[0]).to.equal(text.lastIndexOf(flight));
      expect(answer.extraInfo?.coverage?.lines).to.deep.equal({ read: 6, ignored: 3, unread: 1 });
    });
  });

  describe("the unread lines of an explained answer", () => {
    const unreadOf = (text: string) => {
      const answer = toV4(decode(text, { referenceDate: "2026-11-21" }), { explain: true });
      checkV4(answer);
      return answer.extraInfo?.unread_lines ?? [];
    };

    it("point to where reading stopped, in the original line", () => {
      const record = "> 1.MARTINELLI/BRUNO MR\r\n> \tWHAT IS THIS\r\n";
      const [unread] = unreadOf(`> 1.MARTINELLI/BRUNO MR\r\n> 2 NOISE  ((\r\n${record}`);
      expect(unread).to.include({ line: 2, text: "2 NOISE  ((" });
      expect(unread?.excerpt).to.match(/^> 2 NOISE {2}\(\(\n {2,}\^$/);
    });

    it("never show a card number, whatever separates its digits", () => {
      for (const blank of [" ", "-", "\u00a0", "&nbsp;", "\u200b", ""]) {
        const card = ["4111", "1111", "1111", "1111"].join(blank);
        const unread = unreadOf(`1.MARTINELLI/BRUNO MR\n(PAN ${card} ((\n`);
        expect(unread).to.have.length(1);
        expect(JSON.stringify(unread).replace(/[^\d*]/g, "")).not.to.match(/1{5}|41/);
        expect(unread[0]?.excerpt?.split("\n")[0]).to.have.length(8 + card.length);
      }
    });
  });

  describe("the spans of an explained answer", () => {
    const text = "1.MARTINELLI/BRUNO\nAF 457 GRUCDG\nTRN 6612\nHTL EXEMPLE\nCCR\nTUR";
    const bruno = personName({ printed: { value: "MARTINELLI/BRUNO", start: 2, end: 18 } });
    const air = airNode({
      airline: { value: "AF", start: 19, end: 21 },
      flight: { value: "457", start: 22, end: 25 },
      departureTerminal: { value: "", start: 25, end: 25 },
      unparsed: [{ value: "GRUCDG", start: 26, end: 32 }],
    });
    const number = { value: "6612", start: 37, end: 41 };
    const rail = railNode({ train: number });
    const name = { value: "EXEMPLE", start: 46, end: 53 };
    const htl = hotelNode({ name });
    const ccr = { kind: "car" } as const;
    const tur = { kind: "other", type: { value: "TUR", start: 58, end: 61 } } as const;
    const lines = [
      { start: 0, end: 18, node: namesNode([bruno]), rule: null, problem: null },
      { start: 19, end: 32, node: air, rule: null, problem: null },
      { start: 33, end: 41, node: rail, rule: null, problem: null },
      { start: 42, end: 53, node: htl, rule: null, problem: null },
      { start: 54, end: 57, node: null, rule: null, problem: { reason: "no rule", at: 54 } },
      { start: 58, end: 61, node: tur, rule: null, problem: null },
    ];
    const answer = explained(
      {
        persons: [person({ source: bruno, sources: () => ({ printed: bruno.printed }) })],
        flights: [
          flight({
            source: air,
            departureTerminal: "",
            sources: () => ({
              airline: air.airline,
              departure: air.flight,
              departureTerminal: { start: 25, end: 25, within: air.flight },
              operatedBy: air.flight,
              seats: [air.airline, { start: 23, end: 25, within: air.flight }],
            }),
          }),
        ],
        trains: [train({ source: rail, sources: () => ({ origin: number }) })],
        hotels: [hotel({ source: htl, sources: () => ({ name }) })],
        cars: [car({ source: ccr })],
        otherSegments: [otherSegment({ source: tur, sources: () => ({ type: tur.type }) })],
      },
      { documents: [documentOf(text, lines)] },
    );

    it("of persons cover the names and their line", () => {
      const expected = [{ line: [0, 18], raw_data: [2, 18] }];
      expect(answer.extraInfo?.persons_spans).to.deep.equal(expected);
    });

    it("of flights cover the fields that have a value, under the names in the answer", () => {
      expect(answer.flightInfo.flights[0]?.extraInfo.spans).to.deep.equal({
        line: [19, 32],
        airline: [19, 21],
        departure_time: [22, 25],
        "seat_info.0": [19, 21],
        "seat_info.1": [23, 25],
      });
    });

    it("of trains are in the order of the trains", () => {
      const expected = { spans: [{ line: [33, 41], departure_station_code: [37, 41] }] };
      expect(answer.trainInfo.extraInfo).to.deep.equal(expected);
    });

    it("of hotels are in their maps", () => {
      const expected = { spans: { line: [42, 53], name: [46, 53] } };
      expect(answer.hotelInfo.hotels[0]?.extraInfo).to.deep.equal(expected);
    });

    it("of cars and other segments are in their objects", () => {
      expect(answer.extraInfo?.cars).to.deep.equal([{ spans: {} }]);
      const expected = [{ type: "TUR", spans: { line: [58, 61], type: [58, 61] } }];
      expect(answer.extraInfo?.other_segments).to.deep.equal(expected);
    });

    it("refer to the original text", () => {
      const edit = SourceText.of("HTL EXEM\n    PLE X").edit();
      edit.replace(8, 13, "");
      const name = { value: "EXEMPLE", start: 4, end: 11 };
      const source = hotelNode({ name });
      const line = { start: 0, end: 13, node: source, rule: null, problem: null };
      const { hotelInfo } = explained(
        { hotels: [hotel({ source, sources: () => ({ name }) })] },
        { documents: [documentOf(edit.finish(), [line])] },
      );
      expect(hotelInfo.hotels[0]?.extraInfo?.spans).to.deep.equal({ line: [0, 18], name: [4, 16] });
    });

    it("delimit the values in a real record", () => {
      const record =
        "  1.MARTINELLI/BRUNO MR\r\n  3  AF 457 Y 24NOV 2 GRUCDG HK2       3  1855 0950+1 77W E 0 M\r\n";
      const real = toV4(decode(record, { referenceDate: "2026-11-21" }), { explain: true });
      checkV4(real);
      const spans = real.flightInfo.flights[0]?.extraInfo.spans ?? {};
      const cut = (field: string) => record.slice(...(spans[field] ?? []));
      expect(cut("flight").trim()).to.equal("457");
      expect(cut("line")).to.contain("GRUCDG").and.contain("77W");
    });

    it("delimit a title before a name, not a letter of the name", () => {
      const text =
        "Voyageur : M. William Exemple\nTrain : TGV 8431\n19/03/2027 Paris 10h14 Bordeaux 12h23";
      const real = toV4(decode(text, { referenceDate: "2026-11-21" }), { explain: true });
      expect(real.extraInfo?.persons_spans?.[0]?.title).to.deep.equal([11, 12]);
    });
  });
});
