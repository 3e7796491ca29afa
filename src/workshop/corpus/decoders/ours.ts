/** The decoder of the current sources, with its systems and its schema. */
import { systems } from "../../../../grammars/systems.ts";
import { decode, isDecodable } from "../../../decode/decode.ts";
import { toV4 } from "../../../views/v4/view.ts";
import { serve } from "./worker.ts";

export function serveOurs(): void {
  serve({ decode, isDecodable, toV4 }, systems, async () => {
    const { checkV4 } = await import("../../../views/v4/check.ts");
    return checkV4;
  });
}
