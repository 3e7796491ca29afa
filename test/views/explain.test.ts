import { expect } from "chai";
import { decode } from "../../src/decode.ts";
import { SourceText } from "../../src/text/source.ts";
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

/** The checked answer that explains itself. */
function explained(...parameters: Parameters<typeof decodedOf>) {
  const answer = toV4(decodedOf(...parameters), { explain: true });
  checkV4(answer);
  return answer;
}

describe("The explanation", () => {
  describe("An explained answer", () => {
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
          unread: [{ line: 2, column: 1, text: "PAN 4111111111111111", reason: "no rule" }],
          warnings: ["a weekday disagrees"],
        },
      );
      expect(answer.extraInfo).to.deep.equal({
        decoder_algorithm: "GDS_A",
        confidence: 0.9,
        candidates,
        reasons: ["an RP line"],
        coverage,
        unread_lines: [{ line: 2, column: 1, text: "PAN ************1111", reason: "no rule" }],
        warnings: ["a weekday disagrees"],
      });
    });

    it("leaves out what is empty", () => {
      expect(explained().extraInfo).to.have.all.keys("decoder_algorithm", "confidence", "coverage");
    });

    it("leaves out reasons where the one chosen has none", () => {
      const candidates = [{ algorithm: "GDS_A", confidence: 0.9, reasons: [] }];
      expect(explained({}, { candidates }).extraInfo).not.to.have.property("reasons");
    });
  });

  describe("The spans of an explained answer", () => {
    const text = "1.MARTINELLI/BRUNO\nAF 457 GRUCDG\nTRN 6612\nHTL EXEMPLE\nCCR\nTUR";
    const bruno = personName({ printed: { value: "MARTINELLI/BRUNO", start: 2, end: 18 } });
    const air = airNode({
      airline: { value: "AF", start: 19, end: 21 },
      flight: { value: "457", start: 22, end: 25 },
      departureTerminal: { value: "", start: 25, end: 25 },
      leftOver: [{ value: "GRUCDG", start: 26, end: 32 }],
    });
    const rail = railNode({ train: { value: "6612", start: 37, end: 41 } });
    const htl = hotelNode({ name: { value: "EXEMPLE", start: 46, end: 53 } });
    const ccr = { kind: "car" } as const;
    const tur = { kind: "other", type: { value: "TUR", start: 58, end: 61 } } as const;
    const lines = [
      { start: 0, end: 18, node: namesNode([bruno]), problem: null },
      { start: 19, end: 32, node: air, problem: null },
      { start: 33, end: 41, node: rail, problem: null },
      { start: 42, end: 53, node: htl, problem: null },
      { start: 54, end: 57, node: null, problem: { reason: "no rule", at: 54 } },
      { start: 58, end: 61, node: tur, problem: null },
    ];
    const answer = explained(
      {
        persons: [person({ source: bruno })],
        flights: [flight({ source: air })],
        trains: [train({ source: rail })],
        hotels: [hotel({ source: htl })],
        cars: [car({ source: ccr })],
        otherSegments: [otherSegment({ source: tur })],
      },
      { documents: [documentOf(text, lines)] },
    );

    it("of persons hold the names and the line they stand in", () => {
      const expected = [{ line: [0, 18], printed: [2, 18] }];
      expect(answer.extraInfo?.persons_spans).to.deep.equal(expected);
    });

    it("of flights hold every value, in snake case", () => {
      expect(answer.flightInfo.flights[0]?.extraInfo.spans).to.deep.equal({
        line: [19, 32],
        airline: [19, 21],
        flight: [22, 25],
        departure_terminal: [25, 25],
      });
    });

    it("of trains stand in the order of the trains", () => {
      const expected = { spans: [{ line: [33, 41], train: [37, 41] }] };
      expect(answer.trainInfo.extraInfo).to.deep.equal(expected);
    });

    it("of hotels stand in their maps", () => {
      const expected = { spans: { line: [42, 53], name: [46, 53] } };
      expect(answer.hotelInfo.hotels[0]?.extraInfo).to.deep.equal(expected);
    });

    it("of cars and other segments stand in their objects", () => {
      expect(answer.extraInfo?.cars).to.deep.equal([{ spans: {} }]);
      const expected = [{ type: "TUR", spans: { line: [58, 61], type: [58, 61] } }];
      expect(answer.extraInfo?.other_segments).to.deep.equal(expected);
    });

    it("lead back to the text as it was sent", () => {
      const edit = SourceText.of("HTL EXEM\n    PLE X").edit();
      edit.replace(8, 13, "");
      const source = hotelNode({ name: { value: "EXEMPLE", start: 4, end: 11 } });
      const line = { start: 0, end: 13, node: source, problem: null };
      const { hotelInfo } = explained(
        { hotels: [hotel({ source })] },
        { documents: [documentOf(edit.finish(), [line])] },
      );
      expect(hotelInfo.hotels[0]?.extraInfo?.spans).to.deep.equal({ line: [0, 18], name: [4, 16] });
    });

    it("cut the values out of a real record", () => {
      const record =
        "  1.MARTINELLI/BRUNO MR\r\n  3  AF 457 Y 24NOV 2 GRUCDG HK2       3  1855 0950+1 77W E 0 M\r\n";
      const real = toV4(decode(record, { referenceDate: "2026-11-21" }), { explain: true });
      checkV4(real);
      const spans = real.flightInfo.flights[0]?.extraInfo.spans ?? {};
      const cut = (field: string) => record.slice(...(spans[field] ?? []));
      expect(cut("flight").trim()).to.equal("457");
      expect(cut("line")).to.contain("GRUCDG").and.contain("77W");
    });
  });
});
