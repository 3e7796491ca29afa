import type { Clock, PrintedDate, Read } from "../../ast/nodes.ts";
import { utcOffsetMinutes } from "../../reference/index.ts";
import type { Block } from "./block.ts";

/** A day with or without a time, in the local time of its place. */
interface LocalMoment {
  readonly date?: Read<PrintedDate> | undefined;
  readonly clock?: Read<Clock> | undefined;
}

/** `2027-03-04`, `2027-03-04T20:15:00-08:00`, `2027-03-04 20:15`. */
const MOMENT =
  /^((\d{4})-(\d\d)-(\d\d))(?:[T ](\d\d):(\d\d)(?::\d\d(?:\.\d{1,9})?)?(Z|[+-]\d\d:?\d\d)?)?$/;
const UTC = /^(?:Z|[+-]00:?00)$/;

/**
 * The day and the time of the first of these paths that has a value. Senders print local times, with their
 * offset if any. A time in UTC is the local time only where the place shows that both are the same; else
 * it counts for nothing.
 *
 * @param zone IANA name of the time zone of the place, if known
 */
export function momentAt(block: Block, paths: readonly string[], zone?: string): LocalMoment {
  const text = block.find(...paths);
  const moment = text && localMoment(text, zone);
  if (text !== undefined && moment === undefined)
    block.refuse(text, "it is not a day and time of its place");
  return moment ?? {};
}

function localMoment(text: Read<string>, zone: string | undefined): LocalMoment | undefined {
  const [, day = "", year, month, dayOfMonth, hours, minutes, offset] =
    MOMENT.exec(text.value) ?? [];
  const date = { year: Number(year), month: Number(month), day: Number(dayOfMonth) };
  if (day === "" || !isDay(date)) return undefined;
  const clock = Number(hours) * 60 + Number(minutes);
  if (offset !== undefined && UTC.test(offset) && !isUtc({ ...date, minutes: clock }, zone))
    return undefined;
  const ends = { start: text.start, end: text.start + day.length };
  const hasClock = hours !== undefined && Number(hours) < 24 && Number(minutes) < 60;
  return {
    date: { value: date, ...ends },
    clock: hasClock ? { value: clock, start: ends.end + 1, end: ends.end + 6 } : undefined,
  };
}

function isDay({ year, month, day }: { year: number; month: number; day: number }): boolean {
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}

interface Wall {
  readonly year: number;
  readonly month: number;
  readonly day: number;
  readonly minutes: number;
}

function isUtc({ year, month, day, minutes }: Wall, zone: string | undefined): boolean {
  return zone !== undefined && utcOffsetMinutes(zone, year, month, day, minutes) === 0;
}
