import { Option, type Command } from "commander";
import { separatorOption, splitOption } from "../archives/split-options.ts";
import { OUTPUT_FORMATS } from "../../jobs/output-formats.ts";
import type { Store } from "../../store/store.ts";
import type { Io, SetCode } from "../io.ts";
import { addStoreCommand, type StoreFlags } from "../store-flags.ts";
import type { ShowFlags } from "./show.ts";
import type { SubmitFlags } from "./submit.ts";
import type { WorkFlags } from "./work.ts";

const HELP = `
A job decodes an archive in chunks, which any number of recloc worker take. SOURCE and DEST
are folders that every worker reaches by the same path, or s3://bucket/folder. Each chunk
becomes a file of lines in DEST, part-000000.ndjson and so on; with --format parquet, files
of four tables.

Examples:
  recloc jobs submit /archive/2026 --out /decoded/2026
  recloc jobs submit s3://records/2026 --out s3://decoded/2026 --format parquet
  recloc worker --until-done
  recloc jobs list
  recloc jobs show 3f9a01c2d4e5
  recloc jobs retry 3f9a01c2d4e5
  recloc jobs diff 3f9a01c2d4e5 77b20a4c91fe`;

const WORKER_HELP = `
Any number of workers share the jobs of a store. On SIGTERM a worker finishes what it has begun.

Examples:
  recloc worker
  DATABASE_URL=postgres://… recloc worker --threads 8
  recloc worker --until-done`;

/** Adds `recloc jobs submit`, `list`, `show`, `cancel`, `retry` and `diff`. */
export function addJobs(program: Command, io: Io, setCode: SetCode): void {
  const add = addStoreCommand(program, "jobs", "jobs", HELP);
  addSubmit(add, io, setCode);
  addDiff(add, io, setCode);
  const onStore = async (
    { dataDir }: StoreFlags,
    command: (store: Store, actions: typeof import("./show.ts")) => Promise<number>,
  ) => {
    const { withExistingStore } = await import("../open-store.ts");
    const actions = await import("./show.ts");
    const found = (store: Store) => command(store, actions);
    setCode(await withExistingStore(dataDir, io, found, () => actions.noSuchJob()));
  };
  add("list", "Lists all jobs with their progress, the newest first.")
    .option("--json", "print JSON")
    .action(async (flags: StoreFlags & ShowFlags) => {
      const { withExistingStore } = await import("../open-store.ts");
      const { listJobs, listNoJobs } = await import("./list.ts");
      const found = (store: Store) => listJobs(store, flags, io);
      setCode(await withExistingStore(flags.dataDir, io, found, () => listNoJobs(flags, io)));
    });
  add("show", "Shows the progress of a job, its errors by code, and its dead chunks.")
    .argument("<id>", "the id of the job")
    .option("--json", "print JSON")
    .action((id: string, flags: StoreFlags & ShowFlags) =>
      onStore(flags, (store, { showJob }) => showJob(store, id, flags, io)),
    );
  add("cancel", "Cancels a job; chunks in progress are finished.")
    .argument("<id>", "the id of the job")
    .action((id: string, flags: StoreFlags) =>
      onStore(flags, (store, { cancelJob }) => cancelJob(store, id, io)),
    );
  add("retry", "Lets workers try dead and cancelled chunks again.")
    .argument("<id>", "the id of the job")
    .action((id: string, flags: StoreFlags) =>
      onStore(flags, (store, { retryJob }) => retryJob(store, id, io)),
    );
}

function addDiff(add: ReturnType<typeof addStoreCommand>, io: Io, setCode: SetCode): void {
  add("diff", "Compares two jobs over one archive: what a new version reads differently.")
    .argument("<before>", "the id of a job")
    .argument("<after>", "the id of a job with the same source and --chunk-size")
    .option("--json", "print JSON, with three samples of each difference")
    .action(async (before: string, after: string, flags: StoreFlags & ShowFlags) => {
      const { withExistingStore } = await import("../open-store.ts");
      const { diffJobs } = await import("./diff.ts");
      const { noSuchJob } = await import("./show.ts");
      const found = (store: Store) => diffJobs(store, [before, after], flags, io);
      setCode(await withExistingStore(flags.dataDir, io, found, () => noSuchJob()));
    });
}

function addSubmit(add: ReturnType<typeof addStoreCommand>, io: Io, setCode: SetCode): void {
  add("submit", "Cuts an archive into chunks for workers, and prints the id of the job.")
    .argument("<source>", "the folder or file with the records, or s3://bucket/folder")
    .requiredOption(
      "-o, --out <dest>",
      "the folder of the output, which must be empty, or s3://bucket/folder",
    )
    .addOption(splitOption())
    .addOption(separatorOption())
    .addOption(
      new Option("--format <format>", "lines, or tables in Parquet (default: ndjson)").choices(
        OUTPUT_FORMATS,
      ),
    )
    .addOption(new Option("--api <api>", "shape of an answer (default: v4)").choices(["v3", "v4"]))
    .option("-a, --algorithm <name>", "one of those listed by `recloc systems`")
    .option("-r, --reference-date <day>", "day from which years are inferred (default: today, UTC)")
    .option("-e, --explain", "show how the texts were read")
    .option("--chunk-size <size>", "about how much a chunk contains (default: 8MiB)")
    .option("--account <email>", "the account whose page shows the job (default: none)")
    .action(async (source: string, flags: StoreFlags & SubmitFlags) => {
      const { withStore } = await import("../open-store.ts");
      const { submitJob } = await import("./submit.ts");
      setCode(await withStore(flags.dataDir, io, (store) => submitJob(store, source, flags, io)));
    });
}

/** Adds `recloc worker`. */
export function addWorker(program: Command, io: Io, setCode: SetCode): void {
  program
    .command("worker")
    .summary("decode the chunks of jobs")
    .description("Decodes the chunks of the jobs in the store at DATA_DIR or DATABASE_URL.")
    .option(
      "-d, --data-dir <folder>",
      "DATA_DIR: folder of the store (default: DATABASE_URL, else ./data)",
    )
    .option("--threads <number>", "how many records to decode at once (default: all cores)")
    .option("--lost-after <time>", "when others take over from a silent worker (default: 30s)")
    .option("--until-done", "end when no chunk is left, here or elsewhere")
    .addHelpText("after", WORKER_HELP)
    .action(async (flags: StoreFlags & WorkFlags) => {
      const { withStore } = await import("../open-store.ts");
      const { work } = await import("./work.ts");
      const command = (store: Store, settings: Parameters<typeof work>[1]) =>
        work(store, settings, flags, io);
      setCode(await withStore(flags.dataDir, io, command));
    });
}
