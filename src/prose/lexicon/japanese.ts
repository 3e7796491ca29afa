import type { Language } from "./language.ts";

/** Japanese words. */
export const japanese: Language = {
  recordLocator: "予約番号",
  nameLabels: "搭乗者名, ご搭乗者名",
};
