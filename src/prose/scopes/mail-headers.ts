import { isAnchor, type Fact } from "../facts/fact.ts";
import { wordsFor } from "../lexicon/lexicon.ts";
import { SENT_ON, WROTE } from "../lexicon/unbooked/refused.ts";
import { anyOf, WORD_START } from "../lexicon/words.ts";
import { blocksOf, type Line } from "./lines.ts";
import { isProse } from "./prose-lines.ts";
import { hasSubject } from "./older-mails.ts";
import { asWords } from "./unbooked/unbooked.ts";

/*
 * Headers of emails, whose words for the sender and the reader are those for the ends of a journey elsewhere:
 *
 *   From: Sample Travel
 *   To: INF
 *   Subject: Your booking
 */

/** The lines of a text. Above or below a subject, a place is one of a journey only if both labels have one. */
export function withoutMailHeaders(lines: readonly Line[], text: string): readonly Line[] {
  const unquoted = lines.map((line) => withoutQuoting(line, text));
  if (!lines.some((line) => hasSubject(line, text))) return unquoted;
  return blocksOf(unquoted).flatMap((block) => {
    if (!block.some((line) => hasSubject(line, text))) return block;
    return withoutPlace(withoutSending(block, text), text);
  });
}

const ABOVE_QUOTE = new RegExp(`${WORD_START}${anyOf(WROTE)}[^:\\n]{0,80}[:\uff1a] *$`);

/** A line such as `On 12 Apr 2027 at 09:00, Bob Roe wrote:`, in which the day and the time are words. */
function withoutQuoting(line: Line, text: string): Line {
  if (line.facts.some(isAnchor) || !line.facts.some(isOfSending)) return line;
  return ABOVE_QUOTE.test(printedOf(line, text)) ? withoutDay(line, text) : line;
}

function isOfSending({ kind }: Fact): boolean {
  return kind === "date" || kind === "time";
}

function withoutDay(line: Line, text: string): Line {
  const days = line.facts.filter(isOfSending);
  return days.length === 0 ? line : { ...line, facts: asWords(line.facts, days, text) };
}

const SENT = new RegExp(`^[ >*]{0,8}${anyOf(SENT_ON)}\\*? {0,3}[:\uff1a]`);
const LABELLED = /^[ >*]{0,8}\p{L}[^:\n]{0,20}[:\uff1a]/u;
const MAILBOX = /@[\w-]/;

/** The lines of a header, in which the day and the time at which the mail was sent are words. */
function withoutSending(block: readonly Line[], text: string): readonly Line[] {
  return block.map((line, index) => {
    if (line.facts.some(isAnchor) || !SENT.test(printedOf(line, text))) return line;
    const beside = [block[index - 1], block[index + 1]];
    // Elsewhere, `Date:` can be that of a flight.
    if (!beside.some((other) => isOfMail(other, text)) || beside.some(isOfFlight)) return line;
    return withoutDay(line, text);
  });
}

function isOfMail(line: Line | undefined, text: string): boolean {
  if (line === undefined) return false;
  const printed = printedOf(line, text);
  if (hasSubject(line, text)) return true;
  if (line.facts.some(isPlace)) return false;
  return isOfEnd(line) || TO.test(printed) || (LABELLED.test(printed) && MAILBOX.test(printed));
}

/** Whether a line begins with a flight, or with the label of one. */
function isOfFlight(line: Line | undefined): boolean {
  return line?.facts.find(({ kind }) => kind !== "mark")?.kind === "flight";
}

const TO = new RegExp(`^[ >*]{0,8}(?:${anyOf(wordsFor("from", "to"))})\\*? {0,3}[:\uff1a]`);

function printedOf({ start, end }: Line, text: string): string {
  return text.slice(start, end);
}

/** The lines of a header, in which a place is a word if only one label has one. */
function withoutPlace(block: readonly Line[], text: string): readonly Line[] {
  const headers = block.filter(isOfEnd);
  const placed = headers.filter(({ facts }) => facts.some(isPlace));
  if (placed.length !== 1) return block;
  return block.map((line) => (isOfEnd(line) ? asHeader(line, text) : line));
}

/** Whether a line begins with a label for the place of one end. */
function isOfEnd({ facts: [first] }: Line): boolean {
  return first?.kind === "side" && first.ofPlaces && first.isLabel;
}

function isPlace({ kind }: Fact): boolean {
  return kind === "place" || kind === "pair";
}

function asHeader(line: Line, text: string): Line {
  const ends = line.facts.filter((fact) => isPlace(fact) || fact.kind === "side");
  const facts = asWords(line.facts, ends, text);
  return { ...line, facts, hasOnlyKnown: false, isProse: isProse(facts, line.isAllCaps) };
}
