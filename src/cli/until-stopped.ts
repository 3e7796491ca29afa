import type { Logger } from "pino";
import { traceOf } from "../server/trace.ts";
import { EXIT, type Io } from "./io.ts";

/** Why a process stops, as it is logged, and the exit code. */
export interface Stop {
  readonly level: "info" | "fatal";
  readonly why: object;
  readonly code: number;
}

/** Resolves when there is a reason to stop: a signal, or an error that nobody caught. */
export async function stopOf(io: Io): Promise<Stop> {
  try {
    return { level: "info", why: { reason: await io.untilStopped() }, code: EXIT.ok };
  } catch (error) {
    const why = { reason: "uncaught error", ...traceOf(error) };
    return { level: "fatal", why, code: EXIT.failed };
  }
}

/** Logs the reason to stop when there is one, and resolves with the exit code. */
export async function untilStopped(io: Io, logger: Logger): Promise<number> {
  const { level, why, code } = await stopOf(io);
  logger[level](why, "stopping");
  return code;
}
