import { useEffect, useState } from "preact/hooks";
import type { UsageAnswer } from "../../../server/site/schema.ts";
import type { Problem } from "../../shared/api.ts";
import { useTask } from "../form/task.ts";
import { site } from "../site.ts";

interface UsageState {
  /** Null until it is loaded. */
  readonly usage: UsageAnswer | null;
  readonly problem: Problem | null;
  readonly refresh: () => void;
}

/** The last answer, and the choice that it is for. */
interface Known {
  readonly id: string | null;
  readonly usage: UsageAnswer | null;
}

/** The usage of a key, or of all with the id null. Answers for a previous choice are discarded. */
export function useUsage(id: string | null, range: number): UsageState {
  const [known, setKnown] = useState<Known>({ id: null, usage: null });
  const [refreshes, setRefreshes] = useState(0);
  const { problem, run } = useTask();
  useEffect(() => {
    const request = { isCurrent: true };
    run(async () => {
      const usage = await site.usage(id, range);
      if (request.isCurrent) setKnown({ id, usage });
    });
    return () => {
      request.isCurrent = false;
    };
  }, [id, range, refreshes]);
  const refresh = (): void => {
    setRefreshes(refreshes + 1);
  };
  const usage = known.id === id ? known.usage : null;
  return { usage, problem, refresh };
}
