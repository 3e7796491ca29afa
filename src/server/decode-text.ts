import { isDecodable, type Decoded, type DecodeOptions } from "../decode.ts";
import { whyNot } from "../views/why-not.ts";
import { ApiError } from "./errors.ts";

/** Decodes a text; the library's `decode`, or a stand-in. */
export type Decode = (text: string, options: DecodeOptions) => Decoded;

/** Decodes a text. Throws an `ApiError` where it holds no booking. */
export function decodeText(decode: Decode, text: string, options: DecodeOptions): Decoded {
  const decoded = decode(text, options);
  const refusal = refusalOf(decoded);
  if (refusal !== null) throw refusal;
  return decoded;
}

/** The error that tells that a text holds no booking; null where it holds one. */
export function refusalOf(decoded: Decoded): ApiError | null {
  if (isDecodable(decoded)) return null;
  return new ApiError("not_decodable", whyNot(decoded.looksLike));
}
