import type { PersonName } from "../ast/nodes.ts";
import { nameAsPrinted, plainName, type Traveller } from "./travellers.ts";

/** Behind a name that did not fit, or that a display marks. */
const MARKS = /[ *+|]+$/;

/**
 * The travellers whom a name that another line prints may mean: those of the same name, else those of
 * the same but for a title, else those whose names begin so, else those of whose names both parts do.
 */
export function bearersOf(
  { printed, surname, given }: PersonName,
  travellers: readonly Traveller[],
): readonly Traveller[] {
  // Of several who share a surname, only the first prints it.
  const whole =
    surname === undefined || given === undefined
      ? printed.value
      : nameAsPrinted(surname.value, given.value);
  const name = whole.replace(MARKS, "");
  const plain = plainName(name);
  for (const isBearer of [
    (traveller: Traveller) => traveller.printed === name,
    (traveller: Traveller) => traveller.plainName === plain,
    (traveller: Traveller) => withoutBlanks(traveller.printed) === withoutBlanks(name),
    (traveller: Traveller) => traveller.printed.startsWith(name),
    (traveller: Traveller) => isCut(name, traveller),
  ]) {
    const bearers = travellers.filter(isBearer);
    if (bearers.length > 0) return bearers;
  }
  return [];
}

/** The traveller a printed name means; of several that it may mean, the one with its number. */
export function bearerOf(name: PersonName, travellers: readonly Traveller[]): Traveller | null {
  const bearers = bearersOf(name, travellers);
  const [first = null] = bearers;
  if (bearers.length <= 1) return first;
  const numbered = bearers.filter(({ number }) => number !== null && number === name.number?.value);
  return numbered.length === 1 ? (numbered[0] ?? null) : null;
}

/** Displays drop the blank before a title. */
function withoutBlanks(name: string): string {
  return name.replaceAll(" ", "");
}

/** `SAMPL/B` of `SAMPLEMAN/BORIS MR`. */
function isCut(name: string, { surname, given }: Traveller): boolean {
  const slash = name.indexOf("/");
  if (slash < 1) return false;
  return surname.startsWith(name.slice(0, slash)) && given.startsWith(name.slice(slash + 1));
}
