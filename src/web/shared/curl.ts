/** The headers that can carry a key. */
export const KEY_HEADERS = ["X-Api-Key", "Authorization: Bearer"] as const;
export type KeyHeader = (typeof KEY_HEADERS)[number];

/** A call that decodes a text. */
export interface DecodeCall {
  /** Including the query. */
  readonly url: string;
  /** Null: in the shell variable `KEY`. */
  readonly key: string | null;
  readonly body: string;
}

/** A command for a POSIX shell. */
export function curlCall({ url, key, body }: DecodeCall, header: KeyHeader): string {
  const name = header === "X-Api-Key" ? `${header}:` : header;
  const end = delimiterFor(body);
  return [
    `curl -sS ${quoted(url)} \\`,
    `  -H ${key === null ? `"${name} $KEY"` : quoted(`${name} ${key}`)} \\`,
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
