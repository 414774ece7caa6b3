/**
 * 0 to 10, from what open sources report: one point for each doubling of the reactions. A reply counts as five likes,
 * a share as three.
 */
export function performanceScore(counts: { replies: number; likes: number; shares: number }): number {
  const reactions = counts.likes + 3 * counts.shares + 5 * counts.replies
  return Math.min(10, Math.floor(Math.log2(1 + reactions / 5)))
}
