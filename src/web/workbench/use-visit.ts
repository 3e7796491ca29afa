import { useEffect, useState } from "preact/hooks";
import type { Sample, Samples } from "../../views/workbench/schema.ts";
import { call, withKeys } from "../shared/api.ts";

/** What the page is told when it is opened. */
export interface Visit {
  readonly samples: readonly Sample[];
  /** Whether this visitor needs no key; null where that is not known (yet). */
  readonly keyless: boolean | null;
}

const isSamples = withKeys<Samples>("samples");
const isSession = withKeys<{ keyless: unknown }>("keyless");

export function useVisit(): Visit {
  const [visit, setVisit] = useState<Visit>({ samples: [], keyless: null });
  useEffect(() => {
    void call("/site/samples", isSamples).then((outcome) => {
      if (outcome.ok) setVisit((known) => ({ ...known, samples: outcome.value.samples }));
    });
    void call("/site/session", isSession).then((outcome) => {
      if (outcome.ok) setVisit((known) => ({ ...known, keyless: outcome.value.keyless === true }));
    });
  }, []);
  return visit;
}
