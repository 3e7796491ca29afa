/** Which line of a record a value is read from, or would be. */
import { isObject } from "../../../reference/tables.ts";
import { Lines } from "../../../decode/text/lines.ts";
import type { Difference, Path } from "./differences.ts";
import type { Answered } from "../decoders/reading.ts";

/** Where the answer stores the spans of entries that do not contain them. */
const SPANS_ELSEWHERE = [
  { entry: /^persons\[(\d+)\]/, list: ["extraInfo", "persons_spans"] },
  {
    entry: /^trainInfo(?:\.extraInfo)?\.trains\[(\d+)\]/,
    list: ["trainInfo", "extraInfo", "spans"],
  },
];

/** Fields whose spans have another name. */
const NAMES: Readonly<Record<string, string>> = { company: "airline" };

/** Finds the lines of differing values in the text of a case. */
export class Places {
  readonly #lines: Lines;
  readonly #reading: Answered;
  readonly #unexpected: readonly number[];

  /**
   * @param reading with its explained answer
   * @param unexpected the lines that should have been read but were not
   */
  constructor(text: string, reading: Answered, unexpected: readonly number[]) {
    this.#lines = new Lines(text);
    this.#reading = reading;
    this.#unexpected = unexpected;
  }

  /** From 1; null if the line is unknown. */
  lineOf({ decodedPath, expected, decoded }: Difference): number | null {
    const unread = /^unread\[(\d+)\]$/.exec(decodedPath ?? "")?.[1];
    if (unread !== undefined) return this.#reading.unread[Number(unread)]?.line ?? null;
    const read = decodedPath === null ? null : this.#readAt(decodedPath);
    return read ?? this.#lineWith(expected) ?? this.#lineWith(decoded);
  }

  /** The text of a line, from 1. */
  textOf(line: number): string {
    const { start, end } = this.#lines.spans[line - 1] ?? { start: 0, end: 0 };
    return this.#lines.text.slice(start, end);
  }

  #readAt(path: Path): number | null {
    const span = spanOf(path, this.#reading.explained);
    return span === null ? null : this.#lines.indexAt(span) + 1;
  }

  /**
   * The line that prints most of a lost value, preferably one that should have been read; null if
   * several lines print equally much of it.
   */
  #lineWith(value: unknown): number | null {
    const words = [...new Set(wordsIn(value))];
    const all = this.#lines.spans.map((_, index) => index + 1);
    return this.#lineWithMost(words, this.#unexpected) ?? this.#lineWithMost(words, all);
  }

  #lineWithMost(words: readonly string[], lines: readonly number[]): number | null {
    const counts = lines.map((line) => {
      const text = this.textOf(line).toUpperCase();
      return words.filter((word) => text.includes(word)).length;
    });
    const most = Math.max(0, ...counts);
    const first = counts.indexOf(most);
    return most === 0 || first !== counts.lastIndexOf(most) ? null : (lines[first] ?? null);
  }
}

const SHORTEST = 2;

/** The texts in a value, in capitals. */
function wordsIn(value: unknown): readonly string[] {
  if (typeof value === "string")
    return value.length < SHORTEST ? [] : value.toUpperCase().split(/\s+/);
  if (typeof value !== "object" || value === null) return [];
  return Object.values(value).flatMap(wordsIn);
}

/** Where a value is printed, or at least the line that books its entry. */
function spanOf(path: Path, explained: unknown): number | null {
  const elsewhere = SPANS_ELSEWHERE.flatMap(({ entry, list }) => {
    const [all, index] = entry.exec(path) ?? [];
    if (all === undefined || index === undefined) return [];
    return [{ rest: path.slice(all.length), spans: at(explained, [...list, index]) }];
  })[0];
  const { rest, spans } = elsewhere ?? deepestSpans(path, explained);
  if (!isObject(spans)) return null;
  const [field = "", index] = keysIn(rest).filter((key) => key !== "extraInfo");
  const name = NAMES[field] ?? snakeCase(field);
  return startOf(spans[`${name}.${index ?? ""}`]) ?? startOf(spans[name]) ?? startOf(spans.line);
}

/** The spans of the entry that contains a value, and the path of the value in it. */
function deepestSpans(path: Path, explained: unknown): { rest: Path; spans: unknown } {
  const keys = keysIn(path);
  for (let length = keys.length; length > 0; length--) {
    const entry = keys.slice(0, length);
    const spans =
      at(explained, [...entry, "spans"]) ?? at(explained, [...entry, "extraInfo", "spans"]);
    if (isObject(spans)) return { rest: keys.slice(length).join("."), spans };
  }
  return { rest: "", spans: null };
}

function keysIn(path: Path): readonly string[] {
  return path.split(/[.[\]]+/).filter((key) => key !== "");
}

function at(value: unknown, keys: readonly string[]): unknown {
  return keys.reduce((found: unknown, key) => {
    const list: readonly unknown[] = Array.isArray(found) ? found : [];
    return isObject(found) ? found[key] : list[Number(key)];
  }, value);
}

function startOf(span: unknown): number | null {
  const list: readonly unknown[] = Array.isArray(span) ? span : [];
  return typeof list[0] === "number" ? list[0] : null;
}

function snakeCase(field: string): string {
  return field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}
