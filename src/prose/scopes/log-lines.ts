import type { Span } from "../../ast/nodes.ts";

/*
 * Lines of logs. Their day and time are those of the entry, not those of a flight that it mentions:
 *
 *   2027-01-14 13:00:00 INFO LH 400 FRA JFK booked   [2027-01-14T13:00:00Z] DEBUG …   WARN 2027-01-14 13:00:00 …
 *   13:00:00 INFO …   Jan 14 13:00:00 host app[117]: …   14JAN 13:00:00 ERROR …   10.0.0.1 - - [14/Jan/2027:13:00:00 +0000] …
 */

const LEVEL =
  "(?:TRACE|DEBUG|INFO|NOTICE|WARN|WARNING|ERROR|ERR|CRITICAL|CRIT|FATAL|SEVERE)(?![A-Za-z\\d])";
const DAY =
  "(?:\\d{4}[-/]\\d\\d[-/]\\d\\d|\\d{1,2}[./]\\d{1,2}[./]\\d{4}|\\d{1,2}[ /-]?[A-Z][A-Za-z]{2}(?:[ /-]?\\d{2,4})?|[A-Z][a-z]{2} {1,2}\\d{1,2})";
const TIME = "\\d\\d:\\d\\d:\\d\\d(?:[.,]\\d{1,9})?(?:Z| ?[+-]\\d\\d:?\\d\\d)?";
const CLOCK = `[T :]${TIME}`;
const STAMP = `${DAY}${CLOCK}`;
const MARKS = "[\\]\\[()|:<> -]{1,6}";
/** `host app[117]:`, `app[117]:` */
const PROCESS =
  "(?: [A-Za-z][A-Za-z\\d.-]{0,40} [a-z][A-Za-z\\d._/-]{0,40}(?:\\[\\d{1,9}\\])?| [a-z][A-Za-z\\d._/-]{0,40}\\[\\d{1,9}\\]):";

/** The host, its user and the stamp before a request. */
const REQUEST =
  "[\\d.:a-f]{7,40} [^ ]{1,40} [^ ]{1,40} \\[\\d\\d/[A-Z][a-z]{2}/\\d{4}:\\d\\d:\\d\\d:\\d\\d [+-]\\d{4}\\]";

const HEAD = new RegExp(
  `^ {0,8}[[(<]?(?:(?:${STAMP}|${TIME}(?=${MARKS}${LEVEL}))(?:${MARKS}${LEVEL}|${PROCESS})|${LEVEL}${MARKS}${STAMP})|^ {0,8}${REQUEST}`,
);

/** The stamp at the head of a line; undefined if the line is none of a log. */
export function stampOf(printed: string, start: number): Span | undefined {
  const [head] = HEAD.exec(printed) ?? [];
  return head === undefined ? undefined : { start, end: start + head.length };
}
