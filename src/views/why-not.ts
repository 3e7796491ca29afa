/**
 * Explains to people why nothing was found in a text.
 *
 * @param looksLike what the text looks like, if known: `availability`
 */
export function whyNot(looksLike: string | null): string {
  if (looksLike === null)
    return "no person, flight, hotel, train or other booked segment was found in the text";
  const article = /^[aeiou]/i.test(looksLike) ? "an" : "a";
  return `the text looks like ${article} ${looksLike} display, not a booking record`;
}
