import { LANGUAGES as LEXICON, listed } from "../../../src/prose/lexicon/lexicon.ts";
import { NUMBERED_THINGS, OTHER_THINGS } from "../../../src/prose/lexicon/unbooked/no-flights.ts";
import { LANGUAGES, type Words } from "./words.ts";

/** Numbers that look random and are the same each time (a linear congruential generator). */
class Dice {
  private state: number;

  constructor(seed: number) {
    this.state = (seed * 2_654_435_761 + 12_345) >>> 0;
  }

  /** From 0 to `count` - 1. */
  below(count: number): number {
    this.state = (Math.imul(this.state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((this.state / 2 ** 32) * count);
  }

  one<T>(items: readonly T[]): T {
    const item = items[this.below(items.length)];
    if (item === undefined) throw new Error("nothing to choose from");
    return item;
  }

  digits(count: number): string {
    return Array.from({ length: count }, () => String(this.below(10))).join("");
  }

  lines(from: number, to: number, line: (index: number) => string): string {
    const count = from + this.below(to - from + 1);
    return Array.from({ length: count }, (_, index) => line(index)).join("\n");
  }
}

/** Codes of airlines that are other things in these texts: rooms, orders, trains of thought. */
const CODES = "AB AC AF AY AZ BA CM CS DL EK HT IB LH LX PO QR SK SN SW TK TP UA".split(" ");
const TERMINAL_MONTHS = "JAN FEB MAR APR MAY JUN JUL AUG SEP OCT NOV DEC".split(" ");

type Kind = (dice: Dice, words: Words) => string;

const clock = (dice: Dice) => `${8 + dice.below(10)}:${dice.one(["00", "15", "20", "30", "45"])}`;
const day = (dice: Dice, { months }: Words) =>
  dice.one([
    `${1 + dice.below(28)} ${dice.one(months)} 2026`,
    `${10 + dice.below(18)}.11.2026`,
    `2026-11-${10 + dice.below(18)}`,
    `${10 + dice.below(18)}/11/2026`,
    `${10 + dice.below(18)}${dice.one(TERMINAL_MONTHS)}`,
  ]);
const code = (dice: Dice) => `${dice.one(CODES)} ${dice.digits(1 + dice.below(4))}`;
const room = (dice: Dice, words: Words) => `${dice.one(words.rooms)} ${code(dice)}`;
const amount = (dice: Dice) => `${dice.digits(2)}.${dice.digits(2)} EUR`;

const mail: Kind = (dice, words) =>
  [
    dice.one(words.hello),
    "",
    dice.lines(1, 4, () => dice.one(words.sentences)),
    "",
    dice.one(words.regards),
    dice.one(words.people),
    `Tel. +49 69 555 ${dice.digits(4)}`,
  ].join("\n");

const meetings: Kind = (dice, words) =>
  dice.lines(1, 5, () => {
    const [from, to] = [clock(dice), clock(dice)];
    return dice.one([
      `${dice.one(words.meeting)} ${day(dice, words)} ${from} - ${to} ${room(dice, words)}`,
      `${day(dice, words)} ${from}-${to} ${dice.one(words.meeting)}, ${room(dice, words)}, ${dice.one(words.cities)}`,
      `${code(dice)} ${day(dice, words)} ${from}-${to} ${dice.one(words.rooms)} A`,
    ]);
  });

const invoice: Kind = (dice, words) =>
  [
    `${dice.one(words.invoice)} ${code(dice)}, ${day(dice, words)}`,
    dice.one(words.people),
    dice.lines(
      2,
      6,
      (index) => `${index + 1}  ${dice.one(words.goods)}  ${dice.digits(1)} x ${amount(dice)}`,
    ),
    `Total ${amount(dice)}`,
    `${dice.one(words.invoice)} ${dice.one(CODES)} ${dice.digits(4)} ${10 + dice.below(18)}${dice.one(TERMINAL_MONTHS)}27 OFF ICE`,
  ].join("\n");

const source: Kind = (dice, words) =>
  [
    `// ${dice.one(words.sentences)}`,
    `const ${dice.one(["flight", "train", "hotel", "name"])}${dice.digits(2)} = "${dice.one(words.goods)}";`,
    `if (x/${dice.digits(1)} > ${dice.digits(2)}) return a/b/c;`,
    `name: ${dice.one(["CI Tests", "Build Image", "Unit Tests"])}`,
    `on: [push]`,
    `  - run: npm ci && npm test -- --seed ${dice.digits(4)}`,
    dice.one(["Debian/Ubuntu", "Linux/Windows", "TCP/IP", "I/O"]),
  ].join("\n");

const log: Kind = (dice, words) =>
  dice.lines(3, 8, () =>
    dice.one([
      `2026-11-${10 + dice.below(18)} ${clock(dice)}:12 INFO  server ${code(dice)} ${dice.one(words.goods)}`,
      `Nov ${10 + dice.below(18)} ${clock(dice)}:03 host${dice.digits(1)} kernel: usb 1-1: device ${dice.digits(3)}`,
      `[${clock(dice)}] GET /${dice.one(["a/b", "img", "api/v1"])}/${dice.digits(3)} 200 ${dice.digits(2)} ms`,
      `WARN  worker-${dice.digits(2)} retry 2/5 in ${dice.digits(2)} s`,
    ]),
  );

const recipe: Kind = (dice, words) =>
  [
    dice.lines(3, 6, () => `${dice.digits(3)} g ${dice.one(words.goods)}`),
    "",
    dice.lines(2, 4, (index) => `${index + 1}. ${dice.one(words.steps)}`),
  ].join("\n");

const sports: Kind = (dice, words) =>
  dice.lines(3, 8, (index) =>
    dice.one([
      `${index + 1}. ${dice.one(words.teams)}  ${dice.digits(2)}  ${dice.digits(1)}  ${dice.digits(1)}  ${dice.digits(2)}:${dice.digits(2)}  ${dice.digits(2)}`,
      `${dice.one(words.teams)} - ${dice.one(words.teams)} ${dice.digits(1)}:${dice.digits(1)} (HT ${dice.digits(1)}-${dice.digits(1)}) ${day(dice, words)} ${clock(dice)}`,
      `${day(dice, words)} ${clock(dice)} ${dice.one(words.teams)} - ${dice.one(words.teams)}`,
    ]),
  );

const stock: Kind = (dice, words) =>
  dice.lines(3, 8, () =>
    dice.one([
      `${dice.one(CODES)}-${dice.digits(3)}-${dice.one(CODES)}  ${dice.one(words.goods)}  ${dice.digits(2)}  ${amount(dice)}`,
      `${dice.one(["EUR/USD", "GBP/JPY", "USD/CHF"])} 1.${dice.digits(4)} +0.${dice.digits(2)} %`,
      `${code(dice)}  ${dice.one(words.goods)}  ${day(dice, words)}  ${dice.digits(2)} pcs`,
    ]),
  );

const transport: Kind = (dice, words) =>
  dice.lines(1, 4, () =>
    dice.one([
      `${dice.one(words.cities)} -> ${dice.one(words.cities)}, ${day(dice, words)} ${clock(dice)}, ${dice.one(CODES)}-${dice.digits(3)}-${dice.one(CODES)}`,
      `${day(dice, words)} ${clock(dice)} ${dice.one(words.weather)}`,
      `${dice.one(words.cities)} ${day(dice, words)}: ${dice.one(words.weather)}`,
    ]),
  );

const questions: Kind = (dice) =>
  dice.lines(
    3,
    9,
    (index) => `${index + 1}. ${dice.one(["A", "B", "C", "D", "A/B", "A/C/D", "B/C", "A/B/C/D"])}`,
  );

/** Notes of words that are labels in bookings, in any order: `class room 12, 24.11.2026 10:15 from ticket`. */
const notes: Kind = (dice, words) => {
  const language = Object.entries<string>({ ...LEXICON[words.name.toLowerCase()] });
  const lists = language
    .filter(([topic]) => !/flight|airline|train|trip/i.test(topic))
    .map(([, list]) => listed(list))
    .filter(({ length }) => length > 0);
  const word = () => dice.one(dice.one(lists));
  return dice.lines(2, 8, () =>
    dice.one([
      `${word()} ${word()} ${dice.digits(2)} ${word()}, ${day(dice, words)} ${clock(dice)}`,
      `- ${word()} ${word()} ${word()} ${word()}: ${amount(dice)}`,
      `${day(dice, words)} ${word()} ${room(dice, words)} ${word()}`,
      `${word()} ${dice.one(words.goods)} ${word()} (${word()})`,
    ]),
  );
};

/** Things that a word for a flight is part of, with a day and times: `flight simulator LH 400`. */
const things: Kind = (dice, words) =>
  dice.lines(1, 3, () => {
    const thing = dice.one(OTHER_THINGS).replace("#", dice.digits(2));
    return dice.one([
      `${thing} ${code(dice)} ${day(dice, words)} ${clock(dice)}-${clock(dice)}`,
      `${day(dice, words)} ${clock(dice)} ${thing} ${code(dice)}`,
      `${code(dice)}: ${thing}, ${day(dice, words)} ${clock(dice)}`,
    ]);
  });

const programme: Kind = (dice, words) =>
  [
    `TV ${day(dice, words)}`,
    dice.lines(3, 6, () => `${clock(dice)}  ${dice.one(words.sentences)} (${code(dice)})`),
  ].join("\n");

const career: Kind = (dice, words) =>
  [
    dice.one(words.people),
    dice.lines(
      2,
      4,
      () =>
        `20${10 + dice.below(9)} - 20${19 + dice.below(7)} ${dice.one(words.cities)} (${code(dice)})`,
    ),
    `${dice.one(words.meeting)}: ${day(dice, words)}, ${clock(dice)}-${clock(dice)}`,
  ].join("\n");

const shifts: Kind = (dice, words) =>
  dice.lines(
    2,
    5,
    () =>
      `${dice.one(words.people)}  ${day(dice, words)}  ${clock(dice)}-${clock(dice)}  ${code(dice)}`,
  );

const standards: Kind = (dice, words) =>
  dice.lines(
    1,
    3,
    () =>
      `${dice.one(["EN", "DIN", "ISO", "IEC"])} ${dice.digits(4)}, DIN ${dice.digits(3)}, ISO ${dice.digits(4)}, ${code(dice)}: ${day(dice, words)}`,
  );

/** The settings of programs, whose jobs have names with titles. */
const settings: Kind = (dice) =>
  [
    `name: ${dice.one(["Deploy Mr Proper", "Mrs Builder Stage", "Dr Who Tests", "Miss Cache"])}`,
    "on:",
    `  ${dice.one(["push", "schedule"])}:`,
    `    branches: [${dice.one(["main", "release"])}]`,
    `    name: ${dice.one(["Mr Clean Run", "Ms Lint Check"])} ${dice.digits(2)}`,
  ].join("\n");

/** Days of a month with weekdays that are also codes of airlines. */
const roster: Kind = (dice) => {
  const first = 10 + dice.below(15);
  const weekdays = ["MO", "TU", "WE", "TH", "FR", "SA", "SU"];
  return dice.lines(3, 7, (index) => {
    const shift = dice.one([
      "OFF",
      "SBY 0600 1200 FRA",
      "LATE 1400 2200 MAD",
      "EARLY 0600 1400 LHR",
    ]);
    return `${weekdays[index % 7]} ${first + index}  ${shift}`;
  });
};

/** A parcel, a block of seats and the like before a code, beside cities and times. */
const numbered: Kind = (dice, words) => {
  const { notFlights } = LEXICON[words.name.toLowerCase()] ?? {};
  const things = [...listed(notFlights), ...NUMBERED_THINGS].filter((word) => /\p{L}$/u.test(word));
  return dice.lines(1, 3, () => {
    const way = `${dice.one(words.cities)} - ${dice.one(words.cities)}`;
    const thing = `${dice.one(things)} ${code(dice)}`;
    return dice.one([
      `${thing}, ${way}, ${day(dice, words)} ${clock(dice)}`,
      `${day(dice, words)} ${clock(dice)}  ${way}  ${thing}`,
      `${thing} ${day(dice, words)} ${clock(dice)}-${clock(dice)}, ${way}`,
    ]);
  });
};

const KINDS: Readonly<Record<string, Kind>> = {
  mail,
  meetings,
  invoice,
  source,
  log,
  recipe,
  sports,
  stock,
  transport,
  questions,
  notes,
  things,
  programme,
  career,
  shifts,
  standards,
  settings,
  roster,
  numbered,
};

/** A text that is not a booking; the same for the same number. */
export function textOf(number: number): { readonly what: string; readonly text: string } {
  const dice = new Dice(number);
  const kinds = Object.entries(KINDS);
  const [kind, make] = kinds[number % kinds.length] ?? ["mail", mail];
  const words = LANGUAGES[Math.floor(number / kinds.length) % LANGUAGES.length];
  if (words === undefined) throw new Error("there are no languages");
  const text = make(dice, words);
  // Some arrive in capitals, as terminals print everything.
  const isCapital = dice.below(5) === 0;
  return { what: `${kind} in ${words.name}`, text: isCapital ? text.toUpperCase() : text };
}
