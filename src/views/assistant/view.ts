/** The result for assistants: words that they can pass on, and the same as data. */
import type { Decoded } from "../../decode/decode.ts";
import { toText } from "../itinerary/agent/text.ts";
import { systemName } from "../system-names.ts";
import { checkRefusal, checkV4 } from "../v4/check.ts";
import { toRefusal } from "../v4/refusal.ts";
import type { RefusalInfo, V4Answer } from "../v4/schema.ts";
import { toV4 } from "../v4/view.ts";

/** An answer in words and as data. */
export interface InWords<Data> {
  readonly text: string;
  readonly data: Data;
}

/**
 * The itinerary, including doubts and unread lines, and the v4 answer.
 *
 * @throws SchemaViolation if the answer does not match its schema
 */
export function toRecordInWords(decoded: Decoded): InWords<V4Answer> {
  const data = toV4(decoded);
  checkV4(data);
  return { text: toText(decoded), data };
}

/**
 * How a text was read, whether it contains a booking or not.
 *
 * @throws SchemaViolation if the explanation does not match its schema
 */
export function toReadingInWords(decoded: Decoded): InWords<RefusalInfo> {
  const data = toRefusal(decoded);
  checkRefusal(data);
  return { text: readingText(decoded, data), data };
}

/** One line on the whole, then one for each line of the text; never the text itself. */
function readingText({ algorithm, confidence, coverage }: Decoded, { lines }: RefusalInfo): string {
  const { read, ignored, unread } = coverage.lines;
  const sure = Math.floor(confidence * 100);
  return [
    `Read as ${systemName(algorithm).name} (${algorithm}), ${sure} % sure. ` +
      `Lines: ${read} read, ${ignored} without booking data, ${unread} not read or not to their end.`,
    ...lines.map(lineText),
    "",
  ].join("\n");
}

function lineText({ number, fate, rule, unread }: RefusalInfo["lines"][number]): string {
  const words = [`line ${number}: ${fate}`, ...(rule === null ? [] : [rule])].join(", ");
  const reasons = [...new Set(unread.map(({ reason }) => reason))];
  return reasons.length === 0 ? words : `${words}; not read: ${reasons.join("; ")}`;
}
