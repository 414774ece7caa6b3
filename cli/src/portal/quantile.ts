/**
 * The value below which `share` of all lie, as far as buckets tell: within one, they are taken to be spread evenly.
 * What lies above the last bound counts as lying on it. 0 when there is nothing.
 */
export function estimateQuantile(
  bounds: readonly number[],
  counts: readonly number[],
  share: number,
): number {
  const wanted = share * counts.reduce((total, count) => total + count, 0)
  let below = 0
  for (const [bucket, count] of counts.entries()) {
    if (count > 0 && below + count >= wanted) {
      const lower = bounds[bucket - 1] ?? 0
      const upper = bounds[bucket] ?? lower
      return lower + (upper - lower) * ((wanted - below) / count)
    }
    below += count
  }
  return 0
}
