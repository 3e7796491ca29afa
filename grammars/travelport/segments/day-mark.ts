/*
 * How many days after its departure a flight lands: `|` and `+` are the next day on the screens of
 * Apollo, `#` on those of Galileo and Worldspan.
 */

/** The mark of the next day, and what is left of it after the ways a text can go. */
export const NEXT_DAY = "(?:Â?[|+#¥⊠¦‡†§¤?]|â€¡)";

/** `|`, `#1`, `¥2`; `2` and `*` are two days, `-` is the day before. */
export function dayMarkValue(image: string): number {
  const [days] = /\d/.exec(image) ?? [image.startsWith("*") ? "2" : "1"];
  return image.startsWith("-") ? -Number(days) : Number(days);
}
