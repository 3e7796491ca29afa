import { AssociationRefs, associationOf, ElementText } from "../../common/people/association.ts";
import { serviceLines } from "../../common/services/service-lines.ts";
import { FieldText } from "../../common/tokens.ts";
import { FLAG } from "../shapes.ts";

/**
 * Special service requests and other service information, which end with the segments and travellers
 * they are about:
 *
 *  10 SSR RQST LH HK1 MIAFRA/14CN,P1/S4   SEE RTSTR
 *  12 OSI ZZ CTCP PAR 5550100/P1
 *  13 SSR DOCS LH HK1 ////19JAN84/F//SAMPLEMAN/ARIA/P1
 *  14 SSR INFT LH HN1 SAMPLEMAN/KAI 05JAN25/S4/P1
 *  16 *SSR FQTV YY HK/ LH000000000 SILVER/SIL/P1
 *  18 SSR OTHS 1A AUTO XX IF SSR TKNA/E/M/C NOT RCVD BY 1130/20APR
 */
export const { ssr, osi } = serviceLines({
  before: FLAG,
  texts: { field: FieldText, text: ElementText },
  reference: AssociationRefs,
  associationOf,
});
