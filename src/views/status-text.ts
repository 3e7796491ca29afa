/** What a segment status means for the traveller. */
export type StatusMeaning =
  | "confirmed"
  | "unsaved"
  | "scheduleChanged"
  | "passive"
  | "waitlisted"
  | "onRequest"
  | "open"
  | "notConfirmed";

const MEANINGS: readonly (readonly [meaning: StatusMeaning, text: string, codes: string])[] = [
  ["confirmed", "confirmed", "HK KK KL RR"],
  ["unsaved", "confirmed (unsaved)", "DK SS LS HS"],
  ["scheduleChanged", "confirmed, schedule changed", "TK SC"],
  ["passive", "confirmed (passive)", "GK AK BK MK CH ZK"],
  ["waitlisted", "waitlisted", "HL BL ML GL PA PB PD US UU TL LL"],
  ["onRequest", "on request", "HN PN NN IN AN BN GN TN RQ OO"],
  ["open", "open", "DS"],
  ["notConfirmed", "not confirmed", "UN UC NO HX XX XK XL DX WK WL WN"],
];

interface Status {
  readonly meaning: StatusMeaning;
  readonly text: string;
}

const STATUSES: ReadonlyMap<string, Status> = new Map(
  MEANINGS.flatMap(([meaning, text, codes]) =>
    codes.split(" ").map((code) => [code, { meaning, text }] as const),
  ),
);

/** The meaning of a two-letter segment status in English: `HK` is `confirmed`; undefined if it is unknown. */
export function statusText(status: string): string | undefined {
  return STATUSES.get(status)?.text;
}

/** The meaning of a two-letter segment status; undefined if it is unknown. */
export function statusMeaning(status: string): StatusMeaning | undefined {
  return STATUSES.get(status)?.meaning;
}
