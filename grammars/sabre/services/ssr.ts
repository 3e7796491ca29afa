import { serviceLines } from "../../common/services/service-lines.ts";
import { OWN_NUMBER } from "../item.ts";
import { ItemField, ItemText, personOf, PersonReference } from "../people/person-reference.ts";

/**
 * Special service requests and other service information among the facts; the traveller's name can cut
 * off their text:
 *
 *   1.SSR DOCS BT HK1/P/ZZZ/X0000000/ZZZ/03FEB1986/M/30NOV2031/DOE/JANE  1.1 DOE/JANE
 *   3.SSR WCHR DL KK1 LHRDTW0017I08MAY
 *   2.OSI AA VIP GUEST  1.1 DOE/JANE
 */
export const { ssr, osi } = serviceLines({
  before: OWN_NUMBER,
  texts: { field: ItemField, text: ItemText },
  reference: PersonReference,
  associationOf: personOf,
});
