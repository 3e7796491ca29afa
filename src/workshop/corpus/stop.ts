import { EXIT } from "../../cli/io.ts";

/**
 * Runs something with a signal that is aborted when the process is asked to end, so that it can clean
 * up.
 *
 * @returns the exit code: 1 if it was stopped early
 */
export async function unlessStopped(run: (stop: AbortSignal) => Promise<number>): Promise<number> {
  const controller = new AbortController();
  const stop = () => {
    controller.abort();
  };
  process.once("SIGINT", stop).once("SIGTERM", stop);
  try {
    return await run(controller.signal);
  } catch (error) {
    if (controller.signal.aborted) return EXIT.failed;
    throw error;
  } finally {
    process.off("SIGINT", stop).off("SIGTERM", stop);
  }
}
