import { decode } from "../../src/decode/decode.ts";
import { carryOut } from "../../src/server/decoding/carry-out.ts";
import type { Outcome } from "../../src/server/decoding/job.ts";
import { records } from "../records.ts";

let turn = 0;

/** The text of a record: those of all systems in turn. */
export function recordInTurn(): string {
  turn += 1;
  return records[turn % records.length]?.text ?? "";
}

/** What a thread of the service does for a request: decodes, makes the answer, checks it, and writes it as JSON. */
export async function answerTo(text: string): Promise<Outcome> {
  return carryOut({ answer: "v4", text, options: {} }, decode);
}
