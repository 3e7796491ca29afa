import { textItems } from "../item.ts";

/**
 * Remarks; their type is the title of the section:
 *
 * RMKS-CALL BEFORE TICKETING
 *    2 UA 200M 21APR GUMHNL WAS FULL
 */
export const remarks = textItems("remark", (text, number, title) => {
  const type = title ?? { value: "", start: text.start, end: text.start };
  return { kind: "remark", number, type, text };
});
