import { expect } from "chai";
import { decodeWith } from "../../src/decode/decode.ts";
import { systems, type System } from "../../src/decode/systems.ts";

describe("The free-text reader", () => {
  const LETTER =
    "Flight LH 400 on 14 January 2027, Frankfurt (FRA) 10:15 - New York (JFK) 13:05\n\n";

  /** The texts that it is given. */
  function readIn(text: string): readonly string[] {
    const given: string[] = [];
    const watched = systems.map((system): System => {
      if (system.isFallback !== true) return system;
      const read: System["read"] = (part, isSigned) => {
        given.push(part.printed.text);
        return system.read(part, isSigned);
      };
      return { ...system, read };
    });
    decodeWith(watched, text);
    return given;
  }

  it("reads lines below a journey once if they can hold no flight", () => {
    const text = `${LETTER}Please come early\nto our desk at the gates.`;
    expect(readIn(text)).to.deep.equal([text]);
  });

  it("is asked again about lines below a journey that can hold one", () => {
    const below = "Please quote\nroom AB 1200 at our desk.";
    expect(readIn(LETTER + below)).to.deep.equal([LETTER + below, below]);
  });
});
