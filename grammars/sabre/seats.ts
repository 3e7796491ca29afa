import { createToken } from "chevrotain";
import type { NoteNode, Read, SeatNode } from "../../src/ast/nodes.ts";
import type { LineFamily } from "../../src/engine/grammar.ts";
import { LineRules } from "../../src/engine/line-rules.ts";
import { CITY_PAIR, DayMonth, MONTH } from "../common/tokens.ts";
import { dateValue, part } from "../common/values.ts";
import { nameOf, personOf, PersonReference, ReferredName } from "./person-reference.ts";

/** What follows the class in a row: no weekday after the date, no count after the status. */
const ROW = `[A-Z]{0,2} +\\d{1,2}${MONTH} +[A-Z]{6} +[A-Z]{2}(?![A-Z\\d])`;

/** The airline, or the number of its flight where an airline's own display leaves it out. */
const SeatAirline = createToken({
  name: "SeatAirline",
  label: "airline",
  pattern: new RegExp(`(?:[A-Z][A-Z\\d]|\\d[A-Z])(?= {0,4}\\d{1,4} ?${ROW})`),
  push_mode: "seatRow",
});
const FirstSeatFlight = createToken({
  name: "FirstSeatFlight",
  label: "flight",
  pattern: new RegExp(`\\d{1,4}(?= ?${ROW})`),
  push_mode: "seatRow",
});
const SeatFlight = createToken({
  name: "SeatFlight",
  label: "flight",
  pattern: new RegExp(`\\d{1,4}(?= ?[A-Z]{0,2} +\\d{1,2}${MONTH} +[A-Z]{6} )`),
});
const SeatClass = createToken({
  name: "SeatClass",
  label: "class",
  pattern: new RegExp(`[A-Z]{1,2}(?= +\\d{1,2}${MONTH} +[A-Z]{6} )`),
});
const SeatPair = createToken({ name: "SeatPair", label: "city pair", pattern: CITY_PAIR });
const SeatStatus = createToken({
  name: "SeatStatus",
  label: "status",
  pattern: /(?<=[A-Z]{3} +[A-Z]{6} +)[A-Z]{2}(?![A-Z\d])/,
});
/** Right after the status. */
const GivenSeat = createToken({
  name: "GivenSeat",
  label: "seat",
  pattern: /(?<= [A-Z]{2} +)\d{1,3}[A-Z](?![A-Z\d])/,
});
/** What the seat is like, and whether there is a boarding pass. */
const SeatCode = createToken({ name: "SeatRowCode", label: "code", pattern: /[!-\uffff]+/ });

const SEATS = [
  SeatFlight,
  SeatClass,
  DayMonth,
  SeatPair,
  SeatStatus,
  GivenSeat,
  PersonReference,
  ReferredName,
  SeatCode,
];

class SeatsRules extends LineRules {
  /**
   * seat:
   *   elementNumber? (SeatAirline SeatFlight | FirstSeatFlight) SeatClass? DayMonth SeatPair
   *   SeatStatus GivenSeat? SeatCode* (PersonReference | ReferredName)?
   *
   *    1 AA 175I 12APR DFWHND HK 12A WH   G  1.1 SAMPLEMAN/BORIS MR
   *   1   1277R 25DEC SGNDAD HK 14D NA    P 1.1 DOE/JANE MS
   *
   * The number is that of the segment. A row that gives no seat says nothing.
   */
  readonly line = this.RULE("seat", (): SeatNode | NoteNode => {
    const segment = this.elementNumber();
    const { airline, flight } = this.SUBRULE(this.flight);
    this.OPTION1(() => this.CONSUME(SeatClass));
    const date = this.read(this.CONSUME(DayMonth), dateValue);
    const pair = this.text(this.CONSUME(SeatPair));
    const status = this.text(this.CONSUME(SeatStatus));
    const seat = this.optionalText(2, GivenSeat);
    this.MANY(() => this.CONSUME(SeatCode));
    const persons = personOf(this.optionalText(3, PersonReference));
    const name = this.optionalText(4, ReferredName);
    if (seat === undefined) return { kind: "note", about: "seat", number: segment };
    return {
      kind: "seat",
      segments: segment && { ...segment, value: [segment.value] },
      airline,
      flight,
      date,
      origin: part(pair, 0, 3),
      destination: part(pair, 3, 6),
      status,
      seat,
      ...persons,
      ...(name && { named: [nameOf(name)] }),
    };
  });

  /** flight: SeatAirline SeatFlight | FirstSeatFlight */
  private readonly flight = this.RULE("flight", () =>
    this.OR<{ airline?: Read<string>; flight: Read<string> }>([
      {
        ALT: () => {
          const airline = this.text(this.CONSUME(SeatAirline));
          return { airline, flight: this.text(this.CONSUME(SeatFlight)) };
        },
      },
      { ALT: () => ({ flight: this.text(this.CONSUME(FirstSeatFlight)) }) },
    ]),
  );
}

/**
 * Seats, a row for each traveller on each segment:
 *
 * SEATS/BOARDING PASS
 *  1 AA 175I 12APR DFWHND HK 12A WH   G  1.1 SAMPLEMAN/BORIS MR
 */
export const seats: LineFamily = {
  name: "seats",
  openers: [SeatAirline, FirstSeatFlight],
  modes: { seatRow: SEATS },
  rules: SeatsRules,
};
