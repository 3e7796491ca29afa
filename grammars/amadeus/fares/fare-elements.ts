import type { TokenType } from "chevrotain";
import type {
  AccountingNode,
  Association,
  FareNode,
  Read,
  TicketIssueNode,
} from "../../../src/ast/nodes.ts";
import type { LineFamily } from "../../../src/decode/engine/grammar.ts";
import { lineFamily } from "../../../src/decode/engine/line-family.ts";
import { token } from "../../../src/decode/engine/tokens.ts";
import {
  AssociationRefs,
  AssociatedLineRules,
  ElementText,
} from "../../common/people/association.ts";
import { DAY_MONTH, oneOf } from "../../common/shapes.ts";
import { FARE_ELEMENT, FLAG, PAYMENT } from "../shapes.ts";

/*
 * Elements that are printed on the ticket along with the fare or kept for the accounts: endorsement, form
 * of payment, commission, validating carrier. Below a stored fare their numbers have a dot; the validating
 * carrier and the endorsement then belong to the fare.
 *
 *  15 FE PAX NONREF -BG:BA/S4-5,7/P1-3
 *  16 FV PAX BA/S4-5
 *  17 FP CASH
 *   9.FV OS
 */

/** The codes are also those of airlines, so the opener makes sure that no flight follows. */
const NO_FLIGHT = `(?=[ *])(?! *(?:\\d{1,4}[A-Z]? *(?:[A-Z] *)?${DAY_MONTH}|OPEN))`;
/** `  8.`: the number of an element below a stored fare. */
const STORED = "(?<![^\\n]) *\\d{1,3}\\.";
const push_mode = "fareElement";

const ELEMENT = oneOf(FARE_ELEMENT, PAYMENT);

/** `FE`, `FM`, `*FS`, `FP`. */
const FareElement = token("FareElement", new RegExp(`${FLAG}${ELEMENT}${NO_FLIGHT}`), {
  label: "fare element",
  push_mode,
});
/** `8.FM`. */
const StoredElement = token("StoredElement", new RegExp(`${STORED}(?!FV|FE)${ELEMENT}(?= )`), {
  label: "fare element",
  push_mode,
});
/** `8.FE`. */
const StoredEndorsement = token("StoredEndorsement", new RegExp(`${STORED}FE(?= )`), {
  label: "FE",
  push_mode,
});
/** `FE` without a number: below a ticket image. */
const ImageEndorsement = token("ImageEndorsement", new RegExp(`(?<![^\\n])FE${NO_FLIGHT}`), {
  label: "FE",
  push_mode,
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

const FARE_ELEMENT_MODE = [AssociationRefs, ElementParty, ElementText];

/** `PAX`, `INF`: whom an element is about. */
function partyOf(printed: string | undefined): AccountingNode["party"] {
  if (printed === undefined) return undefined;
  return printed === "INF" ? "infants" : "passengers";
}

/** What a line with a validating carrier prints. */
interface CarrierLine extends Association {
  readonly type: Read<string>;
  readonly carrier: Read<string>;
  readonly party: AccountingNode["party"];
}

/** `FV PAX OS`. */
function accountedCarrier({ carrier, ...line }: CarrierLine): AccountingNode {
  return { kind: "accounting", ...line, text: carrier, validatingCarrier: carrier };
}

/** `9.FV OS`. */
function storedCarrier({ carrier, segments, persons }: CarrierLine): FareNode {
  return { kind: "fare", validatingCarrier: carrier, segments, persons };
}

/** The travellers and segments at its end are read by common/people/association.ts. */
abstract class FareElementRules extends AssociatedLineRules {
  /** The openers: of a validating carrier, of any other element. */
  protected abstract readonly carrier: TokenType;
  protected abstract readonly element: TokenType;
  protected abstract readonly carrierNode: (line: CarrierLine) => AccountingNode | FareNode;

  /** fareElement: validated | accounted */
  readonly line = this.RULE("fareElement", (): AccountingNode | FareNode => {
    const number = this.elementNumber();
    const node = this.oneRule(this.validated, this.accounted);
    return { ...node, number };
  });

  /**
   * validated: <carrier> AssociationRefs?
   *
   *   9.FV OS
   *   FV PAX OS/S2-3
   */
  private readonly validated = this.RULE("validated", (): AccountingNode | FareNode => {
    const head = this.CONSUME(this.carrier);
    const type = this.read(head, String, /FV/);
    const carrier = this.read(head, String, /..$/);
    const association = this.association();
    return this.ACTION(() => {
      const party = partyOf(/ (PAX|INF) /.exec(head.image)?.[1]);
      return this.carrierNode({ type, carrier, party, ...association });
    });
  });

  /**
   * accounted: <element> ElementParty? ElementText? AssociationRefs?
   *
   *   FE PAX NONREF -BG:BA/S4-5,7/P1-3
   *   FB PAX 0500000000 TTP/ET/RT OK ETICKET/S2-5
   *   FP CCVIXXXXXXXXXXXX0000/0000
   */
  private readonly accounted = this.RULE("accounted", (): AccountingNode => {
    const type = this.read(this.CONSUME(this.element), String, /..$/);
    const party = this.optionalText(1, ElementParty);
    const text = this.optionalText(2, ElementText);
    const association = this.association();
    return this.ACTION(() => ({
      kind: "accounting",
      type,
      text,
      party: partyOf(party?.value),
      ...association,
    }));
  });
}

function fareElementLines(
  name: string,
  carrier: TokenType,
  element: TokenType,
  carrierNode: (line: CarrierLine) => AccountingNode | FareNode,
): LineFamily {
  return lineFamily(
    name,
    [carrier, element],
    FARE_ELEMENT_MODE,
    class extends FareElementRules {
      protected readonly carrier = carrier;
      protected readonly element = element;
      protected readonly carrierNode = carrierNode;
    },
  );
}

export const fareElements = fareElementLines(
  "fare element",
  ElementCarrier,
  FareElement,
  accountedCarrier,
);

/** Fare elements below a stored fare: `  9.FM *M*1`. */
export const storedFareElements = fareElementLines(
  "fare element of a stored fare",
  StoredCarrier,
  StoredElement,
  storedCarrier,
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

/** The endorsement of a stored fare. */
export const storedEndorsements = lineFamily(
  "endorsement of a stored fare",
  [StoredEndorsement],
  FARE_ELEMENT_MODE,
  StoredEndorsementRules,
);

class ImageEndorsementRules extends AssociatedLineRules {
  /**
   * imageEndorsement: ImageEndorsement ElementParty? ElementText? AssociationRefs?
   *
   *   FE NONREF/CHNG FEE APPLIES
   */
  readonly line = this.RULE("imageEndorsement", (): TicketIssueNode => {
    this.CONSUME(ImageEndorsement);
    this.skip(1, ElementParty);
    const endorsement = this.optionalText(2, ElementText);
    this.association();
    return { kind: "ticketIssue", endorsement, ofImage: true };
  });
}

/** The endorsement in a ticket image. */
export const ticketEndorsements = lineFamily(
  "endorsement of a ticket image",
  [ImageEndorsement],
  FARE_ELEMENT_MODE,
  ImageEndorsementRules,
);
