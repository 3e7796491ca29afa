import type { Logger } from "pino";
import type { UsageReports } from "../../store/usage/usage-recorder.ts";
import type { Metrics } from "./metrics.ts";
import { traceOf } from "../trace.ts";

/** Takes what is learned of the connection to the store, in any order and as often as it is. */
export interface StoreReports {
  readonly lost: (error?: unknown) => void;
  readonly found: () => void;
}

/** Logs each loss of the store and each return once, and shows the state in the metrics. */
export function storeReports(logger: Logger, metrics: Metrics): StoreReports {
  const changeTo = stateOf((isConnected) => {
    metrics.storeConnected(isConnected);
  });
  return {
    lost: (error) => {
      if (changeTo(false)) logger.error(error === undefined ? {} : traceOf(error), "store lost");
    },
    found: () => {
      if (changeTo(true)) logger.info("store found");
    },
  };
}

/** Logs once when usage can no longer be written, and once when it can; shows it in the metrics. */
export function usageReports(logger: Logger, metrics: Metrics): UsageReports {
  const changeTo = stateOf((isWritten) => {
    metrics.usageWritten(isWritten);
  });
  return {
    failed: (error) => {
      if (changeTo(false)) logger.error(traceOf(error), "usage not written");
    },
    written: () => {
      if (changeTo(true)) logger.info("usage written again");
    },
  };
}

/**
 * Keeps a state that begins as good.
 *
 * @param show is told of each change
 * @returns changes it, and says whether that is a change
 */
function stateOf(show: (isGood: boolean) => void): (isGood: boolean) => boolean {
  let current = true;
  return (isGood) => {
    if (isGood === current) return false;
    current = isGood;
    show(isGood);
    return true;
  };
}
