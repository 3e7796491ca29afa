import type { Decoded } from "../../decode/decode.ts";
import { toText } from "../../views/itinerary/text.ts";
import { withoutSources } from "../../views/booking-json.ts";
import { drawReading } from "./drawing.ts";
import type { Terminal } from "./terminal.ts";
import { toV3 } from "../../views/v3/view.ts";
import { toRefusal } from "../../views/v4/refusal.ts";
import { toV4 } from "../../views/v4/view.ts";
import { whyNot } from "../../views/why-not.ts";

export interface OutputFlags {
  readonly api: string;
  /** Default: `json`; `text` for an explanation in a terminal. */
  readonly format?: string;
  readonly explain?: true;
}

/** The result for one file. */
export interface Output {
  /** Null: no booking. */
  readonly decoded: Decoded | null;
  /** What was read, whether or not it contains a booking; null if nothing was read. */
  readonly reading: Decoded | null;
  /** Whether an explanation includes the text, because the file is not the text itself. */
  readonly showText?: boolean;
}

/** Formats the result for one file. */
export type Writer = (file: string, output: Output) => string;

/** Whether the output is for people rather than programs. */
export function isForPeople({ format, explain, api }: OutputFlags, terminal: Terminal): boolean {
  if (format !== undefined) return format === "text";
  return explain === true && api === "v4" && terminal.isTerminal;
}

/**
 * Chooses the output format. A single text produces indented JSON, or an itinerary, preceded by the
 * marked-up text if `explain` is set. Several files produce one line of JSON each, `null` (with `explain`, the
 * reasons) if nothing was decoded, or the text form under the name of each file.
 */
export function writerFor(flags: OutputFlags, isOneOfSeveral: boolean, terminal: Terminal): Writer {
  if (isForPeople(flags, terminal)) {
    const write = flags.explain === true ? drawing(terminal) : itinerary;
    return isOneOfSeveral ? titled(write) : write;
  }
  const { project, replacer } = projectionFor(flags);
  const projected = ({ decoded, reading, showText }: Output) =>
    decoded === null ? refusal(flags, reading) : project(decoded, showText);
  if (isOneOfSeveral) return (_, output) => `${JSON.stringify(projected(output), replacer)}\n`;
  return (_, output) => {
    const value = projected(output);
    return value === null ? "" : `${JSON.stringify(value, replacer, 2)}\n`;
  };
}

/** What the API answers with `explain` if a text contains no booking; null without `explain`. */
function refusal({ explain }: OutputFlags, reading: Decoded | null): unknown {
  if (explain !== true || reading === null) return null;
  return {
    message: whyNot(reading.looksLike),
    code: "not_decodable",
    extraInfo: toRefusal(reading),
  };
}

function itinerary(_: string, { decoded }: Output): string {
  return decoded ? toText(decoded) : "";
}

/** Explains a text even if it contains no booking. */
function drawing(terminal: Terminal): Writer {
  return (_, { reading }) => (reading ? drawReading(reading, terminal) : "");
}

function titled(write: Writer): Writer {
  return (file, output) => {
    const written = write(file, output);
    return `== ${file}\n\n${written === "" ? "" : `${written}\n`}`;
  };
}

interface Projection {
  readonly project: (decoded: Decoded, showText?: boolean) => unknown;
  readonly replacer?: (key: string, value: unknown) => unknown;
}

function projectionFor({ api, explain }: OutputFlags): Projection {
  if (api === "v3") return { project: (decoded) => toV3(decoded) };
  if (api === "v4") return { project: (decoded, showText) => toV4(decoded, { explain, showText }) };
  return { project: ({ booking }) => booking, replacer: withoutSources };
}
