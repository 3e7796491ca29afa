/*
 * The arrival day mark: the next day is `|` or `+` on Apollo, `#` on Galileo and Worldspan.
 */

/** The mark of the next day, and the characters that conversions turn it into. */
export const NEXT_DAY = "(?:Â?[|+#¥⊠¦‡†§¤?]|[âÂ]€¡)";

/** `|`, `#1`, `¥2`; `2` and `*` are two days, `-` is the day before. */
export function dayMarkValue(image: string): number {
  const [days] = /\d/.exec(image) ?? [image.startsWith("*") ? "2" : "1"];
  return image.startsWith("-") ? -Number(days) : Number(days);
}
