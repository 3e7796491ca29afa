import { createToken, type TokenType } from "chevrotain";
import type { Clock, Read } from "../../../src/ast/nodes.ts";

/** `2515`, `1575P`: what stands for a time and is none. */
export const ImpossibleTime: TokenType = createToken({
  name: "ImpossibleTime",
  label: "impossible time",
  pattern: /\d{4}(?![A-Z\d])|(?:\d{1,2}[6-9]\d|(?:2[5-9]|[3-9]\d)\d\d)[APNM](?![A-Z\d])/,
});

/** What stands where a time belongs; `clock` is absent where it says none. */
export interface TimeColumn {
  readonly isTime: boolean;
  readonly clock?: Read<Clock>;
}

/**
 * The columns of times. What is no time keeps its place among them: of `2515 0815` the second is the
 * arrival, and nobody knows the departure. Words take the place of a time only where one is missing.
 */
export function timeColumns(columns: readonly TimeColumn[]): readonly TimeColumn[] {
  const times = columns.filter(({ isTime }) => isTime);
  return times.length > 1 ? times : columns;
}
