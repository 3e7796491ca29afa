/** Reads a file that a visitor opens or drops. It never leaves this page unless its text is decoded. */
import { charactersOf } from "../../../files/charset.ts";
import { kindOf } from "../../../files/kind.ts";
import { notTextReason } from "../../../files/not-text.ts";
import { UnreadableFile } from "../../../files/unreadable.ts";
import { utf16 } from "../../../files/utf16.ts";

/** The file types that the dialog offers first. */
export const OPENABLE = ".eml,.html,.htm,.txt,message/rfc822,text/html,text/plain";

/** Emails contain images; a larger file is something else. */
const MOST_MIB = 10;

/** The bytes that show the kind of a large file. */
const HEAD = 1024;

export type Opened =
  | { readonly ok: true; readonly text: string }
  | { readonly ok: false; readonly why: string };

/** The text of a file. The readers of emails and pages are loaded when they are first needed. */
export async function openFile(file: File): Promise<Opened> {
  try {
    return { ok: true, text: await textOf(file) };
  } catch (error) {
    const why = error instanceof UnreadableFile ? error.message : "it cannot be read";
    return { ok: false, why: `The file was not opened: ${why}.` };
  }
}

const readMails = () => import("../../../files/mail.ts");
const readPages = () => import("../../../files/html.ts");

/**
 * Loads the readers of emails and pages, for a visitor who wants no requests to the server later.
 */
export async function loadReaders(): Promise<void> {
  await Promise.allSettled([readMails(), readPages()]);
}

async function textOf(file: File): Promise<string> {
  if (file.size > MOST_MIB * 1024 * 1024) {
    const head = new Uint8Array(await file.slice(0, HEAD).arrayBuffer());
    throw new UnreadableFile(notTextReason(head) ?? `it is larger than ${MOST_MIB} MiB`);
  }
  const bytes = new Uint8Array(await file.arrayBuffer());
  switch (kindOf(bytes, file.name)) {
    case "mail":
      return (await readMails()).textOfMail(bytes);
    case "page":
      return (await readPages()).textOfHtml(bytes);
    case "pdf":
      throw new UnreadableFile("PDF files are read by the command line, recloc decode");
    case "text": {
      const decoded = utf16(bytes) ?? bytes;
      const reason = notTextReason(decoded);
      if (reason !== null) throw new UnreadableFile(reason);
      return charactersOf(decoded);
    }
  }
}
