import type { TokenType } from "chevrotain";
import type { FareNode, NoteNode } from "../../../src/ast/nodes.ts";
import type { LineFamily } from "../../../src/decode/engine/grammar.ts";
import { lineFamily } from "../../../src/decode/engine/line-family.ts";
import { token } from "../../../src/decode/engine/tokens.ts";
import {
  AssociationRefs,
  AssociatedLineRules,
  ElementText,
} from "../../common/people/association.ts";
import { part } from "../../common/values.ts";
import { DAY_MONTH } from "../../common/shapes.ts";
import { FARE_ELEMENT, FLAG, PAYMENT } from "../shapes.ts";

/*
 * Elements that are printed on the ticket along with the fare: endorsement, commission, validating
 * carrier. Below a stored fare their numbers have a dot. The validating carrier and the endorsement of a
 * stored fare belong to the fare; all others become notes.
 *
 *  15 FE PAX NONREF -BG:BA/S4-5,7/P1-3
 *  16 FV PAX BA/S4-5
 *   9.FV OS
 */

const ABOUT: ReadonlyMap<string, string> = new Map([
  ["FB", "ticketing result"],
  ["FD", "discount"],
  ["FE", "endorsement"],
  ["FG", "queue"],
  ["FI", "invoice"],
  ["FK", "issuing office"],
  ["FM", "commission"],
  ["FN", "net remittance"],
  ["FO", "original issue"],
  ["FS", "ticketing information"],
  ["FT", "tour code"],
  ["FV", "validating carrier"],
  ["FY", "fare print override"],
  ["FZ", "ticketing information"],
]);

/** The codes are also those of airlines, so the opener makes sure that no flight follows. */
const NO_FLIGHT = `(?=[ *])(?! *(?:\\d{1,4}[A-Z]? *(?:[A-Z] *)?${DAY_MONTH}|OPEN))`;
/** `  8.`: the number of an element below a stored fare. */
const STORED = "(?<![^\\n]) *\\d{1,3}\\.";
const push_mode = "fareElement";

/** `FE`, `FM`, `*FS`. */
const FareElement = token("FareElement", new RegExp(`${FLAG}${FARE_ELEMENT}${NO_FLIGHT}`), {
  label: "fare element",
  push_mode,
});
/** `FP`. */
const Payment = token("Payment", new RegExp(`${FLAG}${PAYMENT}${NO_FLIGHT}`), {
  label: "FP",
  push_mode: "payment",
});
/** `8.FE`. */
const StoredElement = token("StoredElement", new RegExp(`${STORED}(?!FV|FE)${FARE_ELEMENT}(?= )`), {
  label: "fare element",
  push_mode,
});
/** `8.FE`. */
const StoredEndorsement = token("StoredEndorsement", new RegExp(`${STORED}FE(?= )`), {
  label: "FE",
  push_mode,
});
/** `10.FP`. */
const StoredPayment = token("StoredPayment", new RegExp(`${STORED}${PAYMENT}(?= )`), {
  label: "FP",
  push_mode: "payment",
});
/** `9.FV OS`. */
const StoredCarrier = token(
  "StoredCarrier",
  new RegExp(`${STORED}FV +(?:PAX +|INF +)?[A-Z\\d]{2}(?= *[/\\n])`),
  { label: "validating carrier", push_mode },
);
/** `FV PAX OS`. */
const ElementCarrier = token(
  "ElementCarrier",
  new RegExp(String.raw`${FLAG}FV +(?:PAX +|INF +)?[A-Z\d]{2}(?= *[/\n])`),
  { label: "validating carrier", push_mode },
);
/** `PAX`, `INF`: whether the element is about the passengers or their infants. */
const ElementParty = token("ElementParty", /(?:PAX|INF)(?= )/);
/** The form of payment. The rule skips it, as it may contain a card number. */
const PaymentText = token("PaymentText", /[!-\uffff][\u0000-\u0009\u000b-\uffff]*/, {
  label: "form of payment",
});

const FARE_ELEMENT_MODE = [AssociationRefs, ElementParty, ElementText];
const MODES = { fareElement: FARE_ELEMENT_MODE, payment: [PaymentText] };

/** The travellers and segments at its end are read by common/people/association.ts. */
abstract class FareElementRules extends AssociatedLineRules {
  /** The openers: of a payment, of a validating carrier, of any other element. */
  protected abstract readonly payment: TokenType;
  protected abstract readonly carrier: TokenType;
  protected abstract readonly element: TokenType;

  /** fareElement: paid | validated | noted */
  readonly line = this.RULE("fareElement", (): NoteNode | FareNode => {
    const number = this.elementNumber();
    const node = this.oneRule(this.paid, this.validated, this.noted);
    return { ...node, number };
  });

  /**
   * paid: <payment> PaymentText?
   *
   *   FP CCVIXXXXXXXXXXXX0000/0000
   */
  private readonly paid = this.RULE("paid", (): NoteNode => {
    this.CONSUME(this.payment);
    this.skip(1, PaymentText);
    return { kind: "note", about: "form of payment" };
  });

  /**
   * validated: <carrier> AssociationRefs?
   *
   *   9.FV OS
   *   FV PAX OS/S2-3
   */
  private readonly validated = this.RULE("validated", (): FareNode => {
    const head = this.text(this.CONSUME(this.carrier));
    const { segments, persons } = this.association();
    return this.ACTION(() => {
      const validatingCarrier = part(head, head.value.length - 2, head.value.length);
      return { kind: "fare", validatingCarrier, segments, persons };
    });
  });

  /**
   * noted: <element> ElementParty? ElementText? AssociationRefs?
   *
   *   FE PAX NONREF -BG:BA/S4-5,7/P1-3
   *   FB PAX 0500000000 TTP/ET/RT OK ETICKET/S2-5
   */
  private readonly noted = this.RULE("noted", (): NoteNode => {
    const head = this.text(this.CONSUME(this.element));
    this.skip(1, ElementParty);
    const text = this.optionalText(2, ElementText);
    this.association();
    return this.ACTION(() => {
      const about = ABOUT.get(head.value.slice(-2)) ?? "fare element";
      return { kind: "note", about, text };
    });
  });
}

function fareElementLines(
  name: string,
  carrier: TokenType,
  element: TokenType,
  payment: TokenType,
): LineFamily {
  return {
    name,
    openers: [carrier, element, payment],
    modes: MODES,
    rules: class extends FareElementRules {
      protected readonly carrier = carrier;
      protected readonly element = element;
      protected readonly payment = payment;
    },
  };
}

export const fareElements = fareElementLines("fare element", ElementCarrier, FareElement, Payment);

/** Fare elements below a stored fare: `  8.FE NONREF/CHNG FEE APPLIES`. */
export const storedFareElements = fareElementLines(
  "fare element of a stored fare",
  StoredCarrier,
  StoredElement,
  StoredPayment,
);

class StoredEndorsementRules extends AssociatedLineRules {
  /**
   * storedEndorsement: StoredEndorsement ElementParty? ElementText? AssociationRefs?
   *
   *   8.FE NONREF/CHNG FEE APPLIES
   */
  readonly line = this.RULE("storedEndorsement", (): FareNode => {
    this.CONSUME(StoredEndorsement);
    this.skip(1, ElementParty);
    const endorsement = this.optionalText(2, ElementText);
    this.association();
    return { kind: "fare", endorsement };
  });
}

/** What is endorsed on the tickets of a stored fare. */
export const storedEndorsements = lineFamily(
  "endorsement of a stored fare",
  [StoredEndorsement],
  FARE_ELEMENT_MODE,
  StoredEndorsementRules,
);
