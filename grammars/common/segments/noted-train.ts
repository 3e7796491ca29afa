import type { TokenType } from "chevrotain";
import type { RailNode, Read } from "../../../src/ast/nodes.ts";
import { token } from "../../../src/decode/engine/tokens.ts";
import {
  Confirmation,
  EndCode,
  EndDay,
  EndPlace,
  EndTime,
  unparsedOf,
  type Options,
  FramedServiceRules,
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
import { clockValue, dateValue, part } from "../values.ts";

/*
 * A train that an agent noted in a segment of another kind, or in one for the trains of any railway:
 *
 *   3 MIS 1A HK1 YUL 10MAY-/TYP-TRN/SUN-SAMPLE RAIL/SC-FROMSTATION/ST-0900/EC-ARRIVAL STATION
 *   6 TUR ZZ BK1 ZZZ 14NOV-/TYP-TRN/S1L1OD/DEP-VILLEUNE/TD-0931/DTA-14NOV/TA-1215/ARR-VILLEDEUX
 *   4  RAL 2V 19DEC J GK1  NYPWAS/LV-1000A/AR-125P/NA- TRAIN 99
 */

/** Looks ahead in the line for the mark of a train in a segment of another kind. */
export const TRAIN_MARK = "(?=[^\\n]*/ *TYP-TRN)";
/** Looks ahead for no such mark. */
export const NO_TRAIN = "(?![^\\n]*/ *TYP-TRN)";

/** The category of the systems' openers. */
const NotedTrainHead = token("NotedTrainHead", /NOT_APPLICABLE/, { label: "train" });

/** Makes the opener of a system's noted trains. */
export function notedTrainOpener(name: string, head: string, mode: string): TokenType {
  return token(name, new RegExp(head), {
    label: "train",
    categories: [NotedTrainHead],
    push_mode: mode,
  });
}

/** `FRPLY FRLPD`: the stations, by the codes of the railways. */
export const StationPair: TokenType = token(
  "StationPair",
  /(?<= [A-Z]{2}\d{0,2} +)[A-Z]{5} ?[A-Z]{5}(?= *[-/\n])/,
  { label: "stations" },
);

/** The content of the line; each system turns it into a train. */
interface NotedTrain {
  readonly head: Read<string>;
  /** The provider and the cities, whose meaning depends on the keyword. */
  readonly frame: Frame;
  readonly options: Options;
  readonly train: RailNode;
}

/** The rules of lines that note trains. */
export abstract class NotedTrainRules extends FramedServiceRules {
  /**
   * notedTrain: NotedTrainHead frame StationPair? options
   *
   *     MIS 1A HK1 YUL 10MAY-/TYP-TRN/SUN-SAMPLE RAIL/SC-FROMSTATION/ST-0900/EC-ARRIVAL STATION
   */
  protected readonly notedTrain = this.RULE("notedTrain", (): NotedTrain => {
    const number = this.elementNumber();
    const head = this.text(this.CONSUME(NotedTrainHead));
    const frame = this.SUBRULE(this.frame);
    const stations = this.optionalText(1, StationPair);
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
        origin: options.text(StartCode) ?? part(stations, 0, 5),
        originName: options.text(StartPlace),
        destination:
          options.text(EndCode) ?? part(stations, (stations?.value.length ?? 5) - 5, Infinity),
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
        unparsed: unparsedOf([...options.leading, ...options.trailing]),
      },
    }));
  });
}

/** A word before the number of a coach or a seat. */
const PLACE_WORD = /(?<![A-Z])(?:SEATS?|COACH|CAR|CARRIAGE|VOITURE|WAGON|PLACE|BERTH)(?![A-Z])/;

/**
 * The number at the end of a text, after a word: 1000 in `AMTRAK 1000`. Coach and seat can follow:
 * `TGV 6601 COACH 12 SEAT 45`.
 */
export function numberEnding(text: Read<string> | undefined): Read<string> | undefined {
  const value = text?.value ?? "";
  const train = value.slice(0, PLACE_WORD.exec(value)?.index).trimEnd();
  const digits = /(?<= )\d{1,5}$/.exec(train);
  return digits === null ? undefined : part(text, digits.index, train.length);
}
