import { createToken } from "chevrotain";
import type { HeaderNode, Read } from "../../src/ast/nodes.ts";
import type { LineFamily } from "../../src/decode/engine/grammar.ts";
import { LineRules } from "../../src/decode/engine/line-rules.ts";
import { FullDate } from "../common/tokens.ts";
import { dateValue } from "../common/values.ts";
import { AGENT_SIGN, CREATING_OFFICE, CREATION } from "./shapes.ts";

/*
 * What says whose the record is, when it was made, and its locator: the last line of a display, and
 * what stands above it.
 *
 * *ZQKXAB«
 * ZQKXAB
 * ZZ9A.ZZ9A*AWS 0914/01MAR26 ZQKXAB H
 */

/** `ZZ9A`, `JFK`, `ZZI-ZZI-GS`. */
const CreatingOffice = createToken({
  name: "CreatingOffice",
  label: "office",
  pattern: new RegExp(`${CREATING_OFFICE}(?=${CREATION})`),
  push_mode: "footer",
});
/** `.ZZ9A*AWS`: the agent's own office, and sign. */
const AgentSign = createToken({
  name: "SabreAgentSign",
  label: "agent",
  pattern: new RegExp(`${AGENT_SIGN}(?= )`),
});
const CreationTime = createToken({
  name: "CreationTime",
  label: "time",
  pattern: /\d{4}\/(?=\d)/,
});
const FooterLocator = createToken({
  name: "FooterLocator",
  label: "record locator",
  pattern: /[A-Z]{6}(?![A-Z\d])/,
});
/** `H`, `B`: what else the system keeps of the record. */
const RecordFlag = createToken({ name: "RecordFlag", pattern: /[A-Z](?![A-Z\d])/ });
const FooterWord = createToken({ name: "FooterWord", label: "word", pattern: /[!-\uffff]+/ });

class FooterRules extends LineRules {
  /**
   * footer:
   *   CreatingOffice AgentSign CreationTime FullDate FooterLocator? (RecordFlag | FooterWord)*
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
    const unparsed: Read<string>[] = [];
    this.MANY(() => {
      this.OR([
        { ALT: () => this.CONSUME(RecordFlag) },
        { ALT: () => unparsed.push(this.text(this.CONSUME(FooterWord))) },
      ]);
    });
    const rest = unparsed.length === 0 ? {} : { unparsed };
    return { kind: "header", office, created, locator, ...rest };
  });
}

export const footer: LineFamily = {
  name: "footer",
  openers: [CreatingOffice],
  modes: { footer: [AgentSign, CreationTime, FullDate, FooterLocator, RecordFlag, FooterWord] },
  rules: FooterRules,
};

/** Words of six letters that people begin a text with. */
const NO_LOCATOR = "(?!(?:PHONES|THANKS|PLEASE|TICKET|FLIGHT|RECORD) *\\n)";
/** What a record goes on with below its locator. */
const RECORD =
  "(?=\\s*\\n *(?:1\\.(?:\\d|[IC]\\/)|NO NAMES|\\d{3} {1,3}[A-Z]|RECORD (?:LOCATOR|FILED)" +
  "|\\*\\*|1 {1,3}[A-Z\\d]{2} {0,3}(?:\\d|OPEN)))";

/** Six letters alone, as the first line of a text, or above names. */
const BareLocator = createToken({
  name: "SabreBareLocator",
  label: "record locator",
  pattern: new RegExp(
    `${NO_LOCATOR}(?:(?<!\\S\\s*)[A-Z]{6}(?= *\\n)|(?<=(?<![^\\n]) {0,8})[A-Z]{6}${RECORD})`,
  ),
  push_mode: "bareLocator",
});

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

export const bareLocator: LineFamily = {
  name: "record locator",
  openers: [BareLocator],
  modes: { bareLocator: [] },
  rules: BareLocatorRules,
};

const Retrieval = createToken({
  name: "SabreRetrieval",
  label: "*",
  pattern: /\*(?=[A-Z]{6} *(?:« *)?\n)/,
  push_mode: "sabreRetrieval",
});
/** The end of an entry. */
const EntryEnd = createToken({ name: "EntryEnd", pattern: "«" });

class RetrievalRules extends LineRules {
  /**
   * retrieval: Retrieval FooterLocator EntryEnd?
   *
   *   *ZQKXAB«
   */
  readonly line = this.RULE("retrieval", (): HeaderNode => {
    this.CONSUME(Retrieval);
    const asked = this.text(this.CONSUME(FooterLocator));
    this.OPTION(() => this.CONSUME(EntryEnd));
    return { kind: "header", asked };
  });
}

export const retrieval: LineFamily = {
  name: "retrieval",
  openers: [Retrieval],
  modes: { sabreRetrieval: [FooterLocator, EntryEnd] },
  rules: RetrievalRules,
};
