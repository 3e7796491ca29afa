import { createHash } from "node:crypto";
import type { Context } from "koa";
import type { Account, ProvenAccount } from "../../store/accounts/account.ts";
import { digestOf, isSameDigest, newToken } from "../../store/secret.ts";
import { SESSION_MS, type Sessions } from "../../store/accounts/sessions.ts";
import { ApiError } from "../errors.ts";
import { forgetCookie, readCookie, writeCookie } from "./cookies.ts";

/** The header with which a page proves that it made the request itself. */
const CSRF_HEADER = "X-CSRF-Token";

/** A visitor of the pages. */
export interface Visitor {
  /** Null: not logged in. */
  readonly account: Account | null;
  /** The token of the session; null if not logged in. */
  readonly session: string | null;
  readonly csrf: string;
}

/** Identifies visitors by their cookies. */
export class Visitors {
  readonly #sessions: Sessions;

  constructor(sessions: Sessions) {
    this.#sessions = sessions;
  }

  /** Identifies the visitor; one without a cookie gets one. */
  async identify(ctx: Context): Promise<Visitor> {
    const token = readCookie(ctx, "recloc_session");
    const account = token === null ? null : await this.#sessions.find(token);
    if (token !== null && account !== null) return { account, session: token, csrf: csrfOf(token) };
    if (token !== null) forgetCookie(ctx, "recloc_session");
    return { account: null, session: null, csrf: csrfOf(visitorToken(ctx)) };
  }

  /**
   * Identifies a visitor who wants to change something.
   *
   * @throws ApiError if the request does not prove that it comes from our page
   */
  async authorise(ctx: Context): Promise<Visitor> {
    const visitor = await this.identify(ctx);
    const sent = digestOf(ctx.get(CSRF_HEADER));
    if (!isSameDigest(sent, digestOf(visitor.csrf))) throw new ApiError("wrong_csrf_token");
    return visitor;
  }

  /**
   * The account of a logged-in visitor; null if nobody is logged in. Sets no cookie then.
   *
   * @throws ApiError if somebody is logged in, but the request does not prove that it comes from our page
   */
  async authoriseAccount(ctx: Context): Promise<Account | null> {
    if (readCookie(ctx, "recloc_session") === null) return null;
    const visitor = await this.identify(ctx);
    return visitor.account === null ? null : (await this.authorise(ctx)).account;
  }

  /**
   * Logs in with a new session, which replaces any previous one.
   *
   * @param hasProvedFactor whether a code of the second factor has been accepted
   * @throws ApiError if the password has changed since it was verified, or a second factor was turned on
   */
  async logIn(
    ctx: Context,
    { session }: Visitor,
    account: ProvenAccount,
    hasProvedFactor = false,
  ): Promise<Visitor> {
    const token = await this.#sessions.start(account, hasProvedFactor);
    if (token === null) throw new ApiError("wrong_credentials");
    if (session !== null) await this.#sessions.end(session);
    writeCookie(ctx, "recloc_session", token, SESSION_MS);
    return { account, session: token, csrf: csrfOf(token) };
  }

  /** Logs out, even if nobody was logged in. */
  async logOut(ctx: Context, { session }: Visitor): Promise<Visitor> {
    if (session !== null) await this.#sessions.end(session);
    forgetCookie(ctx, "recloc_session");
    return { account: null, session: null, csrf: csrfOf(visitorToken(ctx)) };
  }
}

/** The token of an anonymous visitor, whose forms need protection against other websites too. */
function visitorToken(ctx: Context): string {
  const known = readCookie(ctx, "recloc_visitor");
  if (known !== null) return known;
  const token = newToken();
  writeCookie(ctx, "recloc_visitor", token);
  return token;
}

/** Only pages that can read our answers learn it, and it does not reveal the cookie. */
function csrfOf(token: string): string {
  return createHash("sha256").update(`recloc csrf ${token}`).digest("base64url");
}

/** @throws ApiError if nobody is logged in */
export function accountOf({ account }: Visitor): Account {
  if (account === null) throw new ApiError("not_logged_in");
  return account;
}
