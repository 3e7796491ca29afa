import type { RailNode } from "../../../src/ast/nodes.ts";
import type { LineFamily } from "../../../src/decode/engine/grammar.ts";
import type { Columns } from "../../../src/decode/engine/line-rules.ts";
import { token } from "../../../src/decode/engine/tokens.ts";
import {
  notedTrainOpener,
  NotedTrainRules,
  TRAIN_MARK,
} from "../../common/segments/noted-train.ts";
import { EndPlace, StartPlace } from "../../common/segments/options.ts";
import { SERVICE, spacedService } from "../../common/segments/service-frame.ts";
import { DAY_MONTH, MONTH, PROVIDER, WEEKDAY_DIGIT } from "../../common/shapes.ts";
import { DayMonth, DayOffset, Time24, Word } from "../../common/tokens.ts";
import {
  countOf,
  dateValue,
  dayOffsetValue,
  part,
  time24Value,
  weekdayDigitValue,
} from "../../common/values.ts";
import { confirmation, option, optionsOf, otherOption, supplierAndTimes } from "./options.ts";
import { FLAG, TRAIN, TRAIN_NOTES } from "../shapes.ts";

/*
 * A train, booked in the system or noted by an agent:
 *
 *   4 TRN 2C  87    6601 AF 12APR 7 FRAAA FRBBB HK1   1800  2007
 *   3 MIS 1A HK1 YUL 10MAY-/TYP-TRN/SUN-SAMPLE RAIL/SC-FROMSTATION/ST-0900/EC-ARRIVAL STATION
 */

/** `TRN`. */
const Train = token("Train", new RegExp(String.raw`${FLAG}${TRAIN}(?= +${PROVIDER} +\d)`), {
  label: TRAIN,
  push_mode: "train",
});
const NotedTrain = notedTrainOpener(
  "NotedTrain",
  spacedService(TRAIN_NOTES) + TRAIN_MARK,
  "notedTrain",
);

/** `2C`, after `TRN`. */
const RailCarrier = token("RailCarrier", new RegExp(`(?<=${TRAIN} +)${PROVIDER}(?= )`), {
  label: "carrier",
});
/** `87`: the number of a national railway, before the train number: `87    6601`. */
const RailwayNumber = token("RailwayNumber", /\d\d(?= +\d{2,6}[A-Z]? )/, { label: "railway" });
/** `AF`: one or two characters right before the date. */
const RailClass = token("RailClass", new RegExp(`(?:[A-Z][A-Z\\d]?|\\d[A-Z]?)(?= +${DAY_MONTH})`), {
  label: "class",
});
/** `6601`. */
const TrainNumber = token("TrainNumber", /\d{1,6}[A-Z]?(?= )/, { label: "train" });
/** `7`, after the date. */
const RailWeekday = token(
  "RailWeekday",
  new RegExp(`(?<=${MONTH} +)${WEEKDAY_DIGIT}(?![A-Z\\d])`),
  { label: "weekday" },
);
/** `FRAAA`, `AAA`: country and station, or the station; the next code may follow without a space. */
const STATION =
  "(?:[A-Z]{5}(?=[A-Z]{5}[ \\n])|[A-Z]{3}(?=[A-Z]{3}[ \\n])|(?:[A-Z]{5}|[A-Z]{3})(?![A-Z\\d]))";
const RailOrigin = token("RailOrigin", new RegExp(STATION), {
  label: "origin",
  pop_mode: true,
  push_mode: "trainTimes",
});
const RailDestination = token(
  "RailDestination",
  /(?<= (?:[A-Z]{5}|[A-Z]{3}) *)(?:[A-Z]{5}|[A-Z]{3})(?![A-Z\d])/,
  { label: "destination" },
);
/** `HK1`; the count can be missing. */
const RailStatus = token("RailStatus", /[A-Z]{2}(?:\d{1,2}(?![A-Z\d])|(?= +\d|\n))/, {
  label: "status",
});

const TRAIN_MODE = [
  RailCarrier,
  RailwayNumber,
  DayMonth,
  RailClass,
  RailWeekday,
  TrainNumber,
  RailOrigin,
];
const COLUMNS = {
  train: TrainNumber,
  bookingClass: RailClass,
  date: [DayMonth, dateValue],
  weekday: [RailWeekday, weekdayDigitValue],
  origin: RailOrigin,
  destination: RailDestination,
  status: RailStatus,
  departure: [Time24, time24Value],
  arrival: [Time24, time24Value],
  arrivalDays: [DayOffset, dayOffsetValue],
  arrivalDate: [DayMonth, dateValue],
} satisfies Columns;

const TRAIN_TIMES_MODE = [RailDestination, RailStatus, DayMonth, Time24, DayOffset, Word];
const NOTED_TRAIN = [
  ...SERVICE,
  ...optionsOf(
    confirmation,
    option(StartPlace, "SC"),
    option(EndPlace, "EC"),
    ...supplierAndTimes,
    otherOption,
  ),
];

/** A train that an agent noted is read by common/segments/noted-train.ts. */
class RailRules extends NotedTrainRules {
  /** rail: train | notedTrain */
  readonly line = this.RULE("rail", (): RailNode =>
    this.OR([
      { ALT: () => this.SUBRULE(this.train) },
      { ALT: () => this.SUBRULE(this.notedTrain).train },
    ]),
  );

  /**
   * train:
   *   Train RailCarrier? RailwayNumber? TrainNumber? RailClass? DayMonth? RailWeekday? RailOrigin?
   *   RailDestination? RailStatus? Time24? Time24? DayOffset? DayMonth? Word*
   *
   *     TRN 2C  87    6601 AF 12APR 7 FRAAA FRBBB HK1   1800  2007
   */
  private readonly train = this.RULE("train", (): RailNode => {
    const number = this.elementNumber();
    this.CONSUME(Train);
    const carrier = this.optionalText(1, RailCarrier);
    this.skip(2, RailwayNumber);
    const { status, ...columns } = this.optionals(3, COLUMNS);
    const words = this.printed(() => {
      this.skipAll(1, Word);
    });
    return this.ACTION(() => ({
      kind: "rail",
      number,
      carrier,
      ...columns,
      status: part(status, 0, 2),
      count: countOf(status),
      unparsed: words === undefined ? undefined : [words],
    }));
  });
}

export const rail: LineFamily = {
  name: "rail",
  openers: [Train, NotedTrain],
  modes: { train: TRAIN_MODE, trainTimes: TRAIN_TIMES_MODE, notedTrain: NOTED_TRAIN },
  rules: RailRules,
};
