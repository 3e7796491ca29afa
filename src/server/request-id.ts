/** The response header with the id of the request in the log. */
export const REQUEST_ID = "X-Request-Id";
