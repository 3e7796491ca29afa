import Type, { type Static } from "typebox";
import { Value } from "typebox/value";

/** How the records of a job are decoded; the same for all of them. */
const JobOptions = Type.Object({
  api: Type.Union([Type.Literal("v3"), Type.Literal("v4")]),
  explain: Type.Boolean(),
  /** Wire value; null: whichever reads the text best. */
  algorithm: Type.Union([Type.String(), Type.Null()]),
  /** The day from which years are inferred, YYYY-MM-DD. */
  referenceDate: Type.String(),
});

export type JobOptions = Static<typeof JobOptions>;

/** The options of a job, as the store keeps them. */
export function optionsIn(json: string): JobOptions {
  return Value.Parse(JobOptions, JSON.parse(json));
}
