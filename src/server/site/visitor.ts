import { createHash } from "node:crypto";
import type { Context } from "koa";
import type { Account, ProvenAccount } from "../../store/accounts/account.ts";
import { digestOf, isSameDigest, newToken } from "../../store/secret.ts";
import { SESSION_MS, type Sessions } from "../../store/accounts/sessions.ts";
import { ApiError } from "../errors.ts";
import { forgetCookie, readCookie, writeCookie } from "./cookies.ts";

/** The header in which a page proves that a change was asked for by itself. */
const CSRF_HEADER = "X-CSRF-Token";

/** Who looks at a page. */
export interface Visitor {
  /** Null: not logged in. */
  readonly account: Account | null;
  /** The token of the session; null where not logged in. */
  readonly session: string | null;
  readonly csrf: string;
}

/** Tells visitors by their cookies. */
export class Visitors {
  readonly #sessions: Sessions;

  constructor(sessions: Sessions) {
    this.#sessions = sessions;
  }

  /** Who it is; one without a cookie gets one. */
  async of(ctx: Context): Promise<Visitor> {
    const token = readCookie(ctx, "recloc_session");
    const account = token === null ? null : await this.#sessions.find(token);
    if (token !== null && account !== null) return { account, session: token, csrf: csrfOf(token) };
    if (token !== null) forgetCookie(ctx, "recloc_session");
    return { account: null, session: null, csrf: csrfOf(visitorToken(ctx)) };
  }

  /**
   * Who it is that wants to change something.
   *
   * @throws ApiError where the request does not prove that it comes from our page
   */
  async changing(ctx: Context): Promise<Visitor> {
    const visitor = await this.of(ctx);
    const sent = digestOf(ctx.get(CSRF_HEADER));
    if (!isSameDigest(sent, digestOf(visitor.csrf))) throw new ApiError("wrong_csrf_token");
    return visitor;
  }

  /**
   * Logs an account in: with a new session, whatever there was before.
   *
   * @throws ApiError where its password was changed since it was proven
   */
  async logIn(ctx: Context, { session }: Visitor, account: ProvenAccount): Promise<Visitor> {
    const token = await this.#sessions.start(account);
    if (token === null) throw new ApiError("wrong_credentials");
    if (session !== null) await this.#sessions.end(session);
    writeCookie(ctx, "recloc_session", token, SESSION_MS);
    return { account, session: token, csrf: csrfOf(token) };
  }

  /** Logs out; also where nobody was logged in. */
  async logOut(ctx: Context, { session }: Visitor): Promise<Visitor> {
    if (session !== null) await this.#sessions.end(session);
    forgetCookie(ctx, "recloc_session");
    return { account: null, session: null, csrf: csrfOf(visitorToken(ctx)) };
  }
}

/** Of one who is not logged in: a page can have a form, and another website can send it, too. */
function visitorToken(ctx: Context): string {
  const known = readCookie(ctx, "recloc_visitor");
  if (known !== null) return known;
  const token = newToken();
  writeCookie(ctx, "recloc_visitor", token);
  return token;
}

/** Only who can read our answers learns it, and it does not give the cookie away. */
function csrfOf(token: string): string {
  return createHash("sha256").update(`recloc csrf ${token}`).digest("base64url");
}

/** @throws ApiError where nobody is logged in */
export function accountOf({ account }: Visitor): Account {
  if (account === null) throw new ApiError("not_logged_in");
  return account;
}
