import type { Sentiment } from '../enrichment.ts'
import type { ScoredSentence } from './scored-sentence.ts'
import { classifyScore } from './thresholds.ts'

/** Averages all sentences; a headline counts twice. */
export function documentSentiment(
  headlines: readonly ScoredSentence[],
  sentences: readonly ScoredSentence[],
): Sentiment {
  let sum = 0
  let weight = 0
  for (const { score = 0 } of headlines) {
    sum += headlineWeight * score
    weight += headlineWeight
  }
  for (const { score = 0 } of sentences) {
    sum += score
    weight++
  }
  return classifyScore(weight === 0 ? 0 : sum / weight)
}

const headlineWeight = 2
