/** Arguments of Node that run the command line from its sources, also in its threads. */
export const FROM_SOURCE = [
  "--import",
  "tsx",
  "--import",
  "./test/tsx-in-threads.mjs",
  "src/cli/main.ts",
] as const;
