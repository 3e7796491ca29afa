import { moneyValue, part, ticketNumberValue } from "../../../grammars/common/values.ts";
import { groupOf, term, valued, type Fact, type Term } from "./fact.ts";
import { wordsFor } from "../lexicon/lexicon.ts";
import { anyOf, LETTERS, WORD_START } from "../lexicon/words.ts";

/*
 * Tickets, seats, totals and contacts, each after its word:
 *
 *   E-ticket number: 618-0000000001   Seat 43A   Total: SGD 912.40   Phone: +44 20 555 0100
 */

const EMAIL = "[A-Za-z\\d_.%+-]{1,64}@[A-Za-z\\d.-]{1,64}\\.[A-Za-z]{2,24}";
/** Between two seats. */
const AND = wordsFor("and")
  .map((word) => ` ${word}`)
  .join("|");
const AMOUNT = "\\d{1,3}(?:,\\d{3}){1,3}(?:\\.\\d\\d)?|\\d{1,9}(?:\\.\\d\\d)?";
const NUMBER_END = "(?![\\d,]|\\.\\d)";

export const extras: readonly Term[] = [
  term(
    "TicketNumber",
    `${WORD_START}${anyOf(wordsFor("ticket"))}[:#]? {0,3}\\d{3}[- ]?\\d{10}(?:-\\d{1,2})?(?!\\d)`,
    (text) => {
      const printed = groupOf(text, /(\d{3}[- ]?\d{10}(?:-\d{1,2})?)$/, 1);
      if (printed === undefined) return undefined;
      const ticket = valued(printed, ticketNumberValue(printed.value.replace(" ", "")));
      const word = groupOf(text, /^(e-?ticket)/i, 1);
      return { kind: "ticket", ticket, ...(word && { type: valued(word, "ET") }) };
    },
  ),
  {
    name: "SeatNumber",
    pattern: new RegExp(
      `${WORD_START}${anyOf(wordsFor("seat"))}:? {0,3}\\d{1,2}[A-L](?:(?:,|${AND}|/| &)? {0,2}\\d{1,2}[A-L]){0,8}(?![${LETTERS}\\d])`,
    ),
    read: (text) =>
      Array.from(text.value.matchAll(/\d{1,2}[A-L]/g), ({ 0: value, index }, count): Fact => {
        const seat = { value, start: text.start + index, end: text.start + index + value.length };
        // Each fact begins at its word, or at the end of the one before it.
        return { kind: "seat", seat, start: count === 0 ? text.start : seat.start, end: seat.end };
      }),
  },
  term(
    "TotalAmount",
    `${WORD_START}${anyOf(wordsFor("total"))}:? {0,20}(?:[A-Z]{3} {0,12}(?:${AMOUNT})${NUMBER_END}|(?:${AMOUNT}) {0,3}[A-Z]{3}(?![A-Za-z\\d]))`,
    (text) => {
      const printed = groupOf(text, /([A-Z]{3} *[\d.,]+|(?<![\d.,])[\d.,]+ *[A-Z]{3})$/, 1);
      return printed && { kind: "total", total: valued(printed, moneyValue(printed.value)) };
    },
  ),
  term(
    "PhoneNumber",
    `${WORD_START}${anyOf(wordsFor("phone"))}:? {0,3}\\+?[\\d(][\\d ()./-]{4,24}\\d(?!\\d)`,
    (text) => {
      const contact = part(text, text.value.search(/[+\d(]/), text.value.length);
      return contact && { kind: "phone", contact };
    },
  ),
  term("EmailAddress", `${WORD_START}${EMAIL}`, (text) => ({ kind: "email", contact: text })),
];
