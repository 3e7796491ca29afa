import { labelForOne } from "../../lexicon/labels-of-names.ts";
import { wordsFor } from "../../lexicon/lexicon.ts";
import { eitherOf } from "../../lexicon/words.ts";
import type { Row } from "../cells.ts";
import type { Piece } from "../draft.ts";
import type { TableFound } from "../tables.ts";
import { titleIn } from "../titles.ts";
import type { Span } from "../../../ast/nodes.ts";
import type { Title } from "../words-of-titles.ts";

/*
 * The parts of a name, each after its own label, side by side or one below the other:
 *
 *   NOM : DOE          PRÉNOM : JANE           Last name: Doe
 *                                              First name: Jane
 */

interface Labelled {
  readonly title: Title | undefined;
  readonly label: Span & { readonly text: string };
  readonly value: Span;
  /** The passenger type after it. */
  readonly type: Span | undefined;
}

const TYPE = eitherOf(wordsFor("adults", "children", "infants"));
/** What stands after a label in a cell: letters only, and a passenger type after the given name. */
const PART = new RegExp(
  `^ *(?:\\d{1,2}[.)] {1,3})?(?<label>[^:\\n]{2,30}?) {0,12}: {0,12}(?<value>\\p{Lu}[\\p{L}'. -]{0,40}?)(?<type>,? \\(?(?:${TYPE})\\)?(?: \\([^()]{1,20}\\))?)? *$`,
  "u",
);

/** A surname and a given name, written as one name. */
export function nameApartAt(rows: readonly Row[], from: number): TableFound | undefined {
  const [row, below] = [rows[from], rows[from + 1]];
  if (row === undefined) return undefined;
  const own = row.cells.map(labelledIn);
  const found = nameOf(own.slice(0, 2));
  if (found !== undefined)
    return section(row, row, from + 1, [...found, ...row.cells.slice(2).flatMap(besideName)]);
  if (row.cells.length !== 1 || below?.cells.length !== 1) return undefined;
  const both = nameOf([...own, ...below.cells.map(labelledIn)]);
  return both && section(row, below, from + 2, both);
}

/** What else a row says of a traveller. */
function besideName(cell: Row["cells"][number]): readonly Piece[] {
  return [/^\([^()]*\)$/.test(cell.text) ? " " : " | ", cell];
}

function section(first: Row, last: Row, next: number, line: readonly Piece[]): TableFound {
  const { start } = first;
  return { layout: "label beside value", next, section: { start, end: last.end, lines: [line] } };
}

function labelledIn({ text, start }: Row["cells"][number]): Labelled | undefined {
  const found = PART.exec(text);
  const { label = "", value = "", type } = found?.groups ?? {};
  if (found === null) return undefined;
  const labelAt = start + text.indexOf(label);
  const valueAt = start + text.indexOf(value, text.indexOf(":"));
  const valueEnd = valueAt + value.length;
  return {
    title: titleIn(label),
    label: { text: label, start: labelAt, end: labelAt + label.length },
    value: { start: valueAt, end: valueEnd },
    type: type === undefined ? undefined : { start: valueEnd, end: valueEnd + type.length },
  };
}

/** The pieces of the name, if there is one of each part and nothing else. */
function nameOf(parts: readonly (Labelled | undefined)[]): readonly Piece[] | undefined {
  const given = parts.filter((part) => part?.title === "given");
  const surnames = parts.filter((part) => part?.title === "surname" || part?.title === "person");
  const [first, surname] = [given[0], surnames[0]];
  if (parts.length !== 2 || first === undefined || surname === undefined) return undefined;
  if (surname.type !== undefined) return undefined;
  const written = labelForOne(surname.label.text);
  const { start, end } = surname.label;
  const label = written === undefined ? { start, end } : { start, end, written };
  const type = first.type === undefined ? [] : [first.type];
  return [label, ": ", surname.value, "/", first.value, ...type];
}
