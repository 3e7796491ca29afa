import type {
  HeaderNode,
  NamesNode,
  PrintedDate,
  TicketingNode,
  TicketNode,
} from "../../ast/nodes.ts";
import { existsIn, fullYear } from "./days.ts";

interface DatedNodes {
  readonly headers: readonly HeaderNode[];
  readonly names: readonly NamesNode[];
  readonly ticketing: readonly TicketingNode[];
  readonly tickets: readonly TicketNode[];
}

/** Warns of dates that no calendar has: the answer does not give them, and nothing else would say why. */
export function warnOfImpossibleDates(
  { headers, names, ticketing, tickets }: DatedNodes,
  warnings: string[],
): void {
  if (headers.some(({ created, updated }) => isNone(created?.value) || isNone(updated?.value)))
    warnings.push("The date of the record does not exist.");
  if (names.some(({ persons }) => persons.some(({ birthDate }) => isNone(birthDate?.value))))
    warnings.push("The date of birth of a traveller does not exist.");
  if (ticketing.some(({ date }) => isNone(date?.value)))
    warnings.push("The date of a ticketing arrangement does not exist.");
  if (tickets.some(({ issued }) => isNone(issued?.value)))
    warnings.push("The date on which a ticket was issued does not exist.");
}

function isNone(date: PrintedDate | undefined): boolean {
  // 2024 is a leap year: a date missing from it does not exist in any year.
  return date !== undefined && !existsIn(fullYear(date.year ?? 2024), date.month, date.day);
}
