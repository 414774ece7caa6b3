import { type Token, tokenize } from '../tokens.ts'
import type { ScoreSentence } from './sentence-score.ts'

export interface ScoredSentence {
  text: string
  tokens: readonly Token[]
  /** Undefined when the sentence has no opinion word. */
  score: number | undefined
  /** Most words are capitalized, as in headlines and shouting, so that capitals show no names. */
  isTitleCase: boolean
}

export function scoreSentence(
  text: string,
  scorer: ScoreSentence | undefined,
  language: string,
): ScoredSentence {
  const tokens = tokenize(text)
  const exclamations = text.endsWith('!') ? (/!{1,9}$/.exec(text)?.[0].length ?? 0) : 0
  return {
    text,
    tokens,
    score: scorer?.(tokens, exclamations),
    isTitleCase: !sentenceEnd.test(text) && isTitleCase(tokens, language),
  }
}

const sentenceEnd = /[.!?…]["”’»)]{0,3}$/

function isTitleCase(tokens: readonly Token[], language: string): boolean {
  const long = tokens.filter(({ text }) => text.length > 3)
  if (long.length < 6) return false
  return (
    long.filter(({ text, lower }) => text[0] !== lower[0]).length >
    long.length * (language === 'de' ? 0.99 : 0.8)
  )
}
