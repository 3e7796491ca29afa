/** Each bucket is this much wider than the one before it: an answer is at most 9 % off. */
const BUCKETS_PER_DOUBLING = 8;
/** Times up to this many milliseconds are not told apart. */
const SHORTEST_MS = 1 / 16;
/** Of a day: longer requests count as that long. */
const LAST_BUCKET = 256;

/** How many values fell into which bucket. */
export type Histogram = ReadonlyMap<number, number>;

/** The bucket of a time in milliseconds. */
export function bucketOf(ms: number): number {
  if (!(ms > SHORTEST_MS)) return 0;
  return Math.min(Math.ceil(Math.log2(ms / SHORTEST_MS) * BUCKETS_PER_DOUBLING), LAST_BUCKET);
}

/** The longest time that falls into a bucket, in milliseconds. */
export function upperEndOf(bucket: number): number {
  return SHORTEST_MS * 2 ** (bucket / BUCKETS_PER_DOUBLING);
}

/**
 * The time within which a share of the requests was answered, in milliseconds: the upper end of the
 * bucket that the exact time lies in. Null where there were none.
 *
 * @param share above 0, at most 1: 0.5 is the median
 */
export function quantileOf(histogram: Histogram, share: number): number | null {
  const buckets = [...histogram].sort(([a], [b]) => a - b);
  const total = buckets.reduce((sum, [, count]) => sum + count, 0);
  let counted = 0;
  for (const [bucket, count] of buckets) {
    counted += count;
    if (counted > 0 && counted >= total * share) return upperEndOf(bucket);
  }
  return null;
}
