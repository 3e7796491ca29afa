/** Decodes and redacts in a worker of the page, so that the record does not leave it. */
import type { Asked, Told } from "../../../browser/messages.ts";
import type { Redacted } from "../../../redact/redact.ts";
import type { Workbench } from "../../../views/workbench/schema.ts";
import { answerIn, UNREACHABLE, withKeys, type IsAnswer, type Outcome } from "../../shared/api.ts";

/** The build makes it from `src/browser/worker.ts`. */
const SCRIPT = "/assets/decoder.js";
/** The status of an answer that says that the tables could not be loaded. */
const NOT_LOADED = 503;

export const isWorkbench = withKeys<Workbench>("lines", "fields", "itinerary", "answers");
const isRedacted = withKeys<Redacted>("text", "replaced", "left");

/** Why there is no answer, if the worker did not even start: null. */
type Listener = (told: Told | null) => void;

/** A worker that has been started. */
interface Running {
  readonly worker: Worker;
  readonly waiting: Map<number, Listener>;
}

let running: Running | null = null;
let asked = 0;

/** A text, and how to read it. */
type Question = Omit<Asked, "id" | "task">;

/** Decodes a text as the service would. Never throws. */
export function decodeHere(question: Question): Promise<Outcome<Workbench>> {
  return ask({ ...question, task: "read" }, isWorkbench);
}

/**
 * Replaces the personal data in a text; fails if the result would be read differently. Never
 * throws.
 */
export function redactHere(question: Question): Promise<Outcome<Redacted>> {
  return ask({ ...question, task: "redact" }, isRedacted);
}

async function ask<T>(question: Omit<Asked, "id">, isAnswer: IsAnswer<T>): Promise<Outcome<T>> {
  const told = await tell(question);
  if (told === null) return { ok: false, problem: UNREACHABLE };
  if (told.status === NOT_LOADED) stop();
  return answerIn(new Response(told.json, { status: told.status }), isAnswer);
}

/**
 * Starts the worker, and resolves with whether it can decode: from then on, nothing is requested
 * from the server.
 */
export async function prepare(): Promise<boolean> {
  const told = await tell({ task: "read", body: " ", algorithm: "", referenceDate: "" });
  if (told?.status === NOT_LOADED) stop();
  return told !== null && told.status !== NOT_LOADED;
}

function tell(question: Omit<Asked, "id">): Promise<Told | null> {
  const { worker, waiting } = (running ??= start());
  const id = ++asked;
  return new Promise((resolve) => {
    waiting.set(id, resolve);
    worker.postMessage({ ...question, id } satisfies Asked);
  });
}

function start(): Running {
  const worker = new Worker(SCRIPT, { type: "module" });
  const waiting = new Map<number, Listener>();
  worker.addEventListener("message", ({ data }: MessageEvent<Told>) => {
    waiting.get(data.id)?.(data);
    waiting.delete(data.id);
  });
  worker.addEventListener("error", stop);
  return { worker, waiting };
}

/** Abandons the worker, so that the next question starts another. */
function stop(): void {
  running?.worker.terminate();
  for (const listen of running?.waiting.values() ?? []) listen(null);
  running = null;
}
