import { createToken } from "chevrotain";
import type { RailNode } from "../../../src/ast/nodes.ts";
import type { LineFamily } from "../../../src/decode/engine/grammar.ts";
import {
  notedTrainOpener,
  NotedTrainRules,
  TRAIN_MARK,
} from "../../common/segments/noted-train.ts";
import { EndPlace, StartPlace } from "../../common/segments/options.ts";
import { SERVICE, spacedService } from "../../common/segments/service-frame.ts";
import { DAY_MONTH, MONTH, PROVIDER, WEEKDAY_DIGIT } from "../../common/shapes.ts";
import { DayMonth, DayOffset, Time24 } from "../../common/tokens.ts";
import {
  countOf,
  dateValue,
  dayOffsetValue,
  part,
  time24Value,
  weekdayDigitValue,
} from "../../common/values.ts";
import {
  confirmation,
  endDay,
  endTime,
  option,
  optionsOf,
  otherOption,
  startDay,
  startTime,
  supplierCode,
  supplierName,
} from "./options.ts";
import { FLAG, TRAIN, TRAIN_NOTES } from "../shapes.ts";

/*
 * A train, booked through the system or noted by an agent:
 *
 *   4 TRN 2C  87    6601 AF 12APR 7 FRAAA FRBBB HK1   1800  2007
 *   3 MIS 1A HK1 YUL 10MAY-/TYP-TRN/SUN-SAMPLE RAIL/SC-FROMSTATION/ST-0900/EC-ARRIVAL STATION
 */

const Train = createToken({
  name: "Train",
  label: TRAIN,
  pattern: new RegExp(String.raw`${FLAG}${TRAIN}(?= +${PROVIDER} +\d)`),
  push_mode: "train",
});
const NotedTrain = notedTrainOpener(
  "NotedTrain",
  spacedService(TRAIN_NOTES) + TRAIN_MARK,
  "notedTrain",
);

const RailCarrier = createToken({
  name: "RailCarrier",
  label: "carrier",
  pattern: new RegExp(`(?<=${TRAIN} +)${PROVIDER}(?= )`),
});
/** The number of a national railway, where the train's number follows: `87    6601`. */
const RailwayNumber = createToken({
  name: "RailwayNumber",
  label: "railway",
  pattern: /\d\d(?= +\d{2,6}[A-Z]? )/,
});
/** One or two characters right before the date. */
const RailClass = createToken({
  name: "RailClass",
  label: "class",
  pattern: new RegExp(`(?:[A-Z][A-Z\\d]?|\\d[A-Z]?)(?= +${DAY_MONTH})`),
});
const TrainNumber = createToken({
  name: "TrainNumber",
  label: "train",
  pattern: /\d{1,6}[A-Z]?(?= )/,
});
const RailWeekday = createToken({
  name: "RailWeekday",
  label: "weekday",
  pattern: new RegExp(`(?<=${MONTH} +)${WEEKDAY_DIGIT}(?![A-Z\\d])`),
});
/** Five letters, country and station, or three; the second code may touch the first. */
const STATION =
  "(?:[A-Z]{5}(?=[A-Z]{5}[ \\n])|[A-Z]{3}(?=[A-Z]{3}[ \\n])|(?:[A-Z]{5}|[A-Z]{3})(?![A-Z\\d]))";
const RailOrigin = createToken({
  name: "RailOrigin",
  label: "origin",
  pattern: new RegExp(STATION),
  pop_mode: true,
  push_mode: "trainTimes",
});
const RailDestination = createToken({
  name: "RailDestination",
  label: "destination",
  pattern: /(?<= (?:[A-Z]{5}|[A-Z]{3}) *)(?:[A-Z]{5}|[A-Z]{3})(?![A-Z\d])/,
});
const RailStatus = createToken({
  name: "RailStatus",
  label: "status",
  pattern: /[A-Z]{2}(?:\d{1,2}(?![A-Z\d])|(?= +\d|\n))/,
});
const RailWord = createToken({ name: "RailWord", label: "word", pattern: /[!-\uffff]+/ });

const TRAIN_MODE = [
  RailCarrier,
  RailwayNumber,
  DayMonth,
  RailClass,
  RailWeekday,
  TrainNumber,
  RailOrigin,
];
const TRAIN_TIMES_MODE = [RailDestination, RailStatus, DayMonth, Time24, DayOffset, RailWord];
const NOTED_TRAIN = [
  ...SERVICE,
  ...optionsOf(
    confirmation,
    supplierCode,
    supplierName,
    option(StartPlace, "SC"),
    startDay,
    startTime,
    option(EndPlace, "EC"),
    endDay,
    endTime,
    otherOption,
  ),
];

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
   *   RailDestination? RailStatus? Time24? Time24? DayOffset? DayMonth? RailWord*
   *
   *     TRN 2C  87    6601 AF 12APR 7 FRAAA FRBBB HK1   1800  2007
   */
  private readonly train = this.RULE("train", (): RailNode => {
    const number = this.elementNumber();
    this.CONSUME(Train);
    const carrier = this.optionalText(1, RailCarrier);
    this.option(2, () => this.CONSUME(RailwayNumber));
    const train = this.optionalText(3, TrainNumber);
    const bookingClass = this.optionalText(4, RailClass);
    const date = this.optional(5, DayMonth, dateValue);
    const weekday = this.optional(6, RailWeekday, weekdayDigitValue);
    const origin = this.optionalText(7, RailOrigin);
    const destination = this.optionalText(8, RailDestination);
    const status = this.optionalText(9, RailStatus);
    const departure = this.optional(10, Time24, time24Value);
    const arrival = this.optional(11, Time24, time24Value);
    const arrivalDays = this.optional(12, DayOffset, dayOffsetValue);
    const arrivalDate = this.optional(13, DayMonth, dateValue);
    const words = this.printed(() => {
      this.MANY(() => this.CONSUME(RailWord));
    });
    return this.ACTION(() => ({
      kind: "rail",
      number,
      carrier,
      train,
      bookingClass,
      date,
      weekday,
      origin,
      destination,
      status: part(status, 0, 2),
      count: countOf(status),
      departure,
      arrival,
      arrivalDays,
      arrivalDate,
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
