/**
 * The plan of travellers as a PDF file. Loaded only when a file is made, because the fonts are
 * large.
 */
import pdfmake, { type Content, type DocumentDefinition } from "pdfmake";
import { InvalidOption } from "../options/invalid.ts";
import type { ItineraryStyle } from "../options/settle.ts";
import { Unwritable } from "../options/unwritable.ts";
import { DEFAULT_COLOUR } from "../options/values.ts";
import type { Plan } from "../plan/plan.ts";
import { withoutIsolates } from "../wording/bidi.ts";
import { Blocks } from "./blocks.ts";
import { fontFiles, Fonts } from "./fonts.ts";
import { partBlocks } from "./part.ts";

/** A4 in points. */
const PAGE_WIDTH = 595.28;
const MARGIN = 40;
const BOTTOM = 72;
const WIDTH = PAGE_WIDTH - 2 * MARGIN;
const LOGO_SIZE = [140, 46] as const;
const SMALL = { size: 8, colour: "#666666" };
const CAVEAT = { size: 9.5, colour: "#a3120a" };
const FOOTER_LINES = 3;
/**
 * The maximum number of entries and travellers in a file: pages take much longer than lines of
 * text.
 */
const MOST_BLOCKS = 150;

/**
 * The itinerary as a PDF file: the same bytes for the same plan and instant.
 *
 * @throws InvalidOption if the logo cannot be read
 * @throws MissingPackage if a text needs a font that is not installed
 * @throws Unwritable if it would be too long, or if no font has a letter of the text
 */
export async function toPdf(
  plan: Plan,
  { madeAt }: Pick<ItineraryStyle, "madeAt">,
): Promise<Uint8Array> {
  refuseLong(plan);
  const definition = documentOf(plan, madeAt);
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
      throw new InvalidOption("agency.logo", "a PNG or JPEG image that can be read");
    throw error;
  }
}

function refuseLong({ parts }: Plan): void {
  const blocks = parts.reduce(
    (sum, { entries, travellers }) => sum + entries.length + travellers.length,
    0,
  );
  if (blocks > MOST_BLOCKS)
    throw new Unwritable(
      `a PDF file has at most ${MOST_BLOCKS} entries and travellers, and this one would have ${blocks}; send fewer records at once, or take another format`,
    );
}

function documentOf(plan: Plan, madeAt: Date): DocumentDefinition {
  const { language, direction, agency, colon, parts, caveats } = plan;
  const { name = "" } = agency;
  const colour = agency.colour ?? DEFAULT_COLOUR;
  const blocks = new Blocks(new Fonts(language), { direction, colon, colour });
  const [only, ...others] = parts;
  return {
    pageSize: "A4",
    pageMargins: [MARGIN, MARGIN, MARGIN, BOTTOM],
    language,
    info: {
      title: withoutIsolates(others.length === 0 ? (only?.heading ?? plan.title) : plan.title),
      ...(name !== "" && { author: withoutIsolates(name) }),
      creator: "Recloc",
      producer: "Recloc",
      creationDate: madeAt,
      modDate: madeAt,
    },
    defaultStyle: { font: "Roboto" },
    content: [
      ...agencyBlocks(blocks, plan, colour),
      ...parts.map((part, index): Content => ({
        stack: partBlocks(part, WIDTH, blocks, colour),
        ...(index > 0 && { pageBreak: "before" }),
      })),
      ...caveats.map((caveat) => blocks.paragraph(caveat, WIDTH, CAVEAT)),
    ],
    footer: (page, pages) => footerOf(blocks, plan, `${page}/${pages}`),
  };
}

/** The logo and the name of the agency above a rule. */
function agencyBlocks(blocks: Blocks, { agency, direction }: Plan, colour: string): Content[] {
  const { logo = "", name = "" } = agency;
  if (logo === "" && name === "") return [];
  const alignment = direction === "rtl" ? "right" : "left";
  return [
    ...(logo === "" ? [] : [{ image: logo, fit: LOGO_SIZE, alignment } as const]),
    blocks.paragraph(name, WIDTH, { size: 13, bold: true, colour }),
    {
      canvas: [{ type: "line", x1: 0, y1: 4, x2: WIDTH, y2: 4, lineColor: colour, lineWidth: 1.5 }],
      margin: [0, 0, 0, 10],
    },
  ];
}

/** On each page, because pages get separated. */
function footerOf(blocks: Blocks, { disclaimer, agency }: Plan, page: string): Content {
  return {
    stack: [
      blocks.columns(WIDTH, [
        { share: 0.8, make: (own) => blocks.paragraph(disclaimer, own, SMALL) },
        { share: 0.2, make: (own) => blocks.paragraph(page, own, { ...SMALL, atEnd: true }) },
      ]),
      blocks.paragraph(agency.footer ?? "", WIDTH, SMALL, FOOTER_LINES),
    ],
    margin: [MARGIN, 10, MARGIN, 0],
  };
}
