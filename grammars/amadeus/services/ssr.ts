import type { LineFamily } from "../../../src/decode/engine/grammar.ts";
import { AssociationRefs, ElementText } from "../../common/people/association.ts";
import { ssrHead, ssrModes } from "../../common/services/ssr-tokens.ts";
import { SsrRules } from "../../common/services/ssr.ts";
import { FieldText } from "../../common/tokens.ts";
import { FLAG } from "../shapes.ts";

/*
 * A special service request, which ends with the segments and travellers it is about:
 *
 *  10 SSR RQST LH HK1 MIAFRA/14CN,P1/S4   SEE RTSTR
 *  13 SSR DOCS LH HK1 ////19JAN84/F//SAMPLEMAN/ARIA/P1
 *  14 SSR INFT LH HN1 SAMPLEMAN/KAI 05JAN25/S4/P1
 *  16 *SSR FQTV YY HK/ LH000000000 SILVER/SIL/P1
 *  18 SSR OTHS 1A AUTO XX IF SSR TKNA/E/M/C NOT RCVD BY 1130/20APR
 */

const Ssr = ssrHead("Ssr", FLAG);
const TEXTS = { field: FieldText, text: ElementText };

class AssociatedSsrRules extends SsrRules {
  protected readonly opener = Ssr;
  protected readonly texts = TEXTS;
  /** reference: AssociationRefs? */
  protected readonly reference = this.RULE("reference", () => this.association());
}

export const ssr: LineFamily = {
  name: "SSR",
  openers: [Ssr],
  modes: ssrModes(TEXTS, AssociationRefs),
  rules: AssociatedSsrRules,
};
