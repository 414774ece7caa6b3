import { languageWords } from '../code-words.ts'
import type { Recognizer } from './recognizer.ts'

const instead = new RegExp(
  `^(?:the )?(?:same|same thing|what about|how about|and|but|now|do (?:it|this|that|the same)|show (?:it|me)|have (?:it|that|this)|get (?:it|that|this)|give me (?:it|that|this|the same)|(?:make|write) (?:it|that|this))?,? ?(?:but |now |the same )?(?:in|for|with|using|as) (?:plain |pure )?${languageWords}(?: instead| too| as well| version| rather| now)?$`,
)
const version = new RegExp(
  `^(?:what about|how about|and|a|the|an)? ?${languageWords} (?:version|variant|instead|equivalent)$|^(?:what about|how about) ${languageWords}$`,
)

/** Messages that only make sense after code in an earlier response. */
export const recognizeFollowUp: Recognizer = (clause, { hasPrevious }) => {
  if (!hasPrevious) return undefined
  if (
    /^(?:undo|revert|roll ?back|go back|restore|take (?:that|it|this) back|put (?:it|that) back|cancel (?:that|it|the last)|discard (?:that|this|the change)|back to|bring back|i (?:liked|preferred|want) the (?:old|previous|first|original)|never ?mind)\b/.test(
      clause,
    ) &&
    !/\b(?:git|commits?|branch|push|merge|stag\w+)\b/.test(clause)
  )
    return { name: 'undo', confidence: 0.9 }
  if (instead.test(clause) || version.test(clause)) return { name: 'change-language', confidence: 0.9 }
  return undefined
}
