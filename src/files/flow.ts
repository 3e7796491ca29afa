/** The lines of a page or of one table cell while they are being filled. An empty line is a gap. */
export class Flow {
  #lines: string[] = [];
  #line = "";
  #hasGapAbove = false;
  #isGapFirst = false;

  /** Adds words. Any white space between them counts as one space. */
  add(text: string): void {
    const words = text.replace(WHITE_SPACE, " ");
    this.#line += this.#line === "" || this.#line.endsWith(" ") ? words.trimStart() : words;
  }

  /** Adds text whose spaces and line ends count. */
  addAsIs(text: string): void {
    const [first = "", ...others] = text.replace(INVISIBLE, "").split(/\r\n?|\n/);
    this.#line += first;
    for (const line of others) {
      this.#push(this.#line.trimEnd());
      this.#line = line;
    }
  }

  /** Ends the line, if it has begun. */
  endLine(): void {
    const line = this.#line.trimEnd();
    this.#line = "";
    if (line.trim() !== "") this.#push(line);
  }

  /** Leaves an empty line before what follows. */
  leaveGap(): void {
    this.endLine();
    this.#hasGapAbove = true;
  }

  /** Adds lines, which from now on belong to this flow. */
  addLines(lines: string[]): void {
    this.endLine();
    if (this.#lines.length > 0) for (const line of lines) this.#push(line);
    else if (lines.length > 0) {
      // Copying them at each level of nested tables would take too long.
      this.#lines = lines;
      this.#isGapFirst = this.#hasGapAbove;
      this.#hasGapAbove = false;
    }
  }

  #push(line: string): void {
    if (line === "") {
      this.#hasGapAbove = true;
      return;
    }
    if (this.#lines.length === 0) this.#isGapFirst = this.#hasGapAbove;
    else if (this.#hasGapAbove) this.#lines.push("");
    this.#hasGapAbove = false;
    this.#lines.push(line);
  }

  /** Whether empty lines were left above the first line and below the last. */
  get isApart(): boolean {
    return this.#isGapFirst && this.#hasGapAbove;
  }

  /** The lines so far; neither the first nor the last is empty. */
  finish(): string[] {
    this.endLine();
    return this.#lines;
  }
}

/** Characters that a page does not show: joiners, soft hyphens, bidirectional marks. */
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/gu;
const WHITE_SPACE = /[\s\p{Default_Ignorable_Code_Point}]+/gu;
