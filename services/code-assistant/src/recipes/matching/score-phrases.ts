import type { GenerationRequest } from './read-request.ts'
import { stemsOf } from './stems.ts'

/** The words by which a recipe is found. */
export interface Vocabulary {
  phrases: readonly (readonly string[])[]
  /** Stems that a request for the recipe can also contain. */
  context: ReadonlySet<string>
}

export function createVocabulary(phrases: readonly string[], context: string): Vocabulary {
  return { phrases: phrases.map(stemsOf), context: new Set(stemsOf(context)) }
}

const contextWeight = 0.6

/**
 * The share of the request that the vocabulary explains. Only a phrase that stands completely in the request reaches
 * more than a half. Longer phrases win against their parts.
 */
export function scorePhrases({ phrases, context }: Vocabulary, request: GenerationRequest): number {
  const present = new Set(request.stems)
  let best = 0
  for (const phrase of phrases) {
    const matched = phrase.filter((stem) => present.has(stem))
    if (matched.length === 0) continue
    if (matched.length < phrase.length) {
      best = Math.max(best, (0.4 * matched.length) / phrase.length)
      continue
    }
    const relevant = new Set([...request.content, ...phrase])
    const explained = [...relevant].filter((stem) => !phrase.includes(stem) && context.has(stem)).length
    const share = (new Set(phrase).size + contextWeight * explained) / relevant.size
    best = Math.max(best, share * (1 - 0.02 / phrase.length))
  }
  return best
}
