import type { SourceText } from "../../decode/text/source.ts";

/** What messengers put in front of a label: `🎫 Ticket: 117-0000000001`. */
const PICTURES =
  /(?<![^\n])( *)(?:\p{Extended_Pictographic}(?:\u200d|\ufe0f|\p{Emoji_Modifier}){0,3}){1,4} {0,3}(?=[^\n:]{2,40}:)/gu;
const SUSPECT = /\p{Extended_Pictographic}/u;

/** Without the pictures at the start of its lines. */
export function withoutPictures(source: SourceText): SourceText {
  const { text } = source;
  if (!SUSPECT.test(text)) return source;
  const edit = source.edit();
  for (const { 0: found, 1: indent = "", index } of text.matchAll(PICTURES))
    edit.replace(index + indent.length, index + found.length, "");
  return edit.finish();
}
