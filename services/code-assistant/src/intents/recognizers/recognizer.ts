import { languageWords } from '../code-words.ts'
import type { Intent, Surroundings } from '../intent.ts'

export type Guess = Omit<Intent, 'clause'>

/** Recognizes some intents in a clause of `clausesOf`. */
export type Recognizer = (clause: string, surroundings: Surroundings) => Guess | undefined

export const refactoring = (name: string, confidence: number): Guess => ({
  name: 'refactor',
  refactoring: name,
  confidence,
})

export const languageIn = new RegExp(`\\b${languageWords}(?![\\w+#])`)

/** Ends the noun phrase after the verb. */
export const phraseEnd =
  /(?:,|:|\b(?:that|which|who|whose|for|to|in|of|with|without|using|from|on|by|when|where|while|as|about|like|based|called|named|so|if|until|against|into|before|after|at|and|or|then|around|covering|matching|accepting|describing|explaining|returning|containing|running)\b)/

export const insteadOfLanguage = new RegExp(
  `\\bin ${languageWords} (?:instead of|rather than|not) ${languageWords}`,
)
