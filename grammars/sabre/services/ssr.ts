import type { LineFamily } from "../../../src/decode/engine/grammar.ts";
import { osiHead, osiModes, OsiRules } from "../../common/services/osi.ts";
import { ssrHead, ssrModes } from "../../common/services/ssr-tokens.ts";
import { SsrRules } from "../../common/services/ssr.ts";
import { OWN_NUMBER } from "../item.ts";
import { ItemField, ItemText, personOf, PersonReference } from "../people/person-reference.ts";

const Ssr = ssrHead("Ssr", OWN_NUMBER);
const TEXTS = { field: ItemField, text: ItemText };

class ItemSsrRules extends SsrRules {
  protected readonly opener = Ssr;
  protected readonly texts = TEXTS;
  /** reference: PersonReference? */
  protected readonly reference = this.RULE("reference", () =>
    personOf(this.optionalText(1, PersonReference)),
  );
}

/**
 * Special service requests among the facts; the traveller's name can cut off their text:
 *
 *   1.SSR DOCS BT HK1/P/ZZZ/X0000000/ZZZ/03FEB1986/M/30NOV2031/DOE/JANE  1.1 DOE/JANE
 *   3.SSR WCHR DL KK1 LHRDTW0017I08MAY
 */
export const ssr: LineFamily = {
  name: "SSR",
  openers: [Ssr],
  modes: ssrModes(TEXTS, PersonReference),
  rules: ItemSsrRules,
};

const Osi = osiHead("Osi", OWN_NUMBER);

class ItemOsiRules extends OsiRules {
  protected readonly opener = Osi;
  protected readonly words = ItemText;
  /** reference: PersonReference? */
  protected readonly reference = this.RULE("reference", () =>
    personOf(this.optionalText(1, PersonReference)),
  );
}

/**
 * Other service information among the facts:
 *
 *   2.OSI AA VIP GUEST  1.1 DOE/JANE
 */
export const osi: LineFamily = {
  name: "OSI",
  openers: [Osi],
  modes: osiModes(ItemText, PersonReference),
  rules: ItemOsiRules,
};
