/** What a file is. `text` is anything else: the text of a record. */
export type FileKind = "mail" | "page" | "pdf" | "text";

/** The characters at the start of a file that can show its kind. */
const HEAD = 8192;
/** Readers accept up to this many bytes before the signature of a PDF. */
const PDF_HEAD = 1024;

const PAGE =
  /^(?:\u00ef\u00bb\u00bf)?\s*(?:<\?xml[^>]*>\s*)?(?:<!--[^>]*-->\s*)?<(?:!doctype\s+html|html)[\s>]/i;
/** The first lines of an email, up to the empty one: fields and their continuations. */
const MAIL_HEAD =
  /^(?:From [^\r\n]*\r?\n)?(?:[!-9;-~]{1,70}:[^\r\n]*(?:\r?\n[ \t][^\r\n]*)*(?:\r?\n|$))+/;
/** A field that programs add: people do not copy it with the text of an email. */
const MAIL_FIELD =
  /^(?:MIME-Version|Message-ID|Received|Return-Path|Delivered-To|Content-Type|DKIM-Signature):/im;

const EXTENSIONS: readonly (readonly [RegExp, FileKind])[] = [
  [/\.eml$/i, "mail"],
  [/\.x?html?$/i, "page"],
  [/\.pdf$/i, "pdf"],
];

/**
 * Finds the kind of a file by its content, otherwise by its name. Anything pasted into a text file,
 * such as an email with the few fields that its window shows, stays text.
 */
export function kindOf(bytes: Uint8Array, name = ""): FileKind {
  const head = latin1(bytes.subarray(0, HEAD));
  if (head.slice(0, PDF_HEAD).includes("%PDF-")) return "pdf";
  if (PAGE.test(head)) return "page";
  const [fields = ""] = MAIL_HEAD.exec(head) ?? [];
  if (MAIL_FIELD.test(fields)) return "mail";
  return EXTENSIONS.find(([extension]) => extension.test(name))?.[1] ?? "text";
}

const TAG =
  /<(?:!doctype|html|head|body|div|p|br|table|tr|td|th|span|pre|script|ul|ol|li|h[1-6])(?:[\s/>])/i;

/** Whether a text is the source of a page, not a record that somebody called one. */
export function isPageSource(text: string): boolean {
  return TAG.test(text);
}

/** One character for each byte. */
export function latin1(bytes: Uint8Array): string {
  let text = "";
  for (const byte of bytes) text += String.fromCharCode(byte);
  return text;
}
