import { kindOf, latin1 } from "../../files/kind.ts";
import { charactersOf } from "../../files/charset.ts";
import { notTextReason } from "../../files/not-text.ts";
import { textOfBytes } from "../../files/text.ts";
import { UnreadableFile } from "../../files/unreadable.ts";
import { utf16 } from "../../files/utf16.ts";
import type { ErrorOutcome, RecordOutcome } from "../../archives/outcome.ts";
import type { ArchiveRecord } from "../../archives/record.ts";
import { contentOf } from "../../server/decoding/answer.ts";
import type { Decoder } from "../../server/decoding/decoder.ts";
import { decodeEach, type Settled } from "../../server/decoding/each.ts";
import type { Job, JobRequest } from "../../server/decoding/job.ts";
import { ApiError } from "../../server/errors.ts";
import { exceededLimit } from "../../server/connections/text-limits.ts";

/** The longest text, in characters: what the service accepts by default. */
const LONGEST_TEXT = 256 * 1024;

const CALLER = { name: "", isGone: () => false };

/** A record that can be decoded. */
interface Decodable extends Pick<ArchiveRecord, "id" | "file"> {
  readonly job: Job;
}

/** Decodes records in a thread. Never rejects: an error is an outcome. */
export async function decodeRecords(
  records: readonly ArchiveRecord[],
  decoder: Decoder,
  request: JobRequest,
): Promise<readonly RecordOutcome[]> {
  const all = records.map((record) => decodableOf(record, request));
  const jobs = all.flatMap((each) => ("job" in each ? [each.job] : []));
  const settled = [...(await decodeEach(decoder, jobs, CALLER))];
  return all.map((each) => ("job" in each ? outcomeOf(each, settled.shift()) : each));
}

function decodableOf(
  { id, file, content }: ArchiveRecord,
  request: JobRequest,
): Decodable | RecordOutcome {
  if ("problem" in content) return { id, file, answer: null, error: content.problem };
  try {
    const given = "text" in content ? { text: content.text } : givenIn(content.bytes, file);
    if (!("source" in given)) checkText(given.text);
    return { id, file, job: { ...request, ...given } };
  } catch (error) {
    return { id, file, answer: null, error: errorOf(error) };
  }
}

function outcomeOf({ id, file }: Decodable, settled: Settled | undefined): RecordOutcome {
  try {
    if (settled?.status !== "fulfilled") throw settled?.reason;
    return { id, file, answer: String(contentOf(settled.value)), error: null };
  } catch (error) {
    return { id, file, answer: null, error: errorOf(error) };
  }
}

/** The content of the bytes of a record, as the service takes it. */
function givenIn(bytes: Buffer, name: string): Pick<Job, "text" | "source"> {
  const kind = kindOf(bytes, name);
  if (kind === "mail" || kind === "pdf") return { text: latin1(bytes), source: kind };
  if (kind === "page") return { text: charactersOf(bytes), source: kind };
  const utf8 = utf16(bytes) ?? bytes;
  const reason = notTextReason(utf8);
  if (reason !== null) throw new UnreadableFile(reason);
  return { text: textOfBytes(utf8) };
}

function checkText(text: string): void {
  const limit =
    text.length > LONGEST_TEXT
      ? `the limit is ${LONGEST_TEXT.toLocaleString("en")} characters`
      : exceededLimit(text);
  if (limit !== null) throw new ApiError("too_large", limit);
}

/** The decoder's own errors are hidden, because their messages may quote the text. */
function errorOf(error: unknown): ErrorOutcome {
  if (error instanceof ApiError) return error.body;
  if (error instanceof UnreadableFile) return new ApiError("not_decodable", error.message).body;
  return { code: "internal_error", message: "internal error: the decoder failed" };
}
