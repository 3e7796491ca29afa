import { EXIT } from "../io.ts";

const OF_FILES = ["no_such_file", "permission_denied", "unreadable"];

/** The exit code for an error. */
export function exitOf(code: string): number {
  return OF_FILES.includes(code) ? EXIT.usage : EXIT.nothing;
}
