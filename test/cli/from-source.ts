/** Runs the command line from its sources, in a process of its own whose threads run them, too. */
export const FROM_SOURCE = [
  "--import",
  "tsx",
  "--import",
  "./test/tsx-in-threads.mjs",
  "src/cli/main.ts",
] as const;
