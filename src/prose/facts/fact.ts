import type {
  Clock,
  Money,
  PassageNode,
  PersonName,
  PrintedDate,
  Read,
  Span,
  Weekday,
} from "../../ast/nodes.ts";

/** The two ends of a journey or a stay. */
export type Side = "departure" | "arrival";

/** What a few words of running text say. */
export type Fact = Span & Meaning;

type Meaning =
  | Anchor
  | {
      readonly kind: "date";
      readonly date: Read<PrintedDate>;
      readonly weekday?: Read<Weekday>;
      /** Shown by a date in figures of which one cannot be a month. */
      readonly order?: DateOrder;
    }
  /** A date in figures, but it is unclear which. */
  | { readonly kind: "unclearDate" }
  /** `isBare`: `0820`, which is a time only next to other signs of a flight. */
  | { readonly kind: "time"; readonly clock: Read<Clock>; readonly isBare: boolean }
  /** What is in the place of a time but is not one. */
  | { readonly kind: "unclearTime"; readonly text: Read<string> }
  | { readonly kind: "days"; readonly days: Read<number> }
  | {
      readonly kind: "pair";
      readonly origin: Read<string>;
      readonly destination: Read<string>;
      /** In lower case, where words look the same. */
      readonly isSmall: boolean;
    }
  /**
   * `isBare`: only its three letters identify it. `isNamed`: the text has a name instead of the code. `isUnsettled`: the
   * value is the name of a city, because nothing shows which of its airports is meant.
   */
  | {
      readonly kind: "place";
      readonly code: Read<string>;
      readonly isBare: boolean;
      readonly isNamed?: boolean;
      readonly isUnsettled?: boolean;
      /** Whether its name is before the code, or the title of its column says that it is a place. */
      readonly isBesideName?: boolean;
    }
  /** `Departure`, `From`. `ofPlaces`: it does not apply to times. `isLabel`: a colon follows. */
  | {
      readonly kind: "side";
      readonly side: Side;
      readonly ofPlaces: boolean;
      readonly isLabel: boolean;
      /** Whether a place and a time are after the word: `LV ATLANTA 930A`. */
      readonly hasPlace?: boolean;
    }
  /** `Date:`, which has no side, wherever it is. */
  | { readonly kind: "noSide" }
  | {
      readonly kind: "terminals";
      readonly terminals: readonly Read<string>[];
      /** The side that the word for it states. */
      readonly side?: Side;
    }
  | { readonly kind: "status"; readonly status: Read<string>; readonly count: Read<number> }
  /** What words say of it: `confirmed`. */
  | { readonly kind: "standing"; readonly status: Read<string> }
  | { readonly kind: "class"; readonly bookingClass: Read<string> }
  /** A single capital: a booking class if it is below such a column title. */
  | { readonly kind: "letter"; readonly letter: Read<string> }
  | { readonly kind: "equipment"; readonly equipment: Read<string> }
  | { readonly kind: "operator"; readonly operator: Read<string> }
  | { readonly kind: "checkIn" | "checkOut" }
  /** Words for the two ends of renting a car, and for much else. */
  | { readonly kind: "pickUp" | "dropOff" }
  | { readonly kind: "nights" | "rooms"; readonly count: Read<number> }
  | { readonly kind: "address"; readonly address: Read<string> }
  | { readonly kind: "phone" | "email"; readonly contact: Read<string> }
  /** `isOfRecord`: the words before it cannot refer to a hotel booking. */
  | {
      readonly kind: "locator";
      readonly locator: Read<string>;
      readonly isOfRecord: boolean;
      /** The words before it can refer to anything. */
      readonly isWeak?: boolean;
      /** It has only digits, as the numbers of orders have. */
      readonly isNumber?: boolean;
      /** The words before it say that the airline gave it. */
      readonly isOfAirline?: boolean;
      /** The airline whose name is among the words before it. */
      readonly airline?: Read<string>;
    }
  | {
      readonly kind: "airlineLocator";
      readonly airline: Read<string>;
      readonly locator: Read<string>;
    }
  | { readonly kind: "ticket"; readonly ticket: Read<string>; readonly type?: Read<string> }
  | {
      readonly kind: "seat";
      readonly seat: Read<string>;
      /** The name beside it in a row of seats. */
      readonly owner?: Read<string>;
      /** The flight that the words before it name. */
      readonly of?:
        | { readonly airline: Read<string>; readonly flight: Read<string> }
        | { readonly origin: Read<string>; readonly destination: Read<string> }
        | { readonly leg: "outward" | "returning" };
    }
  /** Those of a train, which mostly have no letters. */
  | { readonly kind: "trainSeats"; readonly seats: readonly Read<string>[] }
  | { readonly kind: "coach"; readonly coach: Read<string> }
  | { readonly kind: "trainClass"; readonly bookingClass: Read<string> }
  /** Where a train leaves, which the answer does not have. */
  | { readonly kind: "platform" }
  /** `isPrice`: the words for a base fare also mean a price. */
  | {
      readonly kind: "total" | "taxes" | "baseFare" | "price";
      readonly total: Read<Money>;
      readonly isPrice?: boolean;
      /** Of a total: the day on which it was paid is before it, so that it can be one of several payments. */
      readonly isDated?: boolean;
      /** That of a tax: `YQ`. */
      readonly code?: Read<string> | undefined;
    }
  | { readonly kind: "person"; readonly person: PersonName }
  /**
   * Somebody whom a sentence names: a traveller if no other is named. `isReader`: the email is addressed to them.
   * `isUnsure`: an address must show that it is a name.
   */
  | {
      readonly kind: "mentioned";
      readonly person: PersonName;
      readonly isReader: boolean;
      readonly isUnsure?: boolean;
    }
  /** The title above a list of travellers, or of those who meet. */
  | { readonly kind: "travellers"; readonly isMeeting: boolean }
  /** What can separate two stations: `to`, `-`. */
  | { readonly kind: "link" }
  /** Words that add nothing and do not make a line prose. */
  | { readonly kind: "known" }
  | { readonly kind: "word" | "mark"; readonly text: Read<string> };

/** The order of the day and the month in figures. */
export type DateOrder = "dayFirst" | "monthFirst";

/** What a flight, a train or a hotel is built around. */
export type Anchor =
  | {
      readonly kind: "flight";
      readonly airline: Read<string>;
      readonly flight: Read<string>;
      readonly bookingClass?: Read<string>;
      readonly isSmall: boolean;
    }
  | { readonly kind: "train"; readonly train: Read<string> }
  /** `stay`: its days, if its own line states them, or the heading of the day. */
  | { readonly kind: "hotel"; readonly name: Read<string>; readonly stay?: StayDays };

/** The days of a stay. */
export interface StayDays {
  readonly checkIn: Read<PrintedDate>;
  readonly weekday?: Read<Weekday> | undefined;
  readonly checkOut?: Read<PrintedDate> | undefined;
  readonly nights?: Read<number> | undefined;
}

/** Whether a fact is one that a territory is about. */
export function isAnchor({ kind }: Fact): boolean {
  return kind === "flight" || kind === "train" || kind === "hotel";
}

/** Whether a fact is the number of a flight or a train. */
export function isNumber({ kind }: Fact): boolean {
  return kind === "flight" || kind === "train";
}

type FactOf<Kind extends Fact["kind"]> = Fact & { readonly kind: Kind };

/** The first of some facts that is of a kind. */
export function factOf<Kind extends Fact["kind"]>(
  facts: readonly Fact[],
  kind: Kind,
): FactOf<Kind> | undefined {
  return facts.find((fact): fact is FactOf<Kind> => fact.kind === kind);
}

/** No line of a booking says more than this. */
export const MOST_FACTS = 200;

/** A line of running text, and what it says. */
export class Passage implements PassageNode {
  readonly kind = "passage";
  readonly facts: readonly Fact[];
  readonly number: Read<string> | undefined;

  constructor(facts: readonly Fact[], number: Read<string> | undefined) {
    this.facts = facts;
    this.number = number;
  }
}

/** A kind of phrase: its pattern, and what it says. */
export interface Term {
  readonly name: string;
  readonly pattern: RegExp;
  /** Returns no facts if the words only look like the term. */
  readonly read: (text: Read<string>) => readonly Fact[];
}

/** A term with a single fact, which spans all of it. */
export function term(
  name: string,
  pattern: string,
  read: (text: Read<string>) => Meaning | undefined,
): Term {
  return {
    name,
    pattern: new RegExp(pattern),
    read: (text) => {
      const meaning = read(text);
      // With the spread first, this takes four times as long.
      return meaning === undefined ? [] : [{ start: text.start, end: text.end, ...meaning }];
    },
  };
}

/** A value with the place of the text it was read from. */
export function valued<T>({ start, end }: Span, value: T): Read<T> {
  return { value, start, end };
}

/** What the group of a pattern matched, with its place; undefined if it matched nothing. */
export function groupOf(
  text: Read<string>,
  pattern: RegExp,
  group: number,
): Read<string> | undefined {
  return groupsOf(text, pattern)[group - 1];
}

/** By source; those that ignore case apart. */
const [patternsWithIndices, caselessWithIndices] = [
  new Map<string, RegExp>(),
  new Map<string, RegExp>(),
];

/**
 * A pattern that also reports where its groups matched. Compiling one takes longer than a search.
 */
function withIndices({ source, ignoreCase }: RegExp): RegExp {
  const patterns = ignoreCase ? caselessWithIndices : patternsWithIndices;
  let pattern = patterns.get(source);
  if (pattern === undefined) {
    pattern = new RegExp(source, ignoreCase ? "id" : "d");
    patterns.set(source, pattern);
  }
  return pattern;
}

/** What each group of a pattern matched, starting with the first. */
export function groupsOf(
  text: Read<string>,
  pattern: RegExp,
): readonly (Read<string> | undefined)[] {
  const found = withIndices(pattern).exec(text.value);
  const groups: (Read<string> | undefined)[] = [];
  if (found === null) return groups;
  for (let index = 1; index < found.length; index++) {
    const [value, place] = [found[index], found.indices?.[index]];
    groups.push(
      value === undefined || place === undefined
        ? undefined
        : { value, start: text.start + place[0], end: text.start + place[1] },
    );
  }
  return groups;
}
