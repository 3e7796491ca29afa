/** A part of a JSON text: a member with its name, or an item of a list. */
export interface Member {
  /** `flightInfo.flights[0].departureTime`. */
  readonly path: string;
  /** Half-open offsets in the JSON text. */
  readonly start: number;
  readonly end: number;
  /** Null unless it is a string. */
  readonly words: string | null;
}

export interface WrittenJson {
  /** As `JSON.stringify` writes it, indented by two. */
  readonly text: string;
  /** Containing parts come before those that they contain. */
  readonly members: readonly Member[];
}

/** Writes a value that came from JSON, and notes where each of its members is. */
export function writeJson(value: unknown): WrittenJson {
  const members: Member[] = [];
  const parts: string[] = [];
  let length = 0;
  const put = (part: string) => {
    parts.push(part);
    length += part.length;
  };
  const writeMember = (path: string, name: string | null, member: unknown, indent: string) => {
    const at = members.length;
    const start = length;
    const words = typeof member === "string" ? member : null;
    members.push({ path, start, end: start, words });
    if (name !== null) put(`${JSON.stringify(name)}: `);
    write(path, member, indent);
    members[at] = { path, start, end: length, words };
  };
  const write = (path: string, each: unknown, indent: string) => {
    if (typeof each !== "object" || each === null) {
      put(JSON.stringify(each));
      return;
    }
    const isList = Array.isArray(each);
    const entries = Object.entries(each).filter(([, member]) => member !== undefined);
    const [open, close] = isList ? "[]" : "{}";
    const inner = `${indent}  `;
    put(open ?? "");
    for (const [index, [name, member]] of entries.entries()) {
      put(`${index === 0 ? "" : ","}\n${inner}`);
      if (isList) writeMember(`${path}[${name}]`, null, member, inner);
      else writeMember(path === "" ? name : `${path}.${name}`, name, member, inner);
    }
    put(entries.length === 0 ? (close ?? "") : `\n${indent}${close}`);
  };
  write("", value, "");
  return { text: parts.join(""), members };
}
