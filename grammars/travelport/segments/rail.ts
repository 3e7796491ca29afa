import { lineFamily } from "../../../src/decode/engine/line-family.ts";
import type { RailNode } from "../../../src/ast/nodes.ts";
import {
  notedTrainOpener,
  NotedTrainRules,
  numberEnding,
  TRAIN_MARK,
} from "../../common/segments/noted-train.ts";
import {
  EndCode,
  EndDay,
  EndPlace,
  EndTime,
  OtherOption,
  StartCode,
  StartDay,
  StartPlace,
  StartTime,
  SupplierName,
  TIME,
  TrainNumber,
  TravelClass,
} from "../../common/segments/options.ts";
import { ENTRY_HEAD, SERVICE } from "../../common/segments/service-frame.ts";
import { option, optionsOf } from "../../common/segments/slash-options.ts";
import { ANY_DATE } from "../../common/shapes.ts";
import { part, trimmed } from "../../common/values.ts";
import { TOUR, TRAIN_ENTRY } from "../shapes.ts";
import { service } from "./service.ts";

/*
 * A train, in the segment of a tour without a city, or as agents on Worldspan enter it:
 *
 *   6. TUR ZZ BK1 ZZZ 14NOV-/TYP-TRN/S1L1OD/CL-AA/DEP-VILLEUNE/TD-0931/DTA-14NOV/TA-1215
 *   TN2VMK1TRN18MAR/CC1-NYP/CC2-PHL/AN-AMTRAK 1000/TD-0915AM/TA-1040AM/CF-123
 */

const Tour = notedTrainOpener("TourOfTrain", `(?:${service(TOUR)})${TRAIN_MARK}`, "rail");
const SPACED_HEAD = `(?= +[A-Z\\d]{2} +[A-Z]{2}\\d{1,2} +[A-Z]{3} +${ANY_DATE}/)`;
const TrainEntry = notedTrainOpener(
  "TrainEntry",
  `${TRAIN_ENTRY}(?:${ENTRY_HEAD}|${SPACED_HEAD})`,
  "rail",
);

/** A train that an agent noted is read by common/segments/noted-train.ts. */
class RailRules extends NotedTrainRules {
  /** rail: notedTrain */
  readonly line = this.RULE("rail", (): RailNode => {
    const { head, train } = this.SUBRULE(this.notedTrain);
    return this.ACTION(() => {
      if (head.value !== TRAIN_ENTRY) return train;
      const { operator } = train;
      const number = numberEnding(operator);
      const nameEnd = (number?.start ?? Infinity) - (operator?.start ?? 0);
      return {
        ...train,
        operator: trimmed(part(operator, 0, nameEnd)),
        train: number,
      };
    });
  });
}

export const rail = lineFamily(
  "rail",
  [Tour, TrainEntry],
  [
    ...SERVICE,
    ...optionsOf(
      { other: "TYP|SI|S?BS|NM|FP|ID|FT|CD|BC" },
      option(StartCode, "CC1", "[A-Z]{3,5}"),
      option(EndCode, "CC2", "[A-Z]{3,5}"),
      option(SupplierName, "AN"),
      option(TrainNumber, "TN", "[A-Z\\d]{1,6}"),
      option(TravelClass, "CL", "[A-Z\\d]{1,3}"),
      option(StartPlace, "DEP"),
      option(StartDay, "DTD", ANY_DATE),
      option(StartTime, "TD", TIME),
      option(EndPlace, "ARR"),
      option(EndDay, "DTA", ANY_DATE),
      option(EndTime, "TA", TIME),
      // `S1L1OD`: the first leg of the first segment, outbound and domestic.
      option(OtherOption, "S\\d{1,2}L\\d{1,2}[A-Z]{1,2}", "", ""),
    ),
  ],
  RailRules,
);
