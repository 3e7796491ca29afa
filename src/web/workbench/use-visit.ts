import { useEffect, useState } from "preact/hooks";
import type { Sample, Samples } from "../../views/workbench/schema.ts";
import { call, withKeys } from "../shared/api.ts";
import { askSession } from "../shared/session.ts";

/** What the page loads when it opens. */
export interface Visit {
  readonly samples: readonly Sample[];
  /** Whether this visitor needs no key; null if that is unknown or not loaded yet. */
  readonly keyless: boolean | null;
}

const isSamples = withKeys<Samples>("samples");

export function useVisit(): Visit {
  const [samples, setSamples] = useState<Visit["samples"]>([]);
  const [keyless, setKeyless] = useState<Visit["keyless"]>(null);
  useEffect(() => {
    void call("/site/samples", isSamples).then((outcome) => {
      if (outcome.ok) setSamples(outcome.value.samples);
    });
    void askSession().then((outcome) => {
      if (outcome.ok) setKeyless(outcome.value.keyless);
    });
  }, []);
  return { samples, keyless };
}
