import { windows1252OfLatin1 } from "../../decode/text/windows-1252.ts";

const utf8 = new TextDecoder("utf-8", { fatal: true });

/**
 * Decodes a body or a file: as UTF-8 if valid, otherwise Windows-1252, without the byte-order mark. If
 * the text is a single JSON string, returns the value of the string.
 */
export function textOfBytes(bytes: Buffer): string {
  return unwrapJsonString(decodeBytes(bytes));
}

function decodeBytes(bytes: Buffer): string {
  try {
    return utf8.decode(bytes);
  } catch {
    // By hand, because the TextDecoder of Node 20 decodes `windows-1252` as Latin-1.
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
