import type { DisplayHead } from "./not-a-record.ts";
import { AIRLINE, DAY_MONTH, DAY_MONTH_YEAR, FLIGHT_NUMBER } from "../shapes.ts";

/*
 * Displays that are not booking records and look much the same on all systems. Each pattern is so
 * strict that no line of a record begins like it.
 */

const LINE_START = "(?<![^\\n]) *";
/** Looks ahead: the end of an entry that is alone on its line. */
const ENTRY_END = "(?= *(?:\u00ab *)?\\n)";
/** `J9 C9 D9`: booking classes with the seats left in each. */
const CLASSES = "[A-Z][\\dACLRSX](?: +[A-Z][\\dACLRSX]){2}(?=[ /\\n])";

/** A seat that is free, taken or blocked. */
const SEAT = "[.+*/@#X-]";
/** `- - - - - -` is drawn across a page, perhaps with a mark for scissors: `- - - - \u2702 - - - -`. */
const NOT_RULE =
  "(?!(?:- {1,4}){4,40}(?:[^A-Z\\d.+*/@# \\n-]{1,2} {1,4}(?:- {1,4}){3,40})?-? {0,4}\\n)";

/** `***** ORIGINAL BF *****`, `***** CHANGE *****`, `*** PNR HISTORY ***`. */
export const HISTORY_HEAD =
  /\*{2,5} *(?:ORIGINAL (?:BF|PNR)|CHANGE|(?:(?:PNR|BF) )?HISTORY) *\*{2,5}/;

export const COMMON_DISPLAYS: readonly DisplayHead[] = [
  // QUEUE COUNT 9F2     15FEB 1012    QUEUE TOTAL           OFFICE PARZZ2199
  ["queue list", /QUEUE (?:COUNT|TOTALS?|LIST)(?=[ \n])/],
  // QUEUE 8    Q8
  ["queue list", new RegExp(`${LINE_START}QUEUE +\\d{1,3}(?=[ \\n])`)],
  // QT    QC/    Q/C
  ["queue list", new RegExp(`${LINE_START}Q(?:TQ?|C/|/C|C)${ENTRY_END}`)],
  // Q   1  C0  D1   CONFO            4
  ["queue list", new RegExp(`${LINE_START}Q *\\d{1,3} +C\\d{1,3} +D\\d`)],
  //  Q0 BF 12    Q4 BF  3    Q9  BF  1
  ["queue list", new RegExp(`${LINE_START}Q *\\d{1,3} +(?:BF|PNR|MSG) +\\d{1,4}(?=[ \\n])`)],
  // >*H ***** ORIGINAL BF *****
  ["history", new RegExp(`(?:>?\\*H[A-Z]{0,3} {1,3})?${HISTORY_HEAD.source}`)],
  // XS BA 112Y 20APR T JFKLHR HK1   630P  625A
  [
    "history",
    new RegExp(
      `${LINE_START}(?:[AIX]S|XSS|SCS?) {1,4}(?=${AIRLINE} {0,4}${FLIGHT_NUMBER} ?[A-Z] {1,3}${DAY_MONTH} )`,
    ),
  ],
  // NO HISTORY OF PHONES
  ["history", /NO HISTORY OF [A-Z]/],
  // LIST BA 117/12APR    LD AF1080/12APR
  [
    "name list",
    new RegExp(`(?:LIST|L[DCA]) {1,3}${AIRLINE} {0,4}${FLIGHT_NUMBER}/${DAY_MONTH}(?=[ /*\\n])`),
  ],
  // 9F2-HARTLEY                                      4 NAMES ON LIST
  [
    "name list",
    new RegExp(`${LINE_START}[A-Z\\d]{3,9}-[A-Z][A-Z .'-]{0,40} +\\d{1,4} NAMES ON LIST`),
  ],
  // 001 01HARTLEY/RUFUSMR        12APR   002 01HARTLEY/RUFUSMR        X 02FEB
  [
    "name list",
    new RegExp(
      `(?<=${LINE_START}\\d{3} )\\d\\d[A-Z][A-Z' -]{1,30}/[A-Z ]{1,30}(?=(?:X )? *(?:${DAY_MONTH}|NO ITIN)[ \\n])`,
    ),
  ],
  // TIMETABLE LON/DXB   12APR-19APR
  ["schedule", new RegExp(`TIMETABLE [A-Z]{3}/[A-Z]{3}(?=[ \\n])`)],
  // EK   2  LHR DXB  1420   0020#1  D       28MAR-30OCT  388  0
  [
    "schedule",
    new RegExp(
      `${AIRLINE} {0,4}${FLIGHT_NUMBER} +[A-Z]{3} [A-Z]{3} +\\d{3,4}[APNM]? +\\d{3,4}[APNM]?[#+]?\\d? +[DX\\d][\\d]{0,6} +${DAY_MONTH}-${DAY_MONTH}`,
    ),
  ],
  // AV:PEKCAN/12APR    AVH/PEKCAN12APR
  ["availability", new RegExp(`AV(?::|[A-Z]?/)[A-Z]{6}(?=/?${DAY_MONTH}|[/ \\n])`)],
  // 1-  CA1351  DS# F8 A2 YA BA MA HA KA LA QA  PEKCAN 0730   1050   77W 0^C  E
  [
    "availability",
    new RegExp(
      `(?:${LINE_START}\\d{1,2}[-+ ] *)?\\*?${AIRLINE} {0,3}${FLIGHT_NUMBER} +(?:[A-Z]{2}# +)?${CLASSES}`,
    ),
  ],
  // SM/S2    SM*S1    SA*S1.2    4G1*
  ["seat map", new RegExp(`${LINE_START}(?:S[AM][*/]S\\d{1,2}|4G\\d{1,2}\\*)${ENTRY_END}`)],
  // SM BA117/Y12APRLHRJFK    SM  BA 117 Y 12APR LHRJFK 744    SM  BA 117/Y/12APR LHRJFK  EQP-744
  [
    "seat map",
    new RegExp(
      `${LINE_START}SM {1,4}(?=${AIRLINE} {0,4}${FLIGHT_NUMBER}(?:[ /]?[A-Z])?[ /]?${DAY_MONTH} ?[A-Z]{6}(?=[ \\n]))`,
    ),
  ],
  // MAP SHOWS  Y CABIN - SEATS AVAILABLE ONLY   . FREE  + TAKEN  / BLOCKED
  ["seat map", /(?:SEAT )?MAP SHOWS(?= )/],
  //   32 + + +   / / / /   . . .  32  EXIT
  //    A  .  +  .  .  +  .  .
  [
    "seat map",
    new RegExp(
      `${NOT_RULE}(?:${LINE_START}(?:\\d{1,2}|[A-K]) {1,4})?${SEAT}(?=(?: {1,4}${SEAT}){4})`,
    ),
  ],
  // FARE QUOTE/LON
  ["fare quote", /FARE QUOTE(?=[/ \n])/],
  // PRICED 15FEB27
  ["fare quote", new RegExp(`PRICED(?= ${DAY_MONTH_YEAR} *\\n)`)],
];
