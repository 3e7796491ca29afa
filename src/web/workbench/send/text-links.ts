/** Links that open another program with a text. */

/** Windows passes no longer link to a mail program. */
const LONGEST_MAIL = 2000;
/** Browsers and WhatsApp's site take at least this much. */
const LONGEST_WHATSAPP = 8000;

const SHORTENED = "\n[…]";

export interface TextLink {
  readonly href: string;
  /** Whether the text was too long for a link, and ends with `[…]`. */
  readonly isShortened: boolean;
}

/** A new email with a text. */
export function mailLink(subject: string, text: string): TextLink {
  return linkWith(`mailto:?subject=${encodeURIComponent(subject)}&body=`, text, LONGEST_MAIL);
}

/** A message to a contact that the visitor chooses in WhatsApp. */
export function whatsappLink(text: string): TextLink {
  return linkWith("https://wa.me/?text=", text, LONGEST_WHATSAPP);
}

/** A link of at most this many characters, with as many whole lines as fit. */
function linkWith(start: string, text: string, longest: number): TextLink {
  const lines = text.trimEnd().split(/\r?\n/);
  const whole = start + encoded(lines.join("\n"));
  if (whole.length <= longest) return { href: whole, isShortened: false };
  let length = start.length + encoded(SHORTENED).length;
  const kept = lines.findIndex((line) => {
    length += encoded(`${line}\n`).length;
    return length > longest;
  });
  const href = start + encoded(lines.slice(0, Math.max(0, kept)).join("\n") + SHORTENED);
  return { href, isShortened: true };
}

/** Mail programs expect CRLF. */
function encoded(text: string): string {
  return encodeURIComponent(text.replaceAll("\n", "\r\n"));
}
