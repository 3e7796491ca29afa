import type { TokenType } from "chevrotain";
import type { Read } from "../../src/ast/nodes.ts";
import type { Case } from "../../src/decode/engine/line-rules.ts";

/** The texts of a line that have no meaning. */
interface Leftovers {
  readonly unparsed: readonly Read<string>[];
}

/** The same, in a list that `manyOf` adds to. */
export interface Unparsed extends Leftovers {
  readonly unparsed: Read<string>[];
}

export const nothingUnparsed = (): Unparsed => ({ unparsed: [] });

/** The case of tokens that have no meaning. */
export const unparsedCase = (...tokens: readonly TokenType[]): Case<Unparsed> => [
  tokens,
  ({ unparsed }, text) => unparsed.push(text),
];

/** The field of a node with these texts; none if every text has a meaning. */
export function unparsedField({ unparsed }: Leftovers): Partial<Leftovers> {
  return unparsed.length === 0 ? {} : { unparsed };
}
