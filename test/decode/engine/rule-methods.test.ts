import { expect } from "chai";
import { createToken, type IProduction, type TokenType } from "chevrotain";
import { RuleMachine } from "../../../src/decode/engine/machine.ts";
import { RuleMethods } from "../../../src/decode/engine/rule-methods.ts";

const A = createToken({ name: "A", pattern: "A" });
const B = createToken({ name: "B", pattern: "B" });

/** Rules that call every parsing method. */
class EveryMethod extends RuleMethods {
  private readonly token = this.machine.RULE("token", () => this.CONSUME(A));
  /** The bodies in a rule consume their tokens with different digits. */
  private readonly body = (digit: number) => () => this.consume(digit, A);
  private readonly either = (digit: number) => [
    { ALT: () => this.consume(digit, A) },
    { ALT: () => this.consume(digit, B) },
  ];

  readonly consumed = this.machine.RULE("consumed", () => {
    this.CONSUME(A);
    this.CONSUME1(A);
    this.CONSUME2(A);
    this.CONSUME3(A);
    this.CONSUME4(A);
    this.consume(10, A);
  });

  readonly called = this.machine.RULE("called", () => {
    this.SUBRULE(this.token);
    this.SUBRULE1(this.token);
    this.SUBRULE2(this.token);
    this.subrule(10, this.token);
  });

  readonly optional = this.machine.RULE("optional", () => {
    this.OPTION(this.body(0));
    this.OPTION1(this.body(1));
    this.OPTION2(this.body(2));
    this.option(10, this.body(10));
  });

  readonly chosen = this.machine.RULE("chosen", () => {
    this.OR(this.either(0));
    this.or(10, this.either(10));
  });

  readonly repeated = this.machine.RULE("repeated", () => {
    this.MANY(this.body(0));
    this.many(10, this.body(10));
  });

  readonly repeatedOnce = this.machine.RULE("repeatedOnce", () => {
    this.AT_LEAST_ONE(this.body(0));
    this.atLeastOne(10, this.body(10));
  });
}

/** A machine that records the digits passed to `consume` while it reads. */
class RecordingMachine extends RuleMachine {
  readonly calls: string[] = [];

  override consume(index: number, token: TokenType) {
    this.calls.push(`consume ${index}`);
    return super.consume(index, token);
  }
}

describe("The methods of rules", () => {
  const machine = new RecordingMachine([A, B]);
  const rules = new EveryMethod(machine);
  machine.performSelfAnalysis();

  const recorded = [
    { rule: "consumed", type: "Terminal", indexes: [0, 1, 2, 3, 4, 10] },
    { rule: "called", type: "NonTerminal", indexes: [0, 1, 2, 10] },
    { rule: "optional", type: "Option", indexes: [0, 1, 2, 10] },
    { rule: "chosen", type: "Alternation", indexes: [0, 10] },
    { rule: "repeated", type: "Repetition", indexes: [0, 10] },
    { rule: "repeatedOnce", type: "RepetitionMandatory", indexes: [0, 10] },
  ];
  for (const { rule, type, indexes } of recorded)
    it(`are recorded by Chevrotain as ${type}, each with its index`, () => {
      const parts = machine.getGAstProductions()[rule]?.definition ?? [];
      expect(parts.map(partOf)).to.deep.equal(indexes.map((index) => `${type} ${index}`));
    });

  it("run on the machine when a line is read", () => {
    const image = (tokenType: TokenType) => ({
      image: tokenType.name,
      startOffset: 0,
      tokenType,
      tokenTypeIdx: tokenType.tokenTypeIdx ?? 0,
    });
    const indexes = [0, 1, 2, 3, 4, 10];
    machine.input = indexes.map(() => image(A));
    rules.consumed.call(machine);
    expect(machine.errors).to.deep.equal([]);
    expect(machine.calls).to.deep.equal(indexes.map((index) => `consume ${index}`));
  });
});

function partOf(part: IProduction): string {
  const digit = "idx" in part ? String(part.idx) : "";
  return `${part.constructor.name} ${digit}`;
}
