/**
 * Bytes allocated by some work; needs `--expose-gc` and a young generation that holds all of them.
 */
export function allocatedBytes(work: () => unknown): number {
  if (gc === undefined) throw new Error("start Node with --expose-gc");
  work();
  gc();
  const before = process.memoryUsage().heapUsed;
  work();
  return process.memoryUsage().heapUsed - before;
}
