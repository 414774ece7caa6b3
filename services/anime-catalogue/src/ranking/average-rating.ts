/** Ratings are 2 to 20; clients show half of it, 1 to 10. */
export const minRating = 2
export const maxRating = 20

/** Bayesian average: the weight of the global mean, as a number of ratings. */
const priorCount = 50

/** In hundredths of a percent; null with fewer than `minimum` ratings. */
export function averageRating(
  { sum, count }: { sum: number; count: number },
  globalMean: number,
  minimum: number,
): number | null {
  if (count === 0 || count < minimum) return null
  const mean = (sum + priorCount * globalMean) / (count + priorCount)
  return Math.round((4 + (mean / maxRating) * 95) * 100)
}

/** Count per rating, as JSON. */
export function frequenciesOf(counts: Readonly<Record<number, number>>): string {
  const ratings = Array.from({ length: maxRating - minRating + 1 }, (_, index) => index + minRating)
  return JSON.stringify(Object.fromEntries(ratings.map((rating) => [rating, counts[rating] ?? 0])))
}

/** Above this count the global mean is rounded, so that one rating does not change every average. */
const exactUpTo = 1_000

export function meanRating({ sum, count }: { sum: number; count: number }): number {
  if (count === 0) return 0
  const mean = sum / count
  return count <= exactUpTo ? mean : Math.round(mean * 100) / 100
}
