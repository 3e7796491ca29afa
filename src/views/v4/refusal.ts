import type { Decoded } from "../../decode/decode.ts";
import { Lines } from "../../decode/text/lines.ts";
import { toLines } from "../lines.ts";
import { addReading } from "./reading.ts";
import type { RefusalInfo } from "./schema.ts";

/** Explains how a text without a booking was read. */
export function toRefusal(decoded: Decoded): RefusalInfo {
  const text = decoded.documents[0]?.source.original ?? "";
  const info: RefusalInfo = { lines: toLines(decoded.documents, new Lines(text)) };
  if (decoded.looksLike !== null) info.looks_like = decoded.looksLike;
  addReading(info, decoded);
  return info;
}
