import { fillers } from './neutral-words.ts'
import type { GenerationRequest } from './read-request.ts'
import { stemsOf, withoutArticles } from './stems.ts'

/** The words by which a recipe is found. */
export interface Vocabulary {
  phrases: readonly Phrase[]
  /** Stems that a request for the recipe can also contain. */
  context: ReadonlySet<string>
}

interface Phrase {
  stems: readonly string[]
  /** A phrase with fillers, such as `write to file`, has to stand in the request as it is. */
  sequence: string | undefined
}

export function createVocabulary(phrases: readonly string[], context: string): Vocabulary {
  return { phrases: phrases.map(createPhrase), context: new Set(stemsOf(context)) }
}

function createPhrase(text: string): Phrase {
  const stems = withoutArticles(stemsOf(text))
  return { stems, sequence: stems.some((stem) => fillers.has(stem)) ? ` ${stems.join(' ')} ` : undefined }
}

const contextWeight = 0.6

/**
 * The share of the request that the vocabulary explains. Only a phrase that stands completely in the request reaches
 * more than a half, and only if most words that say what is wanted are known: `read file` does not fit `read a YAML
 * file`. Longer phrases win against their parts.
 */
export function scorePhrases({ phrases, context }: Vocabulary, request: GenerationRequest): number {
  const present = new Set(request.stems)
  let best = 0
  for (const { stems: phrase, sequence } of phrases) {
    const matched = phrase.filter((stem) => present.has(stem))
    if (matched.length === 0) continue
    const isComplete = sequence ? request.sequence.includes(sequence) : matched.length === phrase.length
    if (!isComplete || !isMostlyKnown(request.content, phrase, context)) {
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

function isMostlyKnown(
  content: ReadonlySet<string>,
  phrase: readonly string[],
  context: ReadonlySet<string>,
): boolean {
  const known = [...content].filter((stem) => phrase.includes(stem) || context.has(stem)).length
  return known === content.size || known > content.size / 2
}
