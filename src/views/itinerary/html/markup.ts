/**
 * HTML that is safe to insert: everything a template inserts is escaped unless it is markup itself.
 */
export class Markup {
  readonly html: string;

  /** @param html is not escaped */
  constructor(html: string) {
    this.html = html;
  }
}

type Inserted = Markup | readonly Markup[] | string;

const ENTITIES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

/** A tagged template: inserted texts are escaped, including those in quoted attributes. */
export function markup(parts: TemplateStringsArray, ...inserted: readonly Inserted[]): Markup {
  const all = parts.map((part, index) => part + htmlOf(inserted[index] ?? ""));
  return new Markup(all.join(""));
}

export const NOTHING = new Markup("");

function htmlOf(inserted: Inserted): string {
  if (typeof inserted === "string") return escapeHtml(inserted);
  return inserted instanceof Markup ? inserted.html : inserted.map((each) => each.html).join("");
}

/** Escapes a text for HTML, between tags or in a quoted attribute. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}
