/** How many tries a text is worth. */
const MOST_TRIES = 600;

/** The smallest text that is found, by leaving parts out, of which something is still true. */
export function shrunk(text: string, isFailing: (text: string) => boolean): string {
  let tries = 0;
  const fails = (candidate: string) => tries++ < MOST_TRIES && isFailing(candidate);
  const byLines = without(text.split(/(?<=\n)/), (parts) => fails(parts.join("")));
  return without(Array.from(byLines.join("")), (parts) => fails(parts.join(""))).join("");
}

/** Leaves parts out, first halves, then less and less, down to one. */
function without(
  parts: readonly string[],
  isFailing: (parts: readonly string[]) => boolean,
): readonly string[] {
  let left = parts;
  for (
    let size = Math.ceil(left.length / 2);
    size >= 1;
    size = size === 1 ? 0 : Math.ceil(size / 2)
  )
    for (let start = 0; start < left.length;) {
      const candidate = [...left.slice(0, start), ...left.slice(start + size)];
      if (isFailing(candidate)) left = candidate;
      else start += size;
    }
  return left;
}
