import { windows1252OfLatin1 } from "../decode/text/windows-1252.ts";
import { unwrapForm } from "./form.ts";
import { unwrapJson } from "./json.ts";
import { otherFileReason } from "./not-text.ts";
import { UnreadableFile } from "./unreadable.ts";
import { utf16 } from "./utf16.ts";

const utf8 = new TextDecoder("utf-8", { fatal: true });

/**
 * Decodes a body or a file: as UTF-16 if it has the byte-order mark, as UTF-8 if valid, otherwise as Windows-1252,
 * without the mark. If it is a form or JSON, returns the text that it contains.
 *
 * @throws UnreadableFile if it is not text, or a form or JSON without text
 */
export function textOfBytes(bytes: Uint8Array): string {
  const decoded = utf16(bytes) ?? bytes;
  const reason = otherFileReason(decoded);
  if (reason !== null) throw new UnreadableFile(reason);
  return unwrapJson(unwrapForm(decodeBytes(decoded)));
}

/** The characters of bytes: UTF-8 if valid, without a byte-order mark, otherwise Windows-1252. */
export function decodeBytes(bytes: Uint8Array): string {
  try {
    return utf8.decode(bytes);
  } catch {
    // By hand, because the TextDecoder of Node 20 decodes `windows-1252` as Latin-1.
    return windows1252OfLatin1(Buffer.from(bytes).toString("latin1"));
  }
}
