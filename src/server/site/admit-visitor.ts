import type { Middleware } from "koa";
import type { Settings } from "../../settings.ts";
import type { Account } from "../../store/accounts/account.ts";
import { NO_LIMITS } from "../../store/keys/limits.ts";
import type { Counters } from "../../store/usage/counters.ts";
import { countRequest, type Counted } from "../access/limit-requests.ts";
import { keyIn } from "../access/key-in.ts";
import type { Admit } from "../access/require-key.ts";
import { isLocalVisitor, type VisitSettings } from "./local-visitor.ts";
import type { Visitors } from "./visitor.ts";

/** The parts that admit visitors. */
export interface VisitParts {
  readonly admit: Admit;
  readonly visitors: Visitors;
  readonly counters: Counters;
  readonly settings: Pick<Settings, "limits"> & VisitSettings;
}

/**
 * Admits whoever has a valid key, visitors from this machine, and those who are logged in, within the limits
 * of their account. A key is checked even if none is needed, because its owner wants to know whether it works.
 */
export function admitVisitor({ admit, visitors, counters, settings }: VisitParts): Middleware {
  return async (ctx, next) => {
    const isKeyless = keyIn(ctx.headers).key === null;
    if (!isKeyless || !isLocalVisitor(ctx, settings)) {
      const account = isKeyless ? await visitors.authoriseAccount(ctx) : null;
      if (account === null) await admit(ctx);
      else await countRequest(ctx, sessionOf(account), settings.limits, counters);
    }
    await next();
  };
}

/** A session has no limits of its own. */
function sessionOf({ id }: Account): Counted {
  return { id: "", accountId: id, limits: NO_LIMITS };
}
