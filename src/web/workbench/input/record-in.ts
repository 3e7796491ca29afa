import { unwrapJson } from "../../../files/json.ts";

/**
 * The record that a text contains as JSON, as the API would read it; null if the text itself is the record,
 * or is JSON that the API refuses. Text typed in quotes stays as it is.
 */
export function recordIn(text: string, how: "pasted" | "typed"): string | null {
  if (how === "typed" && !text.trimStart().startsWith("{")) return null;
  const inner = innerText(text);
  return inner === text ? null : inner;
}

/** Whether the API would read something other than this text. */
export function isWrapped(text: string): boolean {
  return /^\uFEFF|^\s*"[^]*"\s*$/.test(text) || ![null, text].includes(innerText(text));
}

function innerText(text: string): string | null {
  try {
    return unwrapJson(text);
  } catch {
    return null;
  }
}
