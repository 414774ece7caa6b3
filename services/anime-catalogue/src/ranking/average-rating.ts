/** From 2 to 20: half of it is shown as stars from 1 to 10. */
export const ratingsFrom = 2
export const ratingsTo = 20

/** Ratings of works that few have rated are drawn towards the mean of all by as much as this many ratings would. */
const drawnBy = 50

/** In hundredths of a point of 100; null while fewer than `minimum` have rated. */
export function averageRating(
  { sum, count }: { sum: number; count: number },
  globalMean: number,
  minimum: number,
): number | null {
  if (count === 0 || count < minimum) return null
  const mean = (sum + drawnBy * globalMean) / (count + drawnBy)
  return Math.round((4 + (mean / ratingsTo) * 95) * 100)
}

/** How many gave each rating, as JSON. */
export function frequenciesOf(counts: Readonly<Record<number, number>>): string {
  const ratings = Array.from({ length: ratingsTo - ratingsFrom + 1 }, (_, index) => index + ratingsFrom)
  return JSON.stringify(Object.fromEntries(ratings.map((rating) => [rating, counts[rating] ?? 0])))
}

/** Beyond so many ratings the mean of all is taken to two places, so that not every rating moves every average. */
const exactUpTo = 1_000

/** The mean of all ratings, towards which averages are drawn. */
export function meanRating({ sum, count }: { sum: number; count: number }): number {
  if (count === 0) return 0
  const mean = sum / count
  return count <= exactUpTo ? mean : Math.round(mean * 100) / 100
}
