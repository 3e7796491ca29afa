/** What an email, a web page or a program does to a text. */
export type Paste = (text: string) => string;

const LINE_START = /(?<![^\r\n\f\u0085])(?=[^\r\n\f\u0085])/g;
const before =
  (mark: string): Paste =>
  (text) =>
    text.replaceAll(LINE_START, mark);
const entities = (text: string) =>
  text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll(" ", "&nbsp;");

/** What can happen to every line, repeatedly. */
export const lineByLine: Readonly<Record<string, Paste>> = {
  quoted: before("> "),
  indented: before("    "),
  "double-spaced": (text) => text.replaceAll("\n", "\n\n"),
  "with line ends of two characters": (text) => text.replaceAll("\n", "\r\n"),
  "with no-break spaces": (text) => text.replaceAll(" ", "\u00a0"),
};

/** What can happen to a text once. */
export const atOnce: Readonly<Record<string, Paste>> = {
  "with lone carriage returns": (text) => text.replaceAll("\n", "\r"),
  // In a text with letters of both kinds, they show what its words are.
  "in lower case": (text) =>
    /\p{Ll}/u.test(text) ? text : text.replaceAll(/[A-Z]+/g, (letters) => letters.toLowerCase()),
  "in a list": before("- "),
  // Systems can also begin a line with a star.
  "in a list of stars": (text) => (/\S\s*[\r\n]\s*\S/.test(text) ? before("* ")(text) : text),
  "in a list of dots": before("\u2022 "),
  "in a numbered list": (text) => {
    let number = 0;
    return text.replaceAll(LINE_START, () => `${++number}) `);
  },
  "in a web page": (text) => `<pre>${entities(text).replaceAll("\n", "<br>")}</pre>`,
  "in a paragraph": (text) => `<p>${entities(text).replaceAll("\n", "<br>\n")}</p>`,
  // Editors put a space into an empty cell.
  "in a table": (text) =>
    `<table>${entities(text).replaceAll(/^.*$/gm, (line) => `<tr><td>${line || "&nbsp;"}</td></tr>`)}</table>`,
  "in JSON": (text) => JSON.stringify(text),
  "in JSON with escaped slashes": (text) => JSON.stringify(text).replaceAll("/", "\\/"),
};
