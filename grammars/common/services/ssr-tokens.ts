import type { TokenType } from "chevrotain";
import { token } from "../../../src/decode/engine/tokens.ts";
import { FlightKey } from "../segments/flight-key.ts";
import { CITY_PAIR, DAY_MONTH, NAME_LETTER, NAME_LETTERS } from "../shapes.ts";
import { FullDate, Slash } from "../tokens.ts";

/*
 * The tokens of special service requests; `ssr.ts` shows the format.
 */

/**
 * The opener of a request; `before` is the source of a pattern for what the system prints before
 * it.
 */
export function ssrHead(name: string, before = ""): TokenType {
  return token(name, new RegExp(`${before}SSR(?= +[A-Z]{4} | ?[A-Z]{4}[A-Z\\d]{2})`), {
    label: "SSR",
    push_mode: "ssr",
  });
}

/** `14C`, `14CN`: row and letter, with or without the smoking preference. */
const SEAT = "\\d{1,3}[A-Z]{1,2}";
/** The token of a four-letter code, which selects the mode of the rest. */
const codeToken = (name: string, pattern: RegExp, mode: string) =>
  token(name, pattern, { label: "service code", pop_mode: true, push_mode: mode });
const KEY_END = " ?\\d{1,4} ?[A-Z]\\d{1,3}[A-Z]{3}";
/**
 * `RQST`, and a seat preference if a seat follows: `NSST LH HK1 MIAFRA/14CN`,
 * `NSST AA HK1 DFWHND0175I12APR 12A`.
 */
export const SeatCode = codeToken(
  "SeatCode",
  new RegExp(
    `RQST|(?:NSST|SMST|SEAT)(?=[^\\n]*[A-Z]{2}(?:(?:${KEY_END})?[/.]|${KEY_END} {1,3})${SEAT}[-,./ \\n\\d])`,
  ),
  "ssrSeat",
);
export const DocumentCode = codeToken("DocumentCode", /DOCS/, "ssrDocument");
export const InfantCode = codeToken("InfantCode", /INFT/, "ssrInfant");
export const ChildCode = codeToken("ChildCode", /CHLD/, "ssrChild");
export const FrequentFlyerCode = codeToken("FrequentFlyerCode", /FQT[VRUS]/, "ssrFrequentFlyer");
export const TicketCode = codeToken("TicketCode", /TKN[EAMC]/, "ssrTicket");
export const OtherCode = codeToken("OtherCode", /[A-Z]{4}/, "ssrText");

/** `LH` in `SSR RQST LH HK1` and `SSRRQSTLHHK1`. */
export const SsrAirline = token(
  "SsrAirline",
  /(?<=SSR +[A-Z]{4} +)[A-Z\d]{2}(?=[ \n]|[A-Z]{2}\d)|(?<=SSR ?[A-Z]{4})[A-Z\d]{2}/,
  { label: "airline" },
);
/** ` 24APR`, ` Q24APR` after a flight, whose airline and number look like a status: `UA92 24APR`. */
const FLIGHT_DATE = String.raw`[ /]?(?:[A-Z] ?)?${DAY_MONTH}(?![A-Z\d])`;
/** `HK1`; or `HK/`, without a count. */
export const SsrStatus = token(
  "SsrStatus",
  new RegExp(
    String.raw`(?<=SSR +[A-Z]{4} +[A-Z\d]{2} *)[A-Z]{2}(?:\d{1,2}(?![A-Z\d]|${FLIGHT_DATE})|(?=\/))|` +
      String.raw`(?<=SSR ?[A-Z]{4}[A-Z\d]{2} ?)[A-Z]{2}(?:\d{1,2}(?!\d|${FLIGHT_DATE})|(?=\/))`,
  ),
  { label: "status" },
);
/** A slash that touches the status: it belongs to no field. */
export const StatusSlash = token(
  "StatusSlash",
  /(?<=SSR *[A-Z]{4} *[A-Z\d]{2} *[A-Z]{2}\d{0,2})\//,
);
/** `MIAFRA`, only right after the status, because words can also have six letters. */
export const SsrPair = token(
  "SsrPair",
  new RegExp(`(?<=SSR *[A-Z]{4} *[A-Z\\d]{2} *[A-Z]{2}\\d{0,2}[ /]{0,3})${CITY_PAIR}`),
  { label: "city pair" },
);
/** `14C`: row and letter. A smoking preference can follow and is not part of the seat. */
export const SeatNumber = token(
  "SeatNumber",
  new RegExp(`\\d{1,3}[A-Z](?=[NS]?(?:[-,./ \\n]|${SEAT}[-,./ \\n\\d]))`),
  { label: "seat" },
);
/** Sets off details on the traveller named right before: `-1DOE/JANE.03A`. */
export const DetailDot = token("DetailDot", /\.(?=[A-Z\d])/, { label: "." });
/** Before a seat: `DFWHND0175I12APR.12A`. */
export const SeatDot = token("SeatDot", /\.(?=\d{1,3}[A-Z])/, {
  label: ".",
  categories: [DetailDot],
});
/** `N`, `S` after a seat. */
export const SmokingLetter = token("SmokingLetter", /[A-Z](?=[-,./ \n\d])/);
/** `,P1` after a seat. */
export const SeatPerson = token("SeatPerson", /,P\d{1,2}/, { label: "person" });
/** `SAMPLEMAN` before `/KAI`. */
export const InfantSurname = token(
  "InfantSurname",
  new RegExp(`${NAME_LETTER}[${NAME_LETTERS} '.-]*(?=/${NAME_LETTER})`),
  {
    label: "surname",
  },
);
/** `KAI`. */
export const InfantGiven = token("InfantGiven", /[A-Z][A-Z']*(?:[ .-]+[A-Z][A-Z']*)*/, {
  label: "given name",
});
/** `LH000000000`. */
export const MembershipNumber = token(
  "MembershipNumber",
  /[A-Z\d]{2}[ -]?(?=[A-Z]{0,6}\d)[A-Z\d]{4,25}(?=[ /\n-])/,
  { label: "membership number" },
);
/** `1250000000001`; the coupons follow. `INF` before it: the ticket is a lap infant's. */
export const TicketNumber = token("TicketNumber", /(?:INF)?\d{3}-?\d{10}/, {
  label: "ticket number",
});

/** The tokens of texts. They end at the reference to a traveller. */
export interface SsrTexts {
  /** The text between two slashes. */
  readonly field: TokenType;
  /** Any text, up to a slash that has a meaning. */
  readonly text: TokenType;
}

/** The modes of requests: `reference` lists the tokens that refer to travellers and segments. */
export function ssrModes({ field, text }: SsrTexts, ...reference: readonly TokenType[]) {
  const own = [SsrAirline, SsrStatus, StatusSlash, DetailDot, FlightKey];
  const head = [...reference, ...own];
  return {
    ssr: [SeatCode, DocumentCode, InfantCode, ChildCode, FrequentFlyerCode, TicketCode, OtherCode],
    // A name can look like a seat: `.1C/D`.
    ssrSeat: [
      ...[...reference, SeatDot, ...own, Slash, SsrPair],
      ...[SeatNumber, SmokingLetter, SeatPerson, field],
    ],
    ssrDocument: [...head, Slash, FullDate, field],
    ssrInfant: [...head, Slash, FullDate, InfantSurname, InfantGiven, text],
    ssrChild: [...head, Slash, FullDate, text],
    ssrFrequentFlyer: [...head, Slash, MembershipNumber, text],
    ssrTicket: [...head, Slash, TicketNumber, field],
    ssrText: [...head, text, Slash],
  };
}
