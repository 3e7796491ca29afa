import { decode, isDecodable } from "../decode/decode.ts";
import { textOfBytes } from "../files/text.ts";
import { UnreadableFile } from "../files/unreadable.ts";
import { NotRedactable } from "../redact/not-redactable.ts";
import { redact, type Redacted } from "../redact/redact.ts";
import { ApiError } from "../server/errors.ts";
import { CALENDAR_DAY, isCalendarDay } from "../views/calendar-day.ts";
import { whyNot } from "../views/why-not.ts";
import { toWorkbench } from "../views/workbench/view.ts";
import type { Asked, Told } from "./messages.ts";

/**
 * Answers like `POST /site/workbench`, or redacts, without limits: only the visitor's own browser has to wait.
 */
export function answer(asked: Asked): Told {
  const { id } = asked;
  try {
    const made = asked.task === "redact" ? redactedOf(asked) : workbenchOf(asked);
    return { id, status: 200, json: JSON.stringify(made) };
  } catch (error) {
    const failure = error instanceof ApiError ? error : new ApiError("internal");
    return { id, status: failure.status, json: JSON.stringify(failure.body) };
  }
}

function workbenchOf({ body, algorithm, referenceDate }: Asked) {
  const text = textOf(body);
  const decoded = decode(text, { algorithm, referenceDate: dayOf(referenceDate) });
  const refusal = isDecodable(decoded)
    ? null
    : new ApiError("not_decodable", whyNot(decoded.looksLike)).message;
  return toWorkbench(decoded, text, refusal, dayOf(referenceDate));
}

function redactedOf({ body, algorithm, referenceDate }: Asked): Redacted {
  try {
    return redact(textOf(body), { algorithm, referenceDate: dayOf(referenceDate) });
  } catch (error) {
    if (error instanceof NotRedactable) throw new ApiError("not_decodable", error.message);
    throw error;
  }
}

function dayOf(referenceDate: string): string | undefined {
  if (referenceDate === "") return undefined;
  if (isCalendarDay(referenceDate)) return referenceDate;
  throw new ApiError("invalid_parameter", `referenceDate must be ${CALENDAR_DAY}`);
}

function textOf(body: string): string {
  try {
    return textOfBytes(new TextEncoder().encode(body));
  } catch (error) {
    if (error instanceof UnreadableFile) throw new ApiError("invalid_body", error.message);
    throw error;
  }
}
