import type { ParameterizedContext } from "koa";
import { Readable } from "node:stream";
import { setTimeout as wait } from "node:timers/promises";
import type { Logger } from "pino";
import { groupsOf } from "../../batch/groups.ts";
import { inOrder } from "../../batch/in-order.ts";
import type { RecordId } from "../../batch/record-in.ts";
import type { KeyGrant } from "../../store/keys/key-store.ts";
import type { UsageRecorder } from "../../store/usage/usage-recorder.ts";
import type { KeyState } from "../access/require-key.ts";
import { requestBody } from "../connections/continue.ts";
import { inflaterOf } from "../connections/inflate.ts";
import { streamAtLength } from "../connections/long-streams.ts";
import { contentOf } from "../decoding/answer.ts";
import type { Decoder } from "../decoding/decoder.ts";
import { decodeEach, type Settled } from "../decoding/each.ts";
import type { Job, JobRequest } from "../decoding/job.ts";
import { toApiError } from "../error-responses.ts";
import { ApiError } from "../errors.ts";
import { callerOf } from "../load/caller.ts";
import { isOverload, RETRY_MS } from "../load/overloaded.ts";
import { REQUEST_ID } from "../request-id.ts";
import { traceOf } from "../trace.ts";
import { batchLines, type BatchLine } from "./lines-of.ts";
import { Toll, type TollParts } from "./toll.ts";

/** NDJSON has no registered media type; this is the one in use. */
export const NDJSON = "application/x-ndjson";

/** What batches are answered with. */
export interface BatchParts extends TollParts {
  readonly decoder: Decoder;
  readonly recorder: Pick<UsageRecorder, "record">;
  readonly logger: Logger;
  /** The longest line, in bytes. */
  readonly longestLine: number;
  /** How many groups of records of a batch are decoded at once: a share of the threads, so that others find one free. */
  readonly atOnce: number;
}

/**
 * How often a record is retried while the service is overloaded; after that, its line reports it.
 */
const MOST_TRIES = 10;

/**
 * How many characters of small records a thread decodes before others have their turn: as many as a
 * short text has.
 */
const GROUP = 8 * 1024;

/** More than the number of listeners for the end of an answer; beyond 10, Node warns of a leak. */
const LISTENERS = 20;

type BatchContext = ParameterizedContext<KeyState>;

/** A line, and whether it may be decoded. */
interface Admitted {
  readonly line: BatchLine;
  readonly refusal: ApiError | null;
}

/**
 * Answers a body of NDJSON with NDJSON, one line per record in the same order: `{"id", "answer"}` or `{"id", "error"}`.
 * Reads as fast as the client reads the answers, and stops when it disconnects.
 *
 * @throws ApiError if the body contains no line
 */
export async function answerBatch(
  ctx: BatchContext,
  parts: BatchParts,
  request: JobRequest,
): Promise<void> {
  const { grant } = ctx.state;
  if (grant === undefined) throw new ApiError("missing_api_key");
  refuseCompression(ctx);
  requestBody(ctx.req);
  const lines = batchLines(ctx.req, parts.longestLine);
  const first = await firstOf(lines);
  ctx.state.recordsUsage = true;
  const { done } = streamAtLength(ctx.req.socket);
  ctx.res.once("close", done);
  const groups = groupsOf(withFirst(first, lines), GROUP, sizeOf);
  const work = worker(ctx, grant, parts, request);
  const answers = inOrder(admitted(groups, new Toll(grant, parts)), parts.atOnce, work);
  // Each part of the server listens for the end of an answer, and Koa does so several times for a
  // stream.
  ctx.res.setMaxListeners(LISTENERS);
  ctx.set("Content-Type", NDJSON);
  ctx.set("Cache-Control", "no-store");
  ctx.body = Readable.from(answers);
}

/** A limit on its length would not stop a batch that expands a thousandfold. */
function refuseCompression(ctx: BatchContext): void {
  const isCompressed = inflaterOf(ctx) !== null;
  if (isCompressed) throw new ApiError("unsupported_encoding", "send batches uncompressed");
}

/**
 * An answer that has begun can no longer become an error, so a body without records is detected
 * before it begins.
 */
async function firstOf(lines: AsyncGenerator<BatchLine, void, void>): Promise<BatchLine> {
  try {
    const next = await lines.next();
    if (next.done !== true) return next.value;
  } catch (cause) {
    throw new ApiError("bad_request", "the body is incomplete", { cause });
  }
  throw new ApiError("empty_body", 'send lines of JSON, {"id": …, "text": …}');
}

async function* withFirst(
  first: BatchLine,
  others: AsyncGenerator<BatchLine, void, void>,
): AsyncGenerator<BatchLine, void, void> {
  try {
    yield first;
    yield* others;
  } finally {
    await others.return();
  }
}

function sizeOf(line: BatchLine): number {
  return "text" in line ? line.text.length : 1;
}

/** Counts each line when its turn comes: what is never decoded is never counted. */
async function* admitted(
  groups: AsyncGenerator<readonly BatchLine[], void, void>,
  toll: Toll,
): AsyncGenerator<readonly Admitted[], void, void> {
  for await (const group of groups) {
    const lines: Admitted[] = [];
    for (const line of group) lines.push({ line, refusal: await toll.take() });
    yield lines;
  }
}

/** Makes the answers to lines and records their use. */
function worker(
  ctx: BatchContext,
  grant: KeyGrant,
  { decoder, recorder, logger }: BatchParts,
  request: JobRequest,
): (group: readonly Admitted[]) => Promise<string> {
  const caller = { name: callerOf(ctx.req), isGone: () => ctx.req.socket.destroyed };
  const patient = patientDecoder(decoder);
  return async (group) => {
    const start = performance.now();
    const record = (status: number, code: string | null) => {
      if (!grant.fixed)
        recorder.record({ keyId: grant.id, status, code, ms: performance.now() - start });
    };
    const jobs = group.flatMap((each) => jobIn(each, request));
    const settled = [...(await decodeEach(patient, jobs, caller))];
    const answer = (item: Admitted): string => {
      const { id } = item.line;
      try {
        const json = answerTo(item, () => settled.shift());
        record(200, null);
        return lineOf(id, "answer", json);
      } catch (error) {
        const failure = toApiError(error);
        record(failure.status, failure.code);
        if (failure.isFault)
          logger.error({ id: ctx.response.get(REQUEST_ID), ...traceOf(error) }, failure.message);
        return lineOf(id, "error", JSON.stringify(failure.body));
      }
    };
    return group.map(answer).join("");
  };
}

function jobIn({ line, refusal }: Admitted, request: JobRequest): readonly Job[] {
  return refusal === null && "text" in line ? [{ ...request, text: line.text }] : [];
}

/**
 * The answer to a line.
 *
 * @param next receives the outcome of the line's job
 */
function answerTo({ line, refusal }: Admitted, next: () => Settled | undefined): string {
  if (refusal !== null) throw refusal;
  if ("error" in line) throw line.error;
  const settled = next();
  if (settled?.status !== "fulfilled") throw settled?.reason;
  return contentIn(settled.value);
}

function contentIn(outcome: Parameters<typeof contentOf>[0]): string {
  const content = contentOf(outcome);
  return typeof content === "string" ? content : Buffer.from(content).toString();
}

/** While the service is overloaded, a batch waits rather than fails. */
function patientDecoder(decoder: Decoder): Decoder {
  return {
    decode: (job, caller) => patiently(() => decoder.decode(job, caller)),
    decodeAll: (jobs, caller) => patiently(() => decoder.decodeAll(jobs, caller)),
  };
}

async function patiently<T>(attempt: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await attempt();
    } catch (error) {
      if (!isOverload(error) || tries === MOST_TRIES) throw error;
      await wait(RETRY_MS);
    }
  }
}

function lineOf(id: RecordId, name: "answer" | "error", json: string): string {
  return `{"id":${JSON.stringify(id)},"${name}":${json}}\n`;
}
