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
    means: "The request is not well-formed HTTP, or ended before its body did.",
  },
  missing_api_key: {
    status: 401,
    message: "Access denied: the header X-Api-Key is missing",
    means: "The request carries no API key.",
  },
  invalid_api_key: {
    status: 403,
    message: "Access denied: the key in the header X-Api-Key is not valid",
    means: "The API key is unknown or revoked.",
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
  request_timeout: {
    status: 408,
    message: "The request took too long to arrive",
    means: "The client sent its request too slowly.",
  },
  too_large: {
    status: 413,
    message: "Request body is too large",
    means: "The body is longer than the limit, which the message names.",
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
    means: "Something the service needs does not answer.",
  },
} as const satisfies Readonly<Record<string, ErrorKind>>;

export type ErrorCode = keyof typeof ERRORS;

/** The body of every error. */
export interface ErrorBody {
  readonly message: string;
  readonly code: ErrorCode;
}

/** An error that the client is told about. */
export class ApiError extends Error {
  override readonly name = "ApiError";
  readonly code: ErrorCode;

  /** @param detail what the client needs to know beyond the kind; never a part of its text */
  constructor(code: ErrorCode, detail?: string, options?: ErrorOptions) {
    const { message } = ERRORS[code];
    super(detail === undefined ? message : `${message}: ${detail}`, options);
    this.code = code;
  }

  get status(): number {
    return ERRORS[this.code].status;
  }

  get body(): ErrorBody {
    return { message: this.message, code: this.code };
  }
}
