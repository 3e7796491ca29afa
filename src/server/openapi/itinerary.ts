import { FORMAT_NAMES, FORMATS, type FormatName } from "../../views/itinerary/formats.ts";
import { toMarkdown } from "../../views/itinerary/markdown/markdown.ts";
import { settled } from "../../views/itinerary/options/settle.ts";
import { toPlan } from "../../views/itinerary/plan/make.ts";
import type { Plan } from "../../views/itinerary/plan/plan.ts";
import { toText } from "../../views/itinerary/text/text.ts";
import { toWhatsapp } from "../../views/itinerary/whatsapp/whatsapp.ts";
import type { JsonObject } from "./components.ts";
import { read, SAMPLE } from "./examples.ts";

/** The formats whose examples can be read. */
const EXAMPLES: Readonly<Partial<Record<FormatName, (plan: Plan) => string>>> = {
  text: toText,
  whatsapp: toWhatsapp,
  markdown: toMarkdown,
};

/** The media types of itineraries, each with examples of its formats. */
export function itineraryContent(): JsonObject {
  const plan = toPlan(read(SAMPLE), settled({}));
  const types = new Set(FORMAT_NAMES.map(typeOf));
  return Object.fromEntries(
    [...types].map((type): readonly [string, JsonObject] => {
      const names = FORMAT_NAMES.filter((name) => typeOf(name) === type);
      if (!names.every((name) => FORMATS[name].isText))
        return [type, { schema: { type: "string", format: "binary" } }];
      const examples = Object.fromEntries(names.flatMap((name) => exampleOf(name, plan)));
      return [type, { schema: { type: "string" }, examples }];
    }),
  );
}

function typeOf(name: FormatName): string {
  return FORMATS[name].mediaType.split(";")[0] ?? "";
}

function exampleOf(name: FormatName, plan: Plan): readonly (readonly [string, JsonObject])[] {
  const write = EXAMPLES[name];
  const { summary } = FORMATS[name];
  return write === undefined ? [] : [[name, { summary, value: write(plan) }]];
}
