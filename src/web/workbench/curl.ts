/** The call of the API that does what the page did. */
import { bodyOf, queryOf, type Question } from "./decoder.ts";

/**
 * A command for a POSIX shell. The key is the variable `KEY`: one that was typed is not repeated.
 *
 * @param origin of the service: `http://127.0.0.1:8080`
 */
export function curlCall(origin: string, question: Question): string {
  const body = bodyOf(question.text);
  const end = endOf(body);
  const url = quoted(`${origin}/v4/decode${queryOf(question)}`);
  return [
    `curl -sS ${url} \\`,
    `  -H "X-Api-Key: $KEY" --data-binary @- <<'${end}'`,
    body.replace(/\n$/, ""),
    end,
    "",
  ].join("\n");
}

/** A word that is no line of the text. */
function endOf(text: string): string {
  const lines = new Set(text.split("\n"));
  let end = "RECORD";
  for (let count = 2; lines.has(end); count++) end = `RECORD_${count}`;
  return end;
}

function quoted(word: string): string {
  return `'${word.replaceAll("'", String.raw`'\''`)}'`;
}
