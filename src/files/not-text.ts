/** Recognises files that contain no text, so that nobody takes them for texts without a booking. */

/** The kind of a file, by its first bytes, and what its owner can do. */
const SIGNATURES: readonly (readonly [bytes: readonly number[], reason: string])[] = [
  [[0x89, 0x50, 0x4e, 0x47], "it is an image"],
  [[0xff, 0xd8, 0xff], "it is an image"],
  [[0x47, 0x49, 0x46, 0x38], "it is an image"],
  [[0x50, 0x4b, 3, 4], "it is an Office document or a ZIP archive; save it as text or PDF"],
  [
    [0xd0, 0xcf, 0x11, 0xe0],
    "it is an Outlook message or an Office document; save it as .eml or text",
  ],
  [[0x1f, 0x8b], "it is compressed; unpack it first"],
];

/** Why these bytes are not text, by the beginnings of such files; null if they may be text. */
export function otherFileReason(bytes: Uint8Array): string | null {
  const known = SIGNATURES.find(([head]) => head.every((byte, index) => bytes[index] === byte));
  return known?.[1] ?? null;
}

/**
 * Why a file is not text; null if it may be. The output of a terminal can contain zero bytes, but
 * text files do not.
 */
export function notTextReason(bytes: Uint8Array): string | null {
  return otherFileReason(bytes) ?? (bytes.includes(0) ? "it is not text" : null);
}
