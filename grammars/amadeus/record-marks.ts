import type { RecordMarks } from "../../src/engine/grammar.ts";
import { firstName } from "../common/first-name.ts";

/** Every record begins with its header. */
export const recordMarks: RecordMarks = {
  first: /^(?:\/\$)? {0,9}RP\/[A-Z\d]{3,12}\/[^\n]*/gm,
  // RTZQ7KXA, --- TST RLR ---
  above: /(?: *(?:\/\$)?(?:RT ?[A-Z\d]{6}|--- [A-Z -]+ ---)? *$)/my,
  firstName,
};
