/** Texts that already are a page, a string or a list: a mail is repaired by undoing each of these once. */
const PAGE = /&(?:[a-z]{2,6}|#\d{1,6});|<\/?[a-z]/;
const STRING = /\\[n/"]/;
const LIST = /^(?:[-*\u2022]|1\)) /;

/** Whether a text has such a form, so that `paste.test.ts` leaves it out. */
export function hasOwnForm(text: string): boolean {
  return [PAGE, STRING, LIST].some((mark) => mark.test(text));
}
