import type { Span } from "../../ast/nodes.ts";
import { firstFrom } from "../text/source.ts";

/** A pattern and where to try it. */
export interface Sought {
  /** With an `at`, it has no groups that capture. */
  readonly pattern: RegExp;
  /**
   * Where the pattern can begin; the pattern is then multi-line (`m`). Without it, the pattern is
   * tried everywhere.
   */
  readonly at?: Place | undefined;
}

/** Places in a text; the expressions consume nothing. */
export interface Place {
  /** Finds the places. Patterns that share it are searched for together. */
  readonly start: RegExp;
  /** A further condition on the place: tried once for all patterns that share it. */
  readonly where?: RegExp;
}

/** The beginning of a line, for `Sought.at`. */
export const LINE_START: Place = { start: /^/m };
/** The beginning of a line with a number and a dot, for `Sought.at`: `  1.DOE/JANE`. */
export const NUMBERED_LINE: Place = { ...LINE_START, where: /^(?= *\d{1,2}\.)/m };
/** The beginning of a word, for `Sought.at`. */
export const WORD_START: Place = { start: /(?<![A-Z\d])(?=[A-Z\d])/ };

/** Patterns that are searched for together. */
interface Group {
  /** In the order in which `which` captures them. */
  readonly patterns: readonly RegExp[];
  /** Finds the next place where at least one of the patterns matches. */
  readonly any: RegExp;
  /** Captures something for each of the patterns that match at a place. */
  readonly which: () => RegExp;
}

/** Searches texts for many patterns at once. */
export class Search {
  readonly #stages: readonly Stage[];

  /** @param stages the patterns; those of a stage are searched for when the first of them is looked up */
  constructor(...stages: readonly (readonly Sought[])[]) {
    this.#stages = stages.map((sought) => new Stage(sought));
  }

  /** Where each pattern begins in a text. */
  in(text: string): Findings {
    return new Findings(new Places(text, this.#stages), { start: 0, end: text.length + 1 });
  }
}

/** Where patterns begin in a text, by pattern; those that begin nowhere are missing. */
type Found = ReadonlyMap<RegExp, readonly number[]>;

/** Patterns that are searched for at the same time. */
class Stage {
  readonly #patterns: ReadonlySet<RegExp>;
  readonly #groups: readonly Group[];
  /** The patterns that are tried everywhere, with copies that find the next place. */
  readonly #alone: readonly (readonly [pattern: RegExp, next: RegExp])[];

  constructor(sought: readonly Sought[]) {
    const alone = new Set<RegExp>();
    const together = new Map<RegExp, Map<Place, Set<RegExp>>>();
    for (const { pattern, at } of sought) {
      if (at === undefined) {
        alone.add(pattern);
        continue;
      }
      const places = together.get(at.start) ?? new Map<Place, Set<RegExp>>();
      together.set(at.start, places.set(at, (places.get(at) ?? new Set<RegExp>()).add(pattern)));
    }
    this.#patterns = new Set(sought.map(({ pattern }) => pattern));
    this.#alone = Array.from(alone, (pattern) => [
      pattern,
      new RegExp(pattern, `${pattern.flags}g`),
    ]);
    this.#groups = Array.from(together, ([start, places]) => groupOf(start, places));
  }

  has(pattern: RegExp): boolean {
    return this.#patterns.has(pattern);
  }

  in(text: string): Found {
    const found = new Map<RegExp, number[]>();
    const add = (pattern: RegExp, index: number) => {
      const places = found.get(pattern);
      if (places === undefined) found.set(pattern, [index]);
      else places.push(index);
    };
    for (const [pattern, next] of this.#alone)
      forEachPlace(next, text, (index) => {
        add(pattern, index);
      });
    for (const { any, which, patterns } of this.#groups)
      forEachPlace(any, text, (index) => {
        const captured = capturedAt(text, index, which());
        if (captured.length > patterns.length + 1) throw new Error(captureOf(patterns, text));
        // The first capture is the whole match.
        for (let number = 1; number < captured.length; number++) {
          const pattern = patterns[number - 1];
          if (pattern !== undefined && captured[number] !== undefined) add(pattern, index);
        }
      });
    return found;
  }
}

/** What is known about a text: each stage is searched once, if at all. */
class Places {
  readonly #text: string;
  readonly #stages: readonly Stage[];
  readonly #found = new Map<Stage, Found>();

  constructor(text: string, stages: readonly Stage[]) {
    this.#text = text;
    this.#stages = stages;
  }

  of(pattern: RegExp): readonly number[] {
    const stage = this.#stages.find((each) => each.has(pattern));
    if (stage === undefined) return NOWHERE;
    let found = this.#found.get(stage);
    if (found === undefined) this.#found.set(stage, (found = stage.in(this.#text)));
    return found.get(pattern) ?? NOWHERE;
  }
}

function groupOf(start: RegExp, places: ReadonlyMap<Place, ReadonlySet<RegExp>>): Group {
  const parts = Array.from(places, ([{ where }, each]) => {
    const sources = Array.from(each, ({ source }) => source);
    const which = sources.map((source) => `(?:(?=${source})()|)`).join("");
    return where === undefined
      ? { any: sources.join("|"), which }
      : { any: `${where.source}(?:${sources.join("|")})`, which: `(?:${where.source}${which}|)` };
  });
  let which: RegExp | undefined;
  return {
    patterns: [...places.values()].flatMap((each) => [...each]),
    any: compiled(`${start.source}(?:${parts.map(({ any }) => any).join("|")})`, "gm"),
    which: () => (which ??= compiled(parts.map((part) => part.which).join(""), "my")),
  };
}

/**
 * For a text of this length or more, V8 compiles an expression to machine code at its first use.
 */
const LONG = " ".repeat(1000);

/**
 * Compiles an expression. At its first use on a short text, V8 would prepare to interpret it, which takes five times as
 * long as to compile it: these expressions have ten thousand characters.
 */
function compiled(source: string, flags: string): RegExp {
  const pattern = new RegExp(source, flags);
  pattern.test(LONG);
  pattern.lastIndex = 0;
  return pattern;
}

function capturedAt(text: string, index: number, which: RegExp): readonly (string | undefined)[] {
  which.lastIndex = index;
  return which.exec(text) ?? [];
}

/** Names the patterns that may capture groups, which would be taken for those of other patterns. */
function captureOf(patterns: readonly RegExp[], text: string): string {
  const possible = patterns.filter((pattern) => pattern.exec(text)?.length !== 1);
  return `A pattern that is searched for captures groups: ${possible.join(", ")}`;
}

/** Whether a sticky pattern matches at a place. */
export function matchesAt(text: string, place: number, sticky: RegExp): boolean {
  sticky.lastIndex = place;
  return sticky.test(text);
}

/** Calls back for each place where a pattern matches, ascending, even if matches overlap. */
function forEachPlace(pattern: RegExp, text: string, add: (index: number) => void): void {
  pattern.lastIndex = 0;
  for (let match = pattern.exec(text); match !== null; match = pattern.exec(text)) {
    add(match.index);
    pattern.lastIndex = match.index + 1;
  }
}

const NOWHERE: readonly number[] = [];

/** Where patterns begin in a text, or in a part of it. */
export class Findings {
  readonly #places: Places;
  readonly #part: Span;

  constructor(places: Places, part: Span) {
    this.#places = places;
    this.#part = part;
  }

  /** The same for a part of the text. */
  within(part: Span): Findings {
    return new Findings(this.#places, part);
  }

  /** Where a pattern begins, ascending. */
  of(pattern: RegExp): readonly number[] {
    const places = this.#places.of(pattern);
    if (places.length === 0) return NOWHERE;
    return places.slice(firstFrom(places, this.#part.start), firstFrom(places, this.#part.end));
  }

  /** Whether a pattern begins anywhere. */
  has(pattern: RegExp): boolean {
    const places = this.#places.of(pattern);
    if (places.length === 0) return false;
    const first = places[firstFrom(places, this.#part.start)];
    return first !== undefined && first < this.#part.end;
  }
}
