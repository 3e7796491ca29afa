import { expect } from "chai";
import fc from "fast-check";
import { systems } from "../../../grammars/systems.ts";
import { decode, type Decoded } from "../../../src/decode/decode.ts";

const REFERENCE_DATE = "2026-03-05";

function candidatesOf(text: string, algorithm?: string): Decoded["candidates"] {
  return decode(text, { referenceDate: REFERENCE_DATE, algorithm }).candidates;
}

const RECORD = [
  "RP/PARZZ2199/PARZZ2199            AB/SU   1MAR26/0830Z   ZQ7KXA",
  "  1.DOE/JANE MRS",
  "  2  BA 117 Y 12APR 7 LHRJFK HK1  1235 1535  12APR  E  BA/ZS8P2C",
  "  3  BA 112 Y 20APR 1 JFKLHR HK1  1905 0705  21APR  E  BA/ZS8P2C",
].join("\n");

describe("choose", () => {
  it("says how sure it is, and why", () => {
    const { algorithm, confidence, candidates } = decode(RECORD, { referenceDate: REFERENCE_DATE });
    expect(algorithm).to.equal("GDS_A");
    expect(confidence).to.be.within(0.99, 1);
    expect(candidates[0]).to.deep.equal({
      algorithm,
      confidence,
      reasons: ["an RP/ header", "reads 4 of 4 lines"],
    });
  });

  it("does not try other systems after proof", () => {
    const others = candidatesOf(RECORD).slice(1);
    expect(others.flatMap(({ reasons }) => reasons)).to.deep.equal([]);
  });

  it("is less sure about text that several systems print alike", () => {
    const { confidence } = decode(" 1.1DOE/JANE MRS", { referenceDate: REFERENCE_DATE });
    expect(confidence).to.be.below(0.7);
  });

  it("leaves text that no system printed to the fallback", () => {
    const [first] = candidatesOf("See you on Friday at the usual place.");
    expect(first?.algorithm).to.equal("SIMPLE_DECODER");
  });

  it("reads a long text without any sign of a system only with the fallback", () => {
    const lines = (count: number) => "See you on Friday at the usual place.\n".repeat(count);
    const readersOf = (text: string) =>
      candidatesOf(text).flatMap(({ algorithm, reasons }) =>
        reasons.some((reason) => reason.startsWith("reads ")) ? algorithm : [],
      );
    expect(readersOf(lines(40)))
      .to.have.length.above(1)
      .and.to.include("SIMPLE_DECODER");
    expect(readersOf(lines(2000))).to.deep.equal(["SIMPLE_DECODER"]);
  });

  it("recognises a display other than a booking in a text longer than any record", () => {
    const prose = "See you on Friday at the usual place.\n".repeat(400);
    const display = [
      "1 UA  928 J9 C9 D9 Z9 P4 Y9 B9 M9 ORDLHR  600P  735A+1 77W  0",
      "2 AA   86 F7 A7 J9 R9 D9 I9 Y9 B9 ORDLHR  620P  800A+1 77W  0",
      "3 BA  296 F9 A6 J9 C9 D9 R9 I9 Y9 ORDLHR  850P 1040A+1 789  0",
    ].join("\n");
    const { booking } = decode(`${prose}${display}\n${prose}`, { referenceDate: REFERENCE_DATE });
    expect(booking.flights).to.deep.equal([]);
  });

  it("reads a long text only with the systems that left signs in it", () => {
    const [first] = candidatesOf(RECORD + "\nUNREADABLE".repeat(7000));
    expect(first?.algorithm).to.equal("GDS_A");
    expect(candidatesOf("\nUNREADABLE".repeat(7000), "GDS_A")).to.have.length(1);
  });

  it("considers every system that left signs and reads segments", () => {
    for (const line of [
      "BA 178 Y 12APR 7 JFKLHR HK1 2015 0815 13APR E BA/ZQ7KXA",
      "1 BA 178Y 12APR S JFKLHR HK1 815P 815A 13APR M /DCBA*ZQ7KXA /E",
      "1. BA 178 Y 12APR JFKLHR HK1 815P # 815A O* E SU",
    ])
      expect(candidatesOf(line)[0]?.algorithm).not.to.equal("SIMPLE_DECODER");
  });

  it("uses the system that the caller names", () => {
    const [only, ...others] = candidatesOf(RECORD, "GDS_B");
    expect(only).to.include({ algorithm: "GDS_B", confidence: 1 });
    expect(others).to.deep.equal([]);
  });

  it("gives confidences that add up to 1", () => {
    const piece = fc.constantFrom(
      ...RECORD.split("\n"),
      " 1.1DOE/JANE MRS",
      " 1 BA 178Y 12APR S JFKLHR HK1   815P  815A  13APR M /DCBA*ZQ7KXA /E",
      " 1. BA  178 Y  12APR JFKLHR HK1   815P # 815A O*       E SU",
      "see you on Friday",
      "",
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 6 }), (lines) => {
        const { algorithm, confidence, candidates, warnings } = decode(lines.join("\n"));
        const sum = candidates.reduce((total, each) => total + each.confidence, 0);
        const isOnlyWords = warnings.some((each) => each.startsWith("Numbered words"));
        expect(sum).to.be.closeTo(isOnlyWords ? 0.49 : 1, 1e-9);
        expect(candidates.map((each) => each.algorithm)).to.have.members(
          systems.map(({ wireValue }) => wireValue),
        );
        expect(candidates[0]).to.include({ algorithm, confidence });
      }),
      { numRuns: 200 },
    );
  });
});
