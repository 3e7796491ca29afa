/*
 * The data about bookings that an email or a page contains for programs, in the vocabulary of
 * schema.org, one value per line, as `src/prose/reservations` reads them:
 *
 *   schema.org FlightReservation
 *   reservationNumber: RXJ34P
 *   underName.name: Eva Example
 *   reservationFor.flightNumber: 110
 */

/** The reservations of things that a booking can contain. */
const TYPE = /^(?:https?:\/\/schema\.org\/)?((?:Flight|Lodging|Train|RentalCar)Reservation)$/;
const SCHEMA = /^https?:\/\/schema\.org\//;
const LINK = /^(?:https?|mailto|data):/i;
/** Where reservations are nested in others or in lists. */
const HOLDERS = ["@graph", "subReservation", "itemListElement", "item", "mainEntity"];

const MOST_RESERVATIONS = 100;
const MOST_LINES = 200;
const MOST_DEPTH = 8;
/** No line of a screen is longer. */
const LONGEST_LINE = 190;

/**
 * The reservations in JSON-LD scripts, as lines; empty if there are none.
 *
 * @param scripts the content of the scripts; what is not JSON is skipped
 */
export function reservationLines(scripts: readonly string[]): string {
  const found = scripts.flatMap((script) => reservationsIn(parsed(script), MOST_DEPTH));
  const texts = found.slice(0, MOST_RESERVATIONS).map(linesOf);
  return [...new Set(texts)].join("\n\n");
}

interface Reservation {
  readonly type: string;
  readonly value: object;
}

function parsed(script: string): unknown {
  try {
    return JSON.parse(
      script.replace(/^\s*(?:\/\/\s*)?<!(?:\[CDATA\[|--)|(?:\/\/\s*)?(?:\]\]|--)>\s*$/g, ""),
    );
  } catch {
    return null;
  }
}

function reservationsIn(value: unknown, depth: number): readonly Reservation[] {
  if (depth === 0 || typeof value !== "object" || value === null) return [];
  if (Array.isArray(value))
    return value.flatMap((each: unknown) => reservationsIn(each, depth - 1));
  const type = typeOf(value);
  if (type !== undefined) return [{ type, value }];
  return HOLDERS.flatMap((name) => reservationsIn(memberOf(value, name), depth - 1));
}

function typeOf(value: object): string | undefined {
  const types = [memberOf(value, "@type")].flat();
  for (const type of types) {
    const [, name] = TYPE.exec(typeof type === "string" ? type : "") ?? [];
    if (name !== undefined) return name;
  }
  return undefined;
}

function memberOf(value: object, name: string): unknown {
  return Object.entries(value).find(([key]) => key === name)?.[1];
}

function linesOf({ type, value }: Reservation): string {
  const lines = valuesIn(value, "", MOST_DEPTH).slice(0, MOST_LINES);
  return [`schema.org ${type}`, ...lines].join("\n");
}

/** The values of an object, each preceded by the names that lead to it. */
function valuesIn(value: unknown, path: string, depth: number): readonly string[] {
  if (typeof value !== "object" || value === null) return lineOf(value, path);
  if (depth === 0) return [];
  if (Array.isArray(value))
    return value.flatMap((each: unknown, index) =>
      valuesIn(each, value.length > 1 ? `${path}[${index + 1}]` : path, depth - 1),
    );
  return Object.entries(value).flatMap(([name, member]) =>
    /^[A-Za-z]{1,60}$/.test(name)
      ? valuesIn(member, path === "" ? name : `${path}.${name}`, depth - 1)
      : [],
  );
}

/** A link leads elsewhere and says nothing here. */
function lineOf(value: unknown, path: string): readonly string[] {
  if (typeof value !== "string" && typeof value !== "number" && typeof value !== "boolean")
    return [];
  const words = String(value)
    .replace(/[\s\p{Cc}]+/gu, " ")
    .trim()
    .replace(SCHEMA, "");
  if (words === "" || LINK.test(words)) return [];
  const line = `${path}: ${words}`;
  return line.length > LONGEST_LINE ? [] : [line];
}
