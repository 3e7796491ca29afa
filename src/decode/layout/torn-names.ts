import type { NamesNode, PersonName } from "../../ast/nodes.ts";
import type { LineReading } from "../engine/line-reading.ts";
import { readLines, type Document } from "../engine/read.ts";
import { withoutCards } from "../text/cards/redact.ts";
import { canContinue } from "./broken.ts";

/*
 * A surname that a mailer broke:
 *
 *   1.STONE/ADA MRS   2.STONE/BEN MR   3.STO
 * NE/CARA MISS
 *
 * Each part looks like a name of its own, and the break can have been at a space. Only a surname that another traveller
 * has too shows what the whole name was.
 */

/** The last item of a line, if it has neither slash nor title: `3.STO`, `3.1STO`. */
const OPEN_ITEM =
  /(?<=(?<!\d)\d{1,3}\.\d{0,2} ?)(?!\d)[\p{L}\d][\p{L}' -]*(?<! (?:MRS?|MS|MISS|MSTR|DR|CHD|INF))$/u;
/** An item alone on its line, with or without its count: `1.1STO`, `1.STO`. */
const LONE_ITEM = /^ *(\d{1,3})\.(\d?)\p{L}[\p{L}' -]*$/u;
/** The rest of a name, without a number: `NE/CARA MISS`. */
const REST = /^([\p{L}][\p{L}' -]*)\/ ?\p{L}/u;
const UNKNOWN = /^[FL]NU$/;

/** A surname on two lines, the lower of which is `index`. */
interface TornName {
  readonly index: number;
  readonly start: string;
  readonly rest: string;
}

/** Joins the parts of each broken surname, or leaves both unread. */
export function readTornNames(document: Document): Document {
  const torn = tornIn(document);
  if (torn.length === 0) return document;
  // Free text is not read line by line.
  const joined = document.structure === undefined ? joinedByOthers(document, torn) : document;
  // A joined line can end in the beginning of a further name.
  return joined === document ? withoutNames(document, torn) : readTornNames(joined);
}

/** Joins the surnames that other travellers have too. */
function joinedByOthers(document: Document, torn: readonly TornName[]): Document {
  const parts = new Set(torn.flatMap(({ start, rest }) => [start, rest]));
  const surnames = new Set(
    document.lines
      .flatMap(({ node }) => (node?.kind === "names" ? node.persons : []))
      .flatMap(({ surname }) => surname?.value ?? [])
      .filter((surname) => !parts.has(surname)),
  );
  const jointOf = ({ start, rest }: TornName) =>
    ["", " "].find((joint) => surnames.has(start + joint + rest));
  const known = torn.filter((each) => jointOf(each) !== undefined);
  if (known.length === 0) return document;
  const edit = document.source.edit();
  for (const each of known) {
    const above = document.lines[each.index - 1];
    const below = document.lines[each.index];
    if (above === undefined || below === undefined) continue;
    const end = above.start + textOf(document, above).trimEnd().length;
    const text = textOf(document, below);
    const next = below.start + text.length - text.trimStart().length;
    edit.replace(end, next, jointOf(each) ?? "");
  }
  return readLines(withoutCards(edit.finish()), document.grammar);
}

function textOf({ source }: Document, { start, end }: LineReading): string {
  return source.text.slice(start, end);
}

function tornIn(document: Document): readonly TornName[] {
  return document.lines.flatMap((below, index) => {
    const above = document.lines[index - 1];
    if (above === undefined || !isRest(below)) return [];
    const whole = textOf(document, below).trim();
    const rest = REST.exec(whole)?.[1];
    if (rest === undefined) return [];
    const text = textOf(document, above).trimEnd();
    const start = OPEN_ITEM.exec(text)?.[0];
    if (start === undefined || UNKNOWN.test(start) || !isOpen(above, text, whole)) return [];
    return [{ index, start, rest: rest.trimEnd() }];
  });
}

/** Whether the line above can end in the beginning of a name. */
function isOpen({ node, start }: LineReading, text: string, below: string): boolean {
  if (node === null) {
    // Without a count, it can be a title of a list; the next number below shows that it is not.
    const [, number, count] = LONE_ITEM.exec(text) ?? [];
    if (number === undefined) return false;
    return count !== "" || below.includes(` ${Number(number) + 1}.`);
  }
  if (node.kind !== "names") return false;
  const last = node.persons.at(-1);
  return last !== undefined && last.given === undefined && last.printed.end === start + text.length;
}

function isRest(line: LineReading): boolean {
  if (line.node?.kind !== "names") return canContinue(line);
  return line.node.persons[0]?.number === undefined;
}

/** The same readings without the persons of which the text names a part. */
function withoutNames(document: Document, torn: readonly TornName[]): Document {
  const lines = [...document.lines];
  const remove = (index: number, which: (node: NamesNode) => PersonName | undefined) => {
    const line = lines[index];
    if (line?.node?.kind === "names") lines[index] = withoutPerson(line, line.node, which);
  };
  for (const { index } of torn) {
    remove(index - 1, ({ persons }) => persons.at(-1));
    remove(index, ({ persons }) => persons[0]);
  }
  return { ...document, lines };
}

function withoutPerson(
  line: LineReading,
  node: NamesNode,
  which: (node: NamesNode) => PersonName | undefined,
): LineReading {
  const removed = which(node);
  if (removed === undefined) return line;
  const persons = node.persons.filter((person) => person !== removed);
  const isEmpty = persons.length === 0 && node.group === undefined && node.locator === undefined;
  if (isEmpty) {
    const problem = { reason: "a part of a name", at: removed.printed.start };
    return { ...line, node: null, rule: null, problem };
  }
  const unparsed = [...(node.unparsed ?? []), removed.printed];
  unparsed.sort((one, other) => one.start - other.start);
  return { ...line, node: { ...node, persons, unparsed } };
}
