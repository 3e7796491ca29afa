import { endsInTitle } from "../../ast/name-words.ts";
import type { Line } from "./lines.ts";

/** The status of a coupon, and how many seats a class has: `OPEN`, `J9 C9 D9`. */
const OTHER_ROW =
  /(?<![A-Z])(?:OPEN|USED|VOID|LFTD|CKIN|REFD|EXCH|AIRP|PRTD|SUSP)(?![A-Z])|(?:(?<![A-Z\d])[A-Z][\dLRCX] {1,3}){3}/;
const CODE_LENGTH = 2;
const NAME_BEFORE = /[A-Z]{2}\/[A-Z]{2}[A-Z +.]* $/;

/**
 * Whether a line more likely belongs to a ticket, an availability display or a list of records, which has no times
 * after the names; and if what looks like an airline is the title of a name: `DOE/JOHN MR 001`.
 */
export function isOtherRow(
  { start, end, isAllCaps }: Line,
  anchor: number,
  isTimed: boolean,
  text: string,
): boolean {
  if (!isAllCaps) return false;
  if (OTHER_ROW.test(text.slice(start, Math.min(end, start + 300)))) return true;
  if (!NAME_BEFORE.test(text.slice(Math.max(start, anchor - 60), anchor))) return false;
  return !isTimed || endsInTitle(text.slice(anchor, anchor + CODE_LENGTH));
}
