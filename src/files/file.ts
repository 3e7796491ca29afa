import type { FileKind } from "./kind.ts";

/**
 * The text of a file that is not plain text. Each reader is loaded when it is first needed.
 *
 * @throws UnreadableFile if it has no text, or only text that cannot be read
 */
export async function textOfFile(
  bytes: Uint8Array,
  kind: Exclude<FileKind, "text">,
): Promise<string> {
  switch (kind) {
    case "mail":
      return (await import("./mail.ts")).textOfMail(bytes);
    case "page":
      return (await import("./html.ts")).textOfHtml(bytes);
    case "pdf":
      return (await import("./pdf.ts")).textOfPdf(bytes);
  }
}
