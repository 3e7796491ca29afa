import { decode, type Decoded } from "../../decode/decode.ts";
import { detect } from "../../decode/detect.ts";
import { entrySystems } from "../../entries/propose.ts";
import { toDetection } from "../../views/detection/view.ts";
import { toEntries } from "../../views/entries/view.ts";
import { toV3 } from "../../views/v3/view.ts";
import { toRefusal } from "../../views/v4/refusal.ts";
import { toV4 } from "../../views/v4/view.ts";
import { whyNot } from "../../views/why-not.ts";
import { ApiError } from "../errors.ts";
import { plain, type Json, type JsonObject } from "./components.ts";

/** A plausible day for the samples. */
const DAY = "2026-11-20";

/** A sample to try: a traveller and a flight. */
export const SAMPLE = `1.MARTINELLI/BRUNO MR
  3  AF 457 Y 24NOV 2 GRUCDG HK1       3  1855 0950+1 77W E 0 M`;

/** The sample with a line that nobody can read. */
const PARTIAL = `${SAMPLE}
WHAT IS THIS`;

/** The sample, and a record of another system. */
const SEVERAL = `${SAMPLE}

 1.1ROSSI/ANNA MRS
 1 LH2222Y 02DEC W FRATLS HK1  0945  1125  /DCLH*ABC7DE /E
RECEIVED FROM - ANNA`;

const NO_RECORD = "hello world";

/** Bodies to try. */
export const BODIES: JsonObject = {
  record: { summary: "A traveller and a flight", value: SAMPLE },
  partial: { summary: "The same with a line that cannot be read", value: PARTIAL },
  several: { summary: "Two records of different systems", value: SEVERAL },
  nothing: { summary: "No record", value: NO_RECORD },
};

export function read(text: string): Decoded {
  return decode(text, { referenceDate: DAY });
}

export function v3Example(): Json {
  return plain(toV3(read(SAMPLE)));
}

export function v4Examples(): JsonObject {
  const sample = read(SAMPLE);
  return {
    record: { summary: "A whole reading", value: plain(toV4(sample)) },
    partial: {
      summary: "A partial reading: `unread_lines` in the top `extraInfo`",
      value: plain(toV4(read(PARTIAL))),
    },
    several: {
      summary: "Several records: `records` in the top `extraInfo`",
      value: plain(toV4(read(SEVERAL))),
    },
    explain: {
      summary: "With `explain=true`",
      value: plain(toV4(sample, { explain: true })),
    },
  };
}

export function detectionExample(): Json {
  return plain(toDetection(detect(SEVERAL)));
}

/** The system whose entries the examples show. */
export const ENTRY_SYSTEM = entrySystems().at(-1) ?? "";

export function entriesExample(): Json {
  return plain(toEntries(read(SAMPLE), { system: ENTRY_SYSTEM, referenceDate: DAY }));
}

/** A batch: a record, and a line that is not one. */
export const BATCH = [SAMPLE, NO_RECORD]
  .map((text, index) => JSON.stringify({ id: `record ${index + 1}`, text }))
  .join("\n");

/** The answer to the batch. */
export function batchExample(): string {
  const nothing = read(NO_RECORD);
  const error = new ApiError("not_decodable", whyNot(nothing.looksLike)).body;
  const lines = [
    { id: "record 1", answer: toV4(read(SAMPLE)) },
    { id: "record 2", error },
  ];
  return lines.map((line) => `${JSON.stringify(line)}\n`).join("");
}

/** Answers to a text without a booking. */
export function refusalExamples(): JsonObject {
  const nothing = read(NO_RECORD);
  const error = (explanation?: object) =>
    plain(
      new ApiError("not_decodable", whyNot(nothing.looksLike), { extraInfo: explanation }).body,
    );
  return {
    nothing: { summary: "Without `explain`", value: error() },
    explain: { summary: "With `explain=true`", value: error(toRefusal(nothing)) },
  };
}
