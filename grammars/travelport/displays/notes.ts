import { notes, SCHEDULE_DATA } from "../../common/displays/notes.ts";
import { NOTICE } from "../../common/displays/notices.ts";
import { DATA_ELSEWHERE, IN_USE, OFFERS, PLANE_CHANGE } from "../shapes.ts";
import { oneOf } from "../../common/shapes.ts";

/** Lines around a record: entries, hints, advisories, notes on other displays. */
export const screenNotes = notes("travelportNote", [
  // ** THIS PNR IS CURRENTLY IN USE **
  ["in use", new RegExp(String.raw`\*{1,3} *${IN_USE}`)],
  // ** VENDOR LOCATOR DATA EXISTS **       >*VL;
  ["data elsewhere", new RegExp(String.raw`\*{1,3} *(?=${DATA_ELSEWHERE} ?[*>\n])`)],
  // PRICING RECORDS EXISTS - SUBSCRIBER - $NME
  ["data elsewhere", /PRICING RECORDS? EXISTS?/],
  [
    "data elsewhere",
    /(?:PROFILE|SEAT|VENDOR|FARE|TICKET)[A-Z ]{0,30} (?:DATA|RECORDS?|INFORMATION) EXISTS?(?=[ *\n])/,
  ],
  // >*VL;     >9D;     >CAL;     >HOA;
  ["hint", /(?:>? ?[*A-Z\d/]{1,8}[;·] *){1,6}(?=\n)/],
  //  ZZ9P- SAMPLE AGENCY NAME    L LON
  [
    "agency",
    /(?<=(?<![^\n]) *)(?=[A-Z]{0,3}\d)[A-Z\d]{3,4} ?- *(?=[A-Z][^\n]{1,60} {1,40}(?:[A-Z] )?[A-Z]{3} *\n)/,
  ],
  // SUPVR INST
  // 6 HOURS HOLD
  [
    "advisory",
    /(?:SUPVR INST|CFRM TO PSGR|\d{1,3} HOURS? HOLD|HOURS? HOLD|SKED CH[A-Z]*|SCHEDULE CHANGE|UNABLE TO CONFIRM|WAITLIST CLEAR[A-Z]*|TICKETING TIME LIMIT|QUEUE \d)(?=[ \n])/,
  ],
  ["advisory", /NO (?:NAMES?|ITIN(?:ERARY)?|SEGMENTS?|TKTG|FONE|PHONE|RCVD)(?= *\n)/],
  [
    "advisory",
    /(?:END TRANSACT|IGNORED|MODIFY BOOKING|RECORD LOCATOR REQUESTED|PNR ALREADY)[A-Z -]{0,60}(?=\n)/,
  ],
  // *R     *ALL     *HTE     *VL;
  [
    "entry",
    /(?<=(?<![^\n]) *)[)>]{0,2}\*(?:[A-Z]{1,4}\d{0,3}|-[A-Z][A-Z/ ]{0,60})(?:[/-][A-Z\d]{1,6})?[«;·]? *(?=\n)/,
  ],
  ["entry", /(?:\)?>)?(?:M[DUTBR]|ER|ET|IR|I|E|4P)(?= *\n)/],
  ["page mark", /[)<>][)<>]*(?= *\n)/],
]);

/** Lines under a segment that contain nothing about travellers or times. */
export const segmentNotes = notes("travelportSegmentNote", [
  ["plane change", new RegExp(String.raw`${PLANE_CHANGE}(?=[ \n])`)],
  // OFFER CAR/HOTEL    >CAL;     >HOA;
  ["offer", new RegExp(oneOf(...OFFERS))],
  [
    "segment notice",
    /(?:ADD (?:ADVANCE|SSR|API)|ETKT ELIGIBLE|ADVISE (?:PAX|PSGR|PASSENGER)|APIS |TRAFFIC RESTRICTION|DUPLICATE LEG|SUBJECT TO GOV)/,
  ],
  SCHEDULE_DATA,
  ["segment notice", new RegExp(`(?<=(?<![^\\n]) {8,10})${NOTICE}[A-Z/*]`)],
]);
