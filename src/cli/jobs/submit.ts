import {
  CHUNK_BOUNDS,
  contradictionIn,
  defaultOptions,
  type JobOptions,
} from "../../jobs/options.ts";
import type { OutputFormat } from "../../jobs/output-formats.ts";
import { addressOf, isAddress, openDestination, openSource } from "../../jobs/places/open-place.ts";
import type { Store } from "../../store/store.ts";
import { accountOf } from "../accounts/account-of.ts";
import { checkSplitFlags, splitOf, type ArchiveFlags } from "../archives/flags.ts";
import { failureOf, reasonOf } from "../decode/input.ts";
import { checkInputFlags, type InputFlags } from "../decode/input-flags.ts";
import { EXIT, UsageError, type Io } from "../io.ts";

/** The flags of `recloc jobs submit`. */
export interface SubmitFlags extends InputFlags, Pick<ArchiveFlags, "split" | "separator"> {
  readonly out: string;
  readonly api?: "v3" | "v4";
  readonly explain?: true;
  readonly format?: OutputFormat;
  readonly chunkSize?: string;
  /** The owner's email address. */
  readonly account?: string;
}

/** `recloc jobs submit`: stores a job, whose chunks workers find. */
export async function submitJob(
  store: Store,
  name: string,
  flags: SubmitFlags,
  { stdout, stderr }: Io,
): Promise<number> {
  checkInputFlags([name], flags);
  checkSplitFlags(flags);
  const options = optionsOf(flags);
  const account = flags.account === undefined ? null : await accountOf(store, flags.account);
  const [source, destination] = [addressOf(name), addressOf(flags.out)];
  for (const address of [source, destination]) checkAddress(address);
  await checkSource(name, source);
  await checkDestination(flags.out, destination);
  const job = { account_id: account?.id ?? null, source, destination };
  const id = await store.jobs.create({ ...job, options: JSON.stringify(options) });
  stderr.write("The job waits for recloc worker.\n");
  stdout.write(`${id}\n`);
  return EXIT.ok;
}

/** @throws UsageError */
function checkAddress(address: string): void {
  if (!isAddress(address)) throw new UsageError("an address of S3 has the form s3://bucket/folder");
}

/** Workers would find out too, but nobody wants to wait for that. */
async function checkSource(name: string, address: string): Promise<void> {
  try {
    await openSource(address);
  } catch (error) {
    throw new UsageError(`${name}: ${reasonOf(failureOf(name, error))}`);
  }
}

async function checkDestination(name: string, address: string): Promise<void> {
  const destination = await openDestination(address);
  if (!(await destination.isEmpty()))
    throw new UsageError(`${name} is not empty; a job needs a folder of its own for its output`);
}

/** @throws UsageError */
function optionsOf(flags: SubmitFlags): JobOptions {
  const { format, api, explain, algorithm, referenceDate, chunkSize } = flags;
  const otherwise = defaultOptions();
  const options = {
    split: splitOf(flags),
    chunkSize: chunkSize === undefined ? otherwise.chunkSize : sizeIn(chunkSize),
    format: format ?? otherwise.format,
    api: api ?? otherwise.api,
    explain: explain ?? otherwise.explain,
    algorithm: algorithm ?? otherwise.algorithm,
    referenceDate: referenceDate ?? otherwise.referenceDate,
  };
  const contradiction = contradictionIn(options);
  if (contradiction !== null) throw new UsageError(contradiction);
  return options;
}

/** @throws UsageError */
function sizeIn(text: string): number {
  const [, digits = "", unit = ""] = /^(\d{1,4})(KiB|MiB)$/i.exec(text) ?? [];
  const size = Number(digits) * (unit.toUpperCase() === "KIB" ? 1024 : 1024 * 1024);
  if (size >= CHUNK_BOUNDS.minimum && size <= CHUNK_BOUNDS.maximum) return size;
  throw new UsageError("--chunk-size must be a size from 1KiB to 1024MiB, such as 512KiB or 8MiB");
}
