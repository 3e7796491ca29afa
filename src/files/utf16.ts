/**
 * Converts UTF-16 with a byte-order mark, as Windows PowerShell writes it, to UTF-8; null for
 * anything else.
 */
export function utf16(bytes: Uint8Array): Uint8Array | null {
  const [first, second] = bytes;
  const isLittle = first === 0xff && second === 0xfe;
  if (!isLittle && (first !== 0xfe || second !== 0xff)) return null;
  return new TextEncoder().encode(
    new TextDecoder(isLittle ? "utf-16le" : "utf-16be").decode(bytes),
  );
}
