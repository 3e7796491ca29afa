import type { Logger } from "pino";
import type { Metrics } from "./metrics.ts";
import { traceOf } from "./trace.ts";

/** Takes what is learned of the connection to the store, in any order and as often as it is. */
export interface StoreReports {
  readonly lost: (error?: unknown) => void;
  readonly found: () => void;
}

/** Logs each loss of the store and each return once, and shows the state in the metrics. */
export function storeReports(logger: Logger, metrics: Metrics): StoreReports {
  let isConnected = true;
  const changeTo = (state: boolean) => {
    if (state === isConnected) return false;
    isConnected = state;
    metrics.storeConnected(state);
    return true;
  };
  return {
    lost: (error) => {
      if (changeTo(false)) logger.error(error === undefined ? {} : traceOf(error), "store lost");
    },
    found: () => {
      if (changeTo(true)) logger.info("store found");
    },
  };
}
