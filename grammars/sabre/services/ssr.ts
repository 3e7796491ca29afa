import { serviceLines } from "../../common/services/service-lines.ts";
import { OWN_NUMBER } from "../item.ts";
import { ItemField, ItemText, personOf, PersonReference } from "../people/person-reference.ts";

/**
 * Special service requests and other service information among the facts; the traveller's name can cut
 * off their text:
 *
 *   1.SSR DOCS BT HK1/P/ZZZ/X0000000/ZZZ/03FEB1986/M/30NOV2031/DOE/JANE  1.1 DOE/JANE
 *   3.SSR WCHR DL KK1 LHRDTW0017I08MAY
 *   2.SSR INFT AA HK1 DFWHND0175I12APR/SAMPLEMAN/KAI/05JAN25  1.1 DOE/JANE
 *   2.OSI AA VIP GUEST  1.1 DOE/JANE
 *
 * Their rules are in `common/services`: `ssr.ts` for the line, `ssr-details.ts` for the content of
 * each code, `osi.ts`. Sabre adds the number, and the name in the last column.
 */
export const { ssr, osi } = serviceLines({
  before: OWN_NUMBER,
  texts: { field: ItemField, text: ItemText },
  reference: PersonReference,
  associationOf: personOf,
});
