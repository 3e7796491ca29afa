import type Router from "@koa/router";
import type { Middleware } from "koa";
import type { Settings } from "../../settings.ts";
import type { Store } from "../../store/store.ts";
import { readBody } from "../body.ts";
import type { Decode } from "../decode-text.ts";
import type { Admit } from "../require-key.ts";
import { Attempts } from "./attempts.ts";
import { keysRouter } from "./keys-router.ts";
import { pagesRouter } from "./pages.ts";
import { sessionRouter } from "./session-router.ts";
import { Visitors } from "./visitor.ts";
import { workbenchRouter } from "./workbench.ts";

/** What a page sends of an account or a key is short. */
const LONGEST_FORM = 16 * 1024;

/** What the website is made of. */
export interface SiteParts {
  readonly decode: Decode;
  readonly admit: Admit;
  /** Reads the text of a record. */
  readonly body: Middleware;
  readonly store: Pick<Store, "accounts" | "sessions" | "keys" | "usage" | "counters">;
  readonly settings: Pick<Settings, "registration" | "limits" | "trustProxy">;
}

/** The website: its pages, and what they ask. */
export function siteRouters({ decode, admit, body, store, settings }: SiteParts): Router[] {
  const { accounts, sessions, keys, usage, counters } = store;
  const visitors = new Visitors(sessions);
  const attempts = new Attempts(counters);
  const form = readBody(LONGEST_FORM);
  return [
    pagesRouter(),
    workbenchRouter({ decode, admit, readBody: body, trustProxy: settings.trustProxy }),
    sessionRouter({ accounts, visitors, attempts, settings, body: form }),
    keysRouter({ keys, usage, visitors, settings, body: form }),
  ];
}
