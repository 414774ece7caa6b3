import { englishNeutralWords, englishOpinionWords } from './english-opinion-words.ts'
import { type OpinionWords, opinionWords } from './opinion-words.ts'

/** Returns the valence of a lower-case word, 0 for a word without opinion. */
export type FindValence = (word: string) => number

const wordValence = 2

/** Returns undefined for a language without an opinion lexicon. */
export function findValencesOf(language: string): FindValence | undefined {
  if (language === 'en') return englishValence
  const words = opinionWords[language]
  if (words === undefined) return undefined
  let find = finders.get(language)
  if (find === undefined) {
    find = createStemFinder(words)
    finders.set(language, find)
  }
  return find
}

const finders = new Map<string, FindValence>()

function createStemFinder({ positive, negative }: OpinionWords): FindValence {
  const words = new Map<string, number>()
  const stems = new Map<string, number>()
  for (const [list, valence] of [
    [positive, wordValence],
    [negative, -wordValence],
  ] as const) {
    for (const word of list.trim().split(/\s+/)) {
      if (word.endsWith('*')) stems.set(word.slice(0, -1), valence)
      else words.set(word, valence)
    }
  }
  const lengths = [...new Set([...stems.keys()].map((stem) => stem.length))].sort((a, b) => b - a)
  return (word) => {
    const exact = words.get(word)
    if (exact !== undefined) return exact
    for (const length of lengths) {
      const valence = word.length >= length ? stems.get(word.slice(0, length)) : undefined
      if (valence !== undefined) return valence
    }
    return 0
  }
}

const english = new Map(
  Object.entries(englishOpinionWords).flatMap(([valence, words]) =>
    words.split(' ').map((word) => [word, Number(valence)] as const),
  ),
)

function englishValence(word: string): number {
  const direct = english.get(word)
  if (direct !== undefined) return direct
  if (word.length < 4 || englishNeutralWords.has(word)) return 0
  for (const [suffix, replacements] of inflections) {
    if (!word.endsWith(suffix)) continue
    const stem = word.slice(0, -suffix.length)
    if (stem.length < 3) continue
    for (const replacement of replacements) {
      const valence = english.get(stem + replacement)
      if (valence !== undefined) return valence
    }
    // Doubled consonants: "winning", "stopped".
    if (stem.at(-1) === stem.at(-2)) {
      const valence = english.get(stem.slice(0, -1))
      if (valence !== undefined) return valence
    }
  }
  return irregular.get(word) ?? 0
}

const inflections: readonly (readonly [string, readonly string[]])[] = [
  ['ies', ['y']],
  ['ied', ['y']],
  ['ily', ['y']],
  ['ier', ['y']],
  ['iest', ['y']],
  ['ally', ['al', 'ic']],
  ['ly', ['', 'le']],
  ['es', ['', 'e']],
  ['s', ['']],
  ['ed', ['', 'e']],
  ['ing', ['', 'e']],
  ['er', ['', 'e']],
  ['est', ['', 'e']],
]

const irregular: ReadonlyMap<string, number> = new Map([
  ...'won'.split(' ').map((word) => [word, 2.6] as const),
  ...'grew grown rose'.split(' ').map((word) => [word, 1.5] as const),
  ...'lost stole fought'.split(' ').map((word) => [word, -1.9] as const),
  ...'died dying'.split(' ').map((word) => [word, -2.8] as const),
])
