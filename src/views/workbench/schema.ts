/** The result of decoding a text as shown on the workbench page. */
import Type, { type Static } from "typebox";
import { LAYOUTS } from "../../ast/structure.ts";
import { Entries } from "../entries/schema.ts";
import { Itinerary } from "../itinerary/model/schema.ts";
import { LineSpan, SystemName, TextLine, TextSpan, spanProperties } from "../lines-schema.ts";
import { closed, Index, list, nullable, orNull, Share } from "../schema.ts";
import { V3Answer } from "../v3/schema.ts";
import { V4Answer } from "../v4/schema.ts";

const Words = Type.String();

export const WorkbenchCandidate = closed({
  wire: Words,
  name: Words,
  confidence: Share,
  reasons: list(Words),
});
export type WorkbenchCandidate = Static<typeof WorkbenchCandidate>;

export const WorkbenchField = closed(
  {
    ...spanProperties,
    path: Type.String({
      description:
        "Path in the v4 answer: flightInfo.flights[0].departureTime; for values without a field: " +
        "flightInfo.flights[0] (weekday)",
    }),
    label: Type.String({ description: "Readable name: departure, booking class" }),
    value: nullable("The value in the answer, as text; null for values without a field"),
    rule: nullable("The line family that read it"),
  },
  { description: "One field of the answer and its place in the text; fields can overlap" },
);
export type WorkbenchField = Static<typeof WorkbenchField>;

export const WorkbenchRecord = closed({
  locator: nullable("The record locator"),
  algorithm: SystemName,
  lines: LineSpan,
});
export type WorkbenchRecord = Static<typeof WorkbenchRecord>;

const Separators = Type.Enum(["tab", "pipe", "semicolon", "comma", "spaces"]);

export const WorkbenchBlock = closed({
  ...spanProperties,
  rows: list(
    closed({
      ...spanProperties,
      cells: list(TextSpan),
      separator: orNull(Separators),
    }),
  ),
});
export type WorkbenchBlock = Static<typeof WorkbenchBlock>;

export const WorkbenchFact = closed({
  ...spanProperties,
  kind: Type.String({ description: "What the words say: date, place, person" }),
  journey: orNull(Index),
  unread: nullable("Why it was left unread; null if it was read"),
});
export type WorkbenchFact = Static<typeof WorkbenchFact>;

export const WorkbenchJourney = closed({
  ...spanProperties,
  kind: Type.Enum(["flight", "train", "hotel"]),
  isCancelled: Type.Boolean(),
  unread: nullable("Why it was left unread; null if it was read"),
  parts: list(closed({ ...spanProperties, name: Words }), {
    description: "What was joined to it, by field",
  }),
});
export type WorkbenchJourney = Static<typeof WorkbenchJourney>;

export const WorkbenchStructure = closed(
  {
    language: nullable("The language of most labels"),
    blocks: list(WorkbenchBlock),
    layouts: list(closed({ ...spanProperties, layout: Type.Enum([...LAYOUTS]) })),
    labels: list(
      closed({
        ...spanProperties,
        topic: Type.String({ description: "recordLocator" }),
        languages: list(Words),
      }),
    ),
    facts: list(WorkbenchFact),
    journeys: list(WorkbenchJourney),
  },
  { description: "How a text that no system printed was analysed and joined" },
);
export type WorkbenchStructure = Static<typeof WorkbenchStructure>;

export const Workbench = closed(
  {
    algorithm: SystemName,
    forced: Type.Boolean({ description: "Whether the request specified the algorithm" }),
    confidence: Share,
    decodable: Type.Boolean(),
    looksLike: nullable("What the text looks like if no booking was found: availability"),
    message: nullable("The error message of the API if the text is not decodable; else null"),
    candidates: list(WorkbenchCandidate, { description: "The likeliest first" }),
    warnings: list(Words),
    lines: list(TextLine),
    fields: list(WorkbenchField, { description: "In the order of the text" }),
    records: list(WorkbenchRecord, { description: "The records if there are several; else empty" }),
    structures: list(WorkbenchStructure, {
      description: "Of the parts that no system printed; empty for a very long text",
    }),
    itinerary: Itinerary,
    entries: Entries,
    answers: closed({
      v4: orNull(V4Answer),
      v3: orNull(V3Answer),
      booking: Type.Record(Type.String(), Type.Unknown(), {
        description: "The Booking as JSON, without its links back to the text",
      }),
    }),
  },
  { description: "The result of decoding a text" },
);
export type Workbench = Static<typeof Workbench>;

export const Sample = closed({
  system: SystemName,
  title: Type.String({ description: "What the sample shows" }),
  text: Type.String({ description: "An invented record" }),
});
export type Sample = Static<typeof Sample>;

export const Samples = closed({ samples: list(Sample) });
export type Samples = Static<typeof Samples>;
