/** The formats of itineraries for travellers, one per line. */
import type { Decoded } from "../../decode/decode.ts";
import { InvalidOption } from "./options/invalid.ts";
import { MissingPackage } from "./options/unwritable.ts";
import type { ItineraryOptions } from "./options/schema.ts";
import { oneOf, settled, type ItineraryStyle } from "./options/settle.ts";
import type { Plan } from "./plan/plan.ts";
import type { Rendered, Written } from "./written.ts";

export interface ItineraryFormat {
  /** For a text, including its encoding: `text/html; charset=utf-8`. */
  readonly mediaType: string;
  /** The extension of a file: `html`. */
  readonly extension: string;
  /** A description in one line. */
  readonly summary: string;
  /** Whether it is text; otherwise it is bytes. */
  readonly isText: boolean;
  /** Whether its writer is so large that only those who ask for it should load it. */
  readonly isLarge: boolean;
  /** The packages that write it, which the library does not depend on. */
  readonly packages: readonly string[];
  /** The image types that a logo can have; by default all that the option accepts. */
  readonly logos?: { readonly pattern: RegExp; readonly takes: string };
  readonly render: Render;
}

/** Writes what was decoded; the style has values for all options. */
type Render = (decoded: Decoded, style: ItineraryStyle) => Promise<Written>;

/** The names of the formats, in order of preference for a caller that has none. */
export const FORMAT_NAMES: readonly FormatName[] = [
  ...(["text", "whatsapp", "markdown", "html", "csv", "ics", "jsonld", "pdf"] as const),
];
export type FormatName =
  | "text"
  | "whatsapp"
  | "markdown"
  | "html"
  | "csv"
  | "ics"
  | "jsonld"
  | "pdf";

const TEXT = { isText: true, isLarge: false, packages: [] } as const;

/** Each writer is loaded when it is first used. */
export const FORMATS: Readonly<Record<FormatName, ItineraryFormat>> = {
  text: {
    ...TEXT,
    mediaType: "text/plain; charset=utf-8",
    extension: "txt",
    summary: "text in fixed pitch",
    render: ofPlan(async () => (await import("./text/text.ts")).toText),
  },
  whatsapp: {
    ...TEXT,
    mediaType: "text/plain; charset=utf-8",
    extension: "txt",
    summary: "a message with WhatsApp's formatting",
    render: ofPlan(async () => (await import("./whatsapp/whatsapp.ts")).toWhatsapp),
  },
  markdown: {
    ...TEXT,
    mediaType: "text/markdown; charset=utf-8",
    extension: "md",
    summary: "Markdown",
    render: ofPlan(async () => (await import("./markdown/markdown.ts")).toMarkdown),
  },
  html: {
    ...TEXT,
    mediaType: "text/html; charset=utf-8",
    extension: "html",
    summary: "a page for email programs and printers",
    render: ofPlan(async () => (await import("./html/html.ts")).toHtml),
  },
  csv: {
    ...TEXT,
    mediaType: "text/csv; charset=utf-8",
    extension: "csv",
    summary: "a table with a row for each segment",
    render: byWriter(async () => {
      const { toCsv } = await import("./csv/csv.ts");
      return (decoded, style) => complete(toCsv(decoded, style));
    }),
  },
  ics: {
    ...TEXT,
    mediaType: "text/calendar; charset=utf-8",
    extension: "ics",
    summary: "a calendar with an event for each segment",
    packages: ["ical-generator"],
    render: byWriter(async () => (await import("./ics/calendar.ts")).toCalendar),
  },
  jsonld: {
    ...TEXT,
    mediaType: "application/ld+json",
    extension: "jsonld",
    summary: "reservations of schema.org, for emails and trip planners",
    render: byWriter(async () => (await import("./jsonld/jsonld.ts")).writeJsonLd),
  },
  pdf: {
    mediaType: "application/pdf",
    extension: "pdf",
    summary: "a PDF file on A4",
    isText: false,
    isLarge: true,
    packages: [
      ...["pdfmake", "fontkit", "linebreak", "bidi-js"],
      ...["@embedpdf/fonts-arabic", "@embedpdf/fonts-hebrew"],
    ],
    logos: {
      pattern: /^data:image\/(?:png|jpeg);/,
      takes: "a PNG or JPEG image as a data URL in Base64, for a PDF file",
    },
    render: ofPlan(async () => (await import("./pdf/pdf.ts")).toPdf),
  },
};

/** A format that lays out the plan of travellers, with all segments. */
function ofPlan(
  load: () => Promise<(plan: Plan, style: ItineraryStyle) => Rendered | Promise<Rendered>>,
): Render {
  const loaded = onceLoaded(() => Promise.all([import("./plan/make.ts"), load()]));
  return async (decoded, style) => {
    const [{ toPlan }, write] = await loaded();
    return complete(await write(toPlan(decoded, style), style));
  };
}

/** A format with a writer of its own. */
function byWriter(
  load: () => Promise<(decoded: Decoded, style: ItineraryStyle) => Written | Promise<Written>>,
): Render {
  const loaded = onceLoaded(load);
  return async (decoded, style) => (await loaded())(decoded, style);
}

/** Keeps what was loaded, because an import takes longer than a short itinerary where Node runs hooks for modules. */
function onceLoaded<T>(load: () => Promise<T>): () => Promise<T> {
  let loaded: Promise<T> | undefined;
  return async () => {
    try {
      return await (loaded ??= load());
    } catch (error) {
      // It may be installed later.
      loaded = undefined;
      throw error;
    }
  };
}

function complete(content: Rendered): Written {
  return { content, leftOut: [] };
}

/**
 * The style of an itinerary in a format.
 *
 * @throws InvalidOption if the format is unknown, or an option has a value that it or the format does not
 * accept
 */
export function styleFor(format: string, options: ItineraryOptions): ItineraryStyle {
  const { logos } = FORMATS[oneOf("format", FORMAT_NAMES, format) ?? "text"];
  const style = settled(options);
  const { logo = "" } = style.agency;
  if (logos !== undefined && logo !== "" && !logos.pattern.test(logo))
    throw new InvalidOption("agency.logo", logos.takes);
  return style;
}

/**
 * The itinerary of what was decoded, for travellers.
 *
 * @throws InvalidOption if the format is unknown, or an option has a value that it or the format does not
 * accept
 * @throws MissingPackage if the format needs a package that is not installed
 */
export async function renderItinerary(
  decoded: Decoded,
  format: FormatName,
  options: ItineraryOptions = {},
): Promise<Written> {
  const style = styleFor(format, options);
  try {
    return await FORMATS[format].render(decoded, style);
  } catch (error) {
    throw isNotFound(error) ? packagesMissing(format, error) : error;
  }
}

function isNotFound(error: unknown): boolean {
  return (
    error instanceof Error &&
    "code" in error &&
    (error.code === "MODULE_NOT_FOUND" || error.code === "ERR_MODULE_NOT_FOUND")
  );
}

function packagesMissing(format: FormatName, cause: unknown): MissingPackage {
  const { packages } = FORMATS[format];
  return new MissingPackage(`the format ${format}`, packages, { cause });
}
