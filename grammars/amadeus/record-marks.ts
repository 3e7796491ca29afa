import type { RecordMarks } from "../../src/engine/grammar.ts";
import { firstName } from "../common/first-name.ts";

/** Every record begins with its header. */
export const recordMarks: RecordMarks = {
  first: /^ {0,12}(?:\/\$)?RP\/[A-Z\d]{3,12}\/[^\n]*/gm,
  // RTZQ7KXA, *** NHP ***, --- TST RLR ---, and above names the header itself and that of a group
  above:
    / *(?:\/\$)?(?:RT ?[A-Z\d]{6}|\*{3} +[A-Z]{3} +\*{3}|--- [A-Z -]+ ---|0\. {1,3}\d{1,3} ?[A-Z][^\n]*|RP\/[^\n]*|[A-Z\d]{9}\/[A-Z\d]{4,8}\/\d{1,2}[A-Z]{3}\d\d)? *$/my,
  firstName,
};
