/** The itinerary of a text as a PDF file. It is loaded only where a file is made: the fonts are large. */
import pdfmake, { type Content, type DocumentDefinition } from "pdfmake";
import type { Decoded } from "../../../decode/decode.ts";
import { toItinerary } from "../model/itinerary.ts";
import { joinNonEmpty } from "../readable.ts";
import type { Itinerary } from "../model/schema.ts";
import { oneLine } from "../segments/one-line.ts";
import { Blocks } from "./blocks.ts";
import { fontFiles, Fonts } from "./fonts.ts";
import { settingsOf, type PdfOptions, type PdfSettings } from "./options.ts";
import { recordBlocks } from "./record.ts";

/** A4 in points. */
const PAGE_WIDTH = 595.28;
const MARGIN = 40;
const BOTTOM = 72;
const WIDTH = PAGE_WIDTH - 2 * MARGIN;
const LOGO_SIZE = [140, 46] as const;
const SMALL = { size: 8, colour: "#666666" };
const FOOTER_LINES = 3;

/**
 * The itinerary as a PDF file: the same bytes for the same text and options.
 *
 * @throws RangeError if an option cannot be used
 * @throws MissingFontError if the text is Chinese or Japanese, and no font for it is installed
 */
export async function toPdf(decoded: Decoded, options: PdfOptions): Promise<Uint8Array> {
  const settings = settingsOf(options);
  const definition = documentOf(toItinerary(decoded), settings);
  const files = fontFiles();
  const paths = new Set(Object.values(files).flatMap(({ normal, bold }) => [normal, bold]));
  // pdfmake keeps these for the whole process; another caller may have set others.
  pdfmake.setFonts(files);
  pdfmake.setUrlAccessPolicy(() => false);
  pdfmake.setLocalAccessPolicy((path) => paths.has(path));
  try {
    return new Uint8Array(await pdfmake.createPdf(definition).getBuffer());
  } catch (error) {
    if (error instanceof Error && error.message.startsWith("Invalid image"))
      throw new RangeError("logo is not a readable PNG or JPEG image", { cause: error });
    throw error;
  }
}

function documentOf({ records }: Itinerary, settings: PdfSettings): DocumentDefinition {
  const { created, language, words, agency } = settings;
  const blocks = new Blocks(new Fonts(language), settings);
  const locators = records.map(({ locator }) => locator);
  const title = oneLine(joinNonEmpty(" ", [words.booking, ...locators])) ?? "";
  return {
    pageSize: "A4",
    pageMargins: [MARGIN, MARGIN, MARGIN, BOTTOM],
    language,
    info: {
      title,
      ...(agency.name !== "" && { author: agency.name }),
      creator: "Recloc",
      producer: "Recloc",
      creationDate: created,
      modDate: created,
    },
    defaultStyle: { font: "Roboto" },
    content: [
      ...agencyBlocks(blocks, settings),
      ...records.map((record, index): Content => ({
        stack: recordBlocks(record, WIDTH, blocks, words),
        ...(index > 0 && { pageBreak: "before" }),
      })),
    ],
    footer: (page, pages) => footerOf(blocks, settings, `${page} / ${pages}`),
  };
}

/** The logo and the name of the agency above a rule. */
function agencyBlocks(blocks: Blocks, { agency, colour, direction }: PdfSettings): Content[] {
  const { logo, name } = agency;
  if (logo === null && name === "") return [];
  const alignment = direction === "rtl" ? "right" : "left";
  return [
    ...(logo === null ? [] : [{ image: logo, fit: LOGO_SIZE, alignment } as const]),
    blocks.paragraph(name, WIDTH, { size: 13, bold: true, colour }),
    {
      canvas: [{ type: "line", x1: 0, y1: 4, x2: WIDTH, y2: 4, lineColor: colour, lineWidth: 1.5 }],
      margin: [0, 0, 0, 10],
    },
  ];
}

function footerOf(blocks: Blocks, { words, agency }: PdfSettings, page: string): Content {
  return {
    stack: [
      blocks.columns(WIDTH, [
        { share: 0.8, make: (own) => blocks.paragraph(words.notATicket, own, SMALL) },
        {
          share: 0.2,
          make: (own) => blocks.paragraph(`${words.page} ${page}`, own, { ...SMALL, atEnd: true }),
        },
      ]),
      blocks.paragraph(agency.footer, WIDTH, SMALL, FOOTER_LINES),
    ],
    margin: [MARGIN, 10, MARGIN, 0],
  };
}
