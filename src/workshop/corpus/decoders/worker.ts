/** A thread that decodes, bundled with its decoder: ours or another revision's. */
import { parentPort } from "node:worker_threads";
import type { SystemNames } from "../../../../grammars/system.ts";
import { isObject } from "../../../reference/tables.ts";
import { readText, type Decoder, type Reading, type Request } from "./reading.ts";

/** The first message of a thread. */
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
 * Answers requests one at a time, in order.
 *
 * @param loadCheck loads the validation of answers against their schema
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
  // Warms up, so that lazy initialisation does not count as time of the first case.
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
