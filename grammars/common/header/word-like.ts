/*
 * Six letters alone on a line can be a locator or a word that somebody wrote above a record: `LONDON`, `FAMILY`. Each two
 * letters of a word that follow each other are common ones; those of a locator seldom are.
 */

/** The letters that often follow each letter in words and in the names of cities. */
const NEXT_LETTERS = {
  A: "ABCDEFGHIJKLMNOPRSTUVWYZ",
  B: "AEILORUY",
  C: "ACEHIKLORTU",
  D: "ADEILORSUY",
  E: "ABCDEFGHIJKLMNOPRSTUVWXYZ",
  F: "AEFILORTU",
  G: "AEGHILNORSTU",
  H: "AEILORTU",
  I: "ABCDEFGHJKLMNOPRSTUVYZ",
  J: "AEIOU",
  K: "AEHILORSU",
  L: "ABDEGIKLMOSTUVY",
  M: "ABEIMOPSU",
  N: "ABCDEFGHIJKLNOSTUVYZ",
  O: "ABCDEFGHIJKLMNOPRSTUVWYZ",
  P: "AEHILOPRTU",
  Q: "U",
  R: "ABCDEGIKLMNORSTUVYZ",
  S: "ABCEHIKLOPSTUZ",
  T: "AEHILNORSTUY",
  U: "ABCDEGIJKLMNOPRSTUZ",
  V: "AEIO",
  W: "AEIO",
  X: "I",
  Y: "AEINOSU",
  Z: "AEHIOU",
};

const PAIR = Object.entries(NEXT_LETTERS)
  .map(([letter, next]) => `${letter}(?=[${next}])`)
  .join("|");

/** Six letters that look like a word; the source of a pattern. */
export const SIX_LETTERS_LIKE_A_WORD = `(?=[A-Z]{0,5}[AEIOUY])(?:${PAIR}){5}[A-Z](?![A-Z])`;
