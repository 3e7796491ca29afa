import type { TokenType } from "chevrotain";
import type { LineFamily } from "./grammar.ts";

/**
 * A family with one mode, which its openers enter: `lineFamily("OSI", [Osi], [Airline, Text], OsiRules)`.
 * An opener that enters no mode is the whole line.
 *
 * @param tokens the tokens of the mode; the first that matches wins
 */
export function lineFamily(
  name: string,
  openers: readonly TokenType[],
  tokens: readonly TokenType[],
  rules: LineFamily["rules"],
): LineFamily {
  const modes = openers.flatMap(({ PUSH_MODE }) => PUSH_MODE ?? []);
  return { name, openers, modes: Object.fromEntries(modes.map((mode) => [mode, tokens])), rules };
}
