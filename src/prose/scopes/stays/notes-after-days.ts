import type { Fact } from "../../facts/fact.ts";

/** A note in brackets after a day: `Arrival: 3 May 2027 (from 15:00)`. */
const NOTE_AFTER_DAY = /^ ?\([^()]{1,60}\) *$/;

/** The facts of a line that is a label, a day and a note in brackets, whose hours are those of a hotel or a desk. */
export function withoutNote(
  facts: readonly Fact[],
  printed: string,
  start: number,
): readonly Fact[] {
  const [label, day] = facts;
  const isLabelled = label?.kind === "side" ? label.isLabel : label?.kind.startsWith("check");
  if (isLabelled !== true || day?.kind !== "date") return facts;
  if (!NOTE_AFTER_DAY.test(printed.slice(day.end - start))) return facts;
  return facts.map((fact) =>
    fact.start < day.end ? fact : { kind: "known", start: fact.start, end: fact.end },
  );
}
