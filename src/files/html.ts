import { charactersOf } from "./charset.ts";
import { readPage } from "./page.ts";
import { reservationLines } from "./reservations.ts";
import { UnreadableFile } from "./unreadable.ts";

/**
 * The text of a web page: its reservations if it contains them as data, otherwise what it shows, with
 * the cells of each table row on one line.
 *
 * @param html the page, or its bytes
 * @param charset the encoding of the bytes, if it came with them
 * @throws UnreadableFile if it shows no text
 */
export function textOfHtml(html: string | Uint8Array, charset?: string): string {
  const page = readPage(typeof html === "string" ? html : charactersOf(html, charset));
  const text = reservationLines(page.linkedData) || page.text;
  if (text === "") throw new UnreadableFile("the page shows no text");
  return text;
}
