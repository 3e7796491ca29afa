/** Keeps names, codes and numbers readable within text of the other direction. */
const FIRST_STRONG_ISOLATE = "\u2068";
const POP_ISOLATE = "\u2069";
/** Characters with which a record could reverse what surrounds it. */
const OVERRIDES = /[\u061c\u200e\u200f\u202a-\u202e]/g;
const ISOLATES = /[\u2066-\u2069]/g;

/** The text, which no longer depends on the direction of what surrounds it, nor changes that. */
export function isolated(text: string): string {
  if (text === "") return "";
  const safe = text.replace(OVERRIDES, "");
  return FIRST_STRONG_ISOLATE + (isBalanced(safe) ? safe : withoutIsolates(safe)) + POP_ISOLATE;
}

export function withoutIsolates(text: string): string {
  return text.replace(ISOLATES, "");
}

function isBalanced(text: string): boolean {
  let depth = 0;
  for (const [mark] of text.matchAll(ISOLATES)) {
    depth += mark === POP_ISOLATE ? -1 : 1;
    if (depth < 0) return false;
  }
  return depth === 0;
}
