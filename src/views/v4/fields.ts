/** Lists the fields of an explained answer with their places in the text. */
import type { Span } from "../../ast/nodes.ts";
import { isObject } from "../../reference/tables.ts";
import type { V4Answer } from "./schema.ts";

/** A field of the answer and the part of the text it was read from. */
export interface AnswerField {
  /** `flightInfo.flights[0].departureTime`; for the line that books an entry, the entry's path. */
  readonly path: string;
  /**
   * The name of the field in the answer, without its index: `departureTime`; for values without a
   * field, the name of the value: `weekday`. Null for the line that books an entry.
   */
  readonly name: string | null;
  /** Undefined for values without a field: `flightInfo.flights[0] (weekday)`. */
  readonly value: unknown;
  /** Half-open offsets in the original text. */
  readonly span: Span;
}

/** The fields for which an answer with `explain` has places, in the order of the answer. */
export function fieldsOfAnswer(answer: V4Answer): readonly AnswerField[] {
  const { persons, flightInfo, hotelInfo, trainInfo, extraInfo } = answer;
  const trains = trainInfo.extraInfo ?? {};
  return [
    ...listed("persons", persons, (_, at) => extraInfo?.persons_spans?.[at]),
    ...listed("flightInfo.flights", flightInfo.flights, (flight) => flight.extraInfo.spans),
    ...listed("trainInfo.trains", trainInfo.trains, (_, at) => trains.spans?.[at], {
      path: "trainInfo.extraInfo.trains",
      entries: trains.trains ?? [],
    }),
    ...listed("hotelInfo.hotels", hotelInfo.hotels, (hotel) => hotel.extraInfo?.spans),
    ...listed("extraInfo.cars", extraInfo?.cars ?? [], ({ spans }) => spans),
    ...listed("extraInfo.other_segments", extraInfo?.other_segments ?? [], ({ spans }) => spans),
  ];
}

type Spans = Readonly<Record<string, readonly number[]>>;

/** An object of the answer with its path. */
type Holder = readonly [path: string, holder: unknown];

/**
 * The fields of the entries of a list, grouped by entry.
 *
 * @param more a second list of the same entries, if the answer has one
 */
function listed<Entry extends object>(
  path: string,
  entries: readonly Entry[],
  spansOf: (entry: Entry, at: number) => Spans | undefined,
  more?: { readonly path: string; readonly entries: readonly object[] },
): readonly AnswerField[] {
  return entries.flatMap((entry, at) => {
    const place = `${path}[${at}]`;
    const holders: Holder[] = [
      [place, entry],
      [`${place}.extraInfo`, "extraInfo" in entry && entry.extraInfo],
      ...(more === undefined ? [] : [[`${more.path}[${at}]`, more.entries[at]] as const]),
    ];
    return Object.entries(spansOf(entry, at) ?? {}).map(([key, [start = 0, end = 0]]) => ({
      ...fieldOf(place, holders, key),
      span: { start, end },
    }));
  });
}

/** The names of fields in the answer, if they differ from those of their places. */
const NAMES: Readonly<Record<string, string>> = { airline: "company" };

function fieldOf(
  entry: string,
  holders: readonly Holder[],
  key: string,
): Omit<AnswerField, "span"> {
  if (key === "line") return { path: entry, name: null, value: undefined };
  const [base = "", index] = key.split(".");
  const known = NAMES[base] ?? base;
  for (const [path, holder] of holders) {
    if (!isObject(holder)) continue;
    const name = [known, camelCase(known)].find((each) => each in holder);
    if (name === undefined) continue;
    const found = holder[name];
    return index === undefined || !Array.isArray(found)
      ? { path: `${path}.${name}`, name, value: found }
      : { path: `${path}.${name}[${index}]`, name, value: found[Number(index)] };
  }
  const name = key.replaceAll("_", " ");
  return { path: `${entry} (${name})`, name, value: undefined };
}

function camelCase(name: string): string {
  return name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
}
