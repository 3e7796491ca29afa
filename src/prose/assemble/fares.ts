import { AMOUNT, moneyIn } from "../facts/amounts.ts";
import { isAnchor, groupOf } from "../facts/fact.ts";
import type { FareHeaderNode, FareNode, Money, Node } from "../../ast/nodes.ts";
import type { Fact } from "../facts/fact.ts";
import { wordsFor } from "../lexicon/lexicon.ts";
import { anyOf, eitherOf, LETTERS, WORD_START } from "../lexicon/words.ts";
import { blocksOf, type Line } from "../scopes/lines.ts";

type AmountFact = Extract<Fact, { kind: "total" | "taxes" | "baseFare" | "price" }>;

/** `RENTAL CAR`, alone on its line: a block about a car. */
const CAR_TITLE = new RegExp(
  `^[^${LETTERS}\\d]{0,24}${anyOf(wordsFor("carTitles", "carRental", "rentalCar"))}[^${LETTERS}\\d]{0,24}$`,
);
/** `Hotel total: EUR 250.00` */
const OF_STAY = new RegExp(
  `${WORD_START}(?:${eitherOf(wordsFor("hotel", "carRental", "rentalCar", "carTitles"))})(?![${LETTERS}])`,
  "i",
);
/** `Car park: Long Stay`, `Airport parking total: GBP 84.00` */
const OF_PARKING = new RegExp(
  `^[^${LETTERS}]{0,24}(?:[${LETTERS}]{1,12} )?${anyOf(wordsFor("parking"))}`,
);
/** `Parking included`: a note, whose place has no price. */
const PARKING_NOTE = new RegExp(
  `${OF_PARKING.source}:? {1,3}${anyOf(wordsFor("parkingIncluded"))}[^${LETTERS}\\d]{0,8}$`,
);
const OF_JOURNEY = new RegExp(WORD_START + anyOf(wordsFor("flight", "trip", "train")));
/** What shows that a line or a block is about more than a stay or a car. */
const OF_TRIP = new RegExp(
  `${WORD_START}(?:${eitherOf(wordsFor("flight", "trip", "train", "ticket"))})`,
  "i",
);

const HEADER: FareHeaderNode = { kind: "fareHeader", per: "party", forAll: true };

/**
 * The nodes of the amounts. A fare and its taxes count only if their sum is the total: by themselves, they
 * can be those of one person or of one flight. Other charges among them can be part of the sum. A price is the total if no other amount is named.
 */
export function fareNodes(all: readonly Line[], text: string): ReadonlyMap<Fact, Node> {
  const lines = withoutStays(all, text);
  const said = withoutNothing(lines.flatMap(({ facts }) => facts.filter(isAmount)));
  const [only, ...others] = said;
  if (only !== undefined && isPrice(only) && others.every((other) => isSameAmount(only, other)))
    return new Map([[only, { ...HEADER, total: only.total }]]);
  // What is paid on a day can be a part of another total.
  const isOnlyTotal = (fact: AmountFact) =>
    !said.some(({ kind, isDated }) => kind === "total" && isDated !== true) &&
    isSumOfAbove(fact, all, text);
  const amounts = said.filter(
    (fact) => fact.kind !== "price" && (fact.isDated !== true || isOnlyTotal(fact)),
  );
  const parts = amounts.filter(({ kind }) => kind !== "total");
  const totals = withoutParts(
    amounts.filter(({ kind }) => kind === "total"),
    parts.filter(({ kind }) => kind === "taxes"),
    (subtotals, total) => chargesAmong(lines, subtotals, [total], text),
    (total, paid) => hasRest(lines, total, paid, text),
    (total, part) => isForAll(total, part, text),
  );
  if (!isSum(totals, parts) && !isSum(totals, parts, chargesAmong(lines, parts, totals, text)))
    return new Map(totals.map((fact) => [fact, { ...HEADER, total: fact.total }]));
  const counted = amounts.filter((fact) => fact.kind !== "total" || totals.includes(fact));
  return new Map(
    counted.map((fact, index) => [
      fact,
      index === 0 ? { ...nodeOf(fact), header: HEADER } : nodeOf(fact),
    ]),
  );
}

/** The lines without those, and the blocks, about a hotel or a car alone, if the text has flights or trains: their prices are no fares. */
function withoutStays(lines: readonly Line[], text: string): readonly Line[] {
  const isOfStay = (block: readonly Line[]) => {
    const anchors = block.flatMap(({ facts }) => facts.filter(isAnchor));
    const [first] = block;
    const isTitled = first !== undefined && CAR_TITLE.test(text.slice(first.start, first.end));
    const isOfAll = block.some(
      ({ facts, start, end }) => facts.some(isOfRecord) || OF_TRIP.test(text.slice(start, end)),
    );
    if (anchors.length === 0 && isOfParking(block, text)) return true;
    return !isOfAll && anchors.every(isHotel) && (anchors.length > 0 || isTitled);
  };
  const hasJourney = lines.some(({ facts }) =>
    facts.some((fact) => isAnchor(fact) && !isHotel(fact)),
  );
  return hasJourney
    ? blocksOf(lines)
        .filter((block) => !isOfStay(block))
        .flat()
        .filter(({ start, end }) => !isOnlyOfStay(text.slice(start, end)))
    : lines;
}

/** Whether a block begins with a word for parking, and no other line of it is about the whole booking or a journey. */
function isOfParking([first, ...others]: readonly Line[], text: string): boolean {
  if (first === undefined) return false;
  const printed = text.slice(first.start, first.end);
  if (!OF_PARKING.test(printed) || PARKING_NOTE.test(printed)) return false;
  return !others.some(
    ({ facts, start, end }) => facts.some(isOfRecord) || OF_JOURNEY.test(text.slice(start, end)),
  );
}

function isOnlyOfStay(line: string): boolean {
  if (OF_PARKING.test(line)) return !OF_JOURNEY.test(line);
  return OF_STAY.test(line) && !OF_TRIP.test(line);
}

/** Whether a fact shows that a block is about the whole booking. */
function isOfRecord(fact: Fact): boolean {
  return fact.kind === "person" || (fact.kind === "locator" && fact.isOfRecord);
}

/** `To pay: EUR 0.00` is no total beside another one: everything is paid. */
function withoutNothing(said: readonly AmountFact[]): readonly AmountFact[] {
  const isNothing = ({ kind, total }: AmountFact) => kind === "total" && total.value.amount === 0;
  return said.every(({ kind, total }) => kind !== "total" || total.value.amount === 0)
    ? said
    : said.filter((fact) => !isNothing(fact));
}

function isHotel({ kind }: Fact): boolean {
  return kind === "hotel";
}

function isAmount(fact: Fact): fact is AmountFact {
  return (
    fact.kind === "total" ||
    fact.kind === "taxes" ||
    fact.kind === "baseFare" ||
    fact.kind === "price"
  );
}

/**
 * Different totals are those of parts, unless one of them is the sum of all others, of all others and the taxes, or of those
 * before it and the charges between them: `Total fare 90.00, Taxes 10.00, Grand total 100.00`. So does the higher of two
 * whose difference is still to be paid: `Total price 300.00, Paid 100.00, Due on 20.12.2026 200.00`.
 */
function withoutParts(
  totals: readonly AmountFact[],
  taxes: readonly AmountFact[],
  chargesBetween: (subtotals: readonly AmountFact[], total: AmountFact) => readonly Money[],
  isPartlyPaid: (total: AmountFact, paid: AmountFact) => boolean,
  isForAll: (total: AmountFact, part: AmountFact) => boolean,
): readonly AmountFact[] {
  const amounts = new Map(totals.map((fact) => [keyOf(fact), fact]));
  if (amounts.size < 2) return totals;
  const sum = sumOf([...amounts.values()]);
  const own = wholesOf(totals, sum);
  if (own.length > 0) return own;
  const currencies = new Set([...totals, ...taxes].map(({ total }) => total.value.currency));
  const withTaxes = currencies.size === 1 ? wholesOf(totals, sum + sumOf(taxes)) : [];
  if (withTaxes.length > 0) return withTaxes;
  const [subtotal, second] = amounts.values();
  const total = [...amounts.values()].at(-1);
  if (subtotal === undefined || total === undefined) return [];
  if (total === second && isPartlyPaid(subtotal, total))
    return totals.filter((each) => keyOf(each) === keyOf(subtotal));
  const { currency, amount } = total.total.value;
  if (total === second && isForAll(total, subtotal)) return [total];
  const subtotals = [...amounts.values()].slice(0, -1);
  const all = [...subtotals.map((each) => each.total.value), ...chargesBetween(subtotals, total)];
  const isWhole = all.every((each) => each.currency === currency);
  return isWhole && Math.abs(sumOfMoney(all) - amount) < 0.01
    ? totals.filter((each) => keyOf(each) === keyOf(total))
    : [];
}

/** The totals that are half of a sum: those that all other amounts in it make. */
function wholesOf(totals: readonly AmountFact[], sum: number): readonly AmountFact[] {
  return totals.filter(({ total }) => Math.abs(sum - 2 * total.value.amount) < 0.01);
}

function sumOf(amounts: readonly AmountFact[]): number {
  return sumOfMoney(amounts.map(({ total }) => total.value));
}

function sumOfMoney(all: readonly Money[]): number {
  return all.reduce((sum, { amount }) => sum + amount, 0);
}

function keyOf({ total: { value } }: AmountFact): string {
  return `${value.currency} ${value.amount}`;
}

function isPrice({ kind, isPrice: isAlsoPrice }: AmountFact): boolean {
  return kind === "price" || isAlsoPrice === true;
}

/** Whether a text prints the same price again. */
function isSameAmount(one: AmountFact, other: AmountFact): boolean {
  const [a, b] = [one.total.value, other.total.value];
  return isPrice(other) && a.amount === b.amount && a.currency === b.currency;
}

/** `20kg Check-in Bag 63.98 EUR`, and not `1 x Infant fare 40.00 EUR`: that the sum is right shows that it is one. */
const CHARGE = new RegExp(
  `^ {0,20}(?:\\d{1,2}(?!x)(?=[${LETTERS}])|[^ \\d|:;])[^|:;]{1,39}?(?: {1,40}|[:|] {0,20}|\\.{3,40} {0,20})(${AMOUNT}) {0,20}(?:\\| {0,20})?$`,
);

/**
 * What other lines of the block cost that begins with the fare and ends with the total: seats, the surcharge of an
 * airline. None if one of these lines is something else.
 */
function chargesAmong(
  lines: readonly Line[],
  parts: readonly AmountFact[],
  totals: readonly AmountFact[],
  text: string,
): readonly Money[] {
  const isOf = (facts: readonly AmountFact[]) => (line: Line) =>
    line.facts.some((fact) => facts.some((each) => each === fact));
  const [first, last] = [lines.findIndex(isOf(parts)), lines.findIndex(isOf(totals))];
  if (first === -1 || last < first) return [];
  const block = lines.slice(first, last + 1);
  if (block.slice(1).some(({ isAfterGap }) => isAfterGap)) return [];
  const others = block.filter((line) => !line.facts.some(isAmount));
  const charges = others.map(({ start, end }) => {
    const printed = { value: text.slice(start, end), start, end };
    const amount = groupOf(printed, CHARGE, 1);
    return amount && moneyIn(amount, printed.value);
  });
  return charges.every((charge) => charge !== undefined) ? charges : [];
}

const NUMBER_OF_PEOPLE = new RegExp(`(?<!\\d)(\\d{1,2}) ?${anyOf(wordsFor("people"))}`);

/** Whether a total is for so many people that each of them pays another amount: `Total (2 passengers) 200.00`. */
function isForAll({ start, end, total }: AmountFact, part: AmountFact, text: string): boolean {
  const people = Number(NUMBER_OF_PEOPLE.exec(text.slice(start, end))?.[1] ?? 0);
  const { currency, amount } = part.total.value;
  const isSame = people > 1 && total.value.currency === currency;
  return isSame && Math.abs(people * amount - total.value.amount) < 0.01;
}

const PAID = new RegExp(WORD_START + anyOf(wordsFor("paid")));
const AMOUNT_AT_END = new RegExp(`(?<=[ :|])(${AMOUNT})[ .|)]{0,8}$`);

/** Whether a total is the sum of the amounts at the ends of the lines right above it. */
function isSumOfAbove({ total }: AmountFact, lines: readonly Line[], text: string): boolean {
  const at = lines.findIndex(({ start, end }) => start <= total.start && total.end <= end);
  let [sum, isBelowGap] = [0, lines[at]?.isAfterGap ?? true];
  for (const { start, end, isAfterGap } of lines.slice(0, at).toReversed()) {
    const printed = { value: text.slice(start, end), start, end };
    const own = groupOf(printed, AMOUNT_AT_END, 1);
    const money = own && moneyIn(own, printed.value);
    if (isBelowGap || money?.currency !== total.value.currency) return false;
    sum += money.amount;
    if (Math.abs(sum - total.value.amount) < 0.01) return true;
    isBelowGap = isAfterGap;
  }
  return false;
}

/** Whether a total, what is paid of it and the rest are on consecutive lines, in this order. */
function hasRest(
  lines: readonly Line[],
  total: AmountFact,
  paid: AmountFact,
  text: string,
): boolean {
  const at = lines.findIndex(({ facts }) => facts.includes(total));
  const [next, last] = lines.slice(at + 1, at + 3);
  if (next?.facts.includes(paid) !== true || last === undefined || last.isAfterGap) return false;
  if (![next, last].some(({ start, end }) => PAID.test(text.slice(start, end)))) return false;
  const printed = { value: text.slice(last.start, last.end), start: last.start, end: last.end };
  const amount = groupOf(printed, AMOUNT_AT_END, 1);
  const rest = amount && moneyIn(amount, printed.value);
  const [whole, part] = [total.total.value, paid.total.value];
  const isSame = rest?.currency === whole.currency && part.currency === whole.currency;
  return isSame && Math.abs(whole.amount - part.amount - rest.amount) < 0.01;
}

/** @param charges what costs something else */
function isSum(
  totals: readonly AmountFact[],
  parts: readonly AmountFact[],
  charges: readonly Money[] = [],
): boolean {
  const [first] = totals;
  if (first === undefined || parts.filter(({ kind }) => kind === "baseFare").length !== 1)
    return false;
  const { currency, amount } = first.total.value;
  if (![...totals, ...parts].every(({ total }) => total.value.currency === currency)) return false;
  if (charges.some((charge) => charge.currency !== currency)) return false;
  const all = [...parts.map(({ total }) => total.value), ...charges];
  return (
    totals.every(({ total }) => total.value.amount === amount) &&
    Math.abs(sumOfMoney(all) - amount) < 0.01
  );
}

function nodeOf({ kind, total, code }: AmountFact): FareNode {
  if (kind === "total") return { kind: "fare", total };
  return kind === "taxes"
    ? { kind: "fare", taxes: [{ money: total, ...(code && { code }) }] }
    : { kind: "fare", base: total };
}
