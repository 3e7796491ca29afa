/** All errors that the service answers with: one table. */

interface ErrorKind {
  readonly status: number;
  /** How the message begins. Clients in the field tell the kinds apart by these words. */
  readonly message: string;
  readonly means: string;
}

export const ERRORS = {
  empty_body: {
    status: 400,
    message: "Request body is empty",
    means: "The body holds no text.",
  },
  invalid_parameter: {
    status: 400,
    message: "Invalid parameter",
    means: "A query parameter takes something else; the message says what.",
  },
  bad_request: {
    status: 400,
    message: "Bad request",
    means:
      "The request is not well-formed HTTP, can be read in two ways, or ended before its body did.",
  },
  wrong_credentials: {
    status: 401,
    message: "Access denied: e-mail or password is wrong",
    means: "No account has this e-mail and this password.",
  },
  not_logged_in: {
    status: 401,
    message: "Access denied: log in first",
    means: "Nobody is logged in, or not any more.",
  },
  wrong_csrf_token: {
    status: 403,
    message: "Access denied: the header X-CSRF-Token is not valid; load the page again",
    means: "The request does not prove that one of our pages sent it.",
  },
  registration_closed: {
    status: 403,
    message: "Access denied: registration is closed; ask those who run this service",
    means: "Accounts are made on the command line here.",
  },
  missing_api_key: {
    status: 401,
    message: "Access denied: the header X-Api-Key is missing",
    means: "The request carries no API key.",
  },
  invalid_api_key: {
    status: 403,
    message: "Access denied: the key in the header X-Api-Key is not valid",
    means: "The API key is unknown, revoked, or was rotated and its grace period is over.",
  },
  not_found: {
    status: 404,
    message: "Not found",
    means: "There is nothing at this address.",
  },
  method_not_allowed: {
    status: 405,
    message: "Method not allowed",
    means: "The header Allow lists the methods of this address.",
  },
  email_taken: {
    status: 409,
    message: "This e-mail address has an account: log in",
    means: "An account with this e-mail exists.",
  },
  request_timeout: {
    status: 408,
    message: "The request took too long to arrive",
    means: "The client sent its request too slowly.",
  },
  too_large: {
    status: 413,
    message: "Request body is too large",
    means: "The body, its lines or their number exceed a limit, which the message names.",
  },
  unsupported_encoding: {
    status: 415,
    message: "Unsupported Content-Encoding",
    means: "The body is compressed; it must be sent as it is.",
  },
  not_decodable: {
    status: 422,
    message: "Information couldn't be decoded",
    means: "No person, flight, hotel, train or other booked segment was found in the text.",
  },
  rate_limited: {
    status: 429,
    message: "You reached the maximum number of requests",
    means: "The header Retry-After says in how many seconds there may be more.",
  },
  headers_too_large: {
    status: 431,
    message: "Request headers are too large",
    means: "The headers of the request are longer than the server reads.",
  },
  internal: {
    status: 500,
    message: "Internal error",
    means: "A fault of the service; it is logged under the answer's X-Request-Id.",
  },
  unavailable: {
    status: 503,
    message: "Service unavailable",
    means:
      "Something the service needs does not answer, or it has more to do than it can; the header " +
      "Retry-After says in how many seconds to ask again, where asking again may help.",
  },
  timeout: {
    status: 504,
    message: "Decoding took too long",
    means: "The text was given up at the deadline, which the message names.",
  },
} as const satisfies Readonly<Record<string, ErrorKind>>;

export type ErrorCode = keyof typeof ERRORS;

/** The body of every error. */
export interface ErrorBody {
  readonly message: string;
  readonly code: ErrorCode;
}

export interface ApiErrorOptions extends ErrorOptions {
  /** Headers of the answer. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Whether those who run the service have something to mend. Default: where the status is 5xx. */
  readonly isFault?: boolean;
}

/** An error that the client is told about. */
export class ApiError extends Error {
  override readonly name = "ApiError";
  readonly code: ErrorCode;
  readonly headers: Readonly<Record<string, string>>;
  readonly isFault: boolean;

  /** @param detail what the client needs to know beyond the kind; never a part of its text */
  constructor(code: ErrorCode, detail?: string, options: ApiErrorOptions = {}) {
    const { message, status } = ERRORS[code];
    super(detail === undefined ? message : `${message}: ${detail}`, options);
    this.code = code;
    this.headers = options.headers ?? {};
    this.isFault = options.isFault ?? status >= 500;
  }

  get status(): number {
    return ERRORS[this.code].status;
  }

  get body(): ErrorBody {
    return { message: this.message, code: this.code };
  }
}
