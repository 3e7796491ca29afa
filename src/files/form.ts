import { UnreadableFile } from "./unreadable.ts";

/** The start of a form with one of the members that contain a text (see `json.ts`). */
const MEMBER = /^(?:pnr|text|body|record)=/;
const MULTIPART = /^--[^\s]{1,200}\r?\nContent-Disposition: ?form-data/i;
const BREAK = /%0[AD]/i;

/**
 * Returns the text in a form, as programs send them: `pnr=1.DOE%2FJANE+MRS%0A`. Returns any other text unchanged, even
 * if a tool declares it to be a form.
 *
 * @throws UnreadableFile if it is a multipart form
 */
export function unwrapForm(text: string): string {
  if (MULTIPART.test(text))
    throw new UnreadableFile("it is a multipart form; send the record itself as the body");
  const member = MEMBER.exec(text)?.[0] ?? "";
  const value = text.slice(member.length).trim();
  // Encoded text itself contains no spaces or breaks.
  if (BREAK.test(value) && !/\s/.test(value)) return decoded(value.split("&", 1).join(""));
  return member === "" ? text : text.slice(member.length);
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll("+", " "));
  } catch {
    throw new UnreadableFile("it looks like an encoded form, but its percent signs are not valid");
  }
}
