import cluster from "node:cluster";

/**
 * Resolves with the name of the first signal that asks the process to stop, or rejects with an uncaught
 * error. A second signal or error ends the process immediately: a user who asks twice does not want to
 * wait, and a container's first process ignores every signal that it does not handle.
 */
export function untilStopped(): Promise<string> {
  return new Promise((resolve, reject) => {
    let isStopping = false;
    const stop = (code: number, settle: () => void) => {
      if (isStopping) process.exit(code);
      isStopping = true;
      settle();
    };
    const onSignal = (signal: string, number: number) => {
      stop(128 + number, () => {
        resolve(signal);
      });
    };
    process.on("SIGTERM", onSignal);
    // A terminal sends this signal to all processes of a service; the first one then stops the others.
    process.on("SIGINT", cluster.isWorker ? () => undefined : onSignal);
    process.on("uncaughtException", (error) => {
      stop(1, () => {
        reject(error);
      });
    });
  });
}
