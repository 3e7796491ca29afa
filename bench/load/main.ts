/**
 * `npm run bench:load`: how the service behaves under more load than it can handle, including hostile
 * texts. Starts its own service on 127.0.0.1, and exits with 1 if there was an unexpected answer, probes had
 * to wait, or memory grew.
 *
 * --seconds N        duration of the overload (default: 60)
 * --minutes N        instead, N minutes of requests of all kinds: every version, batches, assistants, attacks,
 *                    slow and lost clients; writes a plot of the memory
 * --throughput       instead, how many records it answers in one process and in one a core, and how many it could
 * --out FOLDER       for that plot, its figures and the log of the service (default: bench/load/out)
 * --service FILE     command line of another build, to compare with
 */
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { moduleFile } from "../../src/package.ts";
import { mixedLoad } from "./mixed/mixed.ts";
import { overload } from "./overload.ts";
import { throughput } from "./throughput.ts";

const { values } = parseArgs({
  options: {
    seconds: { type: "string", default: "60" },
    minutes: { type: "string" },
    throughput: { type: "boolean", default: false },
    out: { type: "string", default: "bench/load/out" },
    service: {
      type: "string",
      default: fileURLToPath(moduleFile("src/cli/main")),
    },
  },
});

const { service: main, minutes, out, seconds } = values;
const failures = await (values.throughput
  ? throughput(main)
  : minutes === undefined
    ? overload(main, Number(seconds))
    : mixedLoad({ main, minutes: Number(minutes), out }));
console.log(failures.length === 0 ? "ok" : "");
for (const failure of failures) console.log(`MISSED ${failure}`);
process.exitCode = failures.length === 0 ? 0 : 1;
