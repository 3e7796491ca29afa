import type { Read } from "../../../src/ast/nodes.ts";
import type { LineFamily } from "../../../src/decode/engine/grammar.ts";
import { osiHead, osiModes, OsiRules } from "../../common/services/osi.ts";
import { ssrHead, ssrModes } from "../../common/services/ssr-tokens.ts";
import { SsrRules } from "../../common/services/ssr.ts";
import {
  NameReference,
  NextRequest,
  NumberReference,
  personsOf,
  RequestField,
  RequestText,
} from "../people/name-reference.ts";

const Ssr = ssrHead("Ssr");
const TEXTS = { field: RequestField, text: RequestText };

/** The travellers whom a request is about, and a further request on its line. */
function referenceOf(references: readonly Read<string>[], next: Read<string> | undefined) {
  return { ...personsOf(references), ...(next && { unparsed: [next] }) };
}

/**
 * What follows the code is read by `SsrDetailRules` in common/services/ssr-details.ts, the head by
 * `SsrRules` in ssr.ts.
 */
class NamedSsrRules extends SsrRules {
  protected readonly opener = Ssr;
  protected readonly texts = TEXTS;
  /** reference: NameReference* NextRequest? */
  protected readonly reference = this.RULE("reference", () =>
    referenceOf(this.allTexts(1, NameReference), this.optionalText(2, NextRequest)),
  );
}

/**
 * Special service requests, whose head has no spaces:
 *
 *   2 SSRDOCSDLHK1/P/ZZ/X0000000/ZZ/17OCT83/F/02MAR29/SAMPLEMAN/ARIA-1SAMPLEMAN/ARIA
 *   3 SSRTKNEDLHK01 PDXAMS 0166X 12APR-1SAMPLEMAN/BORIS.0060000000001C1
 *   4 SSRRQSTTKKK1BEYIST0829K21AUG-1DOE/JOHN.03A
 *   5.SSRTKNEDLHK1PDXAMS0166X12APR-2.1.0060000000001C1
 */
export const ssr: LineFamily = {
  name: "SSR",
  openers: [Ssr],
  modes: ssrModes(TEXTS, NextRequest, NumberReference, NameReference),
  rules: NamedSsrRules,
};

const Osi = osiHead("Osi");

/**
 * `OsiRules` in common/services/osi.ts reads the line; only the reference at its end is defined
 * here.
 */
class NamedOsiRules extends OsiRules {
  protected readonly opener = Osi;
  protected readonly words = RequestText;
  /** reference: NameReference* NextRequest? */
  protected readonly reference = this.RULE("reference", () =>
    referenceOf(this.allTexts(1, NameReference), this.optionalText(2, NextRequest)),
  );
}

/**
 * Other service information:
 *
 *   5 OSIYY CTCT SFO 555-0100-1DOE/JANE
 */
export const osi: LineFamily = {
  name: "OSI",
  openers: [Osi],
  modes: osiModes(RequestText, NextRequest, NumberReference, NameReference),
  rules: NamedOsiRules,
};
