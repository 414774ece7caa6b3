import type { Sentiment } from '../enrichment.ts'

/** The thresholds of VADER (Hutto and Gilbert 2014). */
export function classifyScore(score: number): Sentiment {
  if (score >= 0.05) return 'positive'
  return score <= -0.05 ? 'negative' : 'neutral'
}
