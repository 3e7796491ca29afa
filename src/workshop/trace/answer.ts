import type { Span } from "../../ast/nodes.ts";
import type { Decoded } from "../../decode/decode.ts";
import { fieldsOfAnswer } from "../../views/v4/fields.ts";
import { toV4 } from "../../views/v4/view.ts";

/** A field of the answer, and the part of the text it was read from. */
export interface AnswerField {
  /**
   * `flightInfo.flights[0].departureTime`; for the line that books an entry, the path of the entry.
   */
  readonly path: string;
  /** As JSON; null for values read in addition to the fields: `flightInfo.flights[0] (weekday)`. */
  readonly value: string | null;
  /** Half-open offsets in the original text. */
  readonly span: Span;
}

/** The fields of the answer that `explain` has places for, in the order of the answer. */
export function answerFieldsOf(decoded: Decoded): readonly AnswerField[] {
  return fieldsOfAnswer(toV4(decoded, { explain: true })).map(({ path, value, span }) => ({
    path,
    value: value === undefined ? null : JSON.stringify(value),
    span,
  }));
}
