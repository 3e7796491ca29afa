/** The id that a client gives a record: a string or a whole number; null if it gives none. */
export type RecordId = string | number | null;

/**
 * Tells the client why a line is not a record: how to write it, but never what the line contains.
 */
interface Fault {
  readonly code: "invalid_body" | "empty_body";
  readonly detail: string;
}

/** The content of one line of a batch: the text of a record, or what is wrong with the line. */
export type RecordIn =
  | { readonly id: RecordId; readonly text: string; readonly fault: null }
  | { readonly id: RecordId; readonly fault: Fault };

const FORM = 'a line must be a JSON object, {"id": …, "text": …}';

/** Reads a line of a batch. */
export function recordIn(line: string): RecordIn {
  const value = parsed(line);
  if (typeof value !== "object" || value === null || Array.isArray(value))
    return invalid(null, FORM);
  const id = "id" in value ? value.id : null;
  if (!isId(id)) return invalid(null, "id must be a string or a whole number");
  const text = "text" in value ? value.text : null;
  if (typeof text !== "string") return invalid(id, "text must be a string, the text of a record");
  if (text.trim() === "") return { id, fault: { code: "empty_body", detail: "text is empty" } };
  return { id, text, fault: null };
}

/** A number beyond JavaScript's precision would come back changed in the answer. */
function isId(value: unknown): value is RecordId {
  return value === null || typeof value === "string" || Number.isSafeInteger(value);
}

function invalid(id: RecordId, detail: string): RecordIn {
  return { id, fault: { code: "invalid_body", detail } };
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}
