/** What the tools need to read a text. The service reads it in a thread, the command line in its own process. */
import { isDecodable, type Decode, type DecodeOptions } from "../decode/decode.ts";
import { toReadingInWords, toRecordInWords } from "../views/assistant/view.ts";
import { whyNot } from "../views/why-not.ts";

/** A text, and whether its booking is wanted or how it was read. */
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

export interface Reader {
  /** @throws NotRead if there is no answer */
  read(wanted: Wanted): Promise<WasRead>;
}

/** Why a text has no answer. The message is for the client and contains no part of the text. */
export class NotRead extends Error {
  override readonly name = "NotRead";
}

/** What to do about a text without a booking. */
export const NEXT_STEP = "explain_pnr tells what each of its lines was taken for";

/** Reads in this process. Hides the decoder's errors, because their messages may quote the text. */
export function readerHere(decode: Decode): Reader {
  return {
    read: async (wanted) => {
      // A failure becomes a rejection.
      await Promise.resolve();
      try {
        return readHere(wanted, decode);
      } catch (error) {
        throw error instanceof NotRead ? error : new NotRead("Internal error: the decoder failed");
      }
    },
  };
}

function readHere({ as, text, options }: Wanted, decode: Decode): WasRead {
  const decoded = decode(text, options);
  if (as === "reading") return toReadingInWords(decoded);
  if (isDecodable(decoded)) return toRecordInWords(decoded);
  throw new NotRead(`Information couldn't be decoded: ${whyNot(decoded.looksLike)}; ${NEXT_STEP}`);
}
