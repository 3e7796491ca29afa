/** A half-open range of offsets. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** A value read from the text, with its position. */
export interface Read<T> extends Span {
  readonly value: T;
  /** The original text, if it is malformed and only one reading makes sense: `1740A`. */
  readonly mended?: string;
}

/** Whether a field of a node is a value with its place. */
export function isRead(value: unknown): value is Read<unknown> {
  return (
    typeof value === "object" &&
    value !== null &&
    "value" in value &&
    "start" in value &&
    typeof value.start === "number" &&
    "end" in value &&
    typeof value.end === "number"
  );
}

/** A printed day. `month` is 1 to 12; `year` is null if none is printed. */
export interface PrintedDate {
  readonly day: number;
  readonly month: number;
  /** As printed; a two-digit year (below 100) leaves the century open. */
  readonly year: number | null;
  /** The other reading of a date in figures that does not show its order: `04/05/2027`. */
  readonly alternative?: Read<PrintedDate>;
}

/** Minutes after local midnight, 0 to 1439. */
export type Clock = number;

/** 1 is Monday, 7 is Sunday. */
export type Weekday = number;

/** An amount of money. `amount` is the printed decimal number; `currency` an ISO 4217 code. */
export interface Money {
  readonly currency: string;
  readonly amount: number;
}

export type Optional<T> = Read<T> | undefined;

/** A value that is still being put together. */
export type Mutable<T> = { -readonly [Field in keyof T]: T[Field] };
