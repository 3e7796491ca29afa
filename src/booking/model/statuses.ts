/** Unable, closed, no action, cancelled, superseded: the airline carries no one on these. */
const NOT_CONFIRMED = new Set(["UN", "UC", "NO", "HX", "XX", "XK", "XL", "DX", "WK", "WL", "WN"]);

/** Confirmed, but at other times than those booked. */
const RETIMED = new Set(["TK", "SC"]);

/** Retimed or newly confirmed by the airline: statuses of segments that can replace another. */
const REPLACING = new Set([...RETIMED, "KK"]);

/** Whether a segment with this status is not, or no longer, confirmed. */
export function isNotConfirmed(status: string | null): status is string {
  return status !== null && NOT_CONFIRMED.has(status);
}

/** Whether a segment with this status replaced one with other times. */
export function isRetimed(status: string | null): boolean {
  return status !== null && RETIMED.has(status);
}

/** Whether a segment with this status can replace an unconfirmed one. */
export function canReplace(status: string | null): boolean {
  return status !== null && REPLACING.has(status);
}
