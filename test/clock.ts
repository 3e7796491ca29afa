/** Does something while the clock of this process is off by some milliseconds. */
export async function withClock<T>(offMs: number, act: () => Promise<T>): Promise<T> {
  const { now } = Date;
  Date.now = () => now() + offMs;
  try {
    return await act();
  } finally {
    Date.now = now;
  }
}
