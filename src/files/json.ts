import { UnreadableFile } from "./unreadable.ts";

/** The members of a JSON object that contain the text, whatever else the object contains. */
const TEXT_MEMBERS = ["pnr", "text", "body", "record"];
const MEMBER_LIST = '"pnr", "text", "body" or "record"';
const INSTEAD = "send the record as plain text";

/**
 * Returns the text that a JSON document contains: the document itself if it is a string; the only string
 * of an object, or its string named `pnr`, `text`, `body` or `record`. Returns a text that is not JSON,
 * or is a number, unchanged.
 *
 * @throws UnreadableFile if it is an array, an object with no such string or several of them, or text that begins
 * like an object but is not JSON
 */
export function unwrapJson(text: string): string {
  const value = parsed(text);
  if (typeof value === "string") return value;
  if (Array.isArray(value))
    throw new UnreadableFile(`it is a JSON array; ${INSTEAD}, one in each request`);
  if (typeof value === "object" && value !== null) return textMember(value);
  if (OBJECT.test(text))
    throw new UnreadableFile(`it begins like a JSON object, but is not valid JSON; ${INSTEAD}`);
  return text;
}

/** The beginning of a text that no record has. */
const OBJECT = /^\s*\{\s*"[^"\n]{1,100}"\s*:/;

/** The value of a JSON document. Only one that looks like a container or a string is parsed. */
function parsed(text: string): unknown {
  const trimmed = text.trim();
  if (!/^(?:"[^]*"|\{[^]*\}|\[[^]*\])$/.test(trimmed)) return undefined;
  return (
    parsedOrUndefined(trimmed) ?? (OBJECT.test(trimmed) ? parsedWithBreaks(trimmed) : undefined)
  );
}

/** Shells and templates put the line breaks of a record into its string unescaped. */
function parsedWithBreaks(text: string): unknown {
  // Text between two quotation marks is a string; quotation marks after a backslash count as letters.
  const parts = text.split(/((?:\\[^])+|")/);
  let isString = false;
  const escaped = parts.map((part) => {
    if (part === '"') isString = !isString;
    return isString ? part.replaceAll(/[\n\r\t]/g, (mark) => ESCAPES[mark] ?? mark) : part;
  });
  return parsedOrUndefined(escaped.join(""));
}

const ESCAPES: Readonly<Record<string, string>> = { "\n": "\\n", "\r": "\\r", "\t": "\\t" };

function parsedOrUndefined(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}

function textMember(object: object): string {
  const strings = Object.entries(object).filter(isString);
  const named = strings.filter(([name]) => TEXT_MEMBERS.includes(name));
  const [only, ...others] = named.length > 0 ? named : strings;
  if (only === undefined)
    throw new UnreadableFile(
      `it is a JSON object without a string; ${INSTEAD}, or as ${MEMBER_LIST}`,
    );
  if (others.length > 0)
    throw new UnreadableFile(
      `it is a JSON object with several strings; name only the record ${MEMBER_LIST}`,
    );
  return only[1];
}

function isString(entry: [string, unknown]): entry is [string, string] {
  return typeof entry[1] === "string";
}
