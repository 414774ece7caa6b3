import type { Token } from '../tokens.ts'
import { englishContrasts, englishIntensifiers, englishNegations } from './english-opinion-words.ts'
import { opinionWords } from './opinion-words.ts'
import { type FindValence, findValencesOf } from './word-valences.ts'

/** Returns the opinion of a sentence from -1 to 1, or undefined when it has no opinion word. */
export type ScoreSentence = (tokens: readonly Token[], exclamations: number) => number | undefined

/**
 * Rules of the VADER kind (Hutto and Gilbert 2014): negation flips and damps, degree words shift, what follows "but"
 * counts more, capitals and exclamation marks amplify.
 */
export function createSentenceScorer(language: string): ScoreSentence | undefined {
  const rules = rulesOf(language)
  if (rules === undefined) return undefined
  const { findValence, negations, intensifiers, contrasts, negationReach } = rules
  return (tokens, exclamations) => {
    const allUpper = tokens.every(({ text }) => text === text.toUpperCase())
    const showsNames =
      language !== 'de' && tokens.some(({ text }, index) => index > 0 && /^\p{Ll}/u.test(text))
    let before = 0
    let total = 0
    let hasValence = false
    for (const [index, token] of tokens.entries()) {
      if (contrasts.has(token.lower)) {
        before += total
        total = 0
        continue
      }
      let valence = showsNames && isName(tokens, index) ? 0 : findValence(token.lower)
      // "hardly" changes other words and is no opinion of its own.
      if (valence === 0 || negations.has(token.lower)) continue
      hasValence = true
      const sign = Math.sign(valence)
      if (!allUpper && isShouted(token.text)) valence += sign * 0.733
      let negated = false
      for (let back = 1; back <= negationReach && index >= back; back++) {
        const word = tokens[index - back]?.lower ?? ''
        if (negations.has(word) && !(word === 'not' && tokens[index - back + 1]?.lower === 'only'))
          negated = true
        const shift = intensifiers.get(word)
        if (shift !== undefined && back <= 3) valence += sign * shift * (1 - 0.05 * (back - 1))
      }
      total += negated ? valence * -0.74 : valence
    }
    if (!hasValence) return undefined
    let sum = before === 0 ? total : 0.5 * before + 1.5 * total
    sum += Math.sign(sum) * Math.min(exclamations, 4) * 0.292
    return sum / Math.sqrt(sum * sum + 15)
  }
}

interface Rules {
  findValence: FindValence
  negations: ReadonlySet<string>
  intensifiers: ReadonlyMap<string, number>
  contrasts: ReadonlySet<string>
  negationReach: number
}

const cachedRules = new Map<string, Rules | undefined>()

function rulesOf(language: string): Rules | undefined {
  if (!cachedRules.has(language)) cachedRules.set(language, createRules(language))
  return cachedRules.get(language)
}

function createRules(language: string): Rules | undefined {
  const findValence = findValencesOf(language)
  if (findValence === undefined) return undefined
  const words = opinionWords[language]
  if (words === undefined) {
    return {
      findValence,
      negations: englishNegations,
      intensifiers: englishIntensifiers,
      contrasts: englishContrasts,
      negationReach: 3,
    }
  }
  return {
    findValence,
    negations: new Set(words.negations.split(' ')),
    intensifiers: new Map(words.intensifiers.split(' ').map((word) => [word, 0.293])),
    contrasts: new Set(words.contrasts.split(' ')),
    negationReach: 2,
  }
}

/** "Victory Bank", "the Hope Foundation": capitalized between capitalized words, so a part of a name. */
function isName(tokens: readonly Token[], index: number): boolean {
  const isUpper = (at: number) => /^\p{Lu}\p{Ll}/u.test(tokens[at]?.text ?? '')
  return isUpper(index) && (isUpper(index - 1) || isUpper(index + 1))
}

function isShouted(text: string): boolean {
  return text.length > 2 && text === text.toUpperCase() && text !== text.toLowerCase()
}
