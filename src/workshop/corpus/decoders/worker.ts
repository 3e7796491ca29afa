/** A thread that decodes. It is bundled with the decoder it serves: ours or another revision's. */
import { parentPort } from "node:worker_threads";
import type { SystemNames } from "../../../../grammars/system.ts";
import { isObject } from "../../../reference/tables.ts";
import { readText, type Decoder, type Reading, type Request } from "./reading.ts";

/** What a thread says first. */
export interface Ready {
  readonly kind: "ready";
  /** The systems it knows, with all their names in upper case. */
  readonly systems: readonly KnownSystem[];
}

export interface KnownSystem {
  /** Wire value. */
  readonly algorithm: string;
  readonly names: readonly string[];
}

/**
 * Answers requests, one at a time, in their order.
 *
 * @param loadCheck loads the check of answers against their schema
 */
export function serve(
  decoder: Decoder,
  systems: readonly SystemNames[] = [],
  loadCheck: () => Promise<Decoder["check"]> = () => Promise.resolve(undefined),
): void {
  const answer = async (request: Request): Promise<Reading> => {
    const check = request.isChecked === true ? await loadCheck() : undefined;
    return readText(check === undefined ? decoder : { ...decoder, check }, request);
  };
  parentPort?.on("message", (request: unknown) => {
    if (isRequest(request))
      void answer(request).then((reading) => parentPort?.postMessage(reading));
  });
  // What is only made when first asked for shall not count as the time of the first case.
  readText(decoder, { text: "", referenceDate: "2000-01-01", explain: false });
  parentPort?.postMessage(readyOf(systems));
}

export function readyOf(systems: readonly SystemNames[]): Ready {
  return {
    kind: "ready",
    systems: systems.map(({ wireValue, aliases }) => ({
      algorithm: wireValue,
      names: [wireValue, ...aliases],
    })),
  };
}

function isRequest(value: unknown): value is Request {
  return isObject(value) && typeof value.text === "string";
}
