import { BatchRecord, BatchResult, ndjson, type JsonObject } from "./components.ts";
import { errors, TEXT_ERRORS } from "./errors.ts";
import { BATCH, batchExample } from "./examples.ts";
import { keyedHeaders } from "./headers.ts";
import { parameters } from "./parameters.ts";

const DESCRIPTION = `NDJSON in and out, streamed: a line \`{"id", "text"}\` for each record, and for each, in the same
order, a line \`{"id", "answer"}\` or \`{"id", "error"}\`. \`answer\` and \`error\` are those of \`decode\`; \`id\` is
returned as it was sent. A line that is wrong is answered with an error and does not stop the others. The parameters apply
to every record.

A body may be as long as you like; the limit of a body applies to each of its lines. Read the answers while you send: the
service reads as fast as you do. If the connection ends early, go on with the record after the last line that you received.

Each record counts as a request. If a limit is reached on the way, the lines of all records that follow are errors with the
code \`rate_limited\`, whose message says how long to wait. A batch uses at most half of the decoder's threads.`;

/** `POST /v4/decode/batch`, without its samples. */
export function batchOperation(): JsonObject {
  return {
    operationId: "v4DecodeBatch",
    tags: ["v4"],
    summary: "Decodes many booking records",
    description: DESCRIPTION,
    parameters: parameters("algorithm", "referenceDate", "explain"),
    requestBody: { required: true, content: ndjson(BatchRecord, BATCH) },
    responses: {
      200: {
        description: "A line for each record; also if none of them has an answer",
        headers: keyedHeaders(),
        content: ndjson(BatchResult, batchExample()),
      },
      ...errors("BadBodyOrParameter", ...TEXT_ERRORS.filter((name) => !OF_LINES.includes(name))),
    },
  };
}

/** Errors that only lines have. */
const OF_LINES: readonly string[] = ["TooLarge", "Timeout"];
