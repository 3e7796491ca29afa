import type { Random } from "./random.ts";

/** A booking that a system could hold. */
export interface Trip {
  readonly locator: string;
  readonly people: readonly Traveller[];
  readonly legs: readonly Leg[];
}

export interface Traveller {
  readonly last: string;
  readonly first: string;
  readonly title: string;
}

export interface Leg {
  readonly airline: string;
  readonly number: string;
  readonly class: string;
  readonly from: string;
  readonly to: string;
  readonly status: string;
  readonly leaves: LocalTime;
  readonly lands: LocalTime;
}

/** On the clock of a place. */
export interface LocalTime {
  /** Since 1970. */
  readonly day: number;
  /** Since midnight. */
  readonly minute: number;
}

/** The day on which the records are printed and decoded. */
export const TODAY = "2026-11-20";

const DAY_MINUTES = 1440;
const FIRST_DAY = Date.parse(TODAY) / 86_400_000 + 5;
/** How far apart the first flights are: less than a year, with the flights that follow. */
const SPREAD_DAYS = 250;

const LAST = "MARTINELLI ASHWORTH SOLBERG NAKAMURA VARGAS SORENSEN MERCER OKONKWO LINDQVIST".split(
  " ",
);
const FIRST = "BRUNO CARLA GEORGE INGRID KENJI HECTOR JUDITH HANNA PIOTR".split(" ");
const TITLES = ["MR", "MRS", "MS"];
const STATUSES = ["HK", "HK", "HK", "HL", "TK"];
/** Without letters that read as digits. */
const LOCATOR_LETTERS = "BCDFGHJKLMNPQRSTVWXYZ";
/** No class of these is another mark. */
const CLASSES = ["Y", "J", "M", "K", "Q", "V"];

/** Airlines, the places between which they fly, how long it takes, and how much the clock gains. */
const ROUTES: readonly (readonly [string, string, string, number, number])[] = [
  ["AF", "CDG", "LHR", 80, -60],
  ["BA", "LHR", "JFK", 480, -300],
  ["SK", "ARN", "BKK", 650, 360],
  ["LH", "FRA", "GRU", 730, -240],
  ["EK", "DXB", "SYD", 840, 420],
  ["SQ", "SIN", "LHR", 830, -480],
  ["DL", "ATL", "FRA", 540, 360],
  ["MU", "SHA", "PEK", 140, 0],
  ["UA", "SFO", "ORD", 255, 120],
];

export function randomTrip(random: Random): Trip {
  const size = 1 + random.below(3);
  const firsts = random.some(FIRST, size);
  const [last, other] = random.some(LAST, 2);
  const people = firsts.map((first, index) => ({
    last: (index === 1 ? other : last) ?? "",
    first,
    title: random.pick(TITLES),
  }));
  let day = FIRST_DAY + random.below(SPREAD_DAYS);
  const legs = random.some(ROUTES, 1 + random.below(4)).map((route) => {
    const leg = legOf(route, day, random);
    day = leg.lands.day + 1 + random.below(6);
    return leg;
  });
  return { locator: `Z${random.letters(LOCATOR_LETTERS, 5)}`, people, legs };
}

function legOf(
  [airline, from, to, takes, gains]: (typeof ROUTES)[number],
  day: number,
  random: Random,
): Leg {
  const minute = 5 * (1 + random.below(DAY_MINUTES / 5 - 1));
  const end = minute + takes + gains;
  return {
    airline,
    number: String(1 + random.below(4999)),
    class: random.pick(CLASSES),
    from,
    to,
    status: random.pick(STATUSES),
    leaves: { day, minute },
    lands: {
      day: day + Math.floor(end / DAY_MINUTES),
      minute: (end + DAY_MINUTES) % DAY_MINUTES,
    },
  };
}
