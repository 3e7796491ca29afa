import { isDecodable, type Decode, type Decoded } from "../../decode/decode.ts";
import { detect } from "../../decode/detect.ts";
import { toReadingInWords, toRecordInWords } from "../../views/assistant/view.ts";
import { checkDetection } from "../../views/detection/check.ts";
import { toDetection } from "../../views/detection/view.ts";
import { checkEntries } from "../../views/entries/check.ts";
import { toEntries } from "../../views/entries/view.ts";
import { InvalidOption } from "../../views/itinerary/options/invalid.ts";
import { Unwritable } from "../../views/itinerary/options/unwritable.ts";
import { SchemaViolation } from "../../views/violation.ts";
import { checkV3 } from "../../views/v3/check.ts";
import { toV3 } from "../../views/v3/view.ts";
import { checkRefusal, checkV4 } from "../../views/v4/check.ts";
import { toRefusal } from "../../views/v4/refusal.ts";
import type { RefusalInfo } from "../../views/v4/schema.ts";
import { toV4 } from "../../views/v4/view.ts";
import { whyNot } from "../../views/why-not.ts";
import { checkWorkbench } from "../../views/workbench/check.ts";
import { toWorkbench } from "../../views/workbench/view.ts";
import { UnreadableFile } from "../../files/unreadable.ts";
import { exceededLimit } from "../connections/text-limits.ts";
import { ApiError } from "../errors.ts";
import type {
  AnswerJob,
  AnswerName,
  Extent,
  ItineraryJob,
  Job,
  JobSource,
  Outcome,
  Refused,
} from "./job.ts";

/** Carries out a job, whatever source its text has to be read from. */
export function carryOutAny(job: Job, decode: Decode): Outcome | Promise<Outcome> {
  const { source } = job;
  return source === undefined ? carryOut(job, decode) : carryOutFile(job, source, decode);
}

/**
 * Decodes the text of a job, makes the answer and checks it: everything whose cost grows with the text.
 * Throws what the decoder throws.
 */
export function carryOut(job: Job, decode: Decode): Outcome | Promise<Outcome> {
  if (job.answer === "itinerary") return itinerary(job, decode);
  return job.answer === "detection" ? detection(job.text) : decodeFor(job, job.answer, decode);
}

function detection(text: string): Outcome {
  return valid(() => {
    const answer = toDetection(detect(text));
    checkDetection(answer);
    return { kind: "detected", json: JSON.stringify(answer) };
  });
}

/** The result of `make`, or what is wrong with it. */
function valid(make: () => Outcome): Outcome {
  try {
    return make();
  } catch (error) {
    if (error instanceof SchemaViolation) return { kind: "invalid", schemaPath: error.schemaPath };
    throw error;
  }
}

type DecodingName = Exclude<AnswerName, "detection">;

/** The answers that also show a text without a booking. */
const SHOW_ANYTHING: readonly DecodingName[] = ["workbench", "reading"];

function decodeFor(job: AnswerJob, answer: DecodingName, decode: Decode): Outcome {
  const decoded = decode(job.text, job.options);
  const { algorithm } = decoded;
  const decodable = isDecodable(decoded);
  const extent = extentOf(decoded);
  return valid(() => {
    if (!decodable && !SHOW_ANYTHING.includes(answer)) {
      const refused = refusedAs(decoded);
      return job.explain === true ? { ...refused, explanation: explanationOf(decoded) } : refused;
    }
    const json = JSON.stringify(answerOf(job, answer, decoded));
    return { kind: "answered", algorithm, isDecodable: decodable, json, ...extent };
  });
}

/** Writes an itinerary. The writer is loaded when it is first needed. */
async function itinerary(job: ItineraryJob, decode: Decode): Promise<Outcome> {
  const decoded = decode(job.text, job.options);
  if (!isDecodable(decoded)) return refusedAs(decoded);
  const { renderItinerary } = await import("../../views/itinerary/formats.ts");
  const { algorithm } = decoded;
  try {
    const { content, leftOut } = await renderItinerary(decoded, job.format, job.style);
    const extent = extentOf(decoded);
    return { kind: "rendered", algorithm, content, leftOut: leftOut.length, ...extent };
  } catch (error) {
    const outcome = { kind: "unwritable", algorithm } as const;
    if (error instanceof Unwritable)
      return { ...outcome, code: "not_writable", why: error.message };
    // Problems that only show when writing, such as an image that cannot be read.
    if (error instanceof InvalidOption)
      return { ...outcome, code: "invalid_parameter", why: error.message };
    throw error;
  }
}

function refusedAs(decoded: Decoded): Refused {
  const { algorithm, looksLike } = decoded;
  return { kind: "refused", algorithm, why: whyNot(looksLike), ...extentOf(decoded) };
}

function explanationOf(decoded: Decoded): RefusalInfo {
  const explanation = toRefusal(decoded);
  checkRefusal(explanation);
  return explanation;
}

function extentOf({ coverage: { characters, lines } }: Decoded): Extent {
  const accounted = characters.read + characters.ignored;
  // Rounded down, so that a text with an unread character never looks as if it had been read whole.
  const coverage = Math.floor((accounted / (accounted + characters.unread)) * 10_000) / 10_000;
  return { coverage, unreadLines: lines.unread };
}

/**
 * Like `carryOut`, for a job whose text is in an email, a page or a PDF file: reads it first. The reader is loaded
 * when it is first needed.
 */
export async function carryOutFile(job: Job, source: JobSource, decode: Decode): Promise<Outcome> {
  try {
    const text = await textFrom(job.text, source);
    const limit = exceededLimit(text);
    if (limit !== null) return { kind: "unreadable", code: "too_large", why: limit };
    return await carryOut({ ...job, text }, decode);
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error;
    return { kind: "unreadable", code: "not_decodable", why: error.message };
  }
}

async function textFrom(content: string, source: JobSource): Promise<string> {
  if (source === "page") return (await import("../../files/html.ts")).textOfHtml(content);
  const bytes = Buffer.from(content, "latin1");
  if (source === "pdf") return (await import("../../files/pdf.ts")).textOfPdf(bytes);
  return (await import("../../files/mail.ts")).textOfMail(bytes);
}

function answerOf(job: AnswerJob, answer: DecodingName, decoded: Decoded): unknown {
  switch (answer) {
    case "v3":
      return checked(checkV3, toV3(decoded));
    case "v4":
      return checked(
        checkV4,
        toV4(decoded, { explain: job.explain, showText: job.source !== undefined }),
      );
    case "entries":
      return checked(checkEntries, toEntries(decoded, { ...job.options, system: job.system }));
    case "record":
      return toRecordInWords(decoded);
    case "reading":
      return toReadingInWords(decoded);
    case "workbench":
      return checked(
        checkWorkbench,
        toWorkbench(decoded, job.text, refusalOf(decoded), job.options.referenceDate),
      );
  }
}

/** @throws SchemaViolation if the answer does not match its schema */
function checked(check: (answer: unknown) => void, answer: unknown): unknown {
  check(answer);
  return answer;
}

/** The API's error message if there is no booking; otherwise null. */
function refusalOf(decoded: Decoded): string | null {
  return isDecodable(decoded)
    ? null
    : new ApiError("not_decodable", whyNot(decoded.looksLike)).message;
}
