import type { Language } from "./language.ts";

/** Vietnamese words. */
export const vietnamese: Language = {
  nameLabels: "khách, hành khách, tên khách, tên hành khách",
};
