import { lineFamily } from "../../../src/decode/engine/line-family.ts";
import type { RailNode } from "../../../src/ast/nodes.ts";
import {
  notedTrainOpener,
  NotedTrainRules,
  numberEnding,
  StationPair,
} from "../../common/segments/noted-train.ts";
import { EndTime, Note, StartTime, TIME } from "../../common/segments/options.ts";
import { DATED_SERVICE } from "../../common/segments/service-frame.ts";
import { option, optionsOf } from "../../common/segments/slash-options.ts";
import { TRAIN } from "../shapes.ts";
import { service } from "./service.ts";

/*
 * A train that an agent noted, and the entry for one:
 *
 *   4  RAL 2V 19DEC J GK1  NYPWAS/LV-1000A/AR-125P/NA- TRAIN 99/SI-BKD ONLINE/CF-2VABC123
 *   0RAL2VGK1NYPWAS19DEC-LV-1000A/AR-125P/NA- TRAIN 99/SI-BKD ONLINE/CF-2VABC123
 */

const Train = notedTrainOpener("NotedTrain", service(TRAIN), "rail");

/** A train that an agent noted is read by common/segments/noted-train.ts. */
class RailRules extends NotedTrainRules {
  /** rail: notedTrain */
  readonly line = this.RULE("rail", (): RailNode => {
    const { train, frame, options } = this.SUBRULE(this.notedTrain);
    return this.ACTION(() => ({
      ...train,
      train: numberEnding(options.text(Note)),
      origin: frame.city ?? train.origin,
      destination: frame.toCity ?? train.destination,
    }));
  });
}

export const rail = lineFamily(
  "rail",
  [Train],
  [
    ...DATED_SERVICE,
    StationPair,
    ...optionsOf(
      { other: "SI|S?BS|NM|FP|ID|FT|CD" },
      option(StartTime, "LV", TIME),
      option(EndTime, "AR", TIME),
      option(Note, "NA"),
    ),
  ],
  RailRules,
);
