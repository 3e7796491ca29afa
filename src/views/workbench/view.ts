import type { Booking } from "../../booking/model/booking.ts";
import type { Decoded } from "../../decode/decode.ts";
import type { Document } from "../../decode/engine/read.ts";
import { isObject } from "../../reference/tables.ts";
import { Lines } from "../../decode/text/lines.ts";
import { redact } from "../../decode/text/cards/redact.ts";
import { withoutSources } from "../booking-json.ts";
import { toV3 } from "../v3/view.ts";
import { toEntries } from "../entries/view.ts";
import { fieldsOfAnswer, type AnswerField } from "../v4/fields.ts";
import { toV4 } from "../v4/view.ts";
import { toFields } from "./fields.ts";
import { toItinerary } from "../itinerary/model/itinerary.ts";
import { toLines } from "../lines.ts";
import type { TextSpan } from "../lines-schema.ts";
import type { Workbench, WorkbenchRecord, WorkbenchStructure } from "./schema.ts";
import { systemName } from "../system-names.ts";

/**
 * The result of decoding a text for the workbench page. Offsets refer to the original text, and no
 * value contains a card number. The size of the result is proportional to that of the text.
 *
 * @param text the decoded text
 * @param refusal the error message that the API returns instead of a booking; null if there is one
 * @param referenceDate `YYYY-MM-DD`, the day on which entries are typed; by default today in UTC
 */
export function toWorkbench(
  decoded: Decoded,
  text: string,
  refusal: string | null,
  referenceDate?: string,
): Workbench {
  const { booking, documents, looksLike } = decoded;
  const decodable = refusal === null;
  const fields = fieldsOfAnswer(toV4(decoded, { explain: true }));
  return {
    algorithm: systemName(decoded.algorithm),
    forced: decoded.forced,
    confidence: decoded.confidence,
    decodable,
    looksLike,
    message: refusal,
    candidates: decoded.candidates.map(({ algorithm, confidence, reasons }) => ({
      ...systemName(algorithm),
      confidence,
      reasons,
    })),
    warnings: decoded.warnings.map(redact),
    lines: toLines(documents, new Lines(text)),
    fields: toFields(fields, documents),
    records: toRecords(decoded),
    structures: text.length > LONGEST_EXPLAINED ? [] : documents.flatMap(structuresOf),
    itinerary: toItinerary(decoded, { spans: spansOfEntries(fields) }),
    entries: toEntries(decoded, { referenceDate }),
    answers: {
      v4: decodable ? toV4(decoded) : null,
      v3: decodable ? toV3(decoded) : null,
      booking: asJson(booking),
    },
  };
}

/** Nobody looks at all parts of a longer text, and analysing it takes as long as reading it. */
const LONGEST_EXPLAINED = 30_000;

function structuresOf({ structure }: Document): readonly WorkbenchStructure[] {
  return structure === undefined ? [] : [structure()];
}

function toRecords({ records }: Decoded): readonly WorkbenchRecord[] {
  if (records.length < 2) return [];
  return records.map(({ recordLocator, algorithm, lines }) => ({
    locator: recordLocator,
    algorithm: systemName(algorithm),
    lines,
  }));
}

/** The spans of the lines that book entries, by the path of the entry. */
function spansOfEntries(fields: readonly AnswerField[]): ReadonlyMap<string, TextSpan> {
  return new Map(
    fields.flatMap(({ name, path, span: { start, end } }) =>
      name === null ? [[path, { start, end }] as const] : [],
    ),
  );
}

function asJson(booking: Booking): Readonly<Record<string, unknown>> {
  const plain: unknown = JSON.parse(JSON.stringify(booking, withoutSources));
  return isObject(plain) ? { ...plain } : {};
}
