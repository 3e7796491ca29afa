/** The characters of Windows-1252 from 0x80 to 0x9F; the five bytes without one stay as they are. */
const WINDOWS_1252 = "€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ";

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
    return decodeWindows1252(bytes);
  }
}

/** Done by hand: the TextDecoder of Node 20 reads `windows-1252` as Latin-1. */
function decodeWindows1252(bytes: Buffer): string {
  return bytes
    .toString("latin1")
    .replace(/[\u0080-\u009f]/g, (character) =>
      WINDOWS_1252.charAt(character.charCodeAt(0) - 0x80),
    );
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
