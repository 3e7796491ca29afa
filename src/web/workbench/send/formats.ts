import { useEffect, useState } from "preact/hooks";
import type { ItineraryFormats } from "../../../server/site/schema.ts";
import { call, withKeys, type Problem } from "../../shared/api.ts";

export type SendFormat = ItineraryFormats["formats"][number];

const isFormats = withKeys<ItineraryFormats>("formats");

/**
 * The formats that the service writes: none until it has answered, or why it has not. `askFormats`
 * asks again.
 */
export function useFormats() {
  const [formats, setFormats] = useState<readonly SendFormat[]>([]);
  const [refusal, setRefusal] = useState<Problem | null>(null);
  const askFormats = (): void => {
    void call("/site/itinerary/formats", isFormats).then((outcome) => {
      if (outcome.ok) setFormats(outcome.value.formats);
      setRefusal(outcome.ok ? null : outcome.problem);
    });
  };
  useEffect(askFormats, []);
  return { formats, refusal, askFormats };
}

const LABELS: Readonly<Partial<Record<string, string>>> = {
  text: "Text",
  whatsapp: "WhatsApp",
  markdown: "Markdown",
  html: "Mail, print",
  pdf: "PDF",
  ics: "Calendar",
  jsonld: "JSON-LD",
  csv: "CSV",
};

export function labelOf({ name }: SendFormat): string {
  return LABELS[name] ?? name;
}

export function isPage({ mediaType }: SendFormat): boolean {
  return mediaType.startsWith("text/html");
}

export function isPdf({ mediaType }: SendFormat): boolean {
  return mediaType === "application/pdf";
}

/** Whether people can read it as it is. */
export function isText({ mediaType }: SendFormat): boolean {
  return /^text\/|json\b/.test(mediaType);
}

const FLOWING = new Set(["whatsapp", "markdown"]);

/** Whether its lines have no fixed length. */
export function isFlowing({ name }: SendFormat): boolean {
  return FLOWING.has(name);
}

/** Whether it can be the text of an email. */
export function isMessage(format: SendFormat): boolean {
  return format.name === "text" || isFlowing(format);
}
