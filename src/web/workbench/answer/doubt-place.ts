/** Finds the subject of a doubt: its sentence names a segment, a traveller or a code. */
import type { Workbench } from "../../../views/workbench/schema.ts";

/**
 * The place of a doubt's subject in the text; null if the doubt is about the text as a whole.
 *
 * @param text the text that the model is about
 */
export function doubtPlace(doubt: string, model: Workbench, text: string): number | null {
  return segmentPlace(doubt, model, text) ?? travellerPlace(doubt, model) ?? codePlace(doubt, text);
}

/** `Segment 4 (LH 461): its date does not exist.`, or `Segment hotel: …` if it has no number. */
function segmentPlace(doubt: string, model: Workbench, text: string): number | null {
  const [, number, inBrackets, bare] = /^Segment (?:(\d+) \((.*?)\)|(.*?)):/.exec(doubt) ?? [];
  const name = inBrackets ?? bare;
  if (name === undefined) return null;
  const entries = entriesOf(model.answers.v4).filter((entry) => entry.name === name);
  const places = entries.flatMap(({ path }) => placeOf(path, model) ?? []);
  const numbered = places.filter((at) => numberAt(text, at) === number);
  // Two segments can have the same name; only the number tells them apart.
  const [only, ...others] = number !== undefined && numbered.length > 0 ? numbered : places;
  return only !== undefined && others.length === 0 ? only : null;
}

interface Entry {
  readonly path: string;
  /** Its name in doubts. */
  readonly name: string;
}

function entriesOf(answer: Workbench["answers"]["v4"]): readonly Entry[] {
  if (answer === null) return [];
  const { flightInfo, trainInfo, hotelInfo, extraInfo } = answer;
  const named = (list: string, names: readonly string[]) =>
    names.map((name, at) => ({ path: `${list}[${at}]`, name }));
  return [
    ...named(
      "flightInfo.flights",
      flightInfo.flights.map(({ company, flight }) => `${company.iataCode} ${flight}`),
    ),
    ...named(
      "trainInfo.trains",
      trainInfo.trains.map(({ number }) => (number === "" ? "train" : `train ${number}`)),
    ),
    ...named("hotelInfo.hotels", Array<string>(hotelInfo.hotels.length).fill("hotel")),
    ...named("extraInfo.cars", Array<string>(extraInfo?.cars?.length ?? 0).fill("car")),
    ...named(
      "extraInfo.other_segments",
      (extraInfo?.other_segments ?? []).map(({ type }) => type),
    ),
  ];
}

/** The first place in the text about an entry. */
function placeOf(entry: string, { fields }: Workbench): number | null {
  return fields.find(({ path }) => path.startsWith(entry))?.start ?? null;
}

/** The number that a line begins with. */
function numberAt(text: string, at: number): string | undefined {
  const start = text.lastIndexOf("\n", at - 1) + 1;
  return /^\s*0*(\d+)/.exec(text.slice(start, start + 20))?.[1];
}

/** `Traveller 2: …` */
function travellerPlace(doubt: string, model: Workbench): number | null {
  const [, number] = /^Traveller (\d+):/.exec(doubt) ?? [];
  return placeOf(`persons[${Number(number) - 1}]`, model);
}

/** `The airport QQQ is not in the reference data.` */
function codePlace(doubt: string, text: string): number | null {
  const [, code = ""] = /^The (?:airport|airline) (\w+) is not/.exec(doubt) ?? [];
  const at = code === "" ? -1 : text.indexOf(code);
  return at < 0 ? null : at;
}
