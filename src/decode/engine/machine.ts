import { EOF, type IOrAlt, type IToken, type ParserMethod, type TokenType } from "chevrotain";
import type { Read } from "../../ast/nodes.ts";
import type { Decision } from "./parser/decision.ts";
import { Misfit } from "./parser/misfit.ts";
import { Recorder } from "./parser/recorder.ts";

/** A rule of a grammar, which `SUBRULE` calls. */
export type Rule<T> = ParserMethod<[], T>;

/** The token behind the last one of a line. */
const END: IToken = {
  image: "",
  startOffset: NaN,
  tokenType: EOF,
  tokenTypeIdx: EOF.tokenTypeIdx ?? 0,
};

/** Thrown where a rule stops: the same each time, as making an error takes longer than reading a line. */
const STOPPED = new Error("a rule stopped");

/**
 * The one parser that all grammars share. Every grammar adds its rules to it (see `LineRules`); Chevrotain
 * records and checks them. With a second instance each step of both would be several times slower, because
 * V8 optimises code for objects of one shape.
 *
 * It reads lines itself, with the decisions that Chevrotain derives from the rules. Chevrotain's own methods
 * take longer, because they serve recovery and syntax trees as well.
 */
export class RuleMachine {
  /** The text that the tokens come from. */
  source = "";
  /** The element number at the head of the line. */
  number: Read<string> | undefined = undefined;
  /** The title of the section the line is in. */
  title: Read<string> | undefined = undefined;
  /** Whether Chevrotain records the rules: their tokens have no values. */
  isRecording = false;
  readonly #recorder: Recorder;
  #tokens: readonly IToken[] = [];
  #at = 0;
  #end = 0;
  #next = END;
  /** What the rule that stopped expected. */
  #expected: readonly TokenType[] = [];
  #decisions: Decisions;

  constructor(vocabulary: readonly TokenType[]) {
    this.#recorder = new Recorder(vocabulary);
    this.#decisions = new Decisions("", this.#recorder);
  }

  /** The rules as Chevrotain recorded them, for tools that draw and explain them. */
  get recorded(): Pick<Recorder, "getGAstProductions" | "computeContentAssist"> {
    return this.#recorder;
  }

  /** Freezes the grammar: no rule can be added afterwards. */
  performSelfAnalysis(): void {
    this.isRecording = true;
    this.#recorder.performSelfAnalysis();
    this.isRecording = false;
  }

  /**
   * Reads a line with a rule.
   *
   * @param tokens those from `first` up to `end`, exclusive, are the line
   */
  parse<T>(rule: Rule<T>, tokens: readonly IToken[], first = 0, end = tokens.length): T | Misfit {
    this.#tokens = tokens;
    this.#end = end;
    this.#goTo(first);
    try {
      const value = rule();
      return this.#next === END ? value : new Misfit(this.#next, null);
    } catch (error) {
      if (error !== STOPPED) throw error;
      return new Misfit(this.#next, this.#expected);
    }
  }

  RULE<F extends () => unknown>(name: string, body: F): Rule<ReturnType<F>>;
  RULE(name: string, body: () => unknown): Rule<unknown> {
    this.#recorder.RULE(name, body);
    const decisions = new Decisions(name, this.#recorder);
    const rule = () => {
      const above = this.#decisions;
      this.#decisions = decisions;
      const value = body();
      this.#decisions = above;
      return value;
    };
    // Chevrotain records calls of the rule by this name.
    return Object.assign(rule, { ruleName: name });
  }

  consume(index: number, token: TokenType): IToken {
    if (this.isRecording) return this.#recorder.consume(index, token);
    const next = this.#next;
    if (!isA(next, token)) this.#stop([token]);
    this.#goTo(this.#at + 1);
    return next;
  }

  option<T>(index: number, body: () => T): T | undefined {
    if (this.isRecording) return this.#recorder.option(index, body);
    return this.#decisions.option(index).takes(this.#next) ? body() : undefined;
  }

  /** Reads an optional token: `option(index, () => consume(index, token))`, but cheaper. */
  optionalToken(index: number, token: TokenType): IToken | undefined {
    if (this.isRecording) return this.option(index, () => this.consume(index, token));
    const next = this.#next;
    if (!isA(next, token)) return undefined;
    this.#goTo(this.#at + 1);
    return next;
  }

  or(index: number, alternatives: IOrAlt<unknown>[]): unknown {
    return this.orOf(index, alternatives, taken);
  }

  /** Chooses one of several things and takes it, without a function for each. */
  orOf<Choice, T>(index: number, choices: readonly Choice[], take: (choice: Choice) => T): T;
  orOf<Choice>(
    index: number,
    choices: readonly Choice[],
    take: (choice: Choice) => unknown,
  ): unknown {
    if (this.isRecording)
      return this.#recorder.or(
        index,
        choices.map((choice) => ({ ALT: () => take(choice) })),
      );
    const decision = this.#decisions.or(index);
    return take(choices[decision.at(this.#next)] ?? this.#stop(decision.expected));
  }

  many(index: number, body: () => unknown): void {
    if (this.isRecording) this.#recorder.many(index, body);
    else this.#repeat(this.#decisions.many(index), body);
  }

  atLeastOne(index: number, body: () => unknown): void {
    if (this.isRecording) {
      this.#recorder.atLeastOne(index, body);
      return;
    }
    const decision = this.#decisions.atLeastOne(index);
    if (!decision.takes(this.#next)) this.#stop(decision.expected);
    this.#repeat(decision, body);
  }

  subrule<T>(index: number, rule: Rule<T>): T {
    return this.isRecording ? this.#recorder.subrule(index, rule) : rule();
  }

  /** The token in front (1) or the last one that was read (0). */
  LA(ahead: number): IToken {
    if (this.isRecording) return this.#recorder.LA(ahead);
    return ahead === 1 ? this.#next : this.#tokenAt(this.#at + ahead - 1);
  }

  ACTION<T>(body: () => T): T {
    return this.isRecording ? this.#recorder.ACTION(body) : body();
  }

  #repeat(decision: Decision, body: () => unknown): void {
    while (decision.takes(this.#next)) {
      const before = this.#at;
      body();
      if (this.#at === before) return;
    }
  }

  /** Gives up the line, in which something else had to come next. */
  #stop(expected: readonly TokenType[]): never {
    this.#expected = expected;
    throw STOPPED;
  }

  #goTo(at: number): void {
    this.#at = at;
    this.#next = this.#tokenAt(at);
  }

  #tokenAt(at: number): IToken {
    return at < this.#end ? (this.#tokens[at] ?? END) : END;
  }
}

function taken({ ALT }: IOrAlt<unknown>): unknown {
  return ALT();
}

/** Whether a token is of a type or of its category. */
function isA({ tokenTypeIdx }: IToken, type: TokenType): boolean {
  return (
    tokenTypeIdx === type.tokenTypeIdx ||
    (type.isParent === true && type.categoryMatchesMap?.[tokenTypeIdx] === true)
  );
}

/** The decisions of a rule by their digits, each prepared when a line first comes to it. */
class Decisions {
  readonly #rule: string;
  readonly #recorder: Recorder;
  readonly #options: Decision[] = [];
  readonly #choices: Decision[] = [];
  readonly #loops: Decision[] = [];
  readonly #mandatoryLoops: Decision[] = [];

  constructor(rule: string, recorder: Recorder) {
    this.#rule = rule;
    this.#recorder = recorder;
  }

  option(index: number): Decision {
    return (this.#options[index] ??= this.#recorder.decisionOf(this.#rule, "Option", index));
  }

  or(index: number): Decision {
    return (this.#choices[index] ??= this.#recorder.decisionOf(this.#rule, "Alternation", index));
  }

  many(index: number): Decision {
    return (this.#loops[index] ??= this.#recorder.decisionOf(this.#rule, "Repetition", index));
  }

  atLeastOne(index: number): Decision {
    return (this.#mandatoryLoops[index] ??= this.#recorder.decisionOf(
      this.#rule,
      "RepetitionMandatory",
      index,
    ));
  }
}
