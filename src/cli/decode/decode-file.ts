import { isDecodable, type Decode, type Decoded, type DecodeOptions } from "../../decode/decode.ts";
import { whyNot } from "../../views/why-not.ts";
import { EXIT, type Io } from "../io.ts";
import { readInput } from "./input.ts";
import type { Result } from "./report.ts";

/** Reads and decodes a file, or standard input. */
export async function decodeFile(
  file: string,
  { algorithm, referenceDate }: DecodeOptions,
  io: Io,
  decode: Decode,
): Promise<Result> {
  const input = await readInput(file, io);
  if (!("text" in input)) return { file, reading: null, failure: input };
  const reading = decodeText(input.text, decode, { algorithm, referenceDate });
  if (reading === null) return { file, reading, failure: INTERNAL };
  if (isDecodable(reading))
    return { file, reading, showText: input.kind !== "text", failure: null };
  const isEmpty = input.text.trim() === "";
  const message = isEmpty ? "the input is empty" : whyNot(reading.looksLike);
  return { file, reading, failure: { exit: EXIT.nothing, code: "not_decodable", message } };
}

const INTERNAL = {
  exit: EXIT.failed,
  code: "internal_error",
  message: "internal error: the decoder failed",
};

/** Hides the decoder's errors, because their messages may quote the text. */
function decodeText(text: string, decode: Decode, options: Parameters<Decode>[1]): Decoded | null {
  try {
    return decode(text, options);
  } catch {
    return null;
  }
}
