import { createToken } from "chevrotain";
import type { Mutable, Read, TicketNode } from "../../../src/ast/nodes.ts";
import type { LineFamily } from "../../../src/decode/engine/grammar.ts";
import { AssociationRefs, AssociatedLineRules } from "../../common/people/association.ts";
import { unparsedOf } from "../../common/segments/options.ts";
import { FullDate, Slash } from "../../common/tokens.ts";
import { dateValue, moneyValue, part, ticketNumberValue } from "../../common/values.ts";
import { FLAG, TICKETS } from "../shapes.ts";
import { oneOf } from "../../common/shapes.ts";

/*
 * An issued ticket, and one whose number an agent entered by hand:
 *
 *  14 FA PAX 125-0000000001/ETBA/EUR512.40/08APR26/PARZZ2199/00000000/S4-5,7/P1
 *  15 FHE PAX 125-0000000002/S4
 *
 * Fields may be empty: `125-0000000001/ETBA///PARZZ2199//S2`.
 */

const TicketHead = createToken({
  name: "TicketHead",
  label: "FA",
  pattern: new RegExp(String.raw`${FLAG}${oneOf(...TICKETS)}(?= +(?:(?:PAX|INF) +)?\d{3}-?\d{10})`),
  push_mode: "ticket",
});
const TicketParty = createToken({ name: "TicketParty", pattern: "PAX" });
const TicketInfant = createToken({ name: "TicketInfant", label: "INF", pattern: "INF" });
/** `125-0000000001`, of a conjunction ticket `125-0000000001-02`. */
const TicketNumber = createToken({
  name: "TicketNumber",
  label: "ticket number",
  pattern: /\d{3}-?\d{10}(?:-\d{1,10})?(?!\d)/,
});
/** `ETBA`, `DT`: right after the number. */
const DocumentType = createToken({
  name: "DocumentType",
  label: "document type",
  pattern: /(?<=\d\/)[A-Z]{2}(?:[A-Z\d]{2})?(?=[/ \n])/,
});
const TicketTotal = createToken({
  name: "TicketTotal",
  label: "total",
  pattern: /[A-Z]{3}\d{1,9}(?:\.\d{1,3})?(?=[/ \n])/,
});
const IssuingOffice = createToken({
  name: "IssuingOffice",
  label: "office",
  pattern: /[A-Z]{3}[A-Z\d]{6}(?=[/ \n])/,
});
const AgencyNumber = createToken({ name: "AgencyNumber", pattern: /\d{7,8}(?=[/ \n])/ });
const TicketWord = createToken({ name: "TicketWord", label: "word", pattern: /[!-.0-\uffff]+/ });

const TICKET = [
  AssociationRefs,
  TicketParty,
  TicketInfant,
  TicketNumber,
  DocumentType,
  FullDate,
  TicketTotal,
  IssuingOffice,
  AgencyNumber,
  Slash,
  TicketWord,
];

type Fields = Pick<TicketNode, "type" | "carrier" | "total" | "issued" | "office" | "unparsed">;

class TicketRules extends AssociatedLineRules {
  /**
   * ticket: TicketHead TicketParty? TicketInfant? TicketNumber fields AssociationRefs?
   *
   *   FA PAX 125-0000000001/ETBA/EUR512.40/08APR26/PARZZ2199/00000000/S4-5,7/P1
   */
  readonly line = this.RULE("ticket", (): TicketNode => {
    const number = this.elementNumber();
    this.CONSUME(TicketHead);
    this.OPTION1(() => this.CONSUME(TicketParty));
    const isInfant = this.option(2, () => (this.CONSUME(TicketInfant), true));
    const ticket = this.read(this.CONSUME(TicketNumber), ticketNumberValue);
    const fields = this.SUBRULE(this.fields);
    const { segments, persons } = this.association();
    const infant = isInfant === true ? { infant: true } : {};
    return { kind: "ticket", number, ticket, ...fields, ...infant, segments, persons };
  });

  /**
   * fields:
   *   (Slash | DocumentType | TicketTotal | FullDate | IssuingOffice | AgencyNumber
   *   | TicketWord)*
   *
   *   /ETBA/EUR512.40/08APR26/PARZZ2199/00000000
   *   /ETBA///PARZZ2199/
   */
  private readonly fields = this.RULE("fields", (): Fields => {
    const fields: Mutable<Fields> = {};
    const unparsed: Read<string>[] = [];
    this.MANY(() => {
      this.OR([
        { ALT: () => this.CONSUME(Slash) },
        { ALT: () => Object.assign(fields, documentType(this.text(this.CONSUME(DocumentType)))) },
        { ALT: () => (fields.total = this.read(this.CONSUME(TicketTotal), moneyValue)) },
        { ALT: () => (fields.issued = this.read(this.CONSUME(FullDate), dateValue)) },
        { ALT: () => (fields.office = this.text(this.CONSUME(IssuingOffice))) },
        { ALT: () => this.CONSUME(AgencyNumber) },
        { ALT: () => unparsed.push(this.text(this.CONSUME(TicketWord))) },
      ]);
    });
    return { ...fields, unparsed: unparsedOf(unparsed) };
  });
}

/** `ETBA` to `ET` and `BA`. */
function documentType(printed: Read<string>): Pick<TicketNode, "type" | "carrier"> {
  const type = part(printed, 0, 2);
  return printed.value.length < 4 ? { type } : { type, carrier: part(printed, 2, 4) };
}

export const ticket: LineFamily = {
  name: "ticket",
  openers: [TicketHead],
  modes: { ticket: TICKET },
  rules: TicketRules,
};
