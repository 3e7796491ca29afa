import type Router from "@koa/router";
import type { Settings } from "../../settings.ts";
import type { Store } from "../../store/store.ts";
import { readBody } from "../connections/body.ts";
import type { Decoder } from "../decoding/decoder.ts";
import type { Admit } from "../access/require-key.ts";
import { LONGEST_WORKBENCH_BODY } from "../connections/text-limits.ts";
import { jobsRouter } from "../jobs/router.ts";
import type { ResetMails } from "../mail/reset-mails.ts";
import { admitVisitor } from "./admit-visitor.ts";
import { Attempts } from "./attempts.ts";
import { itineraryRouter } from "./itinerary.ts";
import { keysRouter } from "./keys-router.ts";
import type { VisitSettings } from "./local-visitor.ts";
import { pagesRouter } from "./pages.ts";
import { secondFactorRouter } from "./sessions/second-factor-router.ts";
import { sessionRouter } from "./sessions/session-router.ts";
import { sessionsRouter } from "./sessions/sessions-router.ts";
import { usageRouter } from "./usage-router.ts";
import { accountOf, Visitors } from "./visitor.ts";
import { workbenchRouter } from "./workbench.ts";

/** The forms for accounts and keys are short. */
const LONGEST_FORM = 16 * 1024;

/** The parts that the website is built from. */
export interface SiteParts {
  readonly decoder: Decoder;
  readonly admit: Admit;
  readonly resetMails: ResetMails | null;
  readonly store: Pick<
    Store,
    "accounts" | "sessions" | "secondFactors" | "keys" | "usage" | "counters" | "jobs"
  >;
  readonly settings: Pick<Settings, "maxBody" | "registration" | "limits" | "jobPlaces"> &
    VisitSettings;
}

/** The website: its pages and their requests. */
export function siteRouters(parts: SiteParts): Router[] {
  const { decoder, admit, resetMails, store, settings } = parts;
  const { accounts, sessions, secondFactors, keys, usage, counters, jobs } = store;
  const visitors = new Visitors(sessions);
  const attempts = new Attempts(counters);
  const form = readBody(LONGEST_FORM);
  const longestText = Math.min(LONGEST_WORKBENCH_BODY, settings.maxBody);
  const admitted = admitVisitor({ admit, visitors, counters, settings });
  return [
    pagesRouter(),
    workbenchRouter({ decoder, admit: admitted, readBody: readBody(longestText) }),
    itineraryRouter({ decoder, admit: admitted, longestText }),
    sessionRouter({
      ...{ accounts, secondFactors, visitors, attempts },
      ...{ settings, resetMails, body: form },
    }),
    secondFactorRouter({ accounts, secondFactors, visitors, attempts, body: form }),
    sessionsRouter({ sessions, visitors }),
    keysRouter({ keys, visitors, attempts, settings, body: form }),
    usageRouter({ keys, usage, visitors }),
    jobsRouter("/site/jobs", {
      ...{ jobs, places: settings.jobPlaces, body: form },
      reader: async (ctx) => accountOf(await visitors.identify(ctx)).id,
      changer: async (ctx) => accountOf(await visitors.authorise(ctx)).id,
    }),
  ];
}
