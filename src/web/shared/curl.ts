/**
 * A command for a POSIX shell that decodes a text.
 *
 * @param url the URL of the call, including its query
 * @param key null: use the shell variable `KEY`
 */
export function curlCall(url: string, key: string | null, body: string): string {
  const end = delimiterFor(body);
  return [
    `curl -sS ${quoted(url)} \\`,
    `  -H ${key === null ? '"X-Api-Key: $KEY"' : quoted(`X-Api-Key: ${key}`)} \\`,
    `  --data-binary @- <<'${end}'`,
    body.replace(/\n$/, ""),
    end,
    "",
  ].join("\n");
}

/** A here-document delimiter that is not a line of the text. */
function delimiterFor(text: string): string {
  const lines = new Set(text.split("\n"));
  let end = "RECORD";
  for (let count = 2; lines.has(end); count++) end = `RECORD_${count}`;
  return end;
}

function quoted(word: string): string {
  return `'${word.replaceAll("'", String.raw`'\''`)}'`;
}
