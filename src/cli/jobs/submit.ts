import { chunksOf } from "../../jobs/chunks.ts";
import type { JobOptions } from "../../jobs/options.ts";
import type { Chunk } from "../../jobs/piece.ts";
import type { SourcePlace } from "../../jobs/places/place.ts";
import { addressOf, isAddress, openDestination, openSource } from "../../jobs/places/open-place.ts";
import type { NewChunk } from "../../store/jobs/job-store.ts";
import type { Store } from "../../store/store.ts";
import { accountOf } from "../accounts/account-of.ts";
import { checkArchiveFlags, splitOf, type ArchiveFlags } from "../archives/flags.ts";
import { failureOf, reasonOf } from "../decode/input.ts";
import { checkInputFlags, type InputFlags } from "../decode/input-flags.ts";
import { EXIT, UsageError, type Io } from "../io.ts";

/** The flags of `recloc jobs submit`. */
export interface SubmitFlags extends InputFlags, Pick<ArchiveFlags, "split" | "separator"> {
  readonly out: string;
  readonly api?: "v3" | "v4";
  readonly explain?: true;
  readonly chunkSize?: string;
  /** The owner's e-mail address. */
  readonly account?: string;
}

/** At two thousand records a second and thread, some seconds of work. */
const CHUNK_BYTES = 8 * 1024 * 1024;
/** How many chunks are added to the store at once. */
const ROWS_AT_ONCE = 200;

/** `recloc jobs submit`: workers may begin the first chunks while the others are still being found. */
export async function submitJob(
  store: Store,
  name: string,
  flags: SubmitFlags,
  { stdout, stderr }: Io,
): Promise<number> {
  checkInputFlags([name], flags);
  checkArchiveFlags({ ...flags, ndjson: true });
  const size = sizeIn(flags.chunkSize);
  const account = flags.account === undefined ? null : await accountOf(store, flags.account);
  const [source, destination] = [addressOf(name), addressOf(flags.out)];
  for (const address of [source, destination]) checkAddress(address);
  const place = await openSourceNamed(name, source);
  await checkDestination(flags.out, destination);
  const options = JSON.stringify(optionsOf(flags));
  const job = { account_id: account?.id ?? null, source, destination, options };
  const id = await store.jobs.create(job);
  const chunks = await addChunks(store, id, chunksOf(place, splitOf(flags), size));
  await store.jobs.submitted(id);
  stderr.write(`${chunks.toLocaleString("en")} chunks wait for recloc worker.\n`);
  stdout.write(`${id}\n`);
  return EXIT.ok;
}

async function addChunks(store: Store, job: string, all: AsyncIterable<Chunk>): Promise<number> {
  let number = 0;
  let found: NewChunk[] = [];
  for await (const { pieces, bytes, digest } of all) {
    found.push({ number, pieces: JSON.stringify(pieces), bytes, digest });
    number += 1;
    if (found.length < ROWS_AT_ONCE) continue;
    await store.jobs.add(job, found);
    found = [];
  }
  await store.jobs.add(job, found);
  return number;
}

/** @throws UsageError */
function checkAddress(address: string): void {
  if (!isAddress(address)) throw new UsageError("an address of S3 has the form s3://bucket/folder");
}

async function openSourceNamed(name: string, address: string): Promise<SourcePlace> {
  try {
    return await openSource(address);
  } catch (error) {
    throw new UsageError(`${name}: ${reasonOf(failureOf(name, error))}`);
  }
}

async function checkDestination(name: string, address: string): Promise<void> {
  const destination = await openDestination(address);
  if (!(await destination.isEmpty()))
    throw new UsageError(`${name} is not empty; a job needs a folder of its own for its output`);
}

/** The day is kept, because workers have to infer the same years on other days. */
function optionsOf({ api = "v4", explain, algorithm, referenceDate }: SubmitFlags): JobOptions {
  return {
    api,
    explain: explain === true,
    algorithm: algorithm ?? null,
    referenceDate: referenceDate ?? new Date().toISOString().slice(0, 10),
  };
}

/** @throws UsageError */
function sizeIn(text: string | undefined): number {
  if (text === undefined) return CHUNK_BYTES;
  const [, digits = "", unit = ""] = /^(\d{1,4})(KiB|MiB)$/i.exec(text) ?? [];
  const size = Number(digits) * (unit.toUpperCase() === "KIB" ? 1024 : 1024 * 1024);
  if (size > 0) return size;
  throw new UsageError("--chunk-size must be a size such as 512KiB or 8MiB");
}
