/** The two-letter codes of each kind of status. */
const KINDS = [
  ["confirmed", "HK KK KL RR"],
  // Sold, but not saved yet when the record was printed.
  ["unsaved", "DK SS LS HS"],
  // Confirmed, but at other times than those booked.
  ["scheduleChanged", "TK SC"],
  // Booked elsewhere, and noted here.
  ["passive", "GK AK BK MK CH ZK"],
  ["waitlisted", "HL BL ML GL PA PB PD US UU TL LL"],
  ["onRequest", "HN PN NN IN AN BN GN TN RQ OO"],
  ["open", "DS"],
  // Unable, closed, no action, cancelled, superseded: the airline carries no one on these.
  ["notConfirmed", "UN UC NO HX XX XK XL DX WK WL WN"],
] as const;

/** What a status says about a segment. */
export type StatusKind = (typeof KINDS)[number][0];

const KIND_OF: ReadonlyMap<string, StatusKind> = new Map(
  KINDS.flatMap(([kind, codes]) => codes.split(" ").map((code) => [code, kind] as const)),
);

/** The kind of a two-letter segment status; undefined if it is unknown. */
export function statusKind(status: string): StatusKind | undefined {
  return KIND_OF.get(status);
}

/** Whether a segment with this status is not, or no longer, confirmed. */
export function isNotConfirmed(status: string | null): status is string {
  return status !== null && statusKind(status) === "notConfirmed";
}

/** Whether a segment with this status replaced one with other times. */
export function isRetimed(status: string | null): boolean {
  return status !== null && statusKind(status) === "scheduleChanged";
}

/** Whether a segment with this status can replace an unconfirmed one: retimed or newly confirmed by the airline. */
export function canReplace(status: string | null): boolean {
  return status === "KK" || isRetimed(status);
}
