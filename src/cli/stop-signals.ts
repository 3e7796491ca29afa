/**
 * Resolves with the name of the first signal that asks the process to stop, or rejects with an uncaught
 * error. A second signal or error ends the process immediately: whoever asks twice does not want to
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
    process.on("SIGTERM", onSignal).on("SIGINT", onSignal);
    process.on("uncaughtException", (error) => {
      stop(1, () => {
        reject(error);
      });
    });
  });
}
