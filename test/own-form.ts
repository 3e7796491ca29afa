/** Texts that already are a page, a string, a list or an encoded email: each is repaired by undoing each of these once. */
const PAGE = /&(?:[a-z]{2,6}|#\d{1,6});|<\/?[a-z]/;
const STRING = /\\[n/"]|^"|\n *(?<quote>['"])[^\n]*\k<quote>,? *(?:\n|$)/;
const LIST = /^(?:[-*\u2022]|1\)) |\n[:=|] /;
const ENCODED = /=(?:20)?\n/;

/** Whether a text has such a form, so that `paste.test.ts` leaves it out. */
export function hasOwnForm(text: string): boolean {
  return [PAGE, STRING, LIST, ENCODED].some((mark) => mark.test(text));
}
