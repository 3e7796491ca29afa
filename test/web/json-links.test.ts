import { expect } from "chai";
import { decode } from "../../src/decode/decode.ts";
import { toWorkbench } from "../../src/views/workbench/view.ts";
import { JsonLinks, pathInBooking, pathInV3 } from "../../src/web/workbench/json/json-links.ts";
import { writeJson } from "../../src/web/workbench/json/write-json.ts";

const TEXT = `  1.MARTINELLI/BRUNO MR
  2  AF 457 Y 24NOV 2 GRUCDG HK2       3  1855 0950+1 77W E 0 M
  3  AF 1234 Y 26NOV 4 CDGNCE HK2       0735 0855
  4 RM PREFERS THE WINDOW`;

const model = toWorkbench(decode(TEXT), TEXT, null);
const { v4, v3, booking } = model.answers;
const ANSWERS = {
  v4: { value: v4, pathIn: (path: string) => path },
  v3: { value: v3, pathIn: pathInV3 },
  booking: { value: booking, pathIn: pathInBooking },
};

function linksOf(name: keyof typeof ANSWERS) {
  const { value, pathIn } = ANSWERS[name];
  const written = writeJson(value);
  const links = new JsonLinks(written, model.fields, TEXT, pathIn);
  return {
    /** What the text says about the member at a path. */
    said: (path: string) => {
      const member = written.members.find((each) => each.path === path);
      return links.spansAt(member?.start ?? -1).map(({ start, end }) => TEXT.slice(start, end));
    },
    /** The path of what is read from the first such words of the text. */
    read: (words: string) => links.memberAt(TEXT.indexOf(words))?.path,
  };
}

describe("The links between JSON and text", () => {
  it("lead from a member to what is printed, in each answer", () => {
    expect(linksOf("v4").said("flightInfo.flights[0].departureTime")).to.include("1855");
    expect(linksOf("v3").said("flightInfo.flights[0].departureTime")).to.include("1855");
    expect(linksOf("booking").said("flights[0].departure")).to.include("1855");
    expect(linksOf("booking").said("persons[0].lastName")).to.deep.equal(["MARTINELLI"]);
  });

  it("lead from a part of a field to the field, and from an entry to all its fields", () => {
    const { said } = linksOf("v4");
    expect(said("flightInfo.flights[1].departureAirport.iataCode")).to.deep.equal(["CDG"]);
    expect(said("flightInfo.flights[1]")).to.include.members(["AF", "1234", "CDG", "NCE", "0735"]);
    expect(said("flightInfo.flights[1]")).not.to.include("1855");
  });

  it("lead from words without a field to their place, if there is only one", () => {
    expect(linksOf("v4").said("extraInfo.remarks[0].text")).to.deep.equal(["PREFERS THE WINDOW"]);
    expect(linksOf("v4").said("extraInfo.remarks[0].type")).to.deep.equal([]);
  });

  it("lead from the text to the member, in each answer", () => {
    expect(linksOf("v4").read("0950")).to.equal("flightInfo.flights[0].landingTime");
    expect(linksOf("v3").read("0950")).to.equal("flightInfo.flights[0].landingTime");
    expect(linksOf("booking").read("0950")).to.equal("flights[0].landing");
    expect(linksOf("booking").read("NCE")).to.equal("flights[1].destination");
    expect(linksOf("v4").read("77W")).to.equal("flightInfo.flights[0].extraInfo.equipment");
    // Version 3 does not have it.
    expect(linksOf("v3").read("77W")).to.equal("flightInfo.flights[0]");
    expect(linksOf("v4").read("PREFERS")).to.equal(undefined);
  });
});
