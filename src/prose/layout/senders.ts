import { replaceAll } from "../../decode/text/repair/replace.ts";
import type { SourceText } from "../../decode/text/source.ts";

/** Who wrote a message and when, and pictures before the text: `[10:02, 03/12/2026] Jane: 🎫 Ticket`. */
const SENDERS =
  /(?<=(?<![^\n]) {0,24})\[(?:\d{1,4}[/.-]\d{1,2}[/.-]\d{2,4},? )?\d{1,2}:\d\d(?::\d\d)?(?: ?[AaPp][Mm])?(?:, \d{1,4}[/.-]\d{1,2}[/.-]\d{2,4})?\] [^:\n]{1,40}: (?:(?:\p{Extended_Pictographic}\p{Emoji_Modifier}?){1,4} {0,3})?/gu;

/** Without the senders of messages below other words; those of a text of messages alone are gone already. */
export function withoutSenders(source: SourceText): SourceText {
  return replaceAll(source, SENDERS, "");
}
