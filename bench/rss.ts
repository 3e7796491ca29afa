import { readFileSync } from "node:fs";

/** Resident memory of a process, in mebibytes; NaN if the system does not report it. */
export function rssMibOf(pid: number | undefined): number {
  try {
    const [, kib] = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, "utf8")) ?? [];
    return Number(kib) / 1024;
  } catch {
    return NaN;
  }
}
