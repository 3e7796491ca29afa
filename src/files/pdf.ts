import { linesOfItems, type PrintedItem } from "./pdf-lines.ts";
import { UnreadableFile } from "./unreadable.ts";

/** A receipt has a few pages. */
const MOST_PAGES = 50;

/** The parts of PDF.js that we use, without its types, which need those of a browser. */
interface PdfDocument {
  readonly numPages: number;
  getPage(number: number): Promise<PdfPage>;
}
interface PdfPage {
  getTextContent(): Promise<{ readonly items: readonly object[] }>;
}

/**
 * The text of a PDF file, line by line as on its pages, with tabs between pieces that are far
 * apart.
 *
 * @throws UnreadableFile if it is protected by a password, damaged, or consists of images
 */
export async function textOfPdf(bytes: Uint8Array): Promise<string> {
  const pages: string[] = [];
  try {
    const document = await open(bytes);
    for (let number = 1; number <= Math.min(document.numPages, MOST_PAGES); number++) {
      const page = await document.getPage(number);
      const { items } = await page.getTextContent();
      pages.push(linesOfItems(items.filter(isItem)).join("\n"));
    }
  } catch (error) {
    throw new UnreadableFile(whyUnreadable(error));
  }
  const text = pages.filter((page) => page !== "").join("\n\n");
  if (text === "") throw new UnreadableFile("the PDF contains no text, only images");
  return text;
}

/** Reads nothing but the bytes, and runs no script of the document. */
async function open(bytes: Uint8Array): Promise<PdfDocument> {
  const { getDocumentProxy } = await import("unpdf");
  return getDocumentProxy(new Uint8Array(bytes), {
    isEvalSupported: false,
    useSystemFonts: false,
    disableFontFace: true,
    stopAtErrors: false,
    verbosity: 0,
  });
}

function isItem(item: object): item is PrintedItem {
  return "str" in item && "transform" in item && "width" in item;
}

function whyUnreadable(error: unknown): string {
  return error instanceof Error && error.name === "PasswordException"
    ? "the PDF is protected by a password"
    : "the PDF is damaged";
}
