import type { SourceText } from "../../decode/text/source.ts";
import type { Fact } from "../facts/fact.ts";
import { wordsFor } from "../lexicon/lexicon.ts";
import { anyOf } from "../lexicon/words.ts";
import type { Line } from "./lines.ts";

/*
 * An email with the older ones that it answers, quoted or below their own headers:
 *
 *   PNR: N5VXQE   EK 146 ...               From: Travel Desk
 *   > Booked and ticketed:                 Subject: RE: Bangkok
 *   > PNR QQ7L2D   EK 148 ...              ...
 */

/** The marks of quoting before a line, as it was sent. */
const QUOTED = /^[ \t]{0,8}((?:>[ \t]?){1,9})/;
/** A line that the newest answer quotes: without one, `>>` is a mark of the sender's own. */
const QUOTED_ONCE = /(?<![^\n])[ \t]{0,8}>(?![ \t]?>)/;
/** The line of a header that each mail has once. */
const SUBJECT = new RegExp(`^[ >*]{0,8}${anyOf(wordsFor("mailSubject"))} {0,3}[:\uff1a]`);
/** What says whose booking it is: an email with a journey and none of these continues with the one below. */
const OF_BOOKING: ReadonlySet<Fact["kind"]> = new Set(["locator", "ticket", "person", "mentioned"]);

/** Whether a line is the subject of an email. */
export function hasSubject({ start, end }: Line, text: string): boolean {
  return SUBJECT.test(text.slice(start, end));
}

/** How many emails are above each line, the newest of which is the first. */
function agesOf(lines: readonly Line[], source: SourceText): readonly number[] {
  const { original, text } = source;
  let headers = 0;
  const hasQuotes = QUOTED_ONCE.test(original);
  return lines.map((line) => {
    const at = source.originalOffset(line.start);
    const lineStart = original.lastIndexOf("\n", at - 1) + 1;
    const [, marks = ""] = QUOTED.exec(original.slice(lineStart, lineStart + 40)) ?? [];
    if (hasSubject(line, text)) headers++;
    return Math.max(0, headers - 1) + (hasQuotes ? marks.replace(/[^>]/g, "").length : 0);
  });
}

/**
 * The lines without what older emails say, if a newer one has a journey of its own and says whose it is.
 *
 * @param hasJourney whether some lines have one
 */
export function withoutOlderMails(
  lines: readonly Line[],
  source: SourceText,
  hasJourney: (lines: readonly Line[]) => boolean,
): readonly Line[] {
  const ages = agesOf(lines, source);
  if (new Set(ages).size < 2) return lines;
  const newest = [...new Set(ages)]
    .sort((one, other) => one - other)
    .find((age) => {
      const own = lines.filter((_, index) => (ages[index] ?? 0) <= age);
      return own.some(isOfBooking) && hasJourney(own);
    });
  if (newest === undefined) return lines;
  return lines.map((line, index) => ((ages[index] ?? 0) <= newest ? line : unread(line)));
}

/** A line that says nothing about the booking. */
function unread(line: Line): Line {
  return {
    ...line,
    facts: [],
    cancelled: [],
    anchors: 0,
    isProse: true,
    isNote: false,
    isOfOlderMail: true,
  };
}

function isOfBooking({ facts }: Line): boolean {
  return facts.some(({ kind }) => OF_BOOKING.has(kind));
}
