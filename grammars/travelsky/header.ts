import type { HeaderNode } from "../../src/ast/nodes.ts";
import { lineFamily } from "../../src/decode/engine/line-family.ts";
import { LineRules } from "../../src/decode/engine/line-rules.ts";
import { token } from "../../src/decode/engine/tokens.ts";
import { LINE_END, LINE_START, PageMark } from "./item.ts";
import { OFFICE } from "./shapes.ts";

/** `SHA777`, alone on the last line of a record. */
const Office = token(
  "Office",
  new RegExp(`(?<=${LINE_START}\\d{1,3}\\. {0,3})${OFFICE}(?=${LINE_END})`),
  { label: "office", push_mode: "office" },
);

class OfficeRules extends LineRules {
  /**
   * office: Office
   *
   *  12.SHA777
   */
  readonly line = this.RULE("office", (): HeaderNode => {
    const number = this.elementNumber();
    return { kind: "header", number, office: this.text(this.CONSUME(Office)) };
  });
}

export const office = lineFamily("office", [Office], [PageMark], OfficeRules);

/** `RT` of the entry that retrieves a record: `RTKE9SWE`, `RT:KE9SWE`. */
const Retrieval = token("Retrieval", /[>]?RT[: ]? ?(?=[A-Z\d]{6} *\n)/, {
  label: "RT",
  push_mode: "retrieval",
});
/** `KE9SWE`, at the end of the line. */
const AskedLocator = token("AskedLocator", /[A-Z\d]{6}(?= *\n)/, { label: "record locator" });

class RetrievalRules extends LineRules {
  /**
   * retrieval: Retrieval AskedLocator
   *
   *  RTKE9SWE        RT:KE9SWE        >RT KE9SWE
   */
  readonly line = this.RULE("retrieval", (): HeaderNode => {
    this.CONSUME(Retrieval);
    return { kind: "header", asked: this.text(this.CONSUME(AskedLocator)) };
  });
}

export const retrieval = lineFamily("retrieval", [Retrieval], [AskedLocator], RetrievalRules);
