/**
 * Settles with the name of the first signal that asks the process to end, or rejects with an error
 * that nobody caught. What comes after that ends the process at once: whoever asks twice does not
 * want to wait, and a container's first process dies of no signal that it does not handle.
 */
export function untilStopped(): Promise<string> {
  return new Promise((resolve, reject) => {
    let isStopping = false;
    const stop = (code: number, settle: () => void) => {
      if (isStopping) process.exit(code);
      isStopping = true;
      settle();
    };
    const asked = (signal: string, number: number) => {
      stop(128 + number, () => {
        resolve(signal);
      });
    };
    process.on("SIGTERM", asked).on("SIGINT", asked);
    process.on("uncaughtException", (error) => {
      stop(1, () => {
        reject(error);
      });
    });
  });
}
