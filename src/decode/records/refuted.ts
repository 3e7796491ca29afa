import { saysNothing } from "../../ast/kinds.ts";
import type { Choice } from "../detection/choose.ts";
import type { LineReading } from "../engine/line-reading.ts";
import type { RecordReading } from "./read.ts";

/*
 * Numbered words with a slash that are no travellers: an agenda, or the advice of a mail below its
 * flights.
 */

/**
 * The lines of the records that consist of such words, if the text has a whole record beside them, or
 * writes them in small letters: terminals do not.
 *
 * @param doubtful those records
 * @param hasRecord whether another record of the text has travellers and a journey or a stay
 */
export function refutedLines(
  doubtful: readonly RecordReading[],
  hasRecord: boolean,
): ReadonlySet<LineReading> {
  const refuted = doubtful.filter((reading) => hasRecord || isSmall(reading));
  return new Set(
    refuted.flatMap((reading) => reading.flatMap(({ lines }) => lines.filter(isNames))),
  );
}

function isNames({ node }: LineReading): boolean {
  return node?.kind === "names";
}

/** Whether names are in small letters, in a text that also has capitals. */
function isSmall(reading: RecordReading): boolean {
  return reading.some(({ choice: { document }, lines }) => {
    const { original } = document.source;
    return (
      lines.some(({ node }) => {
        if (node?.kind !== "names") return false;
        return node.persons.some(({ printed }) => {
          const { start, end } = document.source.originalRange(printed);
          return SMALL.test(original.slice(start, end).replace(ENTITY, " "));
        });
      }) && CAPITAL.test(original)
    );
  });
}

const SMALL = /\p{Ll}/u;
const CAPITAL = /\p{Lu}/u;
/** A space of a web page. */
const ENTITY = /&[a-z]{2,6};/g;

/** The same records, with these lines unread. */
export function withoutLines(
  readings: readonly RecordReading[],
  refuted: ReadonlySet<LineReading>,
): readonly RecordReading[] {
  const unread = (line: LineReading) => (refuted.has(line) ? unreadOf(line) : line);
  const choices = new Map<Choice, Choice>();
  const changed = (choice: Choice) => {
    const { document } = choice;
    const copy = choices.get(choice) ?? {
      ...choice,
      document: { ...document, lines: document.lines.map(unread) },
    };
    choices.set(choice, copy);
    return copy;
  };
  return readings.map((reading) =>
    reading.map(({ choice, lines }) => ({ choice: changed(choice), lines: lines.map(unread) })),
  );
}

/** The records of which something is left; the first one if nothing is. */
export function withoutEmpty(readings: readonly RecordReading[]): readonly RecordReading[] {
  const left = readings.filter((reading) =>
    reading.some(({ lines }) => lines.some(({ node }) => node !== null && !saysNothing(node))),
  );
  return left.length > 0 ? left : readings.slice(0, 1);
}

function unreadOf({ start, end }: LineReading): LineReading {
  const reason = "names: nothing else shows that these words are travellers";
  return { start, end, node: null, rule: null, problem: { reason, at: start } };
}
