import type { CardStatus } from "../../../views/itinerary/model/schema.ts";
import { toneOf } from "../words.ts";

/** The meaning of a status, in its colour, with its code. */
export function StatusMark({ status }: { status: CardStatus }) {
  const { code, text } = status;
  return (
    <span class={`status ${toneOf(status)}`}>
      {text ?? "status"} <code>{code}</code>
    </span>
  );
}
