import { isAnchor, type Fact, type Side } from "../../facts/fact.ts";
import { wordsFor } from "../../lexicon/lexicon.ts";
import { anyOf, WORD_START } from "../../lexicon/words.ts";
import { blocksOf, type Line } from "../lines.ts";

/*
 * Words for the days of a stay that are also those of a journey. In the block of a flight or a train, they state its side:
 *
 *   Vuelo: LH 1113   Fecha de salida: 2 de marzo de 2027
 */

const OF_HOTEL = new RegExp(`${WORD_START}${anyOf(wordsFor("hotel"))}`);
const SIDES: readonly (readonly [Side, RegExp])[] = (["departure", "arrival"] as const).map(
  (side) => [side, new RegExp(`${WORD_START}${anyOf(wordsFor(side))}`)],
);

/** The lines of a text, with such words as sides where no hotel is in their block. */
export function withJourneyDays(lines: readonly Line[], text: string): readonly Line[] {
  return blocksOf(lines).flatMap((block) => {
    const facts = block.flatMap((line) => line.facts);
    const isOfStay = facts.some((fact) => isStayFact(fact, text));
    if (isOfStay || !facts.some((fact) => isAnchor(fact))) return block;
    if (canBeOfStay(facts, text)) return block;
    return block.map((line) => ({ ...line, facts: line.facts.map((fact) => sided(fact, text)) }));
  });
}

/** Whether the days after such words can be those of a stay: the first is that of the arrival, or the flight has its own. */
function canBeOfStay(facts: readonly Fact[], text: string): boolean {
  const first = facts.find(isStayDay);
  if (first === undefined || sideIn(first, text) === "arrival") return true;
  const said = facts.filter(({ kind }) => kind !== "word" && kind !== "known" && kind !== "mark");
  return said.some(({ kind }, index) => {
    const before = said[index - 1];
    return kind === "date" && !(before && (isStayDay(before) || before.kind === "side"));
  });
}

function isStayFact(fact: Fact, text: string): boolean {
  if (isStayDay(fact)) return sideIn(fact, text) === undefined;
  return fact.kind === "hotel" || fact.kind === "nights" || fact.kind === "rooms";
}

function sided(fact: Fact, text: string): Fact {
  const side = isStayDay(fact) ? sideIn(fact, text) : undefined;
  const { start, end } = fact;
  return side === undefined
    ? fact
    : { kind: "side", side, ofPlaces: false, isLabel: true, start, end };
}

function isStayDay({ kind }: Fact): boolean {
  return kind === "checkIn" || kind === "checkOut";
}

/** The side that a word for the day of a stay states of a journey; undefined if it is only for stays. */
function sideIn({ start, end }: Fact, text: string): Side | undefined {
  const printed = text.slice(start, end);
  if (OF_HOTEL.test(printed)) return undefined;
  return SIDES.find(([, pattern]) => pattern.test(printed))?.[0];
}
