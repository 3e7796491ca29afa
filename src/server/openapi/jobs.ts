import { JobAnswer, JobsAnswer, NewJob } from "../jobs/schema.ts";
import { JOBS_LISTED, MOST_JOBS } from "../jobs/router.ts";
import { codeSamples } from "./code-samples.ts";
import { json, schemaIn, type JsonObject } from "./components.ts";
import { errors, KEY_ERRORS } from "./errors.ts";
import { keyedHeaders } from "./headers.ts";

const EXAMPLE = { source: "/archive/2026", destination: "/decoded/2026", format: "parquet" };
const ID = "3f9a01c2d4e5";

const SUBMIT = `A job decodes an archive of any size. \`recloc worker\` does it, on any number of machines; each record is
written exactly once. The operator says which folders and buckets jobs may use (\`JOB_SOURCES\`, \`JOB_DESTINATIONS\`). The answer
comes at once; workers then find out whether the places are there, and what is in them. A job counts as one request.`;

/** What a call with a key and an id can be answered with. */
const JOB_ERRORS = errors("BadRequest", "NotFound", ...KEY_ERRORS);

/** The calls about jobs. */
export function jobPaths(): JsonObject {
  return {
    "/v4/jobs": {
      get: {
        operationId: "v4JobsList",
        tags: ["jobs"],
        summary: "The jobs of the account of the key, the newest first",
        parameters: [LIMIT],
        responses: {
          200: json("The jobs", JobsAnswer, { headers: keyedHeaders() }),
          ...errors("BadParameter", ...KEY_ERRORS),
        },
        "x-codeSamples": samples("GET", "/v4/jobs"),
      },
      post: {
        operationId: "v4JobsSubmit",
        tags: ["jobs"],
        summary: "Submits a job",
        description: SUBMIT,
        requestBody: {
          required: true,
          content: { "application/json": { schema: schemaIn(NewJob), example: EXAMPLE } },
        },
        responses: {
          200: json("The job, which waits for a worker", JobAnswer, { headers: keyedHeaders() }),
          ...errors("BadParameter", ...KEY_ERRORS, "RequestTimeout", "TooLarge"),
          ...errors("UnsupportedEncoding", "InvalidKeyOrPlace"),
        },
        "x-codeSamples": samples("POST", "/v4/jobs", JSON.stringify(EXAMPLE)),
      },
    },
    "/v4/jobs/{id}": {
      get: one("v4JobsShow", "A job, and how far it has come", "GET", `/v4/jobs/${ID}`),
    },
    "/v4/jobs/{id}/cancel": {
      post: one(
        "v4JobsCancel",
        "Lets no worker begin another chunk; those in progress are finished",
        "POST",
        `/v4/jobs/${ID}/cancel`,
      ),
    },
    "/v4/jobs/{id}/retry": {
      post: one(
        "v4JobsRetry",
        "Lets workers begin dead and cancelled chunks again",
        "POST",
        `/v4/jobs/${ID}/retry`,
      ),
    },
  };
}

const LIMIT: JsonObject = {
  name: "limit",
  in: "query",
  description: "How many jobs to list",
  schema: { type: "integer", minimum: 1, maximum: MOST_JOBS, default: JOBS_LISTED },
};

function one(id: string, summary: string, method: "GET" | "POST", path: string): JsonObject {
  return {
    operationId: id,
    tags: ["jobs"],
    summary,
    parameters: [{ $ref: "#/components/parameters/jobId" }],
    responses: { 200: json("The job", JobAnswer, { headers: keyedHeaders() }), ...JOB_ERRORS },
    "x-codeSamples": samples(method, path),
  };
}

function samples(method: "GET" | "POST", path: string, body?: string): readonly JsonObject[] {
  const call = { method, path, hasKey: true, isJson: true };
  return codeSamples(body === undefined ? call : { ...call, body, bodyType: "application/json" });
}
