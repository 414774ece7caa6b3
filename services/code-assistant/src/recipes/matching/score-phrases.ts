import { fillers } from './neutral-words.ts'
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
  const text = ` ${request.stems.join(' ')} `
  let best = 0
  for (const phrase of phrases) {
    const meaningful = phrase.filter((stem) => !fillers.has(stem))
    const matched = meaningful.filter((stem) => present.has(stem))
    if (matched.length === 0) continue
    // Fillers stand in most requests, so they count only in the place that they have in the phrase.
    const isComplete =
      meaningful.length < phrase.length
        ? text.includes(` ${phrase.join(' ')} `)
        : matched.length === phrase.length
    if (!isComplete) {
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
