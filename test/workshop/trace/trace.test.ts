import { expect } from "chai";
import * as definitions from "../../../grammars/index.ts";
import { makeSystems } from "../../../grammars/system.ts";
import { traceOf, type TracedLine } from "../../../src/workshop/trace/trace.ts";
import { rowsOf } from "../../../src/workshop/trace/words.ts";
import { lineAt, RECORD, sentAt, systems, trace } from "./tracing.ts";

/** Each token of a line with its mode: `airTimes ClockTime 815P`. */
function tokensOf({ tokens }: TracedLine): readonly string[] {
  return tokens.map(({ mode, name, image }) => `${mode} ${name} ${image.trim()}`);
}

describe("The trace of a text", () => {
  it("contains the tokens of a line with their modes", () => {
    const line = lineAt(trace(RECORD), 1);
    expect(line).to.include({ system: "GDS_A", mode: "record", start: 16 });
    expect(tokensOf(line).slice(0, 7)).to.deep.equal([
      "record ElementNumber 2",
      "record Airline BA",
      "airFlight FlightNumber 178",
      "airJourney BookingClass Y",
      "airJourney FlightDate 12APR",
      "airJourney FlightWeekday 1",
      "airJourney Pair JFKLHR",
    ]);
    expect(line.tokens.map(({ role }) => role).slice(0, 2)).to.deep.equal(["number", null]);
  });

  it("contains the steps of the rule, with the branches it took", () => {
    const { rule } = lineAt(trace(RECORD), 1);
    const steps = rule === null ? [] : rowsOf(rule).map(([step]) => step);
    expect(rule).to.include({ name: "airSegment", family: "air segment" });
    const [departure] = steps.filter(({ name }) => name === "ClockTime");
    expect(departure?.taken).to.deep.equal([
      { kind: "repetition", alternative: 1, alternatives: 1 },
      { kind: "alternative", alternative: 1, alternatives: 5 },
    ]);
    expect(steps.find(({ name }) => name === "flight")).to.include({
      production: "(FlightNumber | Open)",
    });
  });

  it("contains the fields of the node and of the answer, with their places", () => {
    const traced = trace(RECORD);
    const { pieces, answer } = lineAt(traced, 1);
    const departure = pieces[0]?.fields.find(({ path }) => path === "departure");
    expect(departure).to.include({ value: "1215" });
    expect(sentAt(traced, departure?.places ?? [])).to.equal("815P");
    const time = answer.find(({ path }) => path === "flightInfo.flights[0].departureTime");
    expect(time).to.include({ value: '"2027-04-12 20:15:00"' });
    expect(sentAt(traced, time?.places ?? [])).to.equal("815P");
    expect(answer.map(({ path }) => path)).to.include.members([
      "flightInfo.flights[0]",
      "flightInfo.flights[0].company",
      "flightInfo.flights[0].extraInfo.booking_class",
      "flightInfo.flights[0] (weekday)",
    ]);
  });

  it("attributes additions to an entry to the line that makes them", () => {
    const traced = trace(`${RECORD}     OPERATED BY SAMPLE AIR\n`);
    expect(lineAt(traced, 2).answer.map(({ path }) => path)).to.deep.equal([
      "flightInfo.flights[0].extraInfo.operated_by",
    ]);
  });

  it("lists what a line adds where the answer has no places", () => {
    const traced = trace(`${RECORD}  3 AP PAR 01 23 45 67 89\n  4 RM SAMPLE REMARK\n`);
    expect(lineAt(traced, 2).additions).to.deep.equal(["contacts[0]"]);
    expect(lineAt(traced, 3).additions).to.deep.equal(["remarks[0]"]);
    const header = trace(
      `RP/PARZZ2199/PARZZ2199            AB/SU  20NOV26/1733Z   4RC9VM\n${RECORD}`,
    );
    expect(lineAt(header, 0).additions).to.include.members(["recordLocator", "office"]);
  });

  it("knows the modes of sections, and the openers that end them", () => {
    const traced = trace(
      " 1.1DOE/JANE MS\nTKT/TIME LIMIT\n  1.TAW/30NOV\nPHONES\n  1.DFW555-555-0100-A\n",
      { algorithm: "GDS_B" },
    );
    expect(traced.lines.map(({ mode }) => mode)).to.deep.equal([
      "record",
      "record",
      "ticketingSection",
      "ticketingSection",
      "phoneSection",
    ]);
    const [title] = lineAt(traced, 3).tokens;
    expect(title).to.include({
      name: "TitleOfphoneSection",
      role: "title",
      endsSection: "ticketingSection",
    });
    expect(lineAt(traced, 2).tokens[0]).to.include({ role: "number", endsSection: null });
  });

  it("joins an element that spans several lines, and maps back to each", () => {
    const text = `  1.DOE/JANE MS
  2  BA 178 Y 12APR 1 JFKLHR HK1   815P 815A 13APR  E  BA/ZQ7KXA
  3 SSR DOCS BA HK1 P/GBR/123456789/GBR/01JAN80/F/01JAN30/DOE/JA
       NE/P1
`;
    const traced = trace(text);
    const line = lineAt(traced, 2);
    expect(traced.lines).to.have.length(3);
    expect(line.places).to.have.length(2);
    expect(line.text).to.match(/DOE\/JA ?NE\/P1$/);
  });

  it("contains only the requested lines", () => {
    const { lines } = traceOf(RECORD, systems, {}, { first: 2, last: 2 });
    expect(lines.map(({ text }) => text.slice(0, 7))).to.deep.equal(["  2  BA"]);
  });

  it("masks card numbers and control characters", () => {
    const { text, lines } = trace(`${RECORD}  3 RM CARD VI4111111111111111 \u001b[31m\n`);
    expect(text).to.include("VI************1111 \ufffd[31m");
    expect(JSON.stringify(lines)).to.not.include("4111111111111111");
  });

  it("works for a text without a booking", () => {
    const traced = trace("HELLO THERE\n");
    expect(lineAt(traced, 0).pieces.map(({ kind }) => kind)).to.not.include("air");
    expect(trace("").lines).to.deep.equal([]);
  });

  it("requires instrumented rules", () => {
    const plain = makeSystems(Object.values(definitions));
    expect(() => traceOf(RECORD, plain)).to.throw(TypeError, "not observed");
  });
});
