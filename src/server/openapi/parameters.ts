import { systems } from "../../decode/systems.ts";
import { entrySystems } from "../../entries/propose.ts";
import { MOST_CODES, MOST_FOUND } from "../v4/airports.ts";
import { FORMAT_NAMES } from "../../views/itinerary/formats.ts";
import { FLAT_OPTIONS, type FlatOption } from "../../views/itinerary/options/flat.ts";
import type { JsonObject } from "./components.ts";

/** `components.parameters`. */
export const PARAMETERS = {
  algorithm: {
    name: "algorithm",
    in: "query",
    description:
      "Forces the decoder of one system, ignoring case. If empty or unknown, it is detected from the text.",
    schema: { type: "string", examples: systems.map(({ wireValue }) => wireValue) },
  },
  referenceDate: {
    name: "referenceDate",
    in: "query",
    description: "The day from which years are inferred. Default: today, UTC.",
    schema: { type: "string", format: "date" },
  },
  explain: {
    name: "explain",
    in: "query",
    description:
      "Adds to the extraInfo maps how the text was read and where each field was found; to a 422, too.",
    schema: { type: "boolean", default: false },
  },
  system: {
    name: "system",
    in: "query",
    description: "The system of the entries, ignoring case. Default: each of them.",
    schema: { type: "string", enum: entrySystems() },
  },
  iataCode: {
    name: "iataCode",
    in: "path",
    required: true,
    description: "An IATA code of three letters, ignoring case",
    schema: { type: "string", examples: ["GRU"] },
  },
  jobId: {
    name: "id",
    in: "path",
    required: true,
    description: "The id of a job",
    schema: { type: "string", examples: ["3f9a01c2d4e5"] },
  },
  q: {
    name: "q",
    in: "query",
    description:
      `Only the airports whose name, city or code begins like that, ignoring case and accents: at most ${MOST_FOUND}, ` +
      "the best first",
    schema: { type: "string", maxLength: 100, examples: ["lond"] },
  },
  codes: {
    name: "codes",
    in: "query",
    description: `Only the airports with these IATA codes, in this order: at most ${MOST_CODES}, separated by commas. Unknown ones are left out.`,
    schema: { type: "string", examples: ["GRU,CDG"] },
  },
} satisfies JsonObject;

/** The parameters of an itinerary, in addition to those of decoding. */
export const ITINERARY_PARAMETERS: readonly JsonObject[] = [
  {
    name: "format",
    in: "query",
    description: "The format. Default: the one that `Accept` prefers, else text.",
    schema: { type: "string", enum: FORMAT_NAMES },
  },
  ...FLAT_OPTIONS.map(itineraryParameter),
];

function itineraryParameter({ name, description, values, isList }: FlatOption): JsonObject {
  const value = { type: "string", ...(values.length === 0 ? {} : { enum: values }) };
  const sentence = `${description.charAt(0).toUpperCase()}${description.slice(1)}.`;
  if (!isList) return { name, in: "query", description: sentence, schema: value };
  const schema = { type: "array", items: value };
  return { name, in: "query", description: sentence, style: "form", explode: false, schema };
}

/** The parameters of an operation, by reference. */
export function parameters(...names: readonly (keyof typeof PARAMETERS)[]): readonly JsonObject[] {
  return names.map((name) => ({ $ref: `#/components/parameters/${name}` }));
}
