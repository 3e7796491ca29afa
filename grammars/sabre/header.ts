import type { HeaderNode } from "../../src/ast/nodes.ts";
import { lineFamily } from "../../src/decode/engine/line-family.ts";
import { LineRules } from "../../src/decode/engine/line-rules.ts";
import { token } from "../../src/decode/engine/tokens.ts";
import { retrievalBy } from "../common/displays/retrieval.ts";
import { FullDate, Word } from "../common/tokens.ts";
import { NO_LOCATORS } from "../common/header/locator-labels.ts";
import { SIX_LETTERS_LIKE_A_WORD } from "../common/header/word-like.ts";
import { oneOf } from "../common/shapes.ts";
import { nothingUnparsed, unparsedCase, unparsedField } from "../common/unparsed.ts";
import { dateValue } from "../common/values.ts";
import { receivedFrom } from "../common/header/received-from.ts";
import { AGENT_SIGN, CREATING_OFFICE, CREATION, RECEIVED } from "./shapes.ts";

/*
 * The office of a record, its day of creation and its locator: in the last line of a display, and
 * above it.
 *
 * *ZQKXAB«
 * ZQKXAB
 * ZZ9A.ZZ9A*AWS 0914/01MAR26 ZQKXAB H
 */

/** `ZZ9A`, `JFK`, `ZZI-ZZI-GS`. */
const CreatingOffice = token("CreatingOffice", new RegExp(`${CREATING_OFFICE}(?=${CREATION})`), {
  label: "office",
  push_mode: "footer",
});
/** `.ZZ9A*AWS`: the agent's office and sign. */
const AgentSign = token("SabreAgentSign", new RegExp(`${AGENT_SIGN}(?= )`), { label: "agent" });
/** `0914/`. */
const CreationTime = token("CreationTime", /\d{4}\/(?=\d)/, { label: "time" });
/** `ZQKXAB`. */
const FooterLocator = token("FooterLocator", /(?=\d{0,5}[A-Z])[A-Z\d]{6}(?![A-Z\d])/, {
  label: "record locator",
});
/** `H`, `B`: further data that the system stores for the record. */
const RecordFlag = token("RecordFlag", /[A-Z](?![A-Z\d])/);

class FooterRules extends LineRules {
  /**
   * footer:
   *   CreatingOffice AgentSign CreationTime FullDate FooterLocator? (RecordFlag | Word)*
   *
   *   ZZ9A.ZZ9A*AWS 0914/01MAR26 ZQKXAB H
   *   JFK.HDQ0ZZ1 1105/03SEP26 ZQKXAB H B
   *   ZZ9A.ZZ9A*AWS 1027/11AUG26
   */
  readonly line = this.RULE("footer", (): HeaderNode => {
    const office = this.text(this.CONSUME(CreatingOffice));
    this.CONSUME(AgentSign);
    this.CONSUME(CreationTime);
    const created = this.read(this.CONSUME(FullDate), dateValue);
    const locator = this.optionalText(1, FooterLocator);
    const rest = unparsedField(this.rest());
    return { kind: "header", office, created, locator, ...rest };
  });

  private readonly rest = this.manyOf(nothingUnparsed, [[RecordFlag], unparsedCase(Word)]);
}

export const footer = lineFamily(
  "footer",
  [CreatingOffice],
  [AgentSign, CreationTime, FullDate, FooterLocator, RecordFlag, Word],
  FooterRules,
);

/** Looks ahead: not a word of six letters that people begin a text with. */
const NO_LOCATOR = `(?!(?:${oneOf(...NO_LOCATORS)}|${SIX_LETTERS_LIKE_A_WORD}) *\\n)`;
/** Looks ahead to the line of a record below its locator. */
const RECORD =
  "(?=\\s*\\n *(?:1\\.(?:\\d|[IC]\\/)|NO NAMES|\\d{3} {1,3}[A-Z]|RECORD (?:LOCATOR|FILED)" +
  "|\\*\\*|1 {1,3}[A-Z\\d]{2} {0,3}(?:\\d|OPEN)))";

/** `ZQKXAB`, alone on its line: the first line of a text, or right above a record. */
const BareLocator = token(
  "SabreBareLocator",
  new RegExp(
    `${NO_LOCATOR}(?:(?<!\\S\\s*)[A-Z]{6}(?= *\\n)|(?<=(?<![^\\n]) {0,8})[A-Z]{6}${RECORD})`,
  ),
  { label: "record locator", push_mode: "bareLocator" },
);

class BareLocatorRules extends LineRules {
  /**
   * bareLocator: BareLocator
   *
   *   ZQKXAB
   */
  readonly line = this.RULE("bareLocator", (): HeaderNode => {
    const locator = this.text(this.CONSUME(BareLocator));
    return { kind: "header", locator };
  });
}

export const bareLocator = lineFamily("record locator", [BareLocator], [], BareLocatorRules);

/** `*` before a locator: the entry that retrieves a record. */
const Retrieval = token("SabreRetrieval", /\*(?=(?=\d{0,5}[A-Z])[A-Z\d]{6} *(?:« *)?\n)/, {
  label: "*",
  push_mode: "sabreRetrieval",
});
/** `«`: the end of an entry. */
const EntryEnd = token("EntryEnd", "«");

export const retrieval = retrievalBy(Retrieval, FooterLocator, EntryEnd);

/** `RECEIVED FROM - JANE`. */
export const received = receivedFrom("SabreReceived", new RegExp(`${RECEIVED} ?`));
