/** What the tools need to read a text. The service reads it in a thread, the command line in its own process. */
import { isDecodable, type Decode, type Decoded, type DecodeOptions } from "../decode/decode.ts";
import { toReadingInWords, toRecordInWords } from "../views/assistant/view.ts";
import { renderItinerary, type FormatName } from "../views/itinerary/formats.ts";
import type { Language } from "../views/itinerary/wording/language.ts";
import { whyNot } from "../views/why-not.ts";

/** A text, and whether the booking or an account of how it was read is wanted. */
export interface Wanted {
  readonly as: "record" | "reading";
  readonly text: string;
  readonly options: DecodeOptions;
}

/** What was read: in words, and as data that matches the schema of the v4 answer or of an explanation. */
export interface WasRead {
  readonly text: string;
  readonly data: object;
}

/** A text whose itinerary is wanted, in a textual format. */
export interface WantedItinerary extends Omit<Wanted, "as"> {
  readonly as: "itinerary";
  readonly format: FormatName;
  readonly language: Language | undefined;
}

export interface Reader {
  /** @throws NotRead if there is no answer */
  read(wanted: Wanted): Promise<WasRead>;
  /** @throws NotRead if there is no itinerary */
  write(wanted: WantedItinerary): Promise<string>;
}

/** Why a text has no answer. The message is for the client and contains no part of the text. */
export class NotRead extends Error {
  override readonly name = "NotRead";
}

/** What to do about a text without a booking. */
export const NEXT_STEP = "explain_pnr shows what each of its lines was taken for";

/** Reads in this process. Hides the decoder's errors, because their messages may quote the text. */
export function readerHere(decode: Decode): Reader {
  return {
    read: (wanted) => hidden(() => readHere(wanted, decode)),
    write: (wanted) => hidden(() => writeHere(wanted, decode)),
  };
}

/** The result of `make`; a failure becomes a rejection. */
async function hidden<T>(make: () => T | Promise<T>): Promise<T> {
  await Promise.resolve();
  try {
    return await make();
  } catch (error) {
    throw error instanceof NotRead ? error : new NotRead("Internal error: the decoder failed");
  }
}

async function writeHere(
  { text, options, format, language }: WantedItinerary,
  decode: Decode,
): Promise<string> {
  const { content } = await renderItinerary(decodable(decode(text, options)), format, { language });
  return String(content);
}

/** @throws NotRead if no booking was found */
function decodable(decoded: Decoded): Decoded {
  if (isDecodable(decoded)) return decoded;
  throw new NotRead(`Information couldn't be decoded: ${whyNot(decoded.looksLike)}; ${NEXT_STEP}`);
}

function readHere({ as, text, options }: Wanted, decode: Decode): WasRead {
  const decoded = decode(text, options);
  if (as === "reading") return toReadingInWords(decoded);
  return toRecordInWords(decodable(decoded));
}
