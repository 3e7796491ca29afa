import { expect } from "chai";
import { BROKEN, lineAt, RECORD, trace } from "./tracing.ts";

describe("The candidates for an unread line", () => {
  const traced = trace(BROKEN);
  const { candidates, start, text } = lineAt(traced, 1);
  const [first] = candidates?.readings ?? [];

  it("begin with the one that gets furthest", () => {
    expect(first).to.include({ family: "air segment", opener: "Airline", found: "12X4RX" });
    expect(text.slice((first?.reach ?? 0) - start)).to.match(/^12X4RX/);
    const reaches = candidates?.readings.map(({ reach }) => reach) ?? [];
    expect(reaches).to.deep.equal(reaches.toSorted((a, b) => b - a));
  });

  it("say what they expected, limited to what the lexer looks for there", () => {
    expect(first?.expected).to.include.members(["date", "city pair", "the end of the line"]);
    expect(first?.expected).to.not.include("stops");
  });

  it("report what their openers require in vain", () => {
    expect(first?.isWhole).to.equal(false);
    expect(first?.asked.join("")).to.match(/^\(\?= \*.*JAN\|FEB/);
  });

  it("leave out the families whose lines begin differently", () => {
    expect(candidates?.others).to.include("contact").and.not.to.include("air segment");
  });

  it("do not exist for a line that was read", () => {
    expect(lineAt(trace(RECORD), 0).candidates).to.equal(null);
  });

  it("exist for a partly read line, without its own rule", () => {
    const line = lineAt(trace(RECORD.replace("BA/ZQ7KXA", "BA/ZQ7KXA ??!!")), 1);
    expect(line.pieces[0]?.fields.map(({ path }) => path)).to.include("unparsed[0]");
    expect(line.candidates?.readings.map(({ family }) => family)).to.not.include("air segment");
  });

  it("say that a rule needs more than the line has", () => {
    const line = lineAt(trace(`${RECORD}  3 SSR\n`), 2);
    const found = line.candidates?.readings ?? [];
    expect(found.every(({ reach }) => reach <= line.start + line.text.length)).to.equal(true);
  });

  it("are those of the section that the line is in", () => {
    const { lines } = trace(" 1.1DOE/JANE MS\nPHONES\n  ???\n", { algorithm: "GDS_B" });
    const line = lines.at(-1);
    expect(line).to.include({ mode: "phoneSection" });
    expect(line?.pieces[0]?.kind).to.equal(null);
    expect(line?.candidates?.others).to.include("phone");
  });
});
