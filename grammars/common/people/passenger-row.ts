import type { TokenType } from "chevrotain";
import type { Association, Read } from "../../../src/ast/nodes.ts";
import { token } from "../../../src/decode/engine/tokens.ts";
import { part } from "../values.ts";
import { nameOf } from "./printed-name.ts";
import { NAME_LETTER, NAME_LETTERS } from "../shapes.ts";

/*
 * The beginning of list rows: the number of a traveller and the name, which is cut at the end of its
 * column; a bar can mark the cut.
 *
 *     P 1. SAMPLEMAN/BORIS  VGML PN 1
 *      1. SAMPLEMAN/BORIS   HK  31C            SA            AIR
 *     P 2. SAMPLEMANSON/MARIA|  VGML PN 1
 */

/** A name, up to two spaces or to what `follows` matches; the source of a pattern. */
export const rowName = (follows: string) =>
  `${NAME_LETTER}(?:[${NAME_LETTERS}.'/-]| (?! |${follows})){0,59}(?=(?: |\\|)[ |]{0,40}${follows})`;

/**
 * The tokens at the beginning of a row: `P 1. `, which enters the mode of the row, and the name.
 *
 * @param row the beginning of the tokens' names
 * @param follows the source of a pattern for what follows the name
 */
export function personTokens(
  row: string,
  mode: string,
  follows: string,
): [mark: TokenType, name: TokenType] {
  const name = rowName(follows);
  return [
    token(`${row}Mark`, new RegExp(`(?<![^\\n]) {0,9}P {0,4}\\d{1,3}\\. *(?=${name})`), {
      label: "person",
      push_mode: mode,
    }),
    token(`${row}Name`, new RegExp(name), { label: "name" }),
  ];
}

/** `|`, where a name was cut. */
export const NameCut: TokenType = token("NameCut", "|", { label: "|" });

/** The traveller of a row, by the number in its mark and by name. */
export function personOfRow(
  mark: Read<string> | undefined,
  name: Read<string>,
): Pick<Association, "persons" | "named"> {
  const from = mark?.value.search(/\d/) ?? 0;
  const number = part(mark, from, from + (/\d+/.exec(mark?.value ?? "")?.[0].length ?? 0));
  return { persons: number && { ...number, value: [number.value] }, named: [nameOf(name)] };
}
