import PostalMime, { type Attachment, type Email } from "postal-mime";
import { withWindowsCharacters } from "./charset.ts";
import { latin1 } from "./kind.ts";
import { readPage } from "./page.ts";
import { reservationLines } from "./reservations.ts";
import { UnreadableFile } from "./unreadable.ts";

/** How deep to look for a text in emails attached to emails. */
const MOST_MAILS = 5;
/** The maximum number of attached emails examined at each level. */
const MOST_ATTACHED = 20;

const LIMITS = { maxNestingDepth: 50, maxHeadersSize: 256 * 1024 };

const PLAIN_PART = /^content-type:[ \t]*(?:\r?\n[ \t]+)?text\/plain/im;

/**
 * The text of an email (RFC 5322 and MIME). HTML is preferred if it contains reservations as data or
 * values in tables; otherwise the plain text is read, as somebody typed it. Attachments are ignored, but
 * an email that only carries another one has the text of that one.
 *
 * @throws UnreadableFile if it has no text
 */
export async function textOfMail(bytes: Uint8Array): Promise<string> {
  const text = await textWithin(bytes, MOST_MAILS);
  if (text.trim() === "") throw new UnreadableFile("the email contains no text");
  return text;
}

async function textWithin(bytes: Uint8Array, depth: number): Promise<string> {
  const mail = await parse(bytes);
  const own = textOf(mail, PLAIN_PART.test(latin1(bytes)));
  if (own.trim() !== "" || depth === 1) return own;
  for (const { content } of mail.attachments.filter(isMail).slice(0, MOST_ATTACHED)) {
    if (typeof content === "string") continue;
    const text = await textWithin(new Uint8Array(content), depth - 1);
    if (text.trim() !== "") return text;
  }
  return "";
}

async function parse(bytes: Uint8Array): Promise<Email> {
  try {
    return await PostalMime.parse(bytes, { ...LIMITS, forceRfc822Attachments: true });
  } catch {
    throw new UnreadableFile("the email is malformed");
  }
}

function isMail({ mimeType }: Attachment): boolean {
  return mimeType === "message/rfc822";
}

/** @param isPlain whether a part of the email is plain text */
function textOf({ html = "", text = "" }: Email, isPlain: boolean): string {
  if (html === "") return withWindowsCharacters(text);
  const shown = withWindowsCharacters(html);
  const page = readPage(shown);
  const reservations = reservationLines(page.linkedData);
  if (reservations !== "") return reservations;
  const isBetter = page.hasDataRows || !isPlain || text.trim() === "";
  return isBetter ? page.text : withWindowsCharacters(text);
}
