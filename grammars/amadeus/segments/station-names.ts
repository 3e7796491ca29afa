import type { StationNamesNode } from "../../../src/ast/nodes.ts";
import { lineFamily } from "../../../src/decode/engine/line-family.ts";
import { LineRules } from "../../../src/decode/engine/line-rules.ts";
import { token } from "../../../src/decode/engine/tokens.ts";
import { freeText } from "../../common/segments/options.ts";

/*
 * The line below a train that names its stations:
 *
 *      FRAAA/VILLEUNE GARE//FRBBB/VILLEDEUX CENTRE     /TGD *
 */

/** `FRAAA/`, `AAA/`. */
const STATION_CODE = "(?:[A-Z]{5}|[A-Z]{3})(?=\\/)";
/** `FRAAA`, before its name and the second station. */
const FirstStation = token(
  "FirstStation",
  new RegExp(`${STATION_CODE}(?=\\/[^\\n/]+\\/\\/ *${STATION_CODE})`),
  { label: "station", push_mode: "stationNames" },
);
/** `//FRBBB`. */
const LastStation = token("LastStation", new RegExp(`\\/\\/ *${STATION_CODE}`), {
  label: "station",
});
/** `/VILLEUNE GARE`, `/TGD`: the name of a station, the type of train. */
const StationText = token("StationText", /\/[^/*\n]*/, { label: "text" });
const StationMark = token("StationMark", "*");

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

export const stationNames = lineFamily(
  "station names",
  [FirstStation],
  STATION_NAMES,
  StationNamesRules,
);
