import type { IncomingMessage } from "node:http";
import { linesOf } from "../../batch/pieces.ts";
import { recordIn, type RecordId } from "../../batch/record-in.ts";
import { decodeBytes } from "../../files/text.ts";
import { readableSize } from "../connections/body.ts";
import { exceededLimit } from "../connections/text-limits.ts";
import { ApiError } from "../errors.ts";

/** A line of a batch: the text of a record, or what is wrong with the line. */
export type BatchLine =
  | { readonly id: RecordId; readonly text: string }
  | { readonly id: RecordId; readonly error: ApiError };

/** How long a client may take to send a line, in milliseconds. */
const LINE_MS = 30_000;

/**
 * The non-empty lines of the body of a request, read on demand. The request is ended if a line takes too long to
 * arrive.
 *
 * @param longest in bytes
 */
export async function* batchLines(
  request: IncomingMessage,
  longest: number,
): AsyncGenerator<BatchLine, void, void> {
  const lines = linesOf(request, longest);
  try {
    for (;;) {
      const next = await inTime(request, lines.next());
      if (next.done === true) return;
      const bytes = next.value;
      if (bytes === null) yield { id: null, error: tooLong(longest) };
      else {
        const line = decodeBytes(bytes);
        if (line.trim() !== "") yield read(line);
      }
    }
  } finally {
    await lines.return();
  }
}

function read(line: string): BatchLine {
  const record = recordIn(line);
  const { id, fault } = record;
  if (fault !== null) return { id, error: new ApiError(fault.code, fault.detail) };
  const limit = exceededLimit(record.text);
  return limit === null ? record : { id, error: new ApiError("too_large", limit) };
}

async function inTime<T>(request: IncomingMessage, line: Promise<T>): Promise<T> {
  const timer = setTimeout(() => request.destroy(), LINE_MS);
  try {
    return await line;
  } finally {
    clearTimeout(timer);
  }
}

function tooLong(longest: number): ApiError {
  return new ApiError("too_large", `the limit of a line is ${readableSize(longest)}`);
}
