import type { Money, Read } from "../../ast/nodes.ts";
import { part, ticketNumberValue } from "../../../grammars/common/values.ts";
import { AMOUNT, CURRENCY, moneyIn } from "./amounts.ts";
import { groupOf, groupsOf, term, valued, type Fact, type Term } from "./fact.ts";
import { wordsFor } from "../lexicon/lexicon.ts";
import { eachWords } from "../lexicon/sentences/sums.ts";
import {
  anyCase,
  anyOf,
  CAPITALS,
  eitherOf,
  folded,
  GAP,
  LETTER,
  LETTERS,
  SMALL,
  WORD_START,
} from "../lexicon/words.ts";
import { matchesOf } from "../../decode/text/matches.ts";

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
/** `(Jane)`, between two tickets. */
const OWNER = ` ?\\([${LETTERS}./ -]{2,40}\\)[,;]?`;
/** `Billetes IB:`, `Ticketnummern Lufthansa:`: the airline that issued them, after a word for tickets. */
const ISSUED_BY = `(?:(?: [${CAPITALS}][${LETTERS}\\d.]{1,20}){1,3}(?= {0,2}[:\uff1a]))?`;
/** `(2 adults)`, after a label. */
const NOTE = "(?: ?\\([^()\\n]{1,30}\\))?";
/** `Bilet elektroniczny nr`, `Uw ticketnummer is`. */
const NUMBER_WORDS = eitherOf([...wordsFor("numberWords"), ...wordsFor("is")]);
/**
 * The flight of a seat before it, by its number, its places or its direction, or after it: `LH 454: 23A`,
 * `BOD-LGW 12A`, `12A (LH 454)`, `12A (outbound)`.
 */
const FLIGHT = `(?:[A-Z]{2}|[A-Z]\\d|\\d[A-Z]) ?\\d{1,4}`;
const WAY = "[A-Z]{3} ?[-/] ?[A-Z]{3}";
const LEG = anyOf(wordsFor("outward", "returning"));
export const SEAT = `(?:(?:${FLIGHT}|${WAY}|${LEG}) ?:? )?\\d{1,2}[A-L](?![${LETTERS}\\d])(?: \\((?:${FLIGHT}|${LEG})\\))?`;
const SEATS = new RegExp(
  `(?:(?<airline>[A-Z\\d]{2}) ?(?<flight>\\d{1,4}) ?:? |(?<origin>[A-Z]{3}) ?[-/] ?(?<destination>[A-Z]{3}) ?:? |(?:(?<back>${anyOf(wordsFor("returning"))})|(?<out>${LEG})) ?:? )?(?<![A-Z\\d])(?<seat>\\d{1,2}[A-L])(?![A-Z\\d])(?: \\((?:(?<carrier>[A-Z\\d]{2}) ?(?<number>\\d{1,4})|(?<backAfter>${anyOf(wordsFor("returning"))})|(?<outAfter>${LEG}))\\))?`,
  "dg",
);
const TICKETS = /(?<!\d)\d{3}(?:[- ]| - )?\d{10}(?:[-/]\d{1,2})?/g;
const TICKET = "\\d{3}(?:[- ]| - )?\\d{10}(?:[-/]\\d{1,2})?(?!\\d)";
const FOR = `(?:${eitherOf(wordsFor("forWhom"))})`;
/** ` for Ms Jane Doe and `, between two tickets: ` pour vous et le `. */
const FOR_SOMEBODY = ` ${FOR} (?:[${CAPITALS}][${LETTERS}'.-]{0,20}|[${SMALL}]{1,4})(?: [${LETTERS}'.-]{1,20}){0,3}?(?:${AND})(?: [${LETTERS}]{1,3})?`;
/** Not `Your old tickets are`. */
const NOT_REPLACED = `(?<!${WORD_START}${anyOf(wordsFor("replacedLabels"))} )`;
/** Before or after a word for tickets, what else than a flight they are for: `EMD ticket`, `Ticket (excess baggage)`. */
const OF_EXTRA = anyOf(wordsFor("extraDocuments", "seat", "otherLabels"));
const NOT_EXTRA = `(?<!${WORD_START}${OF_EXTRA}[ -])`;
const NO_EXTRA_AFTER = `(?![^\\d\\n:\uff1a]{0,30}${WORD_START}${OF_EXTRA})`;
/** `Ticketnummer Flug:` */
const OF_FLIGHT = anyOf(wordsFor("flight", "flights"));

/** `for 2 people`, `for both travellers`, after a label. */
const FOR_PEOPLE = `(?:(?:(?: ${LETTER}{2,8}| ${FOR} ${LETTER}{2,3})? ?\\d{1,2} ?| ${LETTER}{2,8} ${LETTER}{2,8} )${anyOf(wordsFor("people"))})?`;
/** Between a label and its amount. */
const VERB = `(?:${eitherOf(wordsFor("amountsTo"))})`;
const AMOUNTS_TO = `(?: {0,20}[:\uff1a]| ${VERB}(?= ))?`;
/** `Total (EUR)`, `Total EUR:`, `Total EUR     412.00`: the currency of the amount, after a label. */
const IN_CURRENCY = `(?: ?[([](${CURRENCY})[)\\]]| (${CURRENCY})(?= {0,20}[:\uff1a]| {2,40}\\d))?`;
/** After a word for a total that ends with one for paying: when, ` le 21/11/2026 à 09h47`, or how. */
const DAY = `\\d{1,2}(?:[./-]\\d{1,2}[./-]\\d{2,4}|\\.? ${LETTER}{3,10}\\.? \\d{4})`;
const PAYING = `(?<=(?<!${LETTER})${anyCase("tot")}[AaEeLlTt]{2,3} ${eitherOf(wordsFor("paid"))})`;
/** How: ` met iDEAL`, ` with Visa card`. */
const MEANS = ` ${LETTER}{1,5} ${anyOf(wordsFor("paymentMeans"))}(?: ${LETTER}{2,12}| \\*?\\d{4})?(?= {0,20}[:\uff1a]| {2,40}\\S)`;
const PAID_SO = `(?:${PAYING}(?:(?: ${LETTER}{2,5})? ${DAY}(?:,?(?: ${LETTER}{1,3})? \\d{1,2}[:.h]\\d\\d)?|${MEANS}))?`;
/** `including all taxes`, after a label. */
const WITH_TAXES = `(?:,? \\(?${anyOf(wordsFor("ofWhich"))}[^\\d\\n:|]{0,60})?`;
const OF_WHICH = `(?:${eitherOf(wordsFor("ofWhich"))} )?`;
const IS_PART = new RegExp(`^${eitherOf(wordsFor("ofWhich"))} `);
const PAID_ON = new RegExp(`${PAYING}(?:(?: ${LETTER}{2,5})? ${DAY}|${MEANS})`);
/** Beside a total in another column: that of one person comes first. */
const NOT_BESIDE = `(?! {2,20}(?:${CURRENCY} {0,3}\\d|\\d[\\d.,']{0,12} {0,3}${CURRENCY}(?![${LETTERS}])))`;
/** That of one of several people: `EUR 120.00 per person`. */
const EACH = [...new Set([...wordsFor("perPerson"), ...eachWords()])];
/** `EUR 120.00 / person` */
const AFTER_SLASH = EACH.flatMap((words) => (words.startsWith("/") ? words.slice(1) : []));
const NOT_EACH = `(?! {0,3}(?:${CURRENCY} {0,2})?(?:/ {0,2}${anyOf(AFTER_SLASH)}|[(/-]? {0,2}${anyOf(EACH)}|, {0,2}${anyOf(EACH.filter((words) => words.includes(" ")))}))`;
const PRICES = new Set(wordsFor("price").map(folded));

/** `159.96 EUR Total Paid`, alone on a line. */
const TOTAL_LAST = `(?=\\d)${AMOUNT} {1,4}${anyOf(wordsFor("total"))}`;
const AMOUNT_AND_TOTAL = new RegExp(`^(${AMOUNT}) {1,4}(${anyOf(wordsFor("total"))})$`);

/** `EUR 268.00YQ   EUR 14.97JD`: several taxes after one word, each with its code. */
const CODED_TAX = `[A-Z]{3} {0,3}\\d{1,7}(?:[.,]\\d\\d)?[A-Z][A-Z\\d](?![A-Za-z\\d])`;
const TAX_CODE = 2;

/** `+44 (0)20 7946 0018`; a bracket that is not closed begins something else: `0 892 05 00 00 (0,35 EUR/min)`. */
const PHONE_PART = "(?:\\(\\d{1,5}\\)|\\d)";
const PHONE = `\\+?${PHONE_PART}(?:[ ./-]?${PHONE_PART}){4,24}`;
/** When somebody answers, or what it costs. */
const PHONE_NOTES = "(?: ?\\([^()\\n]{1,40}\\)){0,2}";

const PHONE_LAST = new RegExp(`(?<!\\d)(${PHONE})${PHONE_NOTES}$`);

export const extras: readonly Term[] = [
  {
    name: "TicketNumber",
    pattern: new RegExp(
      `${WORD_START}${NOT_REPLACED}${NOT_EXTRA}${anyOf(wordsFor("ticket"))}${NO_EXTRA_AFTER}(?: {1,2}\\d{1,2}(?= {0,2}:)| (?:${NUMBER_WORDS})| ${OF_FLIGHT}(?= {0,2}:))?${NOTE}${ISSUED_BY}#?${GAP}${TICKET}(?:(?:${FOR_SOMEBODY}|(?:${OWNER})?(?:,|;| /|${AND})?) {1,2}${TICKET}){0,8}`,
    ),
    read: ticketFacts,
  },
  // Below a title: `117-0000000001 (Ms Jane Doe)`
  {
    name: "TicketOfName",
    pattern: new RegExp(
      `(?<=(?<![^\\n]) {0,8}(?:[-*\u2022] )?)\\d{3}-\\d{10}(?= ?\\([${CAPITALS}][${LETTERS}./' -]{2,40}\\) {0,8}\\n)`,
    ),
    read: ticketFacts,
  },
  {
    name: "SeatNumber",
    pattern: new RegExp(
      `${WORD_START}${anyOf(wordsFor("seat"))}(?:\\(s\\))?${GAP}${SEAT}(?:(?:,|;|${AND}| ?/| &| -)? {0,2}${SEAT}){0,8}`,
    ),
    read: seatFacts,
  },
  amountTerm("TotalAmount", "total"),
  term("AmountBeforeTotal", `(?<=(?<![^\\n]) {0,8})${TOTAL_LAST}(?= {0,20}\\n)`, (text) => {
    const [printed, label] = groupsOf(text, AMOUNT_AND_TOTAL);
    const money = printed && moneyIn(printed, label?.value ?? "");
    return printed && money && { kind: "total", total: valued(printed, money) };
  }),
  taxTerm(),
  amountTerm("BaseFare", "baseFare"),
  amountTerm("Price", "price"),
  term(
    "PhoneNumber",
    `${WORD_START}${anyOf(wordsFor("phone"))}${NOTE}${GAP}${PHONE}(?!\\d)${PHONE_NOTES}`,
    (text) => {
      // The label can have digits, too: `24-Stunden-Hotline`.
      const contact = groupOf(text, PHONE_LAST, 1);
      return contact && { kind: "phone", contact };
    },
  ),
  term(
    "OtherLabel",
    `(?<=(?<![^\\n]) {0,8}|[|;,] ?)${anyOf(wordsFor("otherLabels"))}${NOTE}(?: {0,20}[:\uff1a]| {2,20}(?=\\S)| (?=\\d))(?:[^\\n|; ]| (?! )){0,100}`,
    () => ({ kind: "known" }),
  ),
  // A number with its country, alone on a line.
  term(
    "OwnPhoneNumber",
    "(?<=(?<![^\\n]) {0,8})\\+[1-9]\\d{0,2}[ (.-][\\d ()./-]{6,20}\\d(?= {0,8}\\n)",
    (text) => ({ kind: "phone", contact: text }),
  ),
  term("EmailAddress", `${WORD_START}${EMAIL}`, (text) => ({ kind: "email", contact: text })),
];

/** The tickets after a word for them, or without it. */
export function ticketFacts(text: Read<string>): readonly Fact[] {
  const word = groupOf(text, /^(e-?ticket|etkt)/i, 1);
  return matchesOf(text.value, TICKETS).map(({ 0: printed, index }, count): Fact => {
    const [start, end] = [text.start + index, text.start + index + printed.length];
    const ticket = { value: ticketNumberValue(printed.replaceAll(" ", "")), start, end };
    const type = word && { type: valued(word, "ET") };
    return { kind: "ticket", ticket, ...type, start: count === 0 ? text.start : start, end };
  });
}

/**
 * The seats after a word for them, or without it. The flight before a seat is also that of those after it; one in brackets
 * is also that of those before it: `12A, 12B (outbound)`.
 */
export function seatFacts(text: Read<string>): readonly Fact[] {
  let before: SeatFact["of"];
  const seats = matchesOf(text.value, SEATS).map(({ indices }, count) => {
    const places: Readonly<Record<string, [number, number] | undefined>> = indices?.groups ?? {};
    const read = (name: string) => {
      const [start, end] = places[name] ?? [];
      return start === undefined ? undefined : part(text, start, end ?? start);
    };
    const seat = read("seat") ?? text;
    const after = flightOf(read("carrier"), read("number")) ?? legAfter(read);
    before = seatOf(read) ?? legOf(read) ?? (after === undefined ? before : undefined);
    // Each fact begins at its word, or at the end of the one before it, and ends with its brackets.
    const start = count === 0 ? text.start : seat.start;
    const inBrackets = read("number") ?? read("outAfter") ?? read("backAfter");
    const end = inBrackets === undefined ? seat.end : inBrackets.end + 1;
    return { kind: "seat" as const, seat, before, after, start, end };
  });
  return seats.map(({ before: own, after: inBrackets, ...fact }, index): Fact => {
    const next = seats.slice(index).find(({ after, before: other }) => after ?? other);
    const of = inBrackets ?? own ?? next?.after;
    return of === undefined ? fact : { ...fact, of };
  });
}

type GroupReader = (name: string) => Read<string> | undefined;

function flightOf(airline?: Read<string>, flight?: Read<string>): SeatFact["of"] {
  return airline && flight && { airline, flight };
}

type SeatFact = Extract<Fact, { kind: "seat" }>;

function legOf(read: GroupReader): SeatFact["of"] {
  if (read("out") !== undefined) return { leg: "outward" };
  return read("back") === undefined ? undefined : { leg: "returning" };
}

function legAfter(read: GroupReader): SeatFact["of"] {
  if (read("outAfter") !== undefined) return { leg: "outward" };
  return read("backAfter") === undefined ? undefined : { leg: "returning" };
}

function seatOf(read: GroupReader): SeatFact["of"] {
  const flight = flightOf(read("airline"), read("flight"));
  const [origin, destination] = [read("origin"), read("destination")];
  return flight ?? (origin && destination && { origin, destination });
}

function taxTerm(): Term {
  const one = amountTerm("TaxAmount", "taxes");
  const several = new RegExp(
    `${WORD_START}${anyOf(wordsFor("taxes"))}${AMOUNTS_TO} {0,20}${CODED_TAX}(?: {1,12}${CODED_TAX}){0,20}`,
  );
  return {
    name: one.name,
    pattern: new RegExp(`${several.source}|${one.pattern.source}`),
    read: (text) => {
      const taxes = matchesOf(text.value, new RegExp(CODED_TAX, "g"));
      return taxes.length === 0 ? one.read(text) : taxes.flatMap((tax) => codedTax(text, tax));
    },
  };
}

function codedTax(text: Read<string>, { 0: printed, index }: RegExpExecArray): readonly Fact[] {
  const amount = part(text, index, index + printed.length - TAX_CODE);
  const money = amount && moneyIn(amount, "");
  if (amount === undefined || money === undefined) return [];
  const end = amount.end + TAX_CODE;
  const code = part(text, index + printed.length - TAX_CODE, index + printed.length);
  return [{ kind: "taxes", total: valued(amount, money), code, start: amount.start, end }];
}

function amountTerm(name: string, kind: "total" | "taxes" | "baseFare" | "price"): Term {
  const words = `${kind === "taxes" ? OF_WHICH : ""}${anyOf(wordsFor(kind))}`;
  const after = `${IN_CURRENCY}${NOTE}${FOR_PEOPLE}${kind === "total" ? PAID_SO + WITH_TAXES : ""}`;
  const labelled = new RegExp(`^(${words})${after}${AMOUNTS_TO} {0,40}(${AMOUNT})$`);
  // In a sentence, a price can be that of anything: `Changes cost 150 EUR`.
  const head =
    kind === "price"
      ? `(?:(?<=(?<![^\\n]) {0,8}|[|;] ?)${words}${after}(?= {0,20}[:\uff1a])|${WORD_START}${words}${after}(?= ${VERB} ))`
      : `${WORD_START}${words}${after}`;
  const beside = (kind === "total" ? NOT_BESIDE : "") + (kind === "taxes" ? "" : NOT_EACH);
  return term(name, `${head}${AMOUNTS_TO} {0,40}${AMOUNT}${beside}`, (text) => {
    const [label, inBrackets, inFront, printed] = groupsOf(text, labelled);
    const said = label?.value ?? "";
    const money = printed && moneyBeside(inBrackets ?? inFront, printed, said);
    if (printed === undefined || money === undefined) return undefined;
    // `Prix du billet` can also be the fare without taxes.
    const isPrice = kind === "baseFare" && PRICES.has(folded(said));
    if (kind === "taxes" && IS_PART.test(said)) return { kind: "known" };
    const total = valued(printed, money);
    if (kind === "total") return { kind, total, ...datedIn(text.value) };
    return { kind, total, ...(isPrice && { isPrice }) };
  });
}

function datedIn(text: string): { readonly isDated?: true } {
  return PAID_ON.test(text) ? { isDated: true } : {};
}

/** An amount after its label and perhaps a currency, which is that of digits without one. */
function moneyBeside(
  currency: Read<string> | undefined,
  printed: Read<string>,
  label: string,
): Money | undefined {
  const own = moneyIn(printed, label);
  if (currency === undefined) return own;
  const isWhole = own === undefined && /[.,]\d\d$/.test(printed.value);
  const stated = moneyIn(
    { ...printed, value: `${currency.value} ${isWhole ? printed.value : 1}` },
    label,
  );
  // `Total TAX: 93.00 EUR` is a total of something else; `Total (EUR): 2 x 450.00` begins with a count.
  if (own === undefined) return isWhole ? stated : undefined;
  return stated?.currency === own.currency ? own : undefined;
}
