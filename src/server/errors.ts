/** All errors that the service answers with, in one table. */

interface ErrorKind {
  readonly status: number;
  /** How the message begins. Existing clients distinguish the kinds by these words. */
  readonly message: string;
  readonly means: string;
}

export const ERRORS = {
  empty_body: {
    status: 400,
    message: "Request body is empty",
    means: "The body contains no text.",
  },
  invalid_body: {
    status: 400,
    message: "Request body is not the text of a record",
    means: "The body is JSON that does not show which of its members is the text.",
  },
  invalid_parameter: {
    status: 400,
    message: "Invalid parameter",
    means:
      "The value of a parameter is not valid; the message names the parameter and what it accepts.",
  },
  bad_request: {
    status: 400,
    message: "Bad request",
    means:
      "The request is not well-formed HTTP, is ambiguous, or ended before its body was complete.",
  },
  wrong_credentials: {
    status: 401,
    message: "Access denied: email or password is wrong",
    means: "No account has this email address and password.",
  },
  second_factor_required: {
    status: 401,
    message: "Access denied: this account also needs a code of its authenticator app",
    means: "The password is right, and the account has a second factor.",
  },
  wrong_code: {
    status: 401,
    message: "Access denied: this code is wrong or was used; enter a newer one, or a recovery code",
    means:
      "The code is neither a current, unused one of the authenticator app nor an unused recovery code.",
  },
  not_logged_in: {
    status: 401,
    message: "Access denied: log in first",
    means: "Nobody is logged in, or the session has ended.",
  },
  wrong_csrf_token: {
    status: 403,
    message: "Access denied: the header X-CSRF-Token is not valid; load the page again",
    means: "The request does not prove that one of our pages sent it.",
  },
  forbidden_origin: {
    status: 403,
    message: "Access denied: pages of this origin may not call this address",
    means: "A page of another website sent the request, and CORS_ORIGINS does not name it.",
  },
  invalid_reset_link: {
    status: 403,
    message: "Access denied: this link to set a new password is not valid; ask for a new one",
    means: "The link was used, is older than 30 minutes, or was never sent.",
  },
  forbidden_place: {
    status: 403,
    message: "Access denied: jobs of this service may not use that place",
    means: "The source or the destination of a job is not below a place that the operator allows.",
  },
  registration_closed: {
    status: 403,
    message: "Access denied: registration is closed; ask those who run this service",
    means: "Accounts of this service are created on the command line.",
  },
  missing_api_key: {
    status: 401,
    message: "Access denied: the header X-Api-Key (or Authorization: Bearer) is missing",
    means: "The request carries no API key.",
  },
  invalid_api_key: {
    status: 403,
    message:
      "Access denied: the key in the header X-Api-Key (or Authorization: Bearer) is not valid",
    means:
      "The API key is unknown, revoked or expired, or it was rotated and its grace period is over.",
  },
  not_found: {
    status: 404,
    message: "Not found",
    means: "There is nothing at this address.",
  },
  method_not_allowed: {
    status: 405,
    message: "Method not allowed",
    means: "The Allow header lists the methods of this address.",
  },
  not_acceptable: {
    status: 406,
    message: "No format that the header Accept allows",
    means: "The itinerary has none of the formats that Accept allows.",
  },
  second_factor_on: {
    status: 409,
    message: "This account has an authenticator app: turn it off first",
    means: "The account already has a second factor.",
  },
  email_taken: {
    status: 409,
    message: "This email address has an account: log in",
    means: "An account with this email address already exists.",
  },
  request_timeout: {
    status: 408,
    message: "The request took too long to arrive",
    means: "The client sent the request too slowly.",
  },
  too_large: {
    status: 413,
    message: "Request body is too large",
    means: "The body, its lines or their number exceed a limit, which the message names.",
  },
  unsupported_encoding: {
    status: 415,
    message: "Unsupported Content-Encoding",
    means:
      "The body is compressed otherwise than with gzip, deflate or br, or is a compressed batch.",
  },
  not_decodable: {
    status: 422,
    message: "Information couldn't be decoded",
    means:
      "No person, flight, hotel, train or other booked segment was found in the text, or the email or page " +
      "has no text.",
  },
  rate_limited: {
    status: 429,
    message: "You reached the maximum number of requests",
    means: "The Retry-After header gives the number of seconds until further requests are allowed.",
  },
  headers_too_large: {
    status: 431,
    message: "Request headers are too large",
    means: "The headers of the request are larger than the server accepts.",
  },
  internal: {
    status: 500,
    message: "Internal error",
    means: "A fault of the service, logged with the X-Request-Id of the response.",
  },
  not_writable: {
    status: 501,
    message: "This service cannot write that",
    means:
      "The format of an itinerary, or the script of a text in it, needs a package that is not installed; the " +
      "message names it.",
  },
  unavailable: {
    status: 503,
    message: "Service unavailable",
    means:
      "Something the service depends on does not respond, or the service is overloaded; if a retry may " +
      "help, the Retry-After header gives the number of seconds to wait.",
  },
  timeout: {
    status: 504,
    message: "Decoding took too long",
    means: "Decoding was abandoned at the time limit, which the message names.",
  },
} as const satisfies Readonly<Record<string, ErrorKind>>;

export type ErrorCode = keyof typeof ERRORS;

/** The body of every error. */
export interface ErrorBody {
  readonly message: string;
  readonly code: ErrorCode;
  /** Whatever else the client asked for: how a text without a booking was read. */
  readonly extraInfo?: object | undefined;
}

export interface ApiErrorOptions extends ErrorOptions {
  /** Headers of the response. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Whether the operator has something to fix. Default: if the status is 5xx. */
  readonly isFault?: boolean;
  /** The content of the body beyond the message. */
  readonly extraInfo?: object | undefined;
}

/** An error that is reported to the client. */
export class ApiError extends Error {
  override readonly name = "ApiError";
  readonly code: ErrorCode;
  readonly headers: Readonly<Record<string, string>>;
  readonly isFault: boolean;
  readonly #extraInfo: object | undefined;

  /** @param detail what the client needs to know beyond the kind; never a part of the text it sent */
  constructor(code: ErrorCode, detail?: string, options: ApiErrorOptions = {}) {
    const { message, status } = ERRORS[code];
    super(detail === undefined ? message : `${message}: ${detail}`, options);
    this.code = code;
    this.headers = options.headers ?? {};
    this.isFault = options.isFault ?? status >= 500;
    this.#extraInfo = options.extraInfo;
  }

  get status(): number {
    return ERRORS[this.code].status;
  }

  get body(): ErrorBody {
    return { message: this.message, code: this.code, extraInfo: this.#extraInfo };
  }
}
