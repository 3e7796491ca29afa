import type { Logger } from "pino";
import type { UsageReports } from "../../store/usage/usage-recorder.ts";
import type { Metrics } from "./metrics.ts";
import { traceOf } from "../trace.ts";

/** Receives the state of the connection to the store, in any order and any number of times. */
export interface StoreReports {
  readonly lost: (error?: unknown) => void;
  readonly found: () => void;
}

/** Logs each loss and each return of the store once, and shows the state in the metrics. */
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

/** Logs once when usage can no longer be written and once when it can again; shows it in the metrics. */
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
 * Keeps a state that is initially good.
 *
 * @param show receives each change
 * @returns a function that sets the state and returns whether it changed
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
