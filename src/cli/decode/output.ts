import type { Decoded } from "../../decode.ts";
import { toText } from "../../views/itinerary/text.ts";
import { redact } from "../../text/redact.ts";
import { toV3 } from "../../views/v3/view.ts";
import { toV4 } from "../../views/v4/view.ts";

export interface OutputFlags {
  readonly api: string;
  readonly format: string;
  readonly explain?: true;
}

/** Writes what came out of one file; null: nothing did. */
export type Writer = (file: string, decoded: Decoded | null) => string;

/**
 * The form of the output. One text: indented JSON, or an itinerary. Several: one line of JSON for
 * each file, `null` where nothing was decoded; or itineraries under the names of the files.
 */
export function writerFor(flags: OutputFlags, isOneOfSeveral: boolean): Writer {
  if (flags.format === "text") return isOneOfSeveral ? titledText : text;
  const { project, replacer } = projectionFor(flags);
  return isOneOfSeveral
    ? (_, decoded) => `${JSON.stringify(decoded && project(decoded), replacer)}\n`
    : (_, decoded) => (decoded ? `${JSON.stringify(project(decoded), replacer, 2)}\n` : "");
}

function text(_: string, decoded: Decoded | null): string {
  return decoded ? toText(decoded) : "";
}

function titledText(file: string, decoded: Decoded | null): string {
  return `== ${file}\n\n${decoded ? `${toText(decoded)}\n` : ""}`;
}

interface Projection {
  readonly project: (decoded: Decoded) => unknown;
  readonly replacer?: (key: string, value: unknown) => unknown;
}

function projectionFor({ api, explain }: OutputFlags): Projection {
  if (api === "v3") return { project: toV3 };
  if (api === "v4") return { project: (decoded) => toV4(decoded, { explain }) };
  return { project: ({ booking }) => booking, replacer: withoutSources };
}

/** A Booking without the nodes it was read from, and with card numbers masked as in the views. */
function withoutSources(key: string, value: unknown): unknown {
  if (key === "source") return undefined;
  return typeof value === "string" ? redact(value) : value;
}
