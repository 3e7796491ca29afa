import { readFileSync } from "node:fs";

/** Linux counts the times of processes in hundredths of a second. */
const TICK_MS = 10;

/** Processor time of a process and of the processes that it started, in milliseconds; 0 if the system does not report it. */
export function cpuMsOf(pid: number | undefined): number {
  try {
    // The name of the program, in brackets, may contain spaces.
    const [, after = ""] = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ");
    const fields = after.split(" ");
    const own = (Number(fields[11]) + Number(fields[12])) * TICK_MS;
    return childrenOf(pid).reduce((sum, child) => sum + cpuMsOf(child), own);
  } catch {
    return 0;
  }
}

function childrenOf(pid: number | undefined): readonly number[] {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8");
  return children.split(" ").filter(Boolean).map(Number);
}
