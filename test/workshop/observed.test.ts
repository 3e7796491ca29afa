import { expect } from "chai";
import { makeSystems } from "../../grammars/system.ts";
import { NOBODY, ObservedMachine, type Observer } from "../../src/decode/engine/observed.ts";
import { readLines } from "../../src/decode/engine/read.ts";
import { inUpperCase, repair } from "../../src/decode/text/repair/repair.ts";
import { toy } from "./toy.ts";

describe("An observed machine", () => {
  const [system] = makeSystems([toy], ObservedMachine);
  const grammar = system?.grammar;
  const machine = grammar?.machine;
  if (grammar === undefined || !(machine instanceof ObservedMachine))
    throw new Error("the grammar has another machine");

  const read = (text: string) => readLines(inUpperCase(repair(text)), grammar).lines;

  it("reports which rules begin and end, which branches they take, and which tokens they read", () => {
    expect(seen("WORD AB CD")).to.deep.equal([
      "toy_word_toy WORD",
      "read WORD",
      "alternative 0 1",
      "toy_word_letters AB",
      "repetition 0 0",
      "read AB",
      "repetition 0 0",
      "read CD",
      "end",
      "end",
    ]);
    expect(seen("WORD 12.")).to.include("option 0 0");
  });

  it("reports the end of a rule that failed", () => {
    expect(seen("WORD AB 12").slice(-3)).to.deep.equal(["read AB", "end", "end"]);
    expect(seen("WORD").slice(-2)).to.deep.equal(["read WORD", "end"]);
  });

  it("reads the same without an observer", () => {
    machine.observer = NOBODY;
    const text = "WORD 12.\nWORD .\nWORD A 1\nWORDS";
    const alone = read(text);
    seen(text);
    expect(read(text)).to.deep.equal(alone);
    expect(alone.map(({ node }) => node !== null)).to.deep.equal([true, true, false, true]);
  });

  it("knows where a rule is defined", () => {
    const place = machine.placeOf("toy_word_letters");
    expect(place?.file).to.match(/^\/.*\/test\/workshop\/toy\.ts$/);
    expect(place?.line).to.be.greaterThan(1);
    expect(machine.placeOf("toy_word_nothing")).to.equal(null);
  });

  /** The events that the observer of a text receives, in order. */
  function seen(text: string): readonly string[] {
    const events: string[] = [];
    const observer: Observer = {
      enter: (rule, next) => events.push(`${rule} ${next.image}`),
      leave: () => events.push("end"),
      take: (kind, index, alternative) => events.push(`${kind} ${index} ${alternative}`),
      token: ({ image }) => events.push(`read ${image}`),
    };
    if (machine instanceof ObservedMachine) machine.observer = observer;
    read(text);
    return events;
  }
});
