/*
 * Where lines begin in a screen that lost its line breaks, each with its indent:
 *
 *   1.DOE/JANE MRS  2  BA 117 Y 12APR 7 LHRJFK HK1  1235P 335P 12APR  E     SEE RTSVC  3 RM TEXT
 */

const KEYWORD =
  "(?:HHL|HTL|CCR|CAR|TRN|MIS|TUR|ATX|SUR|CRU|INS|FRR|SVC|MCO|SSR|OSI|AP[A-Z]?|TK|RM[A-Z]?|R[CX]" +
  "|RI[A-Z]|F[ABEGIKMOPSTVZ]|FH[EM]?|OP[CW]?|A[BM]|SK)";
const AIR = " (?:[A-Z][A-Z\\d]|\\d[A-Z]) {0,12}(?:\\d{1,4}[A-Z]? {1,12}[A-Z] {1,12}\\d|OPEN)";
const NOTICE =
  "(?:OPERATED BY|SEE RTSVC|ADD |ADV PAX|ETKT |DUPLICATE LEG|ADVISE PSGRS|APIS |CHECK API|/PASSENGER)";

export const lineStarts = new RegExp(
  [
    // An element with its number, which fills three columns: `  3  BA 117`, ` 12 SSR`.
    `(?=(?: {2}\\d| \\d\\d|(?<![A-Z\\d])\\d{3}) (?:${AIR}| ARNK|[*/#]?${KEYWORD}[ /-]))`,
    // Where blanks were collapsed, only flights and the first name are unmistakable.
    `(?<=[^ ])(?= \\d{1,2}${AIR})`,
    "(?<=\\d{4}Z [A-Z\\d]{6})(?= 1\\.[A-Z][A-Z' -]{0,40}/[A-Z])",
    "(?=(?:  1| {2}0)\\. {0,12}[A-Z\\d][^/]{1,40}(?:/[A-Z]|NM:))",
    "(?= {2}\\* (?:SP|ES)[ /])",
    // What stands under a segment, and what carries an element on.
    `(?= {5}(?:${NOTICE}|[A-Z]{5}/[^/]{1,40}//))`,
    "(?<=[^ ])(?<![A-Z]{2}\\d{1,2})(?= {7}[^ ])",
    // Around the header.
    "(?<=-{3})(?=RP/)",
    "(?<=\\d{4}Z {1,4}[A-Z\\d]{6})(?=[A-Z]{3}[A-Z\\d]{6}/|RF )",
  ].join("|"),
  "g",
);

/** The blanks before lines at the margin: heads of records, of stored fares and of prices. */
export const flush = /^ *(?=RP\/[A-Z\d]{9}|TST\d{5} |FX[A-Z](?:\/|$))/gm;
