/** The formats of itineraries for travellers: one line for each. */
import type { Decoded } from "../../decode/decode.ts";
import type { ItineraryOptions } from "./options/schema.ts";
import { oneOf, settled, type ItineraryStyle } from "./options/settle.ts";
import type { Plan } from "./plan/plan.ts";

export interface ItineraryFormat {
  /** With the encoding of texts: `text/html; charset=utf-8`. */
  readonly mediaType: string;
  /** Of a file: `html`. */
  readonly extension: string;
  /** What there is to say about it, in one line. */
  readonly summary: string;
  readonly render: Render;
}

export type Rendered = string | Uint8Array;

/** Writes what was decoded; a style has all options. */
type Render = (decoded: Decoded, style: ItineraryStyle) => Promise<Rendered>;

/** The names of the formats, in the order in which a caller without preference gets them. */
export const FORMAT_NAMES: readonly FormatName[] = ["text", "whatsapp", "markdown", "html", "csv"];
export type FormatName = "text" | "whatsapp" | "markdown" | "html" | "csv";

/** Each writer is loaded when it is first used. */
export const FORMATS: Readonly<Record<FormatName, ItineraryFormat>> = {
  text: {
    mediaType: "text/plain; charset=utf-8",
    extension: "txt",
    summary: "text in fixed pitch",
    render: ofPlan(async () => (await import("./text/text.ts")).toText),
  },
  whatsapp: {
    mediaType: "text/plain; charset=utf-8",
    extension: "txt",
    summary: "a message with the marks of WhatsApp",
    render: ofPlan(async () => (await import("./whatsapp/whatsapp.ts")).toWhatsapp),
  },
  markdown: {
    mediaType: "text/markdown; charset=utf-8",
    extension: "md",
    summary: "Markdown",
    render: ofPlan(async () => (await import("./markdown/markdown.ts")).toMarkdown),
  },
  html: {
    mediaType: "text/html; charset=utf-8",
    extension: "html",
    summary: "a page for mail programs and printers",
    render: ofPlan(async () => (await import("./html/html.ts")).toHtml),
  },
  csv: {
    mediaType: "text/csv; charset=utf-8",
    extension: "csv",
    summary: "a table with a row for each segment",
    render: async (decoded, style) => (await import("./csv/csv.ts")).toCsv(decoded, style),
  },
};

/** A format that lays out the plan of travellers. */
function ofPlan(load: () => Promise<(plan: Plan) => Rendered>): Render {
  return async (decoded, style) => {
    const [{ toPlan }, write] = await Promise.all([import("./plan/make.ts"), load()]);
    return write(toPlan(decoded, style));
  };
}

/**
 * The itinerary of what was decoded, for travellers.
 *
 * @throws InvalidOption if the format is unknown, or an option has a value that it does not take
 */
export async function renderItinerary(
  decoded: Decoded,
  format: FormatName,
  options: ItineraryOptions = {},
): Promise<Rendered> {
  const name = oneOf("format", FORMAT_NAMES, format) ?? "text";
  return FORMATS[name].render(decoded, settled(options));
}
