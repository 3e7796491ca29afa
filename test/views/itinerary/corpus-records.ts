import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { decode, type Decoded } from "../../../src/decode/decode.ts";

const CORPUS = fileURLToPath(new URL("../../../corpus/", import.meta.url));

/** Whole records of five systems, and free text with trains, hotels and cars. */
const FOLDERS = [
  "amadeus/whole",
  "amadeus/rail",
  "amadeus/car",
  "sabre/whole",
  "travelport/apollo-whole",
  "travelport/galileo-whole",
  "travelport/worldspan-whole",
  "travelsky/whole",
  "generic/cars",
  "generic/hotels",
  "generic/trains",
];

/** A record of the corpus. */
export interface CorpusRecord {
  readonly name: string;
  readonly decoded: Decoded;
}

let records: readonly CorpusRecord[] | undefined;

/**
 * Records of the corpus, decoded once. Of several with the same locator only the first: other programs take
 * them for versions of one booking.
 */
export function corpusRecords(): readonly CorpusRecord[] {
  return (records ??= withoutVersions(FOLDERS.flatMap(recordsIn)));
}

function recordsIn(folder: string): readonly CorpusRecord[] {
  return readdirSync(CORPUS + folder)
    .filter((file) => file.endsWith(".txt"))
    .sort()
    .map((file) => {
      const text = readFileSync(`${CORPUS}${folder}/${file}`, "utf8");
      return {
        name: `${folder}/${file}`,
        decoded: decode(text, { referenceDate: "2026-11-21" }),
      };
    });
}

function withoutVersions(all: readonly CorpusRecord[]): readonly CorpusRecord[] {
  const known = new Set<string>();
  return all.filter(({ decoded: { records: parts, booking } }) => {
    const numbers = [
      ...parts.map(({ recordLocator }) => recordLocator),
      ...parts.flatMap(({ airlineLocators }) => airlineLocators.map(({ locator }) => locator)),
      ...[...booking.hotels, ...booking.cars].map(({ confirmation }) => confirmation),
    ].filter((number) => number !== null);
    const isNew = numbers.every((number) => !known.has(number));
    for (const number of numbers) known.add(number);
    return isNew;
  });
}
