import { useEffect, useState } from "preact/hooks";
import type { SessionAnswer } from "../../server/site/schema.ts";
import type { Sample, Samples } from "../../views/workbench/schema.ts";
import { call, withKeys } from "../shared/api.ts";
import { askSession } from "../shared/session.ts";

/** What the page loads when it opens. */
export interface Visit {
  readonly samples: readonly Sample[];
  /** Whether this visitor needs no key: is logged in, or local; null if that is not known yet. */
  readonly keyless: boolean | null;
  /** Whether visitors can create accounts; null if that is not known yet. */
  readonly registration: SessionAnswer["registration"] | null;
  /** Asks again whether the visitor needs a key. */
  readonly ask: () => void;
}

const isSamples = withKeys<Samples>("samples");

export function useVisit(): Visit {
  const [samples, setSamples] = useState<Visit["samples"]>([]);
  const [keyless, setKeyless] = useState<Visit["keyless"]>(null);
  useEffect(() => {
    void call("/site/samples", isSamples).then((outcome) => {
      if (outcome.ok) setSamples(outcome.value.samples);
    });
  }, []);
  const [registration, setRegistration] = useState<Visit["registration"]>(null);
  const ask = (): void => {
    void askSession().then((outcome) => {
      if (!outcome.ok) return;
      setKeyless(outcome.value.keyless);
      setRegistration(outcome.value.registration);
    });
  };
  // Once, when the page opens.
  useEffect(ask, []);
  useEffect(() => {
    if (keyless === true) return undefined;
    // The visitor may have logged in in another window.
    addEventListener("focus", ask);
    return () => {
      removeEventListener("focus", ask);
    };
  }, [keyless]);
  return { samples, keyless, registration, ask };
}
