/** The parts of the API description that the page shows differently from Swagger UI. */

/** A program that makes a call. */
export interface Sample {
  readonly label: string;
  readonly source: string;
}

/** A part of the description that explains something beyond calls. */
export interface Chapter {
  readonly name: string;
  /** Markdown. */
  readonly text: string;
}

/** The address that the samples of the description contain. */
const SAMPLE_ORIGIN = "http://127.0.0.1:8080";

/** The description of the API as JSON. */
export class Description {
  readonly #document: unknown;

  constructor(document: unknown) {
    this.#document = document;
  }

  /** The tags without calls. */
  get chapters(): readonly Chapter[] {
    return this.#tags(false).map((tag) => ({
      name: String(at(tag, "name")),
      text: String(at(tag, "description")),
    }));
  }

  /** The description without the chapters, which Swagger UI would put into headings. */
  get withoutChapters(): unknown {
    return isObject(this.#document)
      ? { ...this.#document, tags: this.#tags(true) }
      : this.#document;
  }

  #tags(hasCalls: boolean): readonly unknown[] {
    const used = new Set(
      membersOf(at(this.#document, "paths"))
        .flatMap(membersOf)
        .flatMap((operation) => itemsOf(at(operation, "tags"))),
    );
    return itemsOf(at(this.#document, "tags")).filter(
      (tag) => used.has(at(tag, "name")) === hasCalls,
    );
  }

  /** The samples of a call, for this service. */
  samplesOf(path: string, method: string): readonly Sample[] {
    const samples = at(this.#document, "paths", path, method, "x-codeSamples");
    return itemsOf(samples).map((sample) => ({
      label: String(at(sample, "label")),
      source: String(at(sample, "source")).replaceAll(SAMPLE_ORIGIN, location.origin),
    }));
  }
}

function at(value: unknown, ...keys: readonly string[]): unknown {
  let inner = value;
  for (const key of keys) inner = isObject(inner) ? inner[key] : undefined;
  return inner;
}

function membersOf(value: unknown): readonly unknown[] {
  return isObject(value) ? Object.values(value) : [];
}

function itemsOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null;
}
