/** A test that a document names: `` `test/store/sqlite.test.ts`: “does not open …” ``. */
export interface NamedTest {
  readonly file: string;
  /** A part of its title that contains no variable; null if only the file is named. */
  readonly title: string | null;
}

/** The rows of the tables in a section of a document, without their heads. */
export function rowsBelow(document: string, heading: string): readonly string[] {
  const [, section = ""] = document.split(`\n${heading}\n`);
  const [own = ""] = section.split(/^## /m);
  return [...own.matchAll(/^\|(?: *:?-+:? *\|)+\n((?:\|.*\n)+)/gm)].flatMap(([, rows = ""]) =>
    rows.trimEnd().split("\n"),
  );
}

/** The tests that a line names. */
export function namedTests(line: string): readonly NamedTest[] {
  const names = /`(?<file>test\/[\w./-]+\.test\.tsx?)`(?:: “(?<title>[^”]+)”)?/g;
  return [...line.matchAll(names)].map(({ groups: { file = "", title = null } = {} }) => ({
    file,
    title,
  }));
}
