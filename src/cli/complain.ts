import { terminalOf } from "./decode/terminal.ts";
import type { Io } from "./io.ts";

/** Tells the user on standard error what went wrong: `recloc: booking.txt: no such file`. */
export function complain(
  { stderr, environment }: Pick<Io, "stderr" | "environment">,
  message: string,
): void {
  const { paint } = terminalOf(stderr, environment);
  stderr.write(`${paint("unread", "recloc:")} ${message}\n`);
}
