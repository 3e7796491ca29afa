import { LLkLookaheadStrategy, type ILookaheadStrategy } from "chevrotain";

/**
 * Chevrotain's lookahead, each part computed when a line first needs it: computing all of it takes a third
 * of the time of compiling the grammars, and most processes use few of the rules.
 */
export function lazyLookahead(maxLookahead: number): ILookaheadStrategy {
  const strategy = new LLkLookaheadStrategy({ maxLookahead });
  return {
    validate: (grammar) => strategy.validate(grammar),
    buildLookaheadForAlternation: (choice) =>
      atFirstUse(() => strategy.buildLookaheadForAlternation(choice)),
    buildLookaheadForOptional: (part) => atFirstUse(() => strategy.buildLookaheadForOptional(part)),
  };
}

/** Makes a function that builds the lookahead when it is first called; `this` is the parser. */
function atFirstUse<T>(build: () => () => T): () => T {
  let lookahead: (() => T) | undefined;
  return function (this: unknown) {
    lookahead ??= build();
    return lookahead.call(this);
  };
}
