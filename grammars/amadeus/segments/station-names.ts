import { createToken } from "chevrotain";
import type { StationNamesNode } from "../../../src/ast/nodes.ts";
import type { LineFamily } from "../../../src/decode/engine/grammar.ts";
import { LineRules } from "../../../src/decode/engine/line-rules.ts";
import { freeText } from "../../common/segments/options.ts";

/*
 * The line below a train that names its stations:
 *
 *      FRAAA/VILLEUNE GARE//FRBBB/VILLEDEUX CENTRE     /TGD *
 */

/** `FRAAA/`, `AAA/`. */
const STATION_CODE = "(?:[A-Z]{5}|[A-Z]{3})(?=\\/)";
/** `FRAAA`, in front of its name and the second station. */
const FirstStation = createToken({
  name: "FirstStation",
  label: "station",
  pattern: new RegExp(`${STATION_CODE}(?=\\/[^\\n/]+\\/\\/ *${STATION_CODE})`),
  push_mode: "stationNames",
});
/** `//FRBBB`. */
const LastStation = createToken({
  name: "LastStation",
  label: "station",
  pattern: new RegExp(`\\/\\/ *${STATION_CODE}`),
});
/** `/VILLEUNE GARE`, `/TGD`: the name of a station, the type of train. */
const StationText = createToken({
  name: "StationText",
  label: "text",
  pattern: /\/[^/*\n]*/,
});
const StationMark = createToken({ name: "StationMark", pattern: "*" });

const STATION_NAMES = [LastStation, StationText, StationMark];

class StationNamesRules extends LineRules {
  /**
   * stationNames: FirstStation StationText LastStation StationText StationText? StationMark*
   *
   *     FRAAA/VILLEUNE GARE//FRBBB/VILLEDEUX CENTRE     /TGD *
   */
  readonly line = this.RULE("stationNames", (): StationNamesNode => {
    const origin = this.text(this.CONSUME(FirstStation));
    const originName = this.text(this.CONSUME1(StationText));
    const destination = this.text(this.CONSUME(LastStation));
    const destinationName = this.text(this.CONSUME2(StationText));
    const trainType = this.optionalText(3, StationText);
    this.skipAll(4, StationMark);
    return this.ACTION(() => ({
      kind: "stationNames",
      origin,
      originName: freeText([originName]),
      destination: freeText([destination]),
      destinationName: freeText([destinationName]),
      trainType: trainType && freeText([trainType]),
    }));
  });
}

export const stationNames: LineFamily = {
  name: "station names",
  openers: [FirstStation],
  modes: { stationNames: STATION_NAMES },
  rules: StationNamesRules,
};
