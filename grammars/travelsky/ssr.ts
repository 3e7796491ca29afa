import type { LineFamily } from "../../src/decode/engine/grammar.ts";
import { osiHead, osiModes, OsiRules } from "../common/services/osi.ts";
import { ssrHead, ssrModes } from "../common/services/ssr-tokens.ts";
import { SsrRules } from "../common/services/ssr.ts";
import { FieldText } from "../common/tokens.ts";
import { ItemReference, ItemText, PageMark, referenceOf } from "./item.ts";

const Ssr = ssrHead("Ssr");
const TEXTS = { field: FieldText, text: ItemText };
/** The modes of requests, each with the page mark, which can end any item. */
const MODES = Object.fromEntries(
  Object.entries(ssrModes(TEXTS, ItemReference)).map(([mode, tokens]) => [
    mode,
    [PageMark, ...tokens],
  ]),
);

class ItemSsrRules extends SsrRules {
  protected readonly opener = Ssr;
  protected readonly texts = TEXTS;
  /** reference: ItemReference? */
  protected readonly reference = this.RULE("reference", () =>
    referenceOf(this.optionalText(1, ItemReference)),
  );
}

/**
 * Special service requests, which end with the travellers they are about:
 *
 *  6.SSR FOID MU HK1 NI310101199001011234/P1
 *  7.SSR TKNE MU HK1 SHAPEK 5101 Y06SEP 7811234567890/1/P1
 */
export const ssr: LineFamily = {
  name: "SSR",
  openers: [Ssr],
  modes: MODES,
  rules: ItemSsrRules,
};

const Osi = osiHead("Osi");

class ItemOsiRules extends OsiRules {
  protected readonly opener = Osi;
  protected readonly words = ItemText;
  /** reference: ItemReference? */
  protected readonly reference = this.RULE("reference", () =>
    referenceOf(this.optionalText(1, ItemReference)),
  );
}

/**
 * Other service information, which ends with the travellers it is about:
 *
 *  9.OSI MU CTCT13800000000
 */
export const osi: LineFamily = {
  name: "OSI",
  openers: [Osi],
  modes: { osi: [PageMark, ...osiModes(ItemText, ItemReference).osi] },
  rules: ItemOsiRules,
};
