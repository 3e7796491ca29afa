import {
  EmbeddedActionsParser,
  getLookaheadPaths,
  LLkLookaheadStrategy,
  type IOrAlt,
  type IToken,
  type LookaheadProductionType,
  type TokenType,
} from "chevrotain";
import { VALIDATE } from "../validation.ts";
import { Decision } from "./decision.ts";

/** Rules decide by the next token alone. */
const LOOKAHEAD = 1;

/** Leaves decisions to the machine, which prepares each when a line first comes to it. */
class Postponed extends LLkLookaheadStrategy {
  override buildLookaheadForAlternation = () => () => undefined;
  override buildLookaheadForOptional = () => () => false;
}

/**
 * Chevrotain's parser, which records the rules of all grammars and checks them. It reads no line: a
 * `RuleMachine` does, by the decisions that follow from what was recorded.
 *
 * It makes Chevrotain's protected methods public. While Chevrotain records, it shadows them with its own.
 */
export class Recorder extends EmbeddedActionsParser {
  #rules: ReturnType<EmbeddedActionsParser["getGAstProductions"]> | undefined;

  constructor(vocabulary: readonly TokenType[]) {
    super([...vocabulary], {
      maxLookahead: LOOKAHEAD,
      recoveryEnabled: false,
      skipValidations: !VALIDATE,
      lookaheadStrategy: new Postponed({ maxLookahead: LOOKAHEAD }),
    });
  }

  /** @param occurrence the digit of the choice, option or loop within its rule */
  decisionOf(rule: string, prodType: LookaheadProductionType, occurrence: number): Decision {
    const recorded = (this.#rules ??= this.getGAstProductions())[rule];
    if (recorded === undefined) throw new Error(`there is no rule ${rule}`);
    const paths = getLookaheadPaths({
      occurrence,
      rule: recorded,
      prodType,
      maxLookahead: LOOKAHEAD,
    });
    // Of an option or a loop, the second path is what follows it.
    return new Decision(prodType === "Alternation" ? paths : paths.slice(0, 1));
  }

  override performSelfAnalysis(): void {
    super.performSelfAnalysis();
  }

  override RULE<T>(name: string, body: () => T): () => T {
    return super.RULE(name, body);
  }

  override consume(index: number, token: TokenType): IToken {
    return super.consume(index, token);
  }

  override option<T>(index: number, body: () => T): T | undefined {
    return super.option(index, body);
  }

  override or(index: number, alternatives: IOrAlt<unknown>[]): unknown {
    return super.or(index, alternatives);
  }

  override many(index: number, body: () => unknown): void {
    super.many(index, body);
  }

  override atLeastOne(index: number, body: () => unknown): void {
    super.atLeastOne(index, body);
  }

  override subrule<T>(index: number, rule: () => T): T {
    return super.subrule(index, rule);
  }

  override LA(ahead: number): IToken {
    return super.LA(ahead);
  }

  override ACTION<T>(body: () => T): T {
    return super.ACTION(body);
  }
}
