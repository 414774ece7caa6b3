/**
 * Estimates a quantile from histogram buckets by linear interpolation within a bucket. Values above the last bound count
 * as that bound. Returns 0 without values.
 */
export function estimateQuantile(
  bounds: readonly number[],
  counts: readonly number[],
  share: number,
): number {
  const rank = share * counts.reduce((total, count) => total + count, 0)
  let below = 0
  for (const [bucket, count] of counts.entries()) {
    if (count > 0 && below + count >= rank) {
      const lower = bounds[bucket - 1] ?? 0
      const upper = bounds[bucket] ?? lower
      return lower + (upper - lower) * ((rank - below) / count)
    }
    below += count
  }
  return 0
}
