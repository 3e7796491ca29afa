import { useContext, useState } from "preact/hooks";
import type { Problem } from "../../shared/api.ts";
import { SessionEnd } from "../session-end.ts";
import { SiteError } from "../site.ts";

/** Runs asynchronous work and keeps its state. */
export interface Task {
  readonly isBusy: boolean;
  /** Why the last run failed. */
  readonly problem: Problem | null;
  /** Runs work unless some is already running. Never throws. */
  readonly run: (work: () => Promise<void>) => void;
}

export function useTask(): Task {
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  const endSession = useContext(SessionEnd);

  const fail = (error: unknown): void => {
    if (!(error instanceof SiteError)) throw error;
    if (error.problem.code === "not_logged_in") endSession();
    else setProblem(error.problem);
  };
  const run = (work: () => Promise<void>): void => {
    if (isBusy) return;
    setBusy(true);
    setProblem(null);
    void work()
      .catch(fail)
      .finally(() => {
        setBusy(false);
      });
  };
  return { isBusy, problem, run };
}
