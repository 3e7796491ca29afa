import type { PersonName, Read } from "../../../src/ast/nodes.ts";
import { part } from "../values.ts";

/** A traveller by the printed name, which can be cut: `SAMPLEMAN/ARIA`, `SAMPL/A`, `SAMPLEMAN`. */
export function nameOf(printed: Read<string>): PersonName {
  const slash = printed.value.indexOf("/");
  if (slash === -1) return { surname: printed, printed };
  const given = part(printed, slash + 1, printed.value.length);
  const surname = part(printed, 0, slash);
  return { surname, given: given?.value === "" ? undefined : given, printed };
}
