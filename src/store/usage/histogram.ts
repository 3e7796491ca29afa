/** Bucket bounds grow by 2^(1/8), so that a quantile is at most 9 % off. */
const BUCKETS_PER_DOUBLING = 8;
/** Times up to this many milliseconds share a bucket. */
const SHORTEST_MS = 1 / 16;
/** The bucket of a day: longer requests count as a day. */
const LAST_BUCKET = 256;

/** The number of values in each bucket. */
export type Histogram = ReadonlyMap<number, number>;

/** The bucket of a time in milliseconds. */
export function bucketOf(ms: number): number {
  if (!(ms > SHORTEST_MS)) return 0;
  return Math.min(Math.ceil(Math.log2(ms / SHORTEST_MS) * BUCKETS_PER_DOUBLING), LAST_BUCKET);
}

/** The upper bound of a bucket, in milliseconds. */
export function upperEndOf(bucket: number): number {
  return SHORTEST_MS * 2 ** (bucket / BUCKETS_PER_DOUBLING);
}

/**
 * The time within which a share of the requests was answered, in milliseconds: the upper bound of the
 * bucket that contains the exact time. Null if there were no requests.
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
