/** The lines of a text and what became of them, as answers and pages show them. */
import Type, { type Static } from "typebox";
import { closed, Index, LineNumber, list, nullable } from "./schema.ts";

/** Half-open UTF-16 offsets in the original text. */
export const spanProperties = { start: Index, end: Index };

export const TextSpan = closed(spanProperties, {
  description: "Half-open UTF-16 offsets in the original text",
});
export type TextSpan = Static<typeof TextSpan>;

export const LineSpan = closed({ first: LineNumber, last: LineNumber });

export const SystemName = closed({
  wire: Type.String({ description: "A value of `algorithm`: SIMPLE_DECODER" }),
  name: Type.String({ description: "Display name" }),
});
export type SystemName = Static<typeof SystemName>;

export const UnreadSpan = closed({
  ...spanProperties,
  reason: Type.String({ description: "Why it was not read" }),
});
export type UnreadSpan = Static<typeof UnreadSpan>;

export const TextLine = closed(
  {
    number: LineNumber,
    ...spanProperties,
    fate: Type.Enum(["read", "ignored", "unread"], {
      description: "read: at least in part; ignored: known to carry no booking data",
    }),
    system: nullable("Wire value of the algorithm that read the line"),
    rule: nullable("The line family, as named in the grammar documentation: air segment"),
    reason: nullable("Why the line is unread; null if it is not"),
    unread: list(UnreadSpan, {
      description: "The unread parts of the line; all of it if the line is unread",
    }),
  },
  { description: "One line of the original text, without its line terminator" },
);
export type TextLine = Static<typeof TextLine>;
