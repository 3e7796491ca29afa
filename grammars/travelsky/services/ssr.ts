import { serviceLines } from "../../common/services/service-lines.ts";
import { FieldText } from "../../common/tokens.ts";
import { ItemReference, ItemText, PageMark, referenceOf } from "../item.ts";

/**
 * Special service requests and other service information, which end with the travellers they are about:
 *
 *  6.SSR FOID MU HK1 NI310101199001011234/P1
 *  7.SSR TKNE MU HK1 SHAPEK 5101 Y06SEP 7811234567890/1/P1
 *  9.OSI MU CTCT13800000000
 */
export const { ssr, osi } = serviceLines({
  texts: { field: FieldText, text: ItemText },
  reference: ItemReference,
  associationOf: referenceOf,
  skipped: [PageMark],
});
