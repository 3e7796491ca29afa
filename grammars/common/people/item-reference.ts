import type { Mutable, PersonName, Read } from "../../../src/ast/nodes.ts";
import { dateValue, part } from "../values.ts";
import { DAY_MONTH } from "../shapes.ts";

/*
 * An agent's note on a traveller, after the star of a name item: a passenger type, a birth date or
 * anything else that identifies the traveller:
 *
 *   *ADT   *C06   *P-C08   *C-11   *YTH12NOV08   *DOB21DEC16   *05MAY15   *P-09   *AW000000
 */

const TYPE =
  "(?:ADT|CHD|CNN|INF|INS|INY|YTH|STU|SRC|SNR|SEN|UNN|UMNR|UNM|MIL|LBR|SEA|ITX|JCB|JNF|JNN|JWZ" +
  "|GRP|GIT|GST|VFR|CMP|ZZS|(?:C|CH|CD|IN|[FJUY])-?\\d\\d)";
const DATE = String.raw`${DAY_MONTH}(?:(?:19|20)?\d\d)`;
const TYPE_AND_DATE = new RegExp(
  `^(?:P-(?! *\\d))?(${TYPE})?(?:[ /.-]{0,3}(?:DOB[ /.:-]{0,2})?(${DATE}))?$`,
  "d",
);

/** The content of a reference to a traveller. */
export type ItemReference = Pick<PersonName, "passengerType" | "birthDate" | "identification">;

/** Reads what follows the star. Each of several references has a star; some are in parentheses instead. */
export function readItemReference(reference: Read<string>): ItemReference {
  if (reference.value.startsWith("(")) {
    const inside = part(reference, 1, reference.value.length - 1);
    return inside === undefined ? {} : readPiece(inside);
  }
  const found: Mutable<ItemReference> = {};
  let start = reference.value.startsWith("*") ? 1 : 0;
  for (const text of reference.value.slice(start).split("*")) {
    const piece = part(reference, start, start + text.length);
    start += text.length + 1;
    if (text !== "" && piece !== undefined) Object.assign(found, readPiece(piece));
  }
  return found;
}

function readPiece(piece: Read<string>): ItemReference {
  const [, type, date] = TYPE_AND_DATE.exec(piece.value)?.indices ?? [];
  if (type === undefined && date === undefined) return { identification: piece };
  const birth = date && part(piece, ...date);
  return {
    ...(type && { passengerType: part(piece, ...type) }),
    ...(birth && { birthDate: { ...birth, value: dateValue(birth.value) } }),
  };
}
