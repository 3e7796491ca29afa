import type { Language } from "./language.ts";

/** Dutch words. */
export const dutch: Language = {
  particles: "van, der, den, ter, ten",
  known: "van",
};
