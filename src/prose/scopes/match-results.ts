import type { Fact } from "../facts/fact.ts";
import type { Territory } from "./territory.ts";

/*
 * Results of matches, whose sides can have the names of cities and the codes of airlines:
 *
 *   BRE - HAM  2:1   MUC 2 - FRA 1   BER - PAR 2-1   BER - PAR 6-4, 3-6   EK 6 4 7 5
 */

/** No time has one digit for its minutes. */
const SCORE = /(?<![\d:.])\d{1,2}:\d(?![\d:])/;

/**
 * Whether lines tell a result.
 *
 * @param isTimed whether both times are beside it, as no match has them: then the numbers can be terminals
 */
export function tellsResult({ lines, facts }: Territory, isTimed: boolean, text: string): boolean {
  if (lines.some(({ start, end }) => SCORE.test(text.slice(start, end)))) return true;
  return !isTimed && facts.some((own) => hasPoints(own));
}

function hasPoints(facts: readonly Fact[]): boolean {
  const shape = facts.map(letterOf).join("");
  return /PNLPN|PNLN|PD|D[ML]*D|FNNN/.test(shape);
}

/** A letter for each kind of fact: place, number, dash, two numbers with a dash, flight of one digit. */
function letterOf(fact: Fact): string {
  switch (fact.kind) {
    case "place":
      return "P";
    case "pair":
      return "PLP";
    case "link":
      return "L";
    case "mark":
      return "M";
    case "flight":
      return fact.flight.value.length === 1 ? "F" : "-";
    case "word":
      return letterOfWord(fact.text.value);
    default:
      return "-";
  }
}

function letterOfWord(word: string): string {
  if (/^\d{1,3}$/.test(word)) return "N";
  return /^\d{1,3}-\d{1,3}$/.test(word) ? "D" : "-";
}
