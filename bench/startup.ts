import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { moduleFile } from "../src/package.ts";

const ROUNDS = 5;

/** The cost of starting a process that does one thing. */
export interface StartCost {
  /** Milliseconds of CPU time: the minimum of several starts. */
  readonly cpuMs: number;
  readonly wallMs: number;
  /** Resident memory at the end, in megabytes. */
  readonly residentMb: number;
}

/** Reports the resource usage of the process on the stream that its output does not use. */
const REPORT = `data:text/javascript,process.on("exit",()=>{const{user,system}=process.cpuUsage();
process.stderr.write("\\n"+JSON.stringify({cpuMs:(user+system)/1000,residentMb:process.memoryUsage.rss()/1e6}))})`;

const INDEX = moduleFile("src/index").href;
const MAIN = fileURLToPath(moduleFile("src/cli/main"));
const RECORD = "  1.ROE/ADA MRS\n  2  BA 117 Y 12APR 1 LHRJFK HK1  0820 1105  12APR  E\n";

const STARTS: Readonly<Record<string, readonly string[]>> = {
  "recloc decode": [MAIN, "decode"],
  "import of the library": ["--input-type=module", "-e", `await import(${JSON.stringify(INDEX)})`],
  "import and first decode": [
    "--input-type=module",
    "-e",
    `const { decode } = await import(${JSON.stringify(INDEX)}); decode(${JSON.stringify(RECORD)});`,
  ],
};

/** Starts a process for each typical use. */
export function startCosts(): ReadonlyMap<string, StartCost> {
  return new Map(
    Object.entries(STARTS).map(([name, args]) => {
      const starts = Array.from({ length: ROUNDS }, () => start(args));
      const leastOf = (key: keyof StartCost) => Math.min(...starts.map((each) => each[key]));
      return [
        name,
        { cpuMs: leastOf("cpuMs"), wallMs: leastOf("wallMs"), residentMb: leastOf("residentMb") },
      ];
    }),
  );
}

function start(args: readonly string[]): StartCost {
  const began = performance.now();
  const { stderr, status } = spawnSync(process.execPath, ["--import", REPORT, ...args], {
    input: RECORD,
    encoding: "utf8",
    // Node would read extra certificates at its start, which is no cost of ours.
    env: { ...process.env, NODE_EXTRA_CA_CERTS: "" },
  });
  const wallMs = performance.now() - began;
  if (status !== 0) throw new Error(`a process failed: ${stderr}`);
  const { cpuMs, residentMb } = parsed(stderr.slice(stderr.lastIndexOf("\n")));
  return { cpuMs, wallMs, residentMb };
}

function parsed(json: string): Pick<StartCost, "cpuMs" | "residentMb"> {
  const value: unknown = JSON.parse(json);
  if (typeof value !== "object" || value === null) throw new Error("a process reported nothing");
  const { cpuMs, residentMb } = { cpuMs: NaN, residentMb: NaN, ...value };
  return { cpuMs, residentMb };
}
