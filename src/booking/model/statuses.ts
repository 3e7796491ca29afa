/** Unable, closed, no action, cancelled, superseded: the airline does not carry anybody on these. */
const NOT_CONFIRMED = new Set(["UN", "UC", "NO", "HX", "XX", "XK", "XL", "DX", "WK", "WL", "WN"]);

/** Confirmed at other times than those that were booked. */
const RETIMED = new Set(["TK", "SC"]);

/** The same, and those that the airline just confirmed: all that can take the place of another. */
const REPLACING = new Set([...RETIMED, "KK"]);

/** Whether a segment of this status is not, or no longer, confirmed. */
export function isNotConfirmed(status: string | null): status is string {
  return status !== null && NOT_CONFIRMED.has(status);
}

/** Whether a segment of this status took the place of one with other times. */
export function isRetimed(status: string | null): boolean {
  return status !== null && RETIMED.has(status);
}

/** Whether a segment of this status can take the place of one that is not confirmed. */
export function canReplace(status: string | null): boolean {
  return status !== null && REPLACING.has(status);
}
