import { isDecodable, type Decode, type Decoded } from "../../decode/decode.ts";
import { SchemaViolation } from "../../views/violation.ts";
import { checkV3 } from "../../views/v3/check.ts";
import { toV3 } from "../../views/v3/view.ts";
import { checkV4 } from "../../views/v4/check.ts";
import { toV4 } from "../../views/v4/view.ts";
import { whyNot } from "../../views/why-not.ts";
import { checkWorkbench } from "../../views/workbench/check.ts";
import { toWorkbench } from "../../views/workbench/view.ts";
import { ApiError } from "../errors.ts";
import type { Job, Outcome } from "./job.ts";

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

function answerOf(job: Job, decoded: Decoded): unknown {
  switch (job.answer) {
    case "v3":
      return checked(checkV3, toV3(decoded));
    case "v4":
      return checked(checkV4, toV4(decoded, { explain: job.explain }));
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
