import { isSegment, saysNothing } from "../../ast/kinds.ts";
import { endsInTitle } from "../../ast/name-words.ts";
import type { AirNode, Node, Read } from "../../ast/nodes.ts";
import type { Choice } from "../detection/choose.ts";
import type { LineReading } from "../engine/line-reading.ts";
import type { RecordReading } from "./read.ts";

/*
 * Numbered words with a slash that are not travellers: an agenda, or the advice of an email below its
 * flights.
 */

/**
 * The name lines of doubtful records that are not travellers, because the text also has a whole record, or writes them in
 * lower case, as terminals do not, or an amount follows one of them (`FLOUR/SUGAR 250 G`); the names in other lists; and
 * those that stand alone above a record whose travellers have all its seats.
 *
 * @param doubtful those records
 * @param bare the records that have travellers and nothing booked
 * @param above those of them right above such a record
 * @param hasRecord whether another record of the text has travellers and a journey or a stay
 */
export function refutedLines(
  doubtful: readonly RecordReading[],
  bare: readonly RecordReading[],
  above: readonly RecordReading[],
  hasRecord: boolean,
): ReadonlySet<LineReading> {
  const refuted = doubtful.filter((reading) => hasRecord || isSmall(reading) || isCounted(reading));
  const whole = [...refuted, ...above.filter(isNotedAlone)].flatMap((reading) =>
    reading.flatMap(({ lines }) => lines.filter(isNames)),
  );
  return new Set([...whole, ...bare.flatMap(otherLists)]);
}

/**
 * The names that somebody wrote at the end of a record, below its segments, and right above a record that has no
 * travellers: they can be those of either.
 *
 * @param nameless the records that have no travellers
 */
export function namesAboveOthers(
  readings: readonly RecordReading[],
  nameless: readonly RecordReading[],
): readonly LineReading[] {
  return readings.flatMap((reading, index) => {
    const below = readings[index + 1];
    if (below === undefined || !nameless.includes(below)) return [];
    const lines = reading.flatMap((piece) => piece.lines).filter(saysSomething);
    const last = lines.at(-1);
    const isBelow = lines.some(({ node }) => node !== null && isSegment(node));
    return isBelow && last?.node?.kind === "names" && last.node.noted === true ? last : [];
  });
}

function saysSomething({ node }: LineReading): boolean {
  return node !== null && !saysNothing(node);
}

/** Whether a record is nothing but names that no system printed: `DRIVER SMITH/JOHN MR`. */
function isNotedAlone(reading: RecordReading): boolean {
  return reading.every(
    ({ choice, lines }) =>
      choice.system.isFallback === true &&
      lines.every(({ node }) => node === null || saysNothing(node) || isNotedName(node)),
  );
}

function isNotedName(node: Node): boolean {
  return node.kind === "names" && node.locator === undefined;
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

/** Whether a number that no rule reads stands after names, and is not a seat or a ticket. */
function isCounted(reading: RecordReading): boolean {
  return reading.some(({ lines }) =>
    lines.some(
      ({ node }) =>
        node?.kind === "names" && (node.unparsed ?? []).some(({ value }) => COUNT.test(value)),
    ),
  );
}

/**
 * The names that continue with a numbered list of something else (`1. Q3/Q4 REVIEW`), and those without a title that
 * begin another list below names and words: `Please bring:`, `1. PCR/ANTIGEN TEST`.
 */
function otherLists(reading: RecordReading): readonly LineReading[] {
  return reading.flatMap(({ choice: { document }, lines }) => {
    const numberOf = ({ start, end }: LineReading) =>
      Number(ITEM.exec(document.source.text.slice(start, end))?.[1] ?? Number.NaN);
    let isOther = false;
    let hasNames = false;
    return document.lines.filter((line, index, all) => {
      const above = all[index - 1];
      if (!isNames(line) || above === undefined) isOther = false;
      else if (above.node === null)
        isOther =
          numberOf(line) === numberOf(above) + 1 ||
          (hasNames && numberOf(line) === 1 && !isTitled(line));
      hasNames ||= isNames(line);
      return isOther && lines.includes(line);
    });
  });
}

function isTitled({ node }: LineReading): boolean {
  return (
    node?.kind === "names" && node.persons.some(({ given }) => endsInTitle(given?.value ?? ""))
  );
}

/** The number of an item, and a space: names of terminals have none. */
const ITEM = /^ {0,8}(\d{1,2})[.)] /;

/** `42`, `250G`; not `12A` or `0162205550010440`. */
const COUNT = /^(?!\d{1,2}[A-K](?!\w))\d{1,5}(?!\d)/;

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

function unreadOf(line: LineReading): LineReading {
  const { start, end, node, rule } = line;
  if (node?.kind === "air" && node.seat !== undefined)
    return { ...line, node: withoutSeat(node, node.seat.printed) };
  const reason =
    node?.kind === "names"
      ? "names: nothing else shows that these words are travellers"
      : `${rule ?? "line"}: nothing shows what this line is about`;
  return { start, end, node: null, rule: null, problem: { reason, at: start } };
}

/** A flight whose line prints a seat that the booking does not have. */
function withoutSeat(node: AirNode, printed: Read<string>): AirNode {
  return { ...node, seat: undefined, unparsed: [...(node.unparsed ?? []), printed] };
}
