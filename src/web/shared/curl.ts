/**
 * A command for a POSIX shell that has a text decoded.
 *
 * @param url of the call, with its query
 * @param key null: the variable `KEY` of the shell
 */
export function curlCall(url: string, key: string | null, body: string): string {
  const end = endOf(body);
  return [
    `curl -sS ${quoted(url)} \\`,
    `  -H ${key === null ? '"X-Api-Key: $KEY"' : quoted(`X-Api-Key: ${key}`)} \\`,
    `  --data-binary @- <<'${end}'`,
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
