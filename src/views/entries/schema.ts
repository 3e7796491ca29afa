/** The wire types of the entries that sell flights again. */
import Type, { type Static } from "typebox";
import { closed, list, nullable } from "../schema.ts";

const FlightIndex = Type.Integer({
  minimum: 0,
  description: "Position in the flights of the answer of decode, from 0",
});

const SystemEntries = closed(
  {
    system: Type.String({ description: "A value of the parameter `system`" }),
    displayName: Type.String({ description: "Its name, for people" }),
    sell: list(
      closed({
        flight: FlightIndex,
        entry: Type.String({ description: "Asks for seats on it: 0AF457Y24NOVGRUCDGNN1" }),
      }),
      { description: "In the order of the record: at least one" },
    ),
    price: nullable(
      "Prices what `sell` asks for, without storing the price: FQ; null if the system has no such entry for it",
    ),
  },
  { description: "The entries for the agents of one system" },
);

const RecordEntries = closed(
  {
    recordLocator: nullable("Of the record, or null"),
    systems: list(SystemEntries, { description: "Empty if no flight can be sold" }),
    leftOut: list(
      closed({
        flight: FlightIndex,
        reason: Type.String({ description: "For programs: waitlisted" }),
        message: Type.String({ description: "For people: it is waitlisted; nothing confirms it" }),
      }),
      { description: "The flights without an entry, in the order of the record" },
    ),
  },
  { description: "The entries for one record" },
);

export const Entries = closed(
  {
    proposal: Type.Literal(true, {
      description: "Nothing is sold until somebody types the entries",
    }),
    records: list(RecordEntries, { description: "In the order of the text" }),
  },
  { description: "Entries that would sell the flights of records again, and price them" },
);
export type Entries = Static<typeof Entries>;
