import type { AccountingNode, Node, Read, ReceivedNode } from "../../src/ast/nodes.ts";
import type { LineFamily } from "../../src/decode/engine/grammar.ts";
import { LineRules } from "../../src/decode/engine/line-rules.ts";
import { token } from "../../src/decode/engine/tokens.ts";

/** What the text of an item means, with the item's number and the title of its section. */
export type NodeOfItem = (text: Read<string>, number?: Read<string>, title?: Read<string>) => Node;

/** The family of items that are text, whatever it looks like; the section gives them their meaning. */
export function textItems(name: string, pattern: RegExp, nodeOf: NodeOfItem): LineFamily {
  const Text = token(`${name}Text`, pattern, { label: "text", push_mode: name });
  return {
    name,
    openers: [Text],
    modes: { [name]: [] },
    rules: class extends LineRules {
      /**
       * textItem: <text>
       *
       *    2 UA 200M 21APR FULL
       */
      readonly line = this.RULE("textItem", (): Node => {
        const number = this.elementNumber();
        const text = this.text(this.CONSUME(Text));
        return this.ACTION(() => nodeOf(text, number, this.sectionTitle()));
      });
    },
  };
}

/** What is printed on the tickets or kept for the accounts; the title of the section is its type. */
export function accountingItem(
  text: Read<string>,
  number?: Read<string>,
  title?: Read<string>,
): AccountingNode {
  const type = title ?? { value: "", start: text.start, end: text.start };
  return { kind: "accounting", number, type, text };
}

/** Who asked for the last change. */
export function receivedItem(from: Read<string>, number?: Read<string>): ReceivedNode {
  return { kind: "received", number, from };
}
