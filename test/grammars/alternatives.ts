/*
 * Expands the source of a simple pattern to the words that it matches. Supports groups of alternatives,
 * `?`, escapes and character classes.
 */

const GROUP = "(?:";
const DIGITS = "0123456789";

/** Every word that a pattern matches as a whole: `AB` and `ABC` for `ABC?`. */
export function alternativesOf(pattern: string): readonly string[] {
  const reader = new Reader(pattern);
  const words = reader.choice();
  if (!reader.isAtEnd) throw new Error(`more than a keyword: ${pattern}`);
  return [...new Set(words)];
}

class Reader {
  private at = 0;
  private readonly pattern: string;

  constructor(pattern: string) {
    this.pattern = pattern;
  }

  get isAtEnd(): boolean {
    return this.at === this.pattern.length;
  }

  choice(): readonly string[] {
    const words = [...this.sequence()];
    while (this.take("|")) words.push(...this.sequence());
    return words;
  }

  private sequence(): readonly string[] {
    let words: readonly string[] = [""];
    while (!this.isAtEnd && !/[|)]/.test(this.next)) {
      const part = this.part();
      const parts = this.take("?") ? [...part, ""] : part;
      words = words.flatMap((word) => parts.map((each) => word + each));
    }
    return words;
  }

  private part(): readonly string[] {
    if (this.take(GROUP)) {
      const words = this.choice();
      if (!this.take(")")) throw new Error(`a group without an end: ${this.pattern}`);
      return words;
    }
    if (this.take("[")) return this.charactersOfClass();
    if (this.take("\\")) return this.character() === "d" ? DIGITS.split("") : [this.last];
    if (/[*+{}^$.(]/.test(this.next)) throw new Error(`more than a keyword: ${this.pattern}`);
    return [this.character()];
  }

  private charactersOfClass(): readonly string[] {
    const end = this.pattern.indexOf("]", this.at);
    const inside = this.pattern.slice(this.at, end).replace("\\d", DIGITS);
    this.at = end + 1;
    return inside.replace("A-Z", "ABCDEFGHIJKLMNOPQRSTUVWXYZ").split("");
  }

  private get next(): string {
    return this.pattern.charAt(this.at);
  }

  private get last(): string {
    return this.pattern.charAt(this.at - 1);
  }

  private character(): string {
    return this.pattern.charAt(this.at++);
  }

  private take(words: string): boolean {
    const isThere = this.pattern.startsWith(words, this.at);
    if (isThere) this.at += words.length;
    return isThere;
  }
}
