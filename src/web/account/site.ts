import type {
  KeyAnswer,
  KeysAnswer,
  Limits,
  MadeKeyAnswer,
  SessionAnswer,
  UsageAnswer,
} from "../../server/site/schema.ts";

/** What the service answered instead of what was asked for. */
export class SiteError extends Error {
  override readonly name = "SiteError";
  /** As in the service's table of errors; `unreachable` where no answer came. */
  readonly code: string;
  /** When to try again, in seconds, where the answer says so. */
  readonly retryAfter: number | null;

  constructor(code: string, message: string, retryAfter: number | null = null) {
    super(message);
    this.code = code;
    this.retryAfter = retryAfter;
  }
}

interface Call {
  readonly method: "GET" | "POST" | "PATCH";
  readonly path: string;
  readonly body?: object;
}

type IsAnswer<T> = (value: unknown) => value is T;

/** The service's calls for its pages. All reject with a SiteError where the service refuses. */
class Site {
  /** Proves that this page asks; it lives as long as the page. */
  #csrf = "";

  session(): Promise<SessionAnswer> {
    return this.#sessionBy({ method: "GET", path: "session" });
  }

  signUp(email: string, password: string): Promise<SessionAnswer> {
    return this.#sessionBy({ method: "POST", path: "sign-up", body: { email, password } });
  }

  logIn(email: string, password: string): Promise<SessionAnswer> {
    return this.#sessionBy({ method: "POST", path: "log-in", body: { email, password } });
  }

  logOut(): Promise<SessionAnswer> {
    return this.#sessionBy({ method: "POST", path: "log-out" });
  }

  changePassword(current: string, next: string): Promise<SessionAnswer> {
    return this.#sessionBy({ method: "POST", path: "password", body: { current, next } });
  }

  deleteAccount(password: string): Promise<SessionAnswer> {
    return this.#sessionBy({ method: "POST", path: "account/delete", body: { password } });
  }

  keys(): Promise<KeysAnswer> {
    return this.#ask({ method: "GET", path: "keys" }, isKeys);
  }

  createKey(name: string, limits: Limits): Promise<MadeKeyAnswer> {
    return this.#ask({ method: "POST", path: "keys", body: { name, limits } }, isMadeKey);
  }

  renameKey(id: string, name: string): Promise<KeyAnswer> {
    return this.#ask({ method: "PATCH", path: `keys/${id}`, body: { name } }, isKey);
  }

  limitKey(id: string, limits: Limits): Promise<KeyAnswer> {
    return this.#ask({ method: "PATCH", path: `keys/${id}`, body: { limits } }, isKey);
  }

  /** @param graceHours for how long the key holds as it was */
  rotateKey(id: string, graceHours: number): Promise<MadeKeyAnswer> {
    return this.#ask(
      { method: "POST", path: `keys/${id}/rotate`, body: { graceHours } },
      isMadeKey,
    );
  }

  revokeKey(id: string): Promise<KeyAnswer> {
    return this.#ask({ method: "POST", path: `keys/${id}/revoke` }, isKey);
  }

  /** @param days how many, up to today */
  usage(id: string, days: number): Promise<UsageAnswer> {
    return this.#ask({ method: "GET", path: `keys/${id}/usage?days=${days}` }, isUsage);
  }

  async #sessionBy(call: Call): Promise<SessionAnswer> {
    const session = await this.#ask(call, isSession);
    this.#csrf = session.csrf;
    return session;
  }

  async #ask<T>(call: Call, isAnswer: IsAnswer<T>): Promise<T> {
    try {
      return await send(call, this.#csrf, isAnswer);
    } catch (error) {
      const isStale = error instanceof SiteError && error.code === "wrong_csrf_token";
      if (!isStale) throw error;
      // Somebody logged in or out in another window.
      await this.session();
      return send(call, this.#csrf, isAnswer);
    }
  }
}

export const site = new Site();

async function send<T>(call: Call, csrf: string, isAnswer: IsAnswer<T>): Promise<T> {
  const response = await respond(call, csrf);
  const answer: unknown = await response.json().catch(() => null);
  if (response.ok && isAnswer(answer)) return answer;
  if (has(answer, "code", "message"))
    throw new SiteError(String(answer.code), String(answer.message), retryAfter(response));
  throw new SiteError("unreachable", "The service does not answer as it should. Try again.");
}

async function respond({ method, path, body }: Call, csrf: string): Promise<Response> {
  const headers = new Headers();
  if (method !== "GET") headers.set("X-CSRF-Token", csrf);
  if (body !== undefined) headers.set("Content-Type", "application/json");
  const sent = body === undefined ? {} : { body: JSON.stringify(body) };
  try {
    return await fetch(`/site/${path}`, { method, headers, cache: "no-store", ...sent });
  } catch {
    throw new SiteError("unreachable", "The service cannot be reached. Try again.");
  }
}

function retryAfter({ headers }: Response): number | null {
  const seconds = Number(headers.get("Retry-After") ?? "none");
  return Number.isFinite(seconds) ? seconds : null;
}

/** An answer is told by its keys; the service checks what is in them before it sends it. */
function has<K extends string>(value: unknown, ...keys: readonly K[]): value is Record<K, unknown> {
  return typeof value === "object" && value !== null && keys.every((key) => key in value);
}

function isSession(value: unknown): value is SessionAnswer {
  return has(value, "account", "csrf", "registration", "limits");
}

function isKeys(value: unknown): value is KeysAnswer {
  return has(value, "keys") && Array.isArray(value.keys);
}

function isKey(value: unknown): value is KeyAnswer {
  return has(value, "record");
}

function isMadeKey(value: unknown): value is MadeKeyAnswer {
  return has(value, "key", "record");
}

function isUsage(value: unknown): value is UsageAnswer {
  return has(value, "days") && Array.isArray(value.days);
}
