import type { Span } from "../../ast/nodes.ts";
import type { Decoded } from "../../decode/decode.ts";
import { fieldsOfAnswer } from "../../views/v4/fields.ts";
import { toV4 } from "../../views/v4/view.ts";

/** A field of the answer, and what of the text it was read from. */
export interface AnswerField {
  /** `flightInfo.flights[0].departureTime`; of the line that books an entry, the entry's. */
  readonly path: string;
  /** As JSON; null for what is read beside the fields: `flightInfo.flights[0] (weekday)`. */
  readonly value: string | null;
  /** Half-open offsets in the text as it was sent. */
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
