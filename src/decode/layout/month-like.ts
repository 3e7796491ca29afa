/*
 * Words that somebody may have typed for a month, in English or another language of the trade.
 */

const NAMES = [
  ...["JANUARY", "FEBRUARY", "MARCH", "APRIL", "MAY", "JUNE", "JULY", "AUGUST"],
  ...["SEPTEMBER", "OCTOBER", "NOVEMBER", "DECEMBER"],
  ...["JANVIER", "FEVRIER", "AVRIL", "MAI", "JUIN", "JUILLET", "AOUT", "SEPTEMBRE"],
  ...["JANUAR", "FEBRUAR", "MAERZ", "MARZ", "JUNI", "JULI", "OKTOBER", "DEZEMBER"],
  ...["ENERO", "FEBRERO", "MARZO", "ABRIL", "MAYO", "JUNIO", "JULIO", "AGOSTO", "DICIEMBRE"],
  ...["GENNAIO", "MAGGIO", "GIUGNO", "LUGLIO", "SETTEMBRE", "OTTOBRE", "DICEMBRE"],
  ...["FEVEREIRO", "SETEMBRO", "OUTUBRO", "DEZEMBRO"],
];

/** Shorter words than this have at most one wrong letter. */
const LONG = 6;
/** The letters of an abbreviated month. */
const SHORT = 3;

/**
 * Whether a word is the name of a month or its beginning, with a letter or two mistyped: `JAM`, `JANUR`, `OKTOBR`.
 * Of three letters, the first and one other are right, or two next to each other have changed places.
 */
export function resemblesMonth(word: string): boolean {
  if (word.length < SHORT) return false;
  if (word.length === SHORT) return NAMES.some((name) => resemblesShort(word, name));
  const most = word.length < LONG ? 1 : 2;
  return NAMES.some(
    (name) =>
      name.startsWith(word.charAt(0)) &&
      (differences(word, name.slice(0, word.length)) <= most || differences(word, name) <= most),
  );
}

function resemblesShort([first, second, third]: string, [one, two, three]: string): boolean {
  if (first === one)
    return second === two || third === three || (second === three && third === two);
  return first === two && second === one && third === three;
}

/** The number of letters to insert, drop or replace to turn one word into the other. */
function differences(one: string, other: string): number {
  let above = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const [row, letter] of Array.from(one).entries()) {
    const current = [row + 1];
    for (const [column, wanted] of Array.from(other).entries()) {
      const replaced = (above[column] ?? 0) + (letter === wanted ? 0 : 1);
      current.push(Math.min(replaced, (above[column + 1] ?? 0) + 1, (current[column] ?? 0) + 1));
    }
    above = current;
  }
  return above[other.length] ?? 0;
}
