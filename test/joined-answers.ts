import { isObject } from "../src/reference/tables.ts";

/*
 * The answer to several records in one paste, made of the answers that the corpus holds for each:
 * lists one behind the other, what refers to their entries by index moved along, and what is one
 * record's alone in its entry of `records`. It is written against the description of the answer, and
 * shares nothing with the decoder.
 */

export type Fields = Readonly<Record<string, unknown>>;

/** What the corpus says of a text that holds one record. */
export interface KnownRecord {
  /** Wire value. */
  readonly algorithm: string;
  readonly answer: unknown;
}

/** The lists of an answer that others refer to, and where they are. */
const LISTS = {
  persons: ["persons"],
  flights: ["flightInfo", "flights"],
  trains: ["trainInfo", "trains"],
  hotels: ["hotelInfo", "hotels"],
  cars: ["extraInfo", "cars"],
  other_segments: ["extraInfo", "other_segments"],
  tickets: ["extraInfo", "tickets"],
} as const;

type ListName = keyof typeof LISTS;
const LIST_NAMES = [
  "persons",
  "flights",
  "trains",
  "hotels",
  "cars",
  "other_segments",
  "tickets",
] as const;

/** How many entries of each list stand before those of a record. */
type Before = Readonly<Record<ListName, number>>;

const NOTHING_BEFORE: Before = {
  ...{ persons: 0, flights: 0, trains: 0, hotels: 0, cars: 0, other_segments: 0, tickets: 0 },
};

/** What a record has alone, so that a paste of several has it in `records`. */
const OF_ONE = ["record_locator", "record_date", "office", "group_name", "fare"];
const OF_ONE_AND_ALL = ["airline_locators", "ticketing"];
/** Lists of the top `extraInfo` map, of all records. */
const OF_ALL = [
  "tickets",
  "ssr",
  "osi",
  "contacts",
  "remarks",
  "cars",
  "other_segments",
  "warnings",
];

/** The answer to a paste of several records, without what it says of the lines that were not read. */
export function joinedAnswer(records: readonly KnownRecord[]): unknown {
  const moved: Fields[] = [];
  const entries: Fields[] = [];
  let before = NOTHING_BEFORE;
  for (const { algorithm, answer } of records) {
    const own = fieldsOf(movedBy(answer, "", before));
    moved.push(own);
    entries.push(entryOf(algorithm, own, before));
    before = addedTo(before, own);
  }
  return togetherOf(moved, entries);
}

/** Every index of an answer, moved: they stand below keys that name a list, or a person of it. */
function movedBy(part: unknown, key: string, before: Before): unknown {
  if (Array.isArray(part)) return part.map((each) => movedBy(each, key, before));
  if (isObject(part))
    return Object.fromEntries(
      Object.entries(part).map(([name, each]) => [name, movedBy(each, name, before)]),
    );
  if (typeof part !== "number") return part;
  if (key === "persons" || key === "person" || key === "infant_of") return part + before.persons;
  return key === "flights" ? part + before.flights : part;
}

function entryOf(algorithm: string, answer: Fields, before: Before): Fields {
  const own = fieldsOf(answer.extraInfo);
  const kept = [...OF_ONE, ...OF_ONE_AND_ALL].filter((key) => key in own);
  const indices = LIST_NAMES.map(
    (name) => [name, listOf(answer, name).map((_, index) => index + before[name])] as const,
  );
  return {
    decoder_algorithm: algorithm,
    ...Object.fromEntries(kept.map((key) => [key, own[key]])),
    ...Object.fromEntries(indices.filter(([, list]) => list.length > 0)),
  };
}

function addedTo(before: Before, answer: Fields): Before {
  const counts = LIST_NAMES.map(
    (name) => [name, before[name] + listOf(answer, name).length] as const,
  );
  return { ...before, ...Object.fromEntries(counts) };
}

function togetherOf(answers: readonly Fields[], records: readonly Fields[]): unknown {
  const all = (name: ListName) => answers.flatMap((answer) => listOf(answer, name));
  const stationNames = answers.flatMap((answer) =>
    Object.entries(fieldsOf(fieldsOf(answer.trainInfo).stationNames)),
  );
  return {
    persons: all("persons"),
    flightInfo: { flights: all("flights"), extraInfo: null },
    hotelInfo: { hotels: all("hotels"), extraInfo: null },
    trainInfo: {
      trains: all("trains"),
      stationNames: Object.fromEntries(stationNames),
      extraInfo: detailsOf(answers),
    },
    extraInfo: { ...extrasOf(answers), records },
  };
}

/** The details of trains, where one has any: one entry for each. */
function detailsOf(answers: readonly Fields[]): unknown {
  const trains = answers.flatMap((answer) =>
    filled(fieldsOf(fieldsOf(answer.trainInfo).extraInfo).trains, listOf(answer, "trains").length),
  );
  return trains.every((each) => Object.keys(fieldsOf(each)).length === 0) ? null : { trains };
}

function extrasOf(answers: readonly Fields[]): Fields {
  const maps = answers.map(({ extraInfo }) => fieldsOf(extraInfo));
  const lists = [...OF_ALL, ...OF_ONE_AND_ALL].map(
    (key) => [key, maps.flatMap((map) => arrayOf(map[key]))] as const,
  );
  const passengers = maps.flatMap((map, index) =>
    filled(map.passengers, listOf(answers[index] ?? {}, "persons").length),
  );
  const isTold = maps.some((map) => "passengers" in map);
  return {
    ...Object.fromEntries(lists.filter(([, list]) => list.length > 0)),
    ...(isTold ? { passengers } : {}),
  };
}

/** A list that is left out where none of its entries says anything. */
function filled(list: unknown, length: number): readonly unknown[] {
  return Array.isArray(list) ? list : Array.from({ length }, () => ({}));
}

/** The entries of one of the lists of an answer. */
export function listOf(answer: Fields, name: ListName): readonly unknown[] {
  const [first, second] = LISTS[name];
  return arrayOf(second === undefined ? answer[first] : fieldsOf(answer[first])[second]);
}

export function fieldsOf(value: unknown): Fields {
  return isObject(value) ? value : {};
}

function arrayOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}
