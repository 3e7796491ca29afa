import type { CallToolResult, McpServer, ToolAnnotations } from "@modelcontextprotocol/server";
import { systems } from "../decode/systems.ts";
import { findPlace, searchPlaces, type Place } from "../reference/index.ts";
import { toAirport } from "../views/v4/airport.ts";
import { Airports, RefusalInfo, V4Answer, type Airport } from "../views/v4/schema.ts";
import { closed } from "../views/schema.ts";
import {
  AirportInput,
  inputOf,
  ItineraryInput,
  outputOf,
  ReadingInput,
  wantedOf,
} from "./inputs.ts";
import { NotRead, type Reader } from "./reader.ts";

/** No tool changes or keeps anything, or uses a network. */
const HARMLESS: ToolAnnotations = {
  readOnlyHint: true,
  destructiveHint: false,
  idempotentHint: true,
  openWorldHint: false,
};

const TERMINALS = systems
  .filter(({ isFallback }) => isFallback !== true)
  .map(({ displayName }) => displayName)
  .join(", ");

const DEFAULT_AIRPORTS = 5;

// The SDK compiles schemas, so each is made once and not with every server.
const inputs = {
  reading: inputOf<ReadingInput>(ReadingInput),
  itinerary: inputOf<ItineraryInput>(ItineraryInput),
  airport: inputOf<AirportInput>(AirportInput),
};
const outputs = {
  answer: outputOf(V4Answer),
  reading: outputOf(RefusalInfo),
  airports: outputOf(closed({ airports: Airports })),
};

export function addTools(server: McpServer, reader: Reader): void {
  addDecode(server, reader);
  addExplain(server, reader);
  addItinerary(server, reader);
  addAirports(server);
}

function addDecode(server: McpServer, reader: Reader): void {
  server.registerTool(
    "decode_pnr",
    {
      title: "Decode a booking record",
      description:
        `Decodes the text of an airline booking record (PNR), as the terminals of ${TERMINALS} print it, or of a ` +
        "confirmation mail: travellers, flights, trains, hotels, cars, fares, tickets, deadlines. " +
        "The structured content is the version 4 answer of the Recloc API; the text is the itinerary, with what is " +
        "doubtful and what was not read. Times are local to the place. What the record does not say is null or absent: " +
        "do not fill it in.",
      inputSchema: inputs.reading,
      outputSchema: outputs.answer,
      annotations: HARMLESS,
    },
    (input) =>
      orError(async () => {
        const { text, data } = await reader.read(wantedOf("record", input));
        return { ...inWords(text), structuredContent: { ...data } };
      }),
  );
}

function addExplain(server: McpServer, reader: Reader): void {
  server.registerTool(
    "explain_pnr",
    {
      title: "Explain how a record is read",
      description:
        "Explains how the text of a booking record is read: which system probably printed it and why, what each line was " +
        "taken for, and which parts were not read and why. Also explains a text that decode_pnr refuses.",
      inputSchema: inputs.reading,
      outputSchema: outputs.reading,
      annotations: HARMLESS,
    },
    (input) =>
      orError(async () => {
        const { text, data } = await reader.read(wantedOf("reading", input));
        return { ...inWords(text), structuredContent: { ...data } };
      }),
  );
}

function addItinerary(server: McpServer, reader: Reader): void {
  server.registerTool(
    "format_itinerary",
    {
      title: "Write the itinerary of a record",
      description:
        "Writes the itinerary of a booking record for travellers: journeys in order with layovers, stays, fares, tickets " +
        "and deadlines, in a format and language. It contains only what the record states; pass it on unchanged. It is not a ticket.",
      inputSchema: inputs.itinerary,
      annotations: HARMLESS,
    },
    (input) =>
      orError(async () => {
        const { format = "text", language } = input;
        return inWords(await reader.write({ ...wantedOf("itinerary", input), format, language }));
      }),
  );
}

function addAirports(server: McpServer): void {
  server.registerTool(
    "lookup_airport",
    {
      title: "Look up airports",
      description:
        "Finds airports, metropolitan areas and railway stations by IATA code, name or city, the best match first.",
      inputSchema: inputs.airport,
      outputSchema: outputs.airports,
      annotations: HARMLESS,
    },
    ({ query, limit = DEFAULT_AIRPORTS }) => {
      const airports = placesFor(query, limit).map(toAirport);
      const lines = airports.map(airportLine);
      const text = lines.length === 0 ? "Nothing has this code, name or city." : lines.join("\n");
      return { ...inWords(text), structuredContent: { airports } };
    },
  );
}

/** A code in lower case means the same. */
function placesFor(query: string, limit: number): readonly Place[] {
  const place = /^[A-Z]{3}$/.test(query) ? findPlace(query) : undefined;
  return place === undefined ? searchPlaces(query, limit) : [place];
}

function airportLine({ iataCode, locationName, location, country }: Airport): string {
  return `${iataCode}: ${locationName}, ${location}, ${country}`;
}

function inWords(text: string): CallToolResult {
  return { content: [{ type: "text", text }] };
}

/** An error that the model can act on is a result. Messages of other errors may quote a text. */
async function orError(answer: () => Promise<CallToolResult>): Promise<CallToolResult> {
  try {
    return await answer();
  } catch (error) {
    const message = error instanceof NotRead ? error.message : "Internal error";
    return { ...inWords(message), isError: true };
  }
}
