import { intlFormats, type Clock, type DateStyle } from "./intl-formats.ts";
import type { Language } from "./language.ts";
import type { Messages } from "./messages.ts";
import { ar } from "./messages/ar.ts";
import { de } from "./messages/de.ts";
import { en } from "./messages/en.ts";
import { es } from "./messages/es.ts";
import { fr } from "./messages/fr.ts";
import { he } from "./messages/he.ts";
import { it } from "./messages/it.ts";
import { ja } from "./messages/ja.ts";
import { nl } from "./messages/nl.ts";
import { pl } from "./messages/pl.ts";
import { pt } from "./messages/pt.ts";
import { ru } from "./messages/ru.ts";
import { tr } from "./messages/tr.ts";
import { zh } from "./messages/zh.ts";
import { Wording } from "./wording.ts";

export const MESSAGES: Readonly<Record<Language, Messages>> = {
  ...{ en, de, fr, es, pt, it, nl },
  ...{ pl, tr, ru, ar, he, zh, ja },
};

interface Style {
  readonly language: Language;
  readonly clock: Clock;
  readonly dateStyle: DateStyle;
}

/** The words for travellers, in a language and style. */
export function wordingForTravellers({ language, clock, dateStyle }: Style): Wording {
  return new Wording({
    language,
    readers: "travellers",
    messages: MESSAGES[language],
    formats: intlFormats(language, clock, dateStyle),
  });
}
