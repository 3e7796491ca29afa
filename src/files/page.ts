import { Parser } from "htmlparser2";
import { Flow } from "./flow.ts";
import { UnreadableFile } from "./unreadable.ts";

/** What a page shows, and the data that it contains for programs. */
export interface Page {
  readonly text: string;
  /** Whether a table on it has a row of several values. */
  readonly hasDataRows: boolean;
  /** The content of its JSON-LD scripts. */
  readonly linkedData: readonly string[];
}

/** Reads what a page shows. Nothing is loaded and no script runs. */
export function readPage(html: string): Page {
  const reader = new PageReader();
  const parser = new Parser({
    onopentag: (name, attributes) => {
      reader.open(name, attributes);
    },
    ontext: (text) => {
      reader.add(text);
    },
    onclosetag: () => {
      reader.close();
    },
  });
  parser.end(html);
  return reader.finish();
}

/** Their content is not shown, or is not text. */
const NOT_SHOWN = new Set([
  ..."script style title template noscript svg math object iframe audio video canvas".split(" "),
  ..."select textarea datalist".split(" "),
]);
/** They begin on a new line. */
const BLOCKS = new Set([
  ..."address article aside body caption center dd details div dl dt fieldset figure".split(" "),
  ..."footer form header hr html li main nav section summary tbody tfoot thead tr".split(" "),
]);
/** They have an empty line above and below. */
const PARAGRAPHS = new Set("blockquote h1 h2 h3 h4 h5 h6 ol p pre ul".split(" "));
const CELLS = new Set(["td", "th"]);
const LINKED_DATA = /^\s*application\/ld\+json\b/i;
const HIDDEN_STYLE =
  /(?:^|[;\s])(?:display\s*:\s*none|visibility\s*:\s*hidden|(?:font-size|max-height|opacity)\s*:\s*0(?:\.0+)?(?:px|em|pt|%)?\s*(?:;|!|$))/i;

/**
 * No page that people read is nested this deeply; each closing tag is searched for among the open
 * ones.
 */
const MOST_DEPTH = 2000;

interface Cell {
  readonly lines: string[];
  /** Whether they have empty lines around them. */
  readonly isApart: boolean;
}

interface Element {
  readonly name: string;
  /** Whether this element hides what it contains. */
  readonly hides: boolean;
}

class PageReader {
  readonly #open: Element[] = [];
  /** How many of the open elements hide their content. */
  #hiding = 0;
  #preformatted = 0;
  /** The page, and the tables and cells that are open. */
  readonly #flows: Flow[] = [new Flow()];
  /** The cells of each open row. */
  readonly #rows: Cell[][] = [];
  readonly #linkedData: string[] = [];
  #isLinkedData = false;
  #hasDataRows = false;

  get #flow(): Flow {
    return this.#flows.at(-1) ?? new Flow();
  }

  open(name: string, attributes: Readonly<Record<string, string>>): void {
    if (this.#open.length >= MOST_DEPTH) throw new UnreadableFile("it is nested too deeply");
    const hides = NOT_SHOWN.has(name) || isHidden(attributes);
    this.#open.push({ name, hides });
    if (name === "script" && LINKED_DATA.test(attributes.type ?? "")) {
      this.#isLinkedData = true;
      this.#linkedData.push("");
    }
    if (hides) this.#hiding++;
    if (this.#hiding > 0) return;
    if (name === "br") this.#flow.endLine();
    else if (name === "tr") this.#beginRow();
    else if (name === "table") this.#flows.push(new Flow());
    else if (CELLS.has(name) && this.#rows.length > 0) this.#flows.push(new Flow());
    else this.#separate(name);
    if (name === "pre") this.#preformatted++;
  }

  add(text: string): void {
    if (this.#isLinkedData) this.#linkedData.push((this.#linkedData.pop() ?? "") + text);
    else if (this.#hiding > 0) return;
    else if (this.#preformatted > 0) this.#flow.addAsIs(text);
    else this.#flow.add(text);
  }

  close(): void {
    const element = this.#open.pop();
    if (element === undefined) return;
    const { name, hides } = element;
    if (name === "script") this.#isLinkedData = false;
    if (hides) this.#hiding--;
    if (hides || this.#hiding > 0) return;
    if (name === "pre") this.#preformatted--;
    if (name === "tr") this.#endRow();
    else if (name === "table") this.#endTable();
    else if (CELLS.has(name) && this.#rows.length > 0) this.#endCell();
    else this.#separate(name);
  }

  finish(): Page {
    return {
      text: this.#flow.finish().join("\n"),
      hasDataRows: this.#hasDataRows,
      linkedData: this.#linkedData,
    };
  }

  #separate(name: string): void {
    if (PARAGRAPHS.has(name)) this.#flow.leaveGap();
    else if (BLOCKS.has(name)) this.#flow.endLine();
  }

  /** A one-line table within a cell only arranges the content of that cell. */
  #endTable(): void {
    const lines = this.#flows.pop()?.finish() ?? [];
    const isApart = lines.length > 1 || this.#rows.length === 0;
    if (isApart) this.#flow.leaveGap();
    this.#flow.addLines(lines);
    if (isApart) this.#flow.leaveGap();
  }

  #beginRow(): void {
    this.#flow.endLine();
    this.#rows.push([]);
  }

  #endCell(): void {
    const flow = this.#flows.pop();
    const lines = flow?.finish() ?? [];
    if (lines.length > 0) this.#rows.at(-1)?.push({ lines, isApart: flow?.isApart ?? false });
  }

  #endRow(): void {
    const cells = this.#rows.pop() ?? [];
    const [first, second] = cells;
    if (second !== undefined && cells.every(({ lines }) => lines.length === 1))
      this.#hasDataRows = true;
    const isApart = second === undefined && first?.isApart === true;
    if (isApart) this.#flow.leaveGap();
    this.#flow.addLines(rowLines(cells.map(({ lines }) => lines)));
    if (isApart) this.#flow.leaveGap();
  }
}

function isHidden({ hidden, style = "" }: Readonly<Record<string, string>>): boolean {
  return hidden !== undefined || HIDDEN_STYLE.test(style);
}

/**
 * The lines of a row: values side by side stay side by side. If cells have different numbers of lines,
 * they are read one after the other, each label on the line of its value.
 *
 * @param cells the lines of each cell that is not empty
 */
function rowLines(cells: readonly string[][]): string[] {
  const [first = []] = cells;
  if (cells.length === 1) return first;
  const areLevel = cells.every((lines) => lines.length === first.length && !lines.includes(""));
  if (areLevel) return first.map((_, index) => cells.map((lines) => lines[index]).join("\t"));
  const rows: string[] = [];
  let label: string | undefined;
  for (const [line = "", ...others] of cells) {
    rows.push(label === undefined ? line : `${label}\t${line}`);
    label = others.length === 0 ? rows.pop() : undefined;
    rows.push(...others);
  }
  return label === undefined ? rows : [...rows, label];
}
