import { createToken, type TokenType } from "chevrotain";
import type { RailNode, Read } from "../../src/ast/nodes.ts";
import {
  Confirmation,
  EndCode,
  EndDay,
  EndPlace,
  EndTime,
  leftOverOf,
  type Options,
  ServiceLineRules,
  StartCode,
  StartDay,
  StartPlace,
  StartTime,
  SupplierCode,
  SupplierName,
  TrainNumber,
  TravelClass,
} from "./options.ts";
import type { Frame } from "./service-frame.ts";
import { clockValue, dateValue, part } from "./values.ts";

/*
 * A train that an agent noted in a segment of another kind, or in one for trains of any railway:
 *
 *   3 MIS 1A HK1 YUL 10MAY-/TYP-TRN/SUN-SAMPLE RAIL/SC-FROMSTATION/ST-0900/EC-ARRIVAL STATION
 *   6 TUR ZZ BK1 ZZZ 14NOV-/TYP-TRN/S1L1OD/DEP-VILLEUNE/TD-0931/DTA-14NOV/TA-1215/ARR-VILLEDEUX
 *   4  RAL 2V 19DEC J GK1  NYPWAS/LV-1000A/AR-125P/NA- TRAIN 99
 */

/** Looks ahead, in a line, for the mark of a train in a segment of another kind. */
export const TRAIN_MARK = "(?=[^\\n]*/ *TYP-TRN)";
/** Looks ahead for no such mark. */
export const NO_TRAIN = "(?![^\\n]*/ *TYP-TRN)";

/** How such a train begins; each system's own openers are kinds of it. */
export const NotedTrainHead = createToken({
  name: "NotedTrainHead",
  label: "train",
  pattern: /NOT_APPLICABLE/,
});

/** Makes the opener of a system's noted trains. */
export function notedTrainOpener(name: string, head: string, mode: string): TokenType {
  return createToken({
    name,
    label: "train",
    categories: [NotedTrainHead],
    pattern: new RegExp(head),
    push_mode: mode,
  });
}

/** What such a line says, for a system to make its train of. */
interface NotedTrain {
  readonly head: Read<string>;
  /** Who provides it, and the cities: what they mean depends on the keyword. */
  readonly frame: Frame;
  readonly options: Options;
  readonly train: RailNode;
}

/** A parser of lines that note trains. */
export abstract class NotedTrainRules extends ServiceLineRules {
  /**
   * notedTrain: elementNumber? NotedTrainHead frame options
   *
   *     MIS 1A HK1 YUL 10MAY-/TYP-TRN/SUN-SAMPLE RAIL/SC-FROMSTATION/ST-0900/EC-ARRIVAL STATION
   */
  protected readonly notedTrain = this.RULE("notedTrain", (): NotedTrain => {
    const number = this.elementNumber();
    const head = this.text(this.CONSUME(NotedTrainHead));
    const frame = this.SUBRULE(this.frame);
    const options = this.SUBRULE(this.options);
    return this.ACTION(() => ({
      head,
      frame,
      options,
      train: {
        kind: "rail",
        number,
        carrier: options.text(SupplierCode) ?? frame.vendor,
        operator: options.text(SupplierName),
        train: options.text(TrainNumber),
        origin: options.text(StartCode),
        originName: options.text(StartPlace),
        destination: options.text(EndCode),
        destinationName: options.text(EndPlace),
        status: frame.status,
        count: frame.count,
        date: options.value(StartDay, dateValue) ?? frame.date,
        weekday: frame.weekday,
        departure: options.value(StartTime, clockValue),
        arrival: options.value(EndTime, clockValue),
        arrivalDate: options.value(EndDay, dateValue) ?? frame.end,
        bookingClass: options.text(TravelClass),
        confirmation: options.text(Confirmation),
        leftOver: leftOverOf([...options.leading, ...options.trailing]),
      },
    }));
  });
}

/** The number that ends a text, after a word: 1000 of `AMTRAK 1000`. */
export function numberEnding(text: Read<string> | undefined): Read<string> | undefined {
  const digits = /(?<= )\d{1,5}$/.exec(text?.value ?? "");
  return digits === null ? undefined : part(text, digits.index, Infinity);
}
