import type { TokenType } from "chevrotain";
import type { AirNode, Clock, Read } from "../../../src/ast/nodes.ts";
import type { Case } from "../../../src/decode/engine/line-rules.ts";
import { token } from "../../../src/decode/engine/tokens.ts";
import { timeRead } from "../values.ts";

/** `2515`, `1575P`: in the place of a time, but not a time. */
export const ImpossibleTime: TokenType = token(
  "ImpossibleTime",
  /\d{4}(?![A-Z\d])|(?:\d{1,2}[6-9]\d|(?:2[5-9]|[3-9]\d)\d\d)[APNM](?![A-Z\d])/,
  { label: "impossible time" },
);

/** The text in the column of a time; `clock` is absent if it is not one. */
interface TimeColumn {
  readonly text: Read<string>;
  readonly isTime: boolean;
  readonly clock?: Read<Clock>;
}

/** The times of a flight, and the texts in their columns that are not times. */
export interface FlightTimes extends Pick<AirNode, "departure" | "arrival"> {
  readonly unparsed: readonly Read<string>[];
}

/**
 * The columns of a flight's times. An impossible time keeps its column: in `2515 0815` the second is
 * the arrival, and the departure is unknown. A word counts as a column only if a time is missing.
 */
export class TimeColumns {
  readonly #columns: TimeColumn[] = [];

  time(text: Read<string>): void {
    this.#columns.push({ text, isTime: true, clock: timeRead(text) });
  }

  /** An impossible time. */
  impossible(text: Read<string>): void {
    this.#columns.push({ text, isTime: true });
  }

  word(text: Read<string>): void {
    this.#columns.push({ text, isTime: false });
  }

  /**
   * Assigns the columns to departure and arrival.
   *
   * @param withCheckIn whether the first of three times is the end of check-in: `1055P 2  1155P 310P`
   */
  read({ withCheckIn = false } = {}): FlightTimes {
    const times = this.#columns.filter(({ isTime }) => isTime);
    const columns = times.length > 1 ? times : this.#columns;
    const first = withCheckIn && columns.length > 2 ? 1 : 0;
    const departure = columns[first];
    const arrival = columns[first + 1];
    const unparsed: Read<string>[] = [];
    for (const column of this.#columns)
      if (column.clock === undefined || columns.indexOf(column) > first + 1)
        unparsed.push(column.text);
    return { departure: departure?.clock, arrival: arrival?.clock, unparsed };
  }
}

interface WithTimes {
  readonly columns: TimeColumns;
}

/** The cases of possible and impossible times. */
export const timeCases = (time: TokenType): readonly Case<WithTimes>[] => [
  [
    time,
    ({ columns }, text) => {
      columns.time(text);
    },
  ],
  [
    ImpossibleTime,
    ({ columns }, text) => {
      columns.impossible(text);
    },
  ],
];

/** The case of a word in the column of a time. */
export const wordCase = (word: TokenType): Case<WithTimes> => [
  word,
  ({ columns }, text) => {
    columns.word(text);
  },
];
