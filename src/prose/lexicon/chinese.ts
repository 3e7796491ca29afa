import type { Language } from "./language.ts";

/** Chinese words. */
export const chinese: Language = {
  recordLocator: "订座记录编号",
  nameLabels: "旅客姓名",
};
