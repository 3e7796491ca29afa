import type { Read } from "../../ast/nodes.ts";
import { findPlace } from "../../reference/index.ts";
import type { Fact } from "../facts/fact.ts";
import { isPlaceAmongWords } from "../lexicon/codes.ts";
import type { Line } from "../scopes/lines.ts";

/* What shows that three letters without brackets are the code of a place. */

/** Whether a code is in brackets. */
export function isClearPlace(fact: Fact): boolean {
  return fact.kind === "place" && !fact.isBare && fact.isNamed !== true;
}

/** The rows that have a day and a time for both ends of a flight: the codes together, or each before its day. */
const BOTH_ENDS = new Set([
  "flight place place date time date time",
  "flight place date time place date time",
]);

/** Whether a code is one of two with their times, in a row of a flight or in a sentence. */
export function isWithTime(code: Fact, line: Line): boolean {
  return areEnds(line) || isTimedEnd(code, line);
}

/** Whether a row has two codes beside a flight and two days with clear times, in this order. */
function areEnds({ facts }: Line): boolean {
  const first = facts.findIndex(({ kind }) => kind === "flight");
  const values = facts
    .slice(first)
    .filter((fact) => fact.kind !== "mark" && !(fact.kind === "time" && fact.isBare));
  return (
    first === 0 &&
    BOTH_ENDS.has(
      values
        .slice(0, 7)
        .map(({ kind }) => kind)
        .join(" "),
    )
  );
}

/** A code and a clear time at both ends of a link. */
const TIMED_ENDS = new Set(["place time link place time", "time place link time place"]);

/** Whether a code is one of two with their times: `ZRH 09:40 - VIE 11:00`, `09:40 ZRH - 11:00 VIE`. */
function isTimedEnd(code: Fact, { facts }: Line): boolean {
  const at = facts.indexOf(code);
  return [0, 1, 3, 4].some((before) => {
    const ends = facts.slice(Math.max(at - before, 0), at - before + 5);
    // In `the shuttle CDG 12:40 - ORY 14:00`, the word before them can say that they are of something else.
    const isAfterWord = facts[at - before - 1]?.kind === "word";
    return (
      TIMED_ENDS.has(ends.map(({ kind }) => kind).join(" ")) &&
      !isAfterWord &&
      !ends.some((fact) => fact.kind === "time" && fact.isBare) &&
      ends.every((fact) => fact.kind !== "place" || isPlaceAmongWords(fact.code.value))
    );
  });
}

/** Whether the row of a flight has a date followed by exactly two adjacent codes. */
export function areColumns({ anchors, facts, hasOnlyKnown }: Line): boolean {
  const values = facts.filter(({ kind }) => kind !== "mark");
  const first = values.findIndex(({ kind }) => kind === "place");
  const codes = values.flatMap((fact) => (fact.kind === "place" ? fact.code.value : []));
  if (anchors === 0 || codes.length !== 2 || values[first + 1]?.kind !== "place") return false;
  const isDated = values.findIndex(({ kind }) => kind === "date") < first;
  return isDated && hasOneDate(values) && (hasOnlyKnown || codes.every(isPlaceAmongWords));
}

function hasOneDate(facts: readonly Fact[]): boolean {
  return facts.filter(({ kind }) => kind === "date").length === 1;
}

/** `TO SAN FRANCISCO`: in a line of capitals, three letters can begin a name. */
export function isBeforeWord(code: Read<string>, { facts }: Line): boolean {
  return facts.find(({ start }) => start >= code.end)?.kind === "word";
}

/** Whether the name of its city follows a code: `SFO San Francisco`. */
export function isNamed(code: Read<string>, { facts }: Line): boolean {
  const city = findPlace(code.value)?.city.toUpperCase() ?? "";
  const at = facts.findIndex((fact) => fact.kind === "place" && fact.code === code);
  const words = facts.slice(at + 1, at + 5).map((fact) => {
    if (fact.kind === "word") return fact.text.value;
    return fact.kind === "place" ? fact.code.value : "";
  });
  return city !== "" && ` ${words.join(" ")} `.includes(` ${city} `);
}
