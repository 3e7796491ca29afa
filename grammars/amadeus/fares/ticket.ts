import type { Mutable, Read, TicketNode } from "../../../src/ast/nodes.ts";
import { lineFamily } from "../../../src/decode/engine/line-family.ts";
import { token } from "../../../src/decode/engine/tokens.ts";
import { AssociationRefs, AssociatedLineRules } from "../../common/people/association.ts";
import { unparsedOf } from "../../common/segments/options.ts";
import { FullDate, Slash } from "../../common/tokens.ts";
import { converted, dateValue, moneyValue, part, ticketNumberValue } from "../../common/values.ts";
import { FLAG, TICKETS } from "../shapes.ts";
import { oneOf } from "../../common/shapes.ts";

/*
 * An issued ticket, and a ticket whose number an agent entered manually:
 *
 *  14 FA PAX 125-0000000001/ETBA/EUR512.40/08APR26/PARZZ2199/00000000/S4-5,7/P1
 *  15 FHE PAX 125-0000000002/S4
 *
 * Fields may be empty: `125-0000000001/ETBA///PARZZ2199//S2`.
 */

/** `FA`, `FHE`, before a ticket number. */
const TicketHead = token(
  "TicketHead",
  new RegExp(String.raw`${FLAG}${oneOf(...TICKETS)}(?= +(?:(?:PAX|INF) +)?\d{3}-?\d{10})`),
  { label: "FA", push_mode: "ticket" },
);
/** `PAX`: the ticket is that of a passenger. */
const TicketParty = token("TicketParty", "PAX");
/** `INF`: the ticket is that of an infant. */
const TicketInfant = token("TicketInfant", "INF", { label: "INF" });
/** `125-0000000001`, or `125-0000000001-02` for a conjunction ticket. */
const TicketNumber = token("TicketNumber", /\d{3}-?\d{10}(?:-\d{1,10})?(?!\d)/, {
  label: "ticket number",
});
/** `ETBA`, `DT`: right after the number. */
const DocumentType = token("DocumentType", /(?<=\d\/)[A-Z]{2}(?:[A-Z\d]{2})?(?=[/ \n])/, {
  label: "document type",
});
/** `EUR512.40`. */
const TicketTotal = token("TicketTotal", /[A-Z]{3}\d{1,9}(?:\.\d{1,3})?(?=[/ \n])/, {
  label: "total",
});
/** `PARZZ2199`. */
const IssuingOffice = token("IssuingOffice", /[A-Z]{3}[A-Z\d]{6}(?=[/ \n])/, { label: "office" });
/** `00000000`: the number that IATA gives an agency. */
const AgencyNumber = token("AgencyNumber", /\d{7,8}(?=[/ \n])/);
const TicketWord = token("TicketWord", /[!-.0-\uffff]+/, { label: "word" });

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

interface Fields extends Mutable<
  Pick<TicketNode, "type" | "carrier" | "total" | "issued" | "office">
> {
  readonly unparsed: Read<string>[];
}

/** The travellers and segments at its end are read by common/people/association.ts. */
class TicketRules extends AssociatedLineRules {
  /**
   * ticket: TicketHead TicketParty? TicketInfant? TicketNumber fields AssociationRefs?
   *
   *   FA PAX 125-0000000001/ETBA/EUR512.40/08APR26/PARZZ2199/00000000/S4-5,7/P1
   */
  readonly line = this.RULE("ticket", (): TicketNode => {
    const number = this.elementNumber();
    this.CONSUME(TicketHead);
    this.skip(1, TicketParty);
    const isInfant = this.OPTION2(() => (this.CONSUME(TicketInfant), true));
    const ticket = this.read(this.CONSUME(TicketNumber), ticketNumberValue);
    const fields = this.SUBRULE(this.fields);
    const { segments, persons } = this.association();
    const infant = isInfant === true ? { infant: true } : {};
    return this.ACTION(() => {
      const unparsed = unparsedOf(fields.unparsed);
      return { kind: "ticket", number, ticket, ...fields, ...infant, segments, persons, unparsed };
    });
  });

  /**
   * fields:
   *   (Slash | DocumentType | TicketTotal | FullDate | IssuingOffice | AgencyNumber
   *   | TicketWord)*
   *
   *   /ETBA/EUR512.40/08APR26/PARZZ2199/00000000
   *   /ETBA///PARZZ2199/
   */
  private readonly fields = this.RULE(
    "fields",
    this.manyOf(
      (): Fields => ({ unparsed: [] }),
      [
        [Slash],
        [DocumentType, (fields, text) => Object.assign(fields, documentType(text))],
        [TicketTotal, (fields, text) => (fields.total = converted(text, moneyValue))],
        [FullDate, (fields, text) => (fields.issued = converted(text, dateValue))],
        [IssuingOffice, (fields, text) => (fields.office = text)],
        [AgencyNumber],
        [TicketWord, ({ unparsed }, text) => unparsed.push(text)],
      ],
    ),
  );
}

/** Splits `ETBA` into `ET` and `BA`. */
function documentType(printed: Read<string>): Pick<TicketNode, "type" | "carrier"> {
  const type = part(printed, 0, 2);
  return printed.value.length < 4 ? { type } : { type, carrier: part(printed, 2, 4) };
}

export const ticket = lineFamily("ticket", [TicketHead], TICKET, TicketRules);
