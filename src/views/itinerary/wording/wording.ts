/** The words of an itinerary: those of one language, for travellers or for agents. */
import { joinNonEmpty, type Part } from "../readable.ts";
import { isolated } from "./bidi.ts";
import type { Formats } from "./formats.ts";
import type { Label } from "./labels.ts";
import { directionOf, type Direction, type Language } from "./language.ts";
import type {
  Cabin,
  Counted,
  Messages,
  PassengerType,
  Phrase,
  PhraseValues,
  SectionTitle,
  TicketType,
} from "./messages.ts";
import { serviceOf } from "./services.ts";
import { statusKind, type StatusKind } from "../../../booking/model/statuses.ts";

/**
 * Agents see the codes of the record and everything it says; travellers see words, and nothing that only agents
 * and airlines need.
 */
export type Readers = "agents" | "travellers";

interface WordingOptions {
  readonly language: Language;
  readonly readers: Readers;
  readonly messages: Messages;
  readonly formats: Formats;
}

/** `YYYY-MM-DD`, and `HH:MM` if it is known. */
interface Time {
  readonly date: string;
  readonly clock: string | null;
}

export class Wording {
  readonly language: Language;
  readonly direction: Direction;
  readonly readers: Readers;
  readonly formats: Formats;
  private readonly messages: Messages;
  private readonly plurals: Intl.PluralRules;

  constructor({ language, readers, messages, formats }: WordingOptions) {
    this.language = language;
    this.direction = directionOf(language);
    this.readers = readers;
    this.messages = messages;
    this.formats = formats;
    this.plurals = new Intl.PluralRules(language);
  }

  label(label: Label): string {
    return this.messages.labels[label];
  }

  title(section: SectionTitle): string {
    return this.messages.titles[section];
  }

  /** A message with its values, each of which stays apart from the text around it. */
  say<P extends Phrase>(phrase: P, values: Readonly<Record<PhraseValues[P], string>>): string {
    return this.filled(this.messages.phrases[phrase], values);
  }

  /** A message for a number: `2 nights`. */
  count(what: Counted, count: number, values: Readonly<Record<string, string>> = {}): string {
    const message = this.messages.counts[what];
    const form = message[this.plurals.select(count)] ?? message.other;
    return this.filled(form, { ...values, count: String(count) });
  }

  /** The non-empty parts, one after the other. */
  join(separator: string, parts: readonly Part[]): string {
    return joinNonEmpty(
      separator,
      parts.map((part) => (typeof part === "string" ? this.apart(part) : part)),
    );
  }

  /**
   * `Tue 24 Nov 2026, 18:55`
   *
   * @param mark follows the year
   */
  moment({ date, clock }: Time, mark = ""): string {
    return this.withClock(this.formats.date(date) + mark, clock);
  }

  /** `24 Nov, 18:55` */
  momentWithoutYear({ date, clock }: Time): string {
    return this.withClock(this.formats.dayWithoutYear(date), clock);
  }

  private withClock(day: string, clock: string | null): string {
    const { betweenDateAndClock } = this.formats;
    return clock === null ? day : day + betweenDateAndClock + this.formats.clock(clock);
  }

  list(items: readonly string[]): string {
    return this.formats.list(items.map((item) => this.apart(item)));
  }

  /** The text, apart from the direction of what surrounds it. */
  apart(text: string): string {
    return this.direction === "rtl" ? isolated(text) : text;
  }

  status(meaning: StatusKind): string {
    return this.messages.statuses[meaning];
  }

  /** What a status means, by its code; undefined if it is unknown. */
  statusText(code: string): string | undefined {
    const meaning = statusKind(code);
    return meaning && this.status(meaning);
  }

  /**
   * A passenger type by its code, such as `CHD`; an unknown code stays, which is better than a
   * guess.
   */
  passengerType(code: string): string {
    const type = PASSENGER_TYPES.get(code) ?? this.agedType(code);
    return type === undefined ? code : this.messages.passengerTypes[type];
  }

  /** `C08` is a child of eight years; agents want to see the age. */
  private agedType(code: string): PassengerType | undefined {
    return this.readers === "travellers" && /^C\d\d$/.test(code) ? "child" : undefined;
  }

  /** A type of document by its code, such as `ET`; an unknown code stays. */
  ticketType(code: string): string {
    const type = TICKET_TYPES.get(code);
    return type === undefined ? code : this.messages.ticketTypes[type];
  }

  /** `Y`; for travellers also the cabin, if every airline uses the letter for the same one. */
  bookingClass(code: string): string {
    const cabin = this.readers === "agents" ? undefined : CABINS.get(code);
    return cabin === undefined ? code : this.join(" ", [this.messages.cabins[cabin], `(${code})`]);
  }

  /** A free allowance: `1PC`, for travellers `1 piece`. */
  baggage(allowance: string): string {
    if (this.readers === "agents") return allowance;
    const [, number = "", unit] = /^(\d{1,2})(P|PC|K|KG)$/.exec(allowance) ?? [];
    if (unit === undefined) return allowance;
    if (Number(number) === 0) return this.say("noBaggage", {});
    return unit.startsWith("K")
      ? this.formats.weight(Number(number))
      : this.count("pieces", Number(number));
  }

  /** The name of a special service by its code; undefined if travellers need not see it. */
  service(code: string): string | undefined {
    const service = serviceOf(code);
    return service && this.messages.services[service];
  }

  private filled(message: string, values: Readonly<Record<string, string>>): string {
    return message.replace(/\{(\w+)\}/g, (_, name: string) => this.apart(values[name] ?? ""));
  }
}

const PASSENGER_TYPES: ReadonlyMap<string, PassengerType> = new Map([
  ["ADT", "adult"],
  ["CHD", "child"],
  ["CNN", "child"],
  ["INF", "infant"],
  ["INS", "infantWithSeat"],
  ["YTH", "youth"],
  ["SRC", "senior"],
]);

const TICKET_TYPES: ReadonlyMap<string, TicketType> = new Map([
  ["ET", "electronic"],
  ["PT", "paper"],
  ["DT", "otherDocument"],
  ["EV", "void"],
]);

/**
 * The letters of full fares, which stand for a cabin. Each airline decides what the others mean.
 */
const CABINS: ReadonlyMap<string, Cabin> = new Map([
  ["F", "first"],
  ["J", "business"],
  ["C", "business"],
  ["Y", "economy"],
]);
