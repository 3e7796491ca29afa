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
    this.CONSUME5(A);
    this.CONSUME6(A);
    this.CONSUME7(A);
    this.CONSUME8(A);
    this.CONSUME9(A);
    this.consume(10, A);
  });

  readonly called = this.machine.RULE("called", () => {
    this.SUBRULE(this.token);
    this.SUBRULE1(this.token);
    this.SUBRULE2(this.token);
    this.SUBRULE3(this.token);
    this.SUBRULE4(this.token);
    this.SUBRULE5(this.token);
    this.SUBRULE6(this.token);
    this.SUBRULE7(this.token);
    this.SUBRULE8(this.token);
    this.SUBRULE9(this.token);
    this.subrule(10, this.token);
  });

  readonly optional = this.machine.RULE("optional", () => {
    this.OPTION(this.body(0));
    this.OPTION1(this.body(1));
    this.OPTION2(this.body(2));
    this.OPTION3(this.body(3));
    this.OPTION4(this.body(4));
    this.OPTION5(this.body(5));
    this.OPTION6(this.body(6));
    this.OPTION7(this.body(7));
    this.OPTION8(this.body(8));
    this.OPTION9(this.body(9));
    this.option(10, this.body(10));
  });

  readonly chosen = this.machine.RULE("chosen", () => {
    this.OR(this.either(0));
    this.OR1(this.either(1));
    this.OR2(this.either(2));
    this.OR3(this.either(3));
    this.OR4(this.either(4));
    this.OR5(this.either(5));
    this.OR6(this.either(6));
    this.OR7(this.either(7));
    this.OR8(this.either(8));
    this.OR9(this.either(9));
    this.or(10, this.either(10));
  });

  readonly repeated = this.machine.RULE("repeated", () => {
    this.MANY(this.body(0));
    this.MANY1(this.body(1));
    this.MANY2(this.body(2));
    this.MANY3(this.body(3));
    this.MANY4(this.body(4));
    this.MANY5(this.body(5));
    this.MANY6(this.body(6));
    this.MANY7(this.body(7));
    this.MANY8(this.body(8));
    this.MANY9(this.body(9));
    this.many(10, this.body(10));
  });

  readonly repeatedOnce = this.machine.RULE("repeatedOnce", () => {
    this.AT_LEAST_ONE(this.body(0));
    this.AT_LEAST_ONE1(this.body(1));
    this.AT_LEAST_ONE2(this.body(2));
    this.AT_LEAST_ONE3(this.body(3));
    this.AT_LEAST_ONE4(this.body(4));
    this.AT_LEAST_ONE5(this.body(5));
    this.AT_LEAST_ONE6(this.body(6));
    this.AT_LEAST_ONE7(this.body(7));
    this.AT_LEAST_ONE8(this.body(8));
    this.AT_LEAST_ONE9(this.body(9));
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
  const digits = Array.from({ length: 11 }, (_, digit) => digit);

  const recorded = {
    consumed: "Terminal",
    called: "NonTerminal",
    optional: "Option",
    chosen: "Alternation",
    repeated: "Repetition",
    repeatedOnce: "RepetitionMandatory",
  };
  for (const [rule, type] of Object.entries(recorded))
    it(`are recorded by Chevrotain as ${type}, each with its digit`, () => {
      const parts = machine.getGAstProductions()[rule]?.definition ?? [];
      expect(parts.map(partOf)).to.deep.equal(digits.map((digit) => `${type} ${digit}`));
    });

  it("run on the machine when a line is read", () => {
    const image = (tokenType: TokenType) => ({
      image: tokenType.name,
      startOffset: 0,
      tokenType,
      tokenTypeIdx: tokenType.tokenTypeIdx ?? 0,
    });
    machine.input = digits.map(() => image(A));
    rules.consumed.call(machine);
    expect(machine.errors).to.deep.equal([]);
    expect(machine.calls).to.deep.equal(digits.map((digit) => `consume ${digit}`));
  });
});

function partOf(part: IProduction): string {
  const digit = "idx" in part ? String(part.idx) : "";
  return `${part.constructor.name} ${digit}`;
}
