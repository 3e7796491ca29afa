import { isDecodable, type Decoded } from "../decode.ts";
import type { Decode } from "./decode-text.ts";
import type { Metrics } from "./metrics.ts";

/** The same decoder, its results counted. */
export function countedDecode(decode: Decode, metrics: Metrics): Decode {
  return (text, options) => {
    const decoded = attempt(() => decode(text, options), metrics);
    metrics.text(decoded.algorithm, isDecodable(decoded) ? "decoded" : "not_decodable");
    return decoded;
  };
}

function attempt(decode: () => Decoded, metrics: Metrics): Decoded {
  try {
    return decode();
  } catch (error) {
    metrics.text(null, "failed");
    throw error;
  }
}
