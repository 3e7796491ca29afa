import type { SourceText } from "../../decode/text/source.ts";
import { matchesOf } from "../../decode/text/matches.ts";

/** Who wrote a message and when, before it: `[10:02, 03/12/2026] Jane:`. */
const SENDERS =
  /(?<![^\n])( *)\[(?:\d{1,4}[/.-]\d{1,2}[/.-]\d{2,4},? )?\d{1,2}:\d\d(?::\d\d)?(?: ?[AaPp][Mm])?(?:, \d{1,4}[/.-]\d{1,2}[/.-]\d{2,4})?\] [^:\n]{1,40}: /gu;
/** What messengers put before a label: `🎫 Ticket: 117-0000000001`. */
const PICTURES =
  /(?<![^\n])( *)(?:\p{Extended_Pictographic}(?:\u200d|\ufe0f|\p{Emoji_Modifier}){0,3}){1,4} {0,3}(?=[^\n:]{2,40}:)/gu;
const SUSPECT = /\p{Extended_Pictographic}/u;

/** Without what messengers add at the start of lines: pictures, and who wrote a message and when. */
export function withoutPictures(source: SourceText): SourceText {
  const plain = without(source, SENDERS);
  return SUSPECT.test(plain.text) ? without(plain, PICTURES) : plain;
}

function without(source: SourceText, pattern: RegExp): SourceText {
  const found = matchesOf(source.text, pattern);
  if (found.length === 0) return source;
  const edit = source.edit();
  for (const { 0: all, 1: indent = "", index } of found)
    edit.replace(index + indent.length, index + all.length, "");
  return edit.finish();
}
