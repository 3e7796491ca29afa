import { useEffect, useState } from "preact/hooks";
import type { SessionAnswer } from "../../server/site/schema.ts";
import type { Sample, Samples } from "../../views/workbench/schema.ts";
import { call, withKeys, type Outcome, type Problem } from "../shared/api.ts";
import { askSession, asVisitor, isSession } from "../shared/session.ts";

/** What the page loads when it opens. */
export interface Visit {
  readonly samples: readonly Sample[];
  /** Whether this visitor needs no key, being logged in or local; null if not known yet. */
  readonly keyless: boolean | null;
  /** Whether visitors can create accounts; null if not known yet. */
  readonly registration: SessionAnswer["registration"] | null;
  /** Who is logged in; null if nobody is, or if not known yet. */
  readonly account: SessionAnswer["account"];
  readonly logOut: () => void;
  /** Why the visitor is still logged in after wanting to log out. */
  readonly notLoggedOut: Problem | null;
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
  const [account, setAccount] = useState<Visit["account"]>(null);
  const [notLoggedOut, setNotLoggedOut] = useState<Visit["notLoggedOut"]>(null);
  const learn = (outcome: Outcome<SessionAnswer>): void => {
    if (!outcome.ok) return;
    setKeyless(outcome.value.keyless);
    setRegistration(outcome.value.registration);
    setAccount(outcome.value.account);
  };
  const ask = (): void => {
    void askSession().then(learn);
  };
  const logOut = (): void => {
    void asVisitor("", (headers) =>
      call("/site/log-out", isSession, { method: "POST", headers }),
    ).then((outcome) => {
      setNotLoggedOut(outcome.ok ? null : outcome.problem);
      learn(outcome);
      // The token that proves that later requests come from this page has changed.
      if (outcome.ok) ask();
    });
  };
  // Once, when the page opens.
  useEffect(ask, []);
  useEffect(() => {
    if (keyless === true && account === null) return undefined;
    // The visitor may have logged in or out in another window.
    addEventListener("focus", ask);
    return () => {
      removeEventListener("focus", ask);
    };
  }, [keyless, account === null]);
  return { samples, keyless, registration, account, logOut, notLoggedOut, ask };
}
