import type { TokenType } from "chevrotain";
import type { AirNode } from "../../../src/ast/nodes.ts";
import type { LineFamily } from "../../../src/decode/engine/grammar.ts";
import { lineFamily } from "../../../src/decode/engine/line-family.ts";
import { LineRules } from "../../../src/decode/engine/line-rules.ts";
import { token } from "../../../src/decode/engine/tokens.ts";
import { AIRLINE, CITIES, DAY_MONTH, FLIGHT_NUMBER } from "../shapes.ts";
import { Slash } from "../tokens.ts";
import { dateValue, part } from "../values.ts";

/*
 * The entry with which an agent asks for seats on a flight, as it was typed:
 *
 * SSAF457Y24NOVGRUCDG1        0AF457Y24NOVGRUCDGNN1        SS:AF457/Y/24NOV/GRUCDG/NN1
 *
 * It is a request: only the display below it shows whether the seats were sold. So its status is the one that was
 * typed, `NN` or none, never a confirmed one; and the booking has the flight only if the record prints no segment (see
 * `dropAnsweredEntries`). A record that prints segments has answered the entry: it has the flight with the resulting
 * status, or does not have it.
 *
 * A system states how an entry begins and what separates its fields.
 */

/** The need, or a place on the waiting list. */
const ACTION = "(?:NN|LL)";
const SEATS = String.raw`[1-9]\d?`;

/** How a system writes its entries. */
export interface SellShape {
  /** The source of a pattern for what is before the airline. */
  readonly mark: string;
  /** The source of a pattern for what separates the fields; none by default. */
  readonly gap?: string;
  /** Whether an entry names an action in addition to the number of seats. */
  readonly hasAction: boolean;
}

/** The source of a pattern for a whole entry, mark included. */
export function sellEntryShape({ mark, gap = "", hasAction }: SellShape): string {
  const action = hasAction ? ACTION : "";
  const fields = [`${AIRLINE}${FLIGHT_NUMBER}`, "[A-Z]", DAY_MONTH, CITIES, `${action}${SEATS}`];
  return mark + fields.join(gap);
}

/** The pattern of an entry that something follows on its line (see `LineBreaks`). */
export function joinedSellEntry(entry: string): RegExp {
  return new RegExp(` {0,60}>? ?${entry}(?= {1,60}[^ \\n])`, "y");
}

/** `457`: the class and the date follow. */
const SellFlight = token(
  "SellFlight",
  new RegExp(`${FLIGHT_NUMBER}(?=[ /]?[A-Z][ /]?${DAY_MONTH})`),
  {
    label: "flight number",
  },
);
/** `Y`. */
const SellClass = token("SellClass", new RegExp(`[A-Z](?=[ /]?${DAY_MONTH})`), {
  label: "booking class",
});
/** `24NOV`, which the cities can touch. */
const SellDate = token("SellDate", new RegExp(DAY_MONTH), { label: "date" });
/** `GRUCDG`, which the action can touch. */
const SellPair = token("SellPair", new RegExp(`(?<=${DAY_MONTH}[ /]?)${CITIES}`), {
  label: "city pair",
});
/** `NN`. */
const SellAction = token("SellAction", new RegExp(`${ACTION}(?=\\d)`), { label: "action" });
/** `1`. */
const SellSeats = token("SellSeats", new RegExp(`${SEATS}(?= *\\n)`), { label: "number of seats" });

/** The entries of a system; `name` distinguishes its tokens from those of others. */
export function sellEntries(name: string, shape: SellShape): LineFamily {
  const head = token(
    `${name}SellHead`,
    // The whole line, because texts of other kinds begin in the same way: `SSR`, a phone number.
    new RegExp(`${shape.mark}(?=${sellEntryShape({ ...shape, mark: "" })} *\\n)`),
    { label: "entry", push_mode: "sellEntry" },
  );
  const airline = token(
    `${name}SellAirline`,
    new RegExp(`(?<=(?<![A-Z\\d])${shape.mark})${AIRLINE}`),
    {
      label: "airline",
    },
  );
  return lineFamily(
    "sell entry",
    [head],
    [airline, SellFlight, SellDate, SellClass, SellPair, SellAction, SellSeats, Slash],
    rulesFor(head, airline),
  );
}

function rulesFor(head: TokenType, airline: TokenType): LineFamily["rules"] {
  return class extends LineRules {
    /**
     * sellEntry:
     *   <head> <airline> SellFlight Slash? SellClass Slash? SellDate Slash? SellPair Slash? SellAction?
     *   SellSeats
     *
     *     0AF457Y24NOVGRUCDGNN1        SS:AF457/Y/24NOV/GRUCDG/NN1
     */
    readonly line = this.RULE("sellEntry", (): AirNode => {
      const number = this.elementNumber();
      this.CONSUME(head);
      const carrier = this.text(this.CONSUME(airline));
      const flight = this.text(this.CONSUME(SellFlight));
      this.skip(1, Slash);
      const bookingClass = this.text(this.CONSUME(SellClass));
      this.skip(2, Slash);
      const date = this.read(this.CONSUME(SellDate), dateValue);
      this.skip(3, Slash);
      const pair = this.text(this.CONSUME(SellPair));
      this.skip(4, Slash);
      const status = this.optionalText(5, SellAction);
      const count = this.read(this.CONSUME(SellSeats), Number);
      return this.ACTION(() => ({
        kind: "air",
        number,
        airline: carrier,
        flight,
        bookingClass,
        date,
        origin: part(pair, 0, 3),
        destination: part(pair, 3, 6),
        status,
        count,
        entered: true,
      }));
    });
  };
}
