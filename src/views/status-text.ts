/** What each group of segment status codes means for the traveller. */
const MEANINGS: readonly (readonly [text: string, codes: string])[] = [
  ["confirmed", "HK KK KL RR"],
  ["confirmed (unsaved)", "DK SS LS HS"],
  ["confirmed, schedule changed", "TK SC"],
  ["confirmed (passive)", "GK AK BK MK CH ZK"],
  ["waitlisted", "HL BL ML GL PA PB PD US UU TL LL"],
  ["on request", "HN PN NN IN AN BN GN TN RQ OO"],
  ["open", "DS"],
  ["not confirmed", "UN UC NO HX XX XK XL DX WK WL WN"],
];

const TEXTS: ReadonlyMap<string, string> = new Map(
  MEANINGS.flatMap(([text, codes]) => codes.split(" ").map((code) => [code, text] as const)),
);

/** The meaning of a two-letter segment status: `HK` is `confirmed`; undefined if it is unknown. */
export function statusText(status: string): string | undefined {
  return TEXTS.get(status);
}
