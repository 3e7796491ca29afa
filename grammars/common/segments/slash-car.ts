import type { TokenType } from "chevrotain";
import type { LineFamily } from "../../../src/decode/engine/grammar.ts";
import { cars } from "./car.ts";
import { EndPlace, EndTime, Rate, StartPlace, StartTime, TIME, Total } from "./options.ts";
import { option, optionsOf } from "./slash-options.ts";

/** The keys of options that differ between systems. */
interface CarKeys {
  readonly endTime: string;
  readonly total: string;
  /** Keys of options that the booking has no field for. */
  readonly other: string;
}

/** The cars of a system whose options follow slashes, with the beginning and its tokens. */
export const slashCars = (head: string, frame: readonly TokenType[], keys: CarKeys): LineFamily =>
  cars(
    head,
    frame,
    optionsOf(
      keys,
      // The number of the arriving flight can come before the time.
      option(StartTime, "ARR", `(?:[A-Z\\d]{3,8}[- ])?${TIME}`),
      option(EndTime, keys.endTime, TIME),
      option(Rate, "R[GQ]"),
      option(Total, keys.total),
      option(StartPlace, "PUP"),
      option(EndPlace, "DO"),
    ),
  );
