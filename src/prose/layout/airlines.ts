import type { Span } from "../../ast/nodes.ts";
import { endOfLine } from "../../decode/text/lines.ts";
import type { SourceEdit, SourceText } from "../../decode/text/source.ts";
import { airlineNamed, airlineWithIcao } from "../../reference/index.ts";
import { isListedWord, wordsFor } from "../lexicon/lexicon.ts";
import { capitals, eitherOf } from "../lexicon/words.ts";
import { titleIn } from "./titles.ts";
import { matchesOf } from "../../decode/text/matches.ts";

/*
 * Numbers of flights after the name of their airline or its code of three letters:
 *
 *   Lufthansa 506   SWR 40   EZY8110   Airline: Swiss, and below: Flight number: 71
 */

/** The code of three letters and the number. */
const ICAO = /(?<![\p{L}\d/-])(?<code>[A-Z]{3}) ?(?=\d{1,4}[A-Z]?(?![\p{L}\d]|[./]\d))/gu;
const FLIGHT = eitherOf(wordsFor("flight"));
const NUMBER_WORD = eitherOf(wordsFor("numberWords"));
/** What follows the digits of no flight: the rest of a time, of an amount or of a ticket. */
const OF_OTHERS = "[\\p{L}\\d:.,/%]|[- ]?\\d{10}(?!\\d)";
/** Words, and after them a number of at least two digits. */
const NAMED = new RegExp(
  `(?<![\\p{L}\\d.])(?<name>[\\p{L}\\d][\\p{L}'.\\d]{1,24}(?: \\p{L}[\\p{L}'.]{1,24}){0,2})(?<gap>:? ?(?:(?: {0,6}| ?\\| )${FLIGHT})?(?: ${NUMBER_WORD})? )(?=\\d{2,4}(?!${OF_OTHERS}))`,
  "giu",
);

/** The number alone. */
const AFTER_NAME = new RegExp(` \\d{2,4}(?!${OF_OTHERS})`, "gu");

/** Writes the code of its airline before a number that has none. */
export function withAirlines(source: SourceText): SourceText {
  const codes = airlinesIn(source.text);
  if (codes.length === 0) return source;
  const edit = source.edit();
  let last = -1;
  for (const code of codes) {
    if (code.at <= last) continue;
    write(edit, code);
    last = code.at;
  }
  return edit.finish();
}

/** The codes that belong before numbers, in the order of these. */
export function airlinesIn(text: string): readonly Code[] {
  return [...icaoCodes(text), ...namedCodes(text), ...codesInBlocks(text)].sort(
    (one, other) => one.at - other.at,
  );
}

/** A code, the characters that say it, and where it belongs. */
interface Code {
  readonly code: string;
  readonly start: number;
  readonly end: number;
  readonly at: number;
  /** Whether it takes the place of those characters. */
  readonly replaces: boolean;
}

function write(edit: SourceEdit, { code, start, end, at, replaces }: Code): void {
  if (replaces) edit.replace(start, end, code);
  else {
    edit.moveTo(at, { start, end }, code);
    edit.replace(at, at, " ");
  }
}

/** Codes of three letters that are words, trains or currencies more often. */
const WORDS: ReadonlySet<string> = new Set(["ICE", "TOM", "ROT", "TAR"]);

function icaoCodes(text: string): readonly Code[] {
  return matchesOf(text, ICAO).flatMap(({ index, groups }) => {
    const printed = groups?.code ?? "";
    const code = WORDS.has(printed) ? undefined : airlineWithIcao(printed);
    const end = index + printed.length;
    return code === undefined ? [] : [{ code, start: index, end, at: end, replaces: true }];
  });
}

function namedCodes(text: string): readonly Code[] {
  return linesWithNumbers(text).flatMap(({ start, end }) =>
    namedCodesIn(text.slice(start, end), start),
  );
}

/** The lines that contain a number which can be a flight's: most do not, and names are slow to find. */
function linesWithNumbers(text: string): readonly Span[] {
  const lines: Span[] = [];
  let end = -1;
  for (const { index } of matchesOf(text, AFTER_NAME)) {
    if (index < end) continue;
    end = endOfLine(text, index);
    lines.push({ start: text.lastIndexOf("\n", index) + 1, end });
  }
  return lines;
}

/** @param lineStart where the line begins in the text */
function namedCodesIn(line: string, lineStart: number): readonly Code[] {
  return matchesOf(line, NAMED).flatMap(({ 0: whole, index, groups }) => {
    const { name = "" } = groups ?? {};
    // `LOT 281`: a word for flights can be a name, too.
    const named = airlineAmong(name) ?? airlineAmong(name.replace(FLIGHT_WORD, ""));
    if (named === undefined) return [];
    const { code, start, end } = named;
    const from = lineStart + index;
    const at = from + whole.length;
    return [{ code, start: from + start, end: from + end, at, replaces: false }];
  });
}

/** The code of the airline that is named by the last of some words, or by all of them. */
function airlineAmong(words: string): ({ readonly code: string } & Span) | undefined {
  for (const { index: start } of matchesOf(words, /(?<![^ ])[^ ]/g)) {
    const name = words.slice(start);
    const code = isName(name, words.slice(0, start)) ? airlineNamed(name) : undefined;
    if (code !== undefined) return { code, start, end: words.length };
  }
  return undefined;
}

const TRAINS: ReadonlySet<string> = new Set(wordsFor("train"));
const LAST_WORD = /[^ ]+(?= *$)/;

const FLIGHT_WORD = new RegExp(` ${FLIGHT}$`, "iu");

/** Whether words can be the name of an airline, and not of a train or the end of another name: `Leeds United`. */
function isName(own: string, before: string): boolean {
  if (own.length < 3 || own === own.toLowerCase() || TRAINS.has(own.toLowerCase())) return false;
  const [word] = LAST_WORD.exec(before) ?? [];
  return word === undefined || word === word.toLowerCase() || isListedWord(capitals(word));
}

const FIELD = /(?<=^|\| )(?<label>[^:|\n]{2,30}): (?<value>[^|\n]{1,40}?)(?= ?\||$)/gm;

/** What ends a field that is only a number. */
const NUMBER_FIELD = /: \d{1,4} ?(?:\||$)/m;

/** The airline of a block of lines, for its flights that are only numbers. */
function codesInBlocks(text: string): readonly Code[] {
  if (!NUMBER_FIELD.test(text)) return [];
  const found: Code[] = [];
  let start = 0;
  for (const block of text.split("\n\n")) {
    if (NUMBER_FIELD.test(block)) found.push(...codesIn(block, start));
    start += block.length + 2;
  }
  return found;
}

function codesIn(block: string, start: number): readonly Code[] {
  const airlines: { readonly code: string; readonly from: number; readonly to: number }[] = [];
  const numbers: number[] = [];
  for (const { 0: whole, index, groups } of matchesOf(block, FIELD)) {
    const { label = "", value = "" } = groups ?? {};
    const at = index + whole.length - value.length;
    const title = titleIn(label);
    if (title === "flight" && /^\d{1,4}$/.test(value)) numbers.push(start + at);
    if (title !== "airline") continue;
    const code = /^[A-Z\d]{2}$/.test(value) ? value : airlineNamed(value);
    if (code === undefined) return [];
    airlines.push({ code, from: start + at, to: start + at + value.length });
  }
  const [airline] = airlines;
  if (airline === undefined || new Set(airlines.map(({ code }) => code)).size > 1) return [];
  return numbers.map((at) => ({
    code: airline.code,
    start: airline.from,
    end: airline.to,
    at,
    replaces: false,
  }));
}
