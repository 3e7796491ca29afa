import { createToken, type TokenType } from "chevrotain";
import type { FareNode, NoteNode } from "../../../src/ast/nodes.ts";
import type { LineFamily } from "../../../src/decode/engine/grammar.ts";
import {
  AssociationRefs,
  AssociatedLineRules,
  ElementText,
} from "../../common/people/association.ts";
import { part } from "../../common/values.ts";
import { DAY_MONTH } from "../../common/shapes.ts";
import { FARE_ELEMENT, FLAG, PAYMENT } from "../shapes.ts";

/*
 * What else is printed on tickets: endorsement, commission, validating carrier. Below a stored
 * fare its number has a dot. The carrier is the fare's; all else is noted.
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

/** The codes are airlines' too: no flight may follow. */
const NO_FLIGHT = `(?=[ *])(?! *(?:\\d{1,4}[A-Z]? *(?:[A-Z] *)?${DAY_MONTH}|OPEN))`;
const STORED = "(?<![^\\n]) *\\d{1,3}\\.";
const push_mode = "fareElement";

const FareElement = createToken({
  name: "FareElement",
  label: "fare element",
  pattern: new RegExp(`${FLAG}${FARE_ELEMENT}${NO_FLIGHT}`),
  push_mode,
});
const Payment = createToken({
  name: "Payment",
  label: "FP",
  pattern: new RegExp(`${FLAG}${PAYMENT}${NO_FLIGHT}`),
  push_mode: "payment",
});
const StoredElement = createToken({
  name: "StoredElement",
  label: "fare element",
  pattern: new RegExp(`${STORED}(?!FV)${FARE_ELEMENT}(?= )`),
  push_mode,
});
const StoredPayment = createToken({
  name: "StoredPayment",
  label: "FP",
  pattern: new RegExp(`${STORED}${PAYMENT}(?= )`),
  push_mode: "payment",
});
/** `9.FV OS`. */
const StoredCarrier = createToken({
  name: "StoredCarrier",
  label: "validating carrier",
  pattern: new RegExp(`${STORED}FV +(?:PAX +|INF +)?[A-Z\\d]{2}(?= *[/\\n])`),
  push_mode,
});
/** `FV PAX OS`. */
const ElementCarrier = createToken({
  name: "ElementCarrier",
  label: "validating carrier",
  pattern: new RegExp(String.raw`${FLAG}FV +(?:PAX +|INF +)?[A-Z\d]{2}(?= *[/\n])`),
  push_mode,
});
const ElementParty = createToken({ name: "ElementParty", pattern: /(?:PAX|INF)(?= )/ });
/** How it was paid; a card's number may stand here, so it is passed over. */
const PaymentText = createToken({
  name: "PaymentText",
  label: "form of payment",
  pattern: /[!-\uffff][\u0000-\u0009\u000b-\uffff]*/,
});

const FARE_ELEMENT_MODE = [AssociationRefs, ElementParty, ElementText];
const MODES = { fareElement: FARE_ELEMENT_MODE, payment: [PaymentText] };

abstract class FareElementRules extends AssociatedLineRules {
  /** What the lines begin with: with `FP`, with a carrier, with any of the other codes. */
  protected abstract readonly payment: TokenType;
  protected abstract readonly carrier: TokenType;
  protected abstract readonly element: TokenType;

  /** fareElement: paid | validated | noted */
  readonly line = this.RULE("fareElement", (): NoteNode | FareNode => {
    const number = this.elementNumber();
    const node = this.OR<NoteNode | FareNode>([
      { ALT: () => this.SUBRULE(this.paid) },
      { ALT: () => this.SUBRULE(this.validated) },
      { ALT: () => this.SUBRULE(this.noted) },
    ]);
    return { ...node, number };
  });

  /**
   * paid: <payment> PaymentText?
   *
   *   FP CCVIXXXXXXXXXXXX0000/0000
   */
  private readonly paid = this.RULE("paid", (): NoteNode => {
    this.CONSUME(this.payment);
    this.OPTION(() => this.CONSUME(PaymentText));
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
    this.OPTION1(() => this.CONSUME(ElementParty));
    const text = this.optionalText(2, ElementText);
    this.association();
    return this.ACTION(() => {
      const about = ABOUT.get(head.value.slice(-2)) ?? "fare element";
      return { kind: "note", about, text };
    });
  });
}

class RecordElementRules extends FareElementRules {
  protected readonly payment = Payment;
  protected readonly carrier = ElementCarrier;
  protected readonly element = FareElement;
}

export const fareElements: LineFamily = {
  name: "fare element",
  openers: [ElementCarrier, FareElement, Payment],
  modes: MODES,
  rules: RecordElementRules,
};

class StoredElementRules extends FareElementRules {
  protected readonly payment = StoredPayment;
  protected readonly carrier = StoredCarrier;
  protected readonly element = StoredElement;
}

/** The same below a stored fare: `  8.FE NONREF/CHNG FEE APPLIES`. */
export const storedFareElements: LineFamily = {
  name: "fare element of a stored fare",
  openers: [StoredElement, StoredPayment, StoredCarrier],
  modes: MODES,
  rules: StoredElementRules,
};
