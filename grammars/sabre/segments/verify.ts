import type { AirNode, LegNode, Read, TerminalsNode } from "../../../src/ast/nodes.ts";
import type { LineFamily } from "../../../src/decode/engine/grammar.ts";
import { lineFamily } from "../../../src/decode/engine/line-family.ts";
import { type Columns, LineRules } from "../../../src/decode/engine/line-rules.ts";
import { token } from "../../../src/decode/engine/tokens.ts";
import { notes } from "../../common/displays/notes.ts";
import { AIRLINE, DAY_MONTH } from "../../common/shapes.ts";
import { dateValue, part, timeRead, trimmed } from "../../common/values.ts";
import { DayMark, dayMarkValue, FlightTime } from "./clock.ts";

/*
 * The display that verifies the flights of an itinerary (`VI*`). It adds columns to a flight; the next
 * leg of the same flight is a row without the flight number:
 *
 *    FLIGHT  DATE  SEGMENT DPTR  ARVL    MLS  EQP  ELPD MILES SM
 *  1 ZZ  341 24NOV ORD ANC 1110P  250A¥1 D    77W  6.40  2846  N
 * DEP-TERMINAL 5                  ARR-MAIN TERMINAL
 *            25NOV ANC ICN  415A  635A¥1 B         9.20  3781  N
 * *DEN-LHR OPERATED BY SAMPLE AIRLINES
 */

export const verifyHeading: LineFamily = notes("verifyHeading", [
  ["columns", /FLIGHT +DATE +SEGMENT +DPTR +ARVL/],
]);

/** `ORD ANC 1110P`: two cities and the time of departure. */
const CITIES_AND_TIME = "[A-Z]{3} {1,3}[A-Z]{3} {1,4}\\d{3,4}(?:[APNM]|[ \\n])";

/** `ZZ` before a number, a date, cities and a time. */
const VerifiedAirline = token(
  "VerifiedAirline",
  new RegExp(
    `${AIRLINE}(?=(?: {0,4}\\*)? {0,4}\\d{1,4} {1,3}${DAY_MONTH} {1,3}${CITIES_AND_TIME})`,
  ),
  { label: "airline", push_mode: "verifiedFlight" },
);
/** `*` between airline and number: another airline operates the flight. */
const CodeShareMark = token("CodeShareMark", /\*(?= {0,4}\d)/, { label: "*" });
/** `341`. */
const VerifiedNumber = token("VerifiedNumber", new RegExp(`\\d{1,4}(?= {1,3}${DAY_MONTH})`), {
  label: "flight number",
});
/** `24NOV`. */
const VerifiedDate = token("VerifiedDate", new RegExp(`${DAY_MONTH}(?= )`), { label: "date" });
/** `25NOV`: the date of a row without a flight number. */
const LegDate = token("LegDate", new RegExp(`${DAY_MONTH}(?= {1,3}${CITIES_AND_TIME})`), {
  label: "date",
  push_mode: "verifiedFlight",
  categories: [VerifiedDate],
});
/** `ORD`, `ANC`: each of the two cities. */
const City = token(
  "VerifiedCity",
  /[A-Z]{3}(?= {1,3}[A-Z]{3} {1,4}\d)|(?<=[A-Z]{3} {1,3})[A-Z]{3}(?= {1,4}\d{3})/,
  { label: "city" },
);
/** `6.40`: hours and minutes of travel. */
const Elapsed = token("Elapsed", /\d{1,2}\.[0-5]\d(?= |\n)/, { label: "elapsed time" });
/** `2846`, after the elapsed time. */
const Miles = token("Miles", /(?<=\.[0-5]\d {1,6})\d{2,5}(?= |\n)/, { label: "miles" });
/** `77W`, before the elapsed time. */
const Equipment = token("VerifiedEquipment", /[A-Z\d]{3}(?= {1,6}\d{1,2}\.[0-5]\d)/, {
  label: "equipment",
});
/** `D`, `LS`, `B/S`. */
const Meals = token("VerifiedMeals", /[A-Z]{1,3}(?= )|[A-Z]\/[A-Z](?= )/, { label: "meals" });
/** `N`, last on the line: whether smoking is allowed. */
const SmokingMark = token("SmokingMark", /(?<=\.[0-5]\d {1,6}(?:\d{2,5} {1,6})?)[NYS](?= *\n)/);
const Word = token("VerifiedWord", /[!-\uffff]/, { label: "word" });

const FLIGHT_ROW = [
  CodeShareMark,
  VerifiedNumber,
  VerifiedDate,
  City,
  Elapsed,
  // Miles can look like a time.
  Miles,
  FlightTime,
  DayMark,
  Equipment,
  SmokingMark,
  Meals,
  Word,
];

/** The columns after the times. */
const COLUMNS = {
  arrivalDays: [DayMark, dayMarkValue],
  meals: Meals,
  equipment: Equipment,
  elapsed: [Elapsed, minutesValue],
  miles: [Miles, Number],
  smoking: SmokingMark,
} satisfies Columns;

abstract class RowRules extends LineRules {
  /**
   * journey:
   *   VerifiedDate VerifiedCity VerifiedCity FlightTime FlightTime DayMark? VerifiedMeals?
   *   VerifiedEquipment? Elapsed? Miles? SmokingMark? VerifiedWord*
   *
   *     24NOV ORD ANC 1110P  250A¥1 D    77W  6.40  2846  N
   */
  protected readonly journey = this.RULE("journey", () => {
    const date = this.read(this.CONSUME(VerifiedDate), dateValue);
    const origin = this.text(this.CONSUME1(City));
    const destination = this.text(this.CONSUME2(City));
    const departure = timeRead(this.text(this.CONSUME1(FlightTime)));
    const arrival = timeRead(this.text(this.CONSUME2(FlightTime)));
    const { arrivalDays, meals, equipment, elapsed, miles } = this.optionals(1, COLUMNS);
    const rest = this.printed(() => {
      this.skipAll(1, Word);
    });
    return {
      ...{ date, origin, destination, departure, arrival, arrivalDays },
      ...{ meals, equipment, elapsed, miles, unparsed: rest && [rest] },
    };
  });
}

/** `6.40` to 400 minutes. */
function minutesValue(image: string): number {
  const [hours, minutes] = image.split(".");
  return Number(hours) * 60 + Number(minutes);
}

class VerifiedFlightRules extends RowRules {
  /**
   * verifiedFlight: VerifiedAirline CodeShareMark? VerifiedNumber journey
   *
   *      2 AC*2611 27AUG DEN LHR  655P 1115A¥1      788  9.20  4655  N
   */
  readonly line = this.RULE("verifiedFlight", (): AirNode => {
    const number = this.elementNumber();
    const airline = this.text(this.CONSUME(VerifiedAirline));
    this.skip(1, CodeShareMark);
    const flight = this.text(this.CONSUME(VerifiedNumber));
    const journey = this.SUBRULE(this.journey);
    return { kind: "air", number, airline, flight, ...journey, verifies: true };
  });
}

export const verifiedFlight = lineFamily(
  "verified flight",
  [VerifiedAirline],
  FLIGHT_ROW,
  VerifiedFlightRules,
);

class VerifiedLegRules extends RowRules {
  /**
   * verifiedLeg: journey
   *
   *                25NOV ANC ICN  415A  635A¥1 B         9.20  3781  N
   */
  readonly line = this.RULE("verifiedLeg", (): LegNode => {
    const journey = this.SUBRULE(this.journey);
    return { kind: "leg", ...journey };
  });
}

export const verifiedLeg = lineFamily("verified leg", [LegDate], FLIGHT_ROW, VerifiedLegRules);

/** `DEP-`, `ARR-`: the first terminal of the line. */
const TerminalsHead = token(
  "TerminalsHead",
  /(?:DEP|ARR)-(?=[^\n]{0,40}(?:TERMINAL|CONCOURSE|AEROGARE|PIER))/,
  { label: "terminal", push_mode: "verifiedTerminals" },
);
/** `ARR-`: the second terminal. */
const TerminalSide = token("TerminalSide", /(?:DEP|ARR)-/, { label: "terminal" });
/** `TERMINAL 5`, `MAIN TERMINAL`. */
const TerminalText = token("TerminalText", /[!-\uffff]+(?: +(?!DEP-|ARR-)[!-\uffff]+)*/, {
  label: "terminal",
});

class VerifiedTerminalsRules extends LineRules {
  /**
   * verifiedTerminals: TerminalsHead TerminalText (TerminalSide TerminalText)?
   *
   *     DEP-TERMINAL 5                  ARR-MAIN TERMINAL
   */
  readonly line = this.RULE("verifiedTerminals", (): TerminalsNode => {
    const side = this.text(this.CONSUME(TerminalsHead));
    const first = this.text(this.CONSUME1(TerminalText));
    const second = this.OPTION(() => {
      this.CONSUME(TerminalSide);
      return this.text(this.CONSUME2(TerminalText));
    });
    return this.ACTION(() => {
      const [departure, arrival] = side.value === "DEP-" ? [first, second] : [second, first];
      return {
        kind: "terminals",
        departureTerminal: departure && terminalOf(departure),
        arrivalTerminal: arrival && terminalOf(arrival),
      };
    });
  });
}

/** `TERMINAL 5` to `5`, `MAIN TERMINAL` to `MAIN`. */
function terminalOf(text: Read<string>): Read<string> | undefined {
  const from = text.value.startsWith("TERMINAL ") ? "TERMINAL ".length : 0;
  const end = text.value.search(/ TERMINAL$/);
  return trimmed(part(text, from, end === -1 ? Infinity : end));
}

export const verifiedTerminals = lineFamily(
  "verified terminals",
  [TerminalsHead],
  [TerminalSide, TerminalText],
  VerifiedTerminalsRules,
);
