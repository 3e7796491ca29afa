import { isObject } from "../src/reference/tables.ts";

/*
 * The answer to several records in one paste, computed from the corpus's answers to each: lists are
 * concatenated, indices into them are moved, and what only one record has goes to its entry in
 * `records`. It is written from the description of the answer and shares no code with the decoder.
 */

export type Fields = Readonly<Record<string, unknown>>;

/** The expected result of a text with one record. */
export interface KnownRecord {
  /** Wire value. */
  readonly algorithm: string;
  readonly answer: unknown;
}

/** The lists of an answer that others refer to, and their paths. */
const LISTS = {
  persons: ["persons"],
  flights: ["flightInfo", "flights"],
  trains: ["trainInfo", "trains"],
  hotels: ["hotelInfo", "hotels"],
  cars: ["extraInfo", "cars"],
  other_segments: ["extraInfo", "other_segments"],
  tickets: ["extraInfo", "tickets"],
  cancelled_segments: ["extraInfo", "cancelled_segments"],
  ssr: ["extraInfo", "ssr"],
  osi: ["extraInfo", "osi"],
  contacts: ["extraInfo", "contacts"],
  remarks: ["extraInfo", "remarks"],
  accounting: ["extraInfo", "accounting"],
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
  "cancelled_segments",
  "ssr",
  "osi",
  "contacts",
  "remarks",
  "accounting",
] as const;

/** The lengths of the lists before those of a record. */
type Before = Readonly<Record<ListName, number>>;

const NOTHING_BEFORE: Before = {
  ...{ persons: 0, flights: 0, trains: 0, hotels: 0, cars: 0, other_segments: 0, tickets: 0 },
  ...{ cancelled_segments: 0, ssr: 0, osi: 0, contacts: 0, remarks: 0, accounting: 0 },
};

/** The fields that belong to one record, so that a paste of several has them in `records`. */
const OF_ONE = ["record_locator", "record_date", "office", "received_from", "group_name", "fare"];
const OF_ONE_AND_ALL = ["airline_locators", "ticketing"];
/** Lists of the top-level `extraInfo` map, which cover all records. */
const OF_ALL = [
  "tickets",
  "ssr",
  "osi",
  "contacts",
  "remarks",
  "accounting",
  "cars",
  "other_segments",
  "cancelled_segments",
  "warnings",
];

/** The answer to a paste of several records, without what it says about unread lines. */
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

/** Moves every index of an answer: they are below keys that name a list or a person in it. */
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

/** The details of trains, one entry for each, if any train has some. */
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

/** A list that is left out if all of its entries are empty. */
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
