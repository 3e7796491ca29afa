/** The wire types of the answer of the detection alone. */
import Type, { type Static } from "typebox";
import { closed, LineNumber, list } from "../schema.ts";

const choiceProperties = {
  algorithm: Type.String({ description: "A value of `algorithm`: SIMPLE_DECODER" }),
  system: Type.String({ description: "Its name, for people" }),
  confidence: Type.Number({ minimum: 0, maximum: 1, description: "How certain that is" }),
};

const DetectionCandidate = closed(
  {
    ...choiceProperties,
    reasons: list(Type.String(), {
      description: "Why, in words; empty if there is no evidence for it",
    }),
  },
  { description: "An algorithm that was considered" },
);

const DetectedRecord = closed(
  {
    ...choiceProperties,
    lines: Type.Array(LineNumber, {
      minItems: 2,
      maxItems: 2,
      description: "Its first and last line, from 1",
    }),
  },
  { description: "One of the records of the text" },
);

export const Detection = closed(
  {
    candidates: list(DetectionCandidate, {
      description:
        "For the text, or for the record that is most of it: the likeliest first; the confidences add up to 1",
    }),
    records: list(DetectedRecord, { description: "In the order of the text: at least one" }),
  },
  { description: "Which systems printed a text" },
);
export type Detection = Static<typeof Detection>;
