/** Keeps names, codes and numbers readable within text of the other direction. */
const FIRST_STRONG_ISOLATE = "\u2068";
const POP_ISOLATE = "\u2069";
/** Characters with which a record could reverse what surrounds it. */
const OVERRIDES = /[\u061c\u200e\u200f\u202a-\u202e]/g;
const ISOLATES = /[\u2066-\u2069]/g;

/** Characters that act on a terminal or begin another line. */
const CONTROLS = /[\u0000-\u001f\u007f-\u009f\u2028\u2029]/g;

const LINE_BREAK = /[\r\n\u2028\u2029\t]/;

/** A text of the record or of a caller, on one line, without characters that act on what surrounds it. */
export function harmless(text: string): string {
  return balanced(text)
    .replace(/\s+/g, (spaces) => (LINE_BREAK.test(spaces) ? " " : spaces))
    .replace(CONTROLS, "\ufffd")
    .replace(OVERRIDES, "")
    .trim();
}

/** The text, which no longer depends on the direction of what surrounds it, nor changes that. */
export function isolated(text: string): string {
  if (text === "") return "";
  const safe = balanced(text.replace(OVERRIDES, ""));
  if (isIsolate(safe)) return safe;
  return FIRST_STRONG_ISOLATE + safe + POP_ISOLATE;
}

/** Whether a text is one isolate from its start to its end. */
function isIsolate(text: string): boolean {
  if (!text.startsWith(FIRST_STRONG_ISOLATE) || !text.endsWith(POP_ISOLATE)) return false;
  const inside = text.slice(FIRST_STRONG_ISOLATE.length, -POP_ISOLATE.length);
  return isBalanced(inside);
}

/** The text, without isolates that would reach into what surrounds it. */
function balanced(text: string): string {
  return isBalanced(text) ? text : withoutIsolates(text);
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
