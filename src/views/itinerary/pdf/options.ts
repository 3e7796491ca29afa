import { ENGLISH, type Words } from "../segments/words.ts";
import type { Direction } from "./runs.ts";

/** Whose itinerary it is. */
export interface PdfAgency {
  readonly name?: string | undefined;
  /** A PNG or JPEG image as a data URL. */
  readonly logo?: string | undefined;
  /** `#1a5fb4`. */
  readonly colour?: string | undefined;
  /** A few lines at the end of each page. */
  readonly footer?: string | undefined;
}

/** Options of `toPdf`. */
export interface PdfOptions {
  /** The instant that the file says it was made at. */
  readonly created: Date;
  /** BCP 47: `en`, `ja`; it also chooses between Chinese and Japanese shapes of characters. */
  readonly language?: string | undefined;
  readonly direction?: Direction | undefined;
  readonly words?: Words | undefined;
  readonly agency?: PdfAgency | undefined;
}

/** The options with their defaults. */
export interface PdfSettings {
  readonly created: Date;
  readonly language: string;
  readonly direction: Direction;
  readonly words: Words;
  readonly agency: { readonly name: string; readonly logo: string | null; readonly footer: string };
  readonly colour: string;
}

const COLOUR = /^#[\da-f]{6}$/i;
const DEFAULT_COLOUR = "#1f3a5f";
const LOGO = /^data:image\/(?:png|jpeg);base64,[\w+/]+={0,2}$/;
/** In characters; far more than a picture of two centimetres needs. */
const LONGEST_LOGO = 1_000_000;

/** @throws RangeError if an option cannot be used */
export function settingsOf({
  created,
  language,
  direction,
  words,
  agency,
}: PdfOptions): PdfSettings {
  const { name = "", logo, colour = DEFAULT_COLOUR, footer = "" } = agency ?? {};
  if (Number.isNaN(created.getTime())) throw new RangeError("created must be a valid instant");
  if (!COLOUR.test(colour)) throw new RangeError("colour must be written #rrggbb");
  if (logo !== undefined && (logo.length > LONGEST_LOGO || !LOGO.test(logo)))
    throw new RangeError("logo must be a data URL of a PNG or JPEG image of at most 1 MB");
  return {
    created,
    language: language ?? "en",
    direction: direction ?? "ltr",
    words: words ?? ENGLISH,
    agency: { name, logo: logo ?? null, footer },
    colour,
  };
}
