import type { Node } from "../../ast/nodes.ts";
import type { RecordReading } from "./read.ts";

/** The nodes of all pieces of a record. */
export function nodesIn(reading: RecordReading): readonly Node[] {
  const nodes: Node[] = [];
  for (const { choice, lines } of reading) {
    const { text } = choice.document.source;
    for (const { node, start, end } of lines)
      nodes.push(node ?? (DIGIT.test(text.slice(start, end)) ? UNREAD : UNREAD_WORDS));
  }
  return nodes;
}

const DIGIT = /\d/;
const UNREAD: Node = { kind: "unread" };
const UNREAD_WORDS: Node = { kind: "unread", isWords: true };
