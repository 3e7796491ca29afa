import type { JobAnswer, JobsAnswer } from "../../server/jobs/schema.ts";
import type {
  KeyAnswer,
  KeysAnswer,
  Limits,
  NewFactorAnswer,
  NewKeyAnswer,
  RecoveryCodesAnswer,
  SecondFactorAnswer,
  SessionAnswer,
  SessionsAnswer,
  UsageAnswer,
} from "../../server/site/schema.ts";
import { call, withKeys, type IsAnswer, type Outcome, type Problem } from "../shared/api.ts";
import { askSession, isSession } from "../shared/session.ts";

/** A call that failed. */
export class SiteError extends Error {
  override readonly name = "SiteError";
  readonly problem: Problem;

  constructor(problem: Problem) {
    super(problem.message);
    this.problem = problem;
  }
}

interface Call {
  readonly method: "GET" | "POST" | "PATCH";
  /** Below `/site/`. */
  readonly path: string;
  readonly body?: object;
}

/** The API of the pages. All calls reject with a SiteError if the service refuses them. */
class Site {
  /** Proves that the request comes from this page; kept as long as the page. */
  #csrf = "";

  async session(): Promise<SessionAnswer> {
    return this.#enter(valueOf(await askSession()));
  }

  signUp(email: string, password: string): Promise<SessionAnswer> {
    return this.#sessionBy({ method: "POST", path: "sign-up", body: { email, password } });
  }

  /** @param code of the authenticator app, or a recovery code; null: not asked for yet */
  logIn(email: string, password: string, code: string | null): Promise<SessionAnswer> {
    const body = { email, password, ...(code === null ? {} : { code }) };
    return this.#sessionBy({ method: "POST", path: "log-in", body });
  }

  logOut(): Promise<SessionAnswer> {
    return this.#sessionBy({ method: "POST", path: "log-out" });
  }

  changePassword(current: string, next: string): Promise<SessionAnswer> {
    return this.#sessionBy({ method: "POST", path: "password", body: { current, next } });
  }

  /** Asks for an email with a link to set a new password. */
  requestPassword(email: string): Promise<SessionAnswer> {
    return this.#sessionBy({ method: "POST", path: "password/forgotten", body: { email } });
  }

  /** @param token of the link */
  resetPassword(token: string, password: string): Promise<SessionAnswer> {
    return this.#sessionBy({ method: "POST", path: "password/reset", body: { token, password } });
  }

  deleteAccount(password: string): Promise<SessionAnswer> {
    return this.#sessionBy({ method: "POST", path: "account/delete", body: { password } });
  }

  /** Whether a log-in asks for a code. */
  secondFactor(): Promise<SecondFactorAnswer> {
    return this.#send({ method: "GET", path: "second-factor" }, isSecondFactor);
  }

  startSecondFactor(password: string): Promise<NewFactorAnswer> {
    const path = "second-factor/start";
    return this.#send({ method: "POST", path, body: { password } }, isNewFactor);
  }

  /** @param code the first one of the app */
  confirmSecondFactor(code: string): Promise<RecoveryCodesAnswer> {
    const path = "second-factor/confirm";
    return this.#send({ method: "POST", path, body: { code } }, isRecoveryCodes);
  }

  /** @param code of the app, or a recovery code */
  removeSecondFactor(password: string, code: string): Promise<SecondFactorAnswer> {
    const path = "second-factor/remove";
    return this.#send({ method: "POST", path, body: { password, code } }, isSecondFactor);
  }

  /** Where the account is logged in. */
  sessions(): Promise<SessionsAnswer> {
    return this.#send({ method: "GET", path: "sessions" }, isSessions);
  }

  endSession(id: string): Promise<SessionsAnswer> {
    return this.#send({ method: "POST", path: `sessions/${id}/end` }, isSessions);
  }

  endOtherSessions(): Promise<SessionsAnswer> {
    return this.#send({ method: "POST", path: "sessions/end-others" }, isSessions);
  }

  keys(): Promise<KeysAnswer> {
    return this.#send({ method: "GET", path: "keys" }, isKeys);
  }

  /** @param expiresOn its last day, YYYY-MM-DD; null: it does not expire */
  createKey(name: string, limits: Limits, expiresOn: string | null): Promise<NewKeyAnswer> {
    const body = { name, limits, expiresOn };
    return this.#send({ method: "POST", path: "keys", body }, isCreatedKey);
  }

  renameKey(id: string, name: string): Promise<KeyAnswer> {
    return this.#send({ method: "PATCH", path: `keys/${id}`, body: { name } }, isKey);
  }

  limitKey(id: string, limits: Limits): Promise<KeyAnswer> {
    return this.#send({ method: "PATCH", path: `keys/${id}`, body: { limits } }, isKey);
  }

  /** @param graceHours how long the old key stays valid */
  rotateKey(id: string, graceHours: number): Promise<NewKeyAnswer> {
    return this.#send(
      { method: "POST", path: `keys/${id}/rotate`, body: { graceHours } },
      isCreatedKey,
    );
  }

  revokeKey(id: string): Promise<KeyAnswer> {
    return this.#send({ method: "POST", path: `keys/${id}/revoke` }, isKey);
  }

  /**
   * @param id the key; null: all keys together
   * @param days how many days, up to today
   */
  usage(id: string | null, days: number): Promise<UsageAnswer> {
    return this.#send({ method: "GET", path: usagePath(id, "usage", days) }, isUsage);
  }

  /** Where the usage can be downloaded as CSV. */
  usageCsv(id: string | null, days: number): string {
    return `/site/${usagePath(id, "usage.csv", days)}`;
  }

  jobs(): Promise<JobsAnswer> {
    return this.#send({ method: "GET", path: "jobs" }, isJobs);
  }

  job(id: string): Promise<JobAnswer> {
    return this.#send({ method: "GET", path: `jobs/${id}` }, isJob);
  }

  /** Lets no worker begin another chunk of a job. */
  cancelJob(id: string): Promise<JobAnswer> {
    return this.#send({ method: "POST", path: `jobs/${id}/cancel` }, isJob);
  }

  /** Lets workers begin dead and cancelled chunks of a job again. */
  retryJob(id: string): Promise<JobAnswer> {
    return this.#send({ method: "POST", path: `jobs/${id}/retry` }, isJob);
  }

  async #sessionBy(request: Call): Promise<SessionAnswer> {
    return this.#enter(await this.#send(request, isSession));
  }

  #enter(session: SessionAnswer): SessionAnswer {
    this.#csrf = session.csrf;
    return session;
  }

  async #send<T>(request: Call, isAnswer: IsAnswer<T>): Promise<T> {
    const outcome = await send(request, this.#csrf, isAnswer);
    if (outcome.ok || outcome.problem.code !== "wrong_csrf_token") return valueOf(outcome);
    // The visitor logged in or out in another window.
    await this.session();
    return valueOf(await send(request, this.#csrf, isAnswer));
  }
}

export const site = new Site();

function send<T>(
  { method, path, body }: Call,
  csrf: string,
  isAnswer: IsAnswer<T>,
): Promise<Outcome<T>> {
  const headers = new Headers();
  if (method !== "GET") headers.set("X-CSRF-Token", csrf);
  if (body !== undefined) headers.set("Content-Type", "application/json");
  const sent = body === undefined ? {} : { body: JSON.stringify(body) };
  return call(`/site/${path}`, isAnswer, { method, headers, ...sent });
}

function valueOf<T>(outcome: Outcome<T>): T {
  if (outcome.ok) return outcome.value;
  throw new SiteError(outcome.problem);
}

function usagePath(id: string | null, file: string, days: number): string {
  return `${id === null ? "" : `keys/${id}/`}${file}?days=${days}`;
}

const isSessions = withKeys<SessionsAnswer>("sessions");
const isSecondFactor = withKeys<SecondFactorAnswer>("isOn", "recoveryCodes");
const isNewFactor = withKeys<NewFactorAnswer>("secret", "address");
const isRecoveryCodes = withKeys<RecoveryCodesAnswer>("recoveryCodes");
const isKeys = withKeys<KeysAnswer>("keys");
const isKey = withKeys<KeyAnswer>("record");
const isCreatedKey = withKeys<NewKeyAnswer>("key", "record");
const isUsage = withKeys<UsageAnswer>("days", "refusals", "keys");
const isJobs = withKeys<JobsAnswer>("jobs");
const isJob = withKeys<JobAnswer>("job", "deadChunks");
