import { windows1252OfLatin1 } from "../../decode/text/windows-1252.ts";

const utf8 = new TextDecoder("utf-8", { fatal: true });

/**
 * The text of a body or a file: UTF-8, else Windows-1252; without its byte-order mark; and where
 * it is one JSON string, the text that the string holds.
 */
export function textOfBytes(bytes: Buffer): string {
  return unwrapJsonString(decodeBytes(bytes));
}

function decodeBytes(bytes: Buffer): string {
  try {
    return utf8.decode(bytes);
  } catch {
    // Done by hand: the TextDecoder of Node 20 reads `windows-1252` as Latin-1.
    return windows1252OfLatin1(bytes.toString("latin1"));
  }
}

function unwrapJsonString(text: string): string {
  const trimmed = text.trim();
  if (!trimmed.startsWith('"') || !trimmed.endsWith('"')) return text;
  try {
    const value: unknown = JSON.parse(trimmed);
    return typeof value === "string" ? value : text;
  } catch {
    return text;
  }
}
