/** The characters of Windows-1252 from 0x80 to 0x9F; the five undefined bytes stay as they are. */
const HIGH_CHARACTERS = "€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ";
const FIRST = 0x80;

/** Decodes bytes, given as Latin-1 characters, as Windows-1252. */
export function windows1252OfLatin1(latin1: string): string {
  return latin1.replace(/[\u0080-\u009f]/g, (character) =>
    HIGH_CHARACTERS.charAt(character.charCodeAt(0) - FIRST),
  );
}

/** The byte of a Windows-1252 character. */
export function windows1252Byte(character: string): number {
  const index = HIGH_CHARACTERS.indexOf(character);
  return index === -1 ? character.charCodeAt(0) : FIRST + index;
}

/** How bytes from 0x80 to 0xBF appear: the content of a character class, without brackets. */
export const CONTINUATION_BYTES = `\\u0080-\\u00bf${HIGH_CHARACTERS.replace(/[\u0080-\u009f]/g, "")}`;
