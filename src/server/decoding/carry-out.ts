import { isDecodable, type Decode, type Decoded } from "../../decode/decode.ts";
import { SchemaViolation } from "../../views/violation.ts";
import { checkV3 } from "../../views/v3/check.ts";
import { toV3 } from "../../views/v3/view.ts";
import { checkV4 } from "../../views/v4/check.ts";
import { toV4 } from "../../views/v4/view.ts";
import { whyNot } from "../../views/why-not.ts";
import { checkWorkbench } from "../../views/workbench/check.ts";
import { toWorkbench } from "../../views/workbench/view.ts";
import { UnreadableFile } from "../../files/unreadable.ts";
import { exceededLimit } from "../connections/text-limits.ts";
import { ApiError } from "../errors.ts";
import type { Job, JobSource, Outcome } from "./job.ts";

/**
 * Decodes the text of a job, makes the answer and checks it: everything whose cost grows with the text.
 * Throws what the decoder throws.
 */
export function carryOut(job: Job, decode: Decode): Outcome {
  const decoded = decode(job.text, job.options);
  const { algorithm, looksLike } = decoded;
  const decodable = isDecodable(decoded);
  if (!decodable && job.answer !== "workbench")
    return { kind: "refused", algorithm, why: whyNot(looksLike) };
  try {
    const json = JSON.stringify(answerOf(job, decoded));
    return { kind: "answered", algorithm, isDecodable: decodable, json };
  } catch (error) {
    if (error instanceof SchemaViolation) return { kind: "invalid", schemaPath: error.schemaPath };
    throw error;
  }
}

/**
 * Like `carryOut`, for a job whose text is in a mail or a page: reads it first. The reader is loaded when
 * it is first needed.
 */
export async function carryOutFile(job: Job, source: JobSource, decode: Decode): Promise<Outcome> {
  try {
    const text = await textFrom(job.text, source);
    const limit = exceededLimit(text);
    if (limit !== null) return { kind: "unreadable", code: "too_large", why: limit };
    return carryOut({ ...job, text }, decode);
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error;
    return { kind: "unreadable", code: "not_decodable", why: error.message };
  }
}

async function textFrom(content: string, source: JobSource): Promise<string> {
  if (source === "page") return (await import("../../files/html.ts")).textOfHtml(content);
  const { textOfMail } = await import("../../files/mail.ts");
  return textOfMail(Buffer.from(content, "latin1"));
}

function answerOf(job: Job, decoded: Decoded): unknown {
  switch (job.answer) {
    case "v3":
      return checked(checkV3, toV3(decoded));
    case "v4":
      return checked(
        checkV4,
        toV4(decoded, { explain: job.explain, showText: job.source !== undefined }),
      );
    case "workbench":
      return checked(checkWorkbench, toWorkbench(decoded, job.text, refusalOf(decoded)));
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
