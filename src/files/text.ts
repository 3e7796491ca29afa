import { windows1252OfLatin1 } from "../decode/text/windows-1252.ts";
import { unwrapJson } from "./json.ts";

const utf8 = new TextDecoder("utf-8", { fatal: true });

/**
 * Decodes a body or a file: as UTF-8 if valid, otherwise Windows-1252, without the byte-order mark. If
 * it is JSON, returns the text that the JSON contains.
 *
 * @throws UnreadableFile if it is JSON without a text
 */
export function textOfBytes(bytes: Buffer): string {
  return unwrapJson(decodeBytes(bytes));
}

function decodeBytes(bytes: Buffer): string {
  try {
    return utf8.decode(bytes);
  } catch {
    // By hand, because the TextDecoder of Node 20 decodes `windows-1252` as Latin-1.
    return windows1252OfLatin1(bytes.toString("latin1"));
  }
}
