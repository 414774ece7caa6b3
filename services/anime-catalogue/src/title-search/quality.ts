import { distancesBetween, isComparable } from './edit-distance.ts'
import { isWide } from './letters.ts'
import { squash } from './normalize.ts'

/** Match quality of a query and a title, each value from 0 to 1. */
export interface Fit {
  /** Share of the query that the title contains. */
  contained: number
  /** Share of query and title that is equal. */
  whole: number
  /** 1 if the title begins with the query, less if a word does. */
  start: number
  /** 1 if the query consists of whole words of the title. */
  words: number
}

const shares = { contained: 0.6, whole: 0.25, start: 0.2, words: 0.05 }
/** A whole title with a typo ranks above a popular longer title. */
const nearlyComplete = { from: 0.8, bonus: 0.15 }
const startOfWord = 0.87
/** A match inside a word may be accidental. */
const containedInside = 0.85
const startOfLikeness = 0.2
const popularityShare = 0.3

/** The gaps are larger than any popularity bonus. */
export const ranks = { surface: 2.65, exact: 2, squashed: 1.9 }

export function qualityOfFit({ contained, whole, start, words }: Fit): number {
  const nearness = Math.max(0, (whole - nearlyComplete.from) / (1 - nearlyComplete.from))
  return (
    shares.contained * contained +
    shares.whole * whole +
    shares.start * start +
    shares.words * words +
    nearlyComplete.bonus * nearness
  )
}

export function popularityFactor(weight: number): number {
  return 1 + popularityShare * weight
}

/** Fit of a prefix match, without comparing texts. */
export function fitOfPrefix(queryGrams: number, titleGrams: number): Fit {
  return { contained: 1, whole: queryGrams / Math.max(queryGrams, titleGrams, 1), start: 1, words: 0 }
}

/** `coverage` is the share of grams in common, regardless of word order. */
export function fitOf(query: string, title: string, coverage: number): Fit {
  const sought = squash(query)
  const text = squash(title)
  const at = text.indexOf(sought)
  if (at >= 0) {
    // Scripts without spaces have no word boundaries.
    const isWord = isWide(sought.charCodeAt(0)) || ` ${title}`.includes(` ${query}`)
    return {
      contained: at === 0 || isWord ? 1 : containedInside,
      whole: sought.length / text.length,
      start: at === 0 ? 1 : isWord ? startOfWord : 0,
      words: ` ${title} `.includes(` ${query} `) ? 1 : 0,
    }
  }
  const start = text.startsWith(sought.slice(0, 2)) ? startOfLikeness : 0
  if (!isComparable(sought)) return { contained: coverage, whole: coverage, start, words: 0 }
  const { whole, part } = distancesBetween(sought, text)
  return {
    contained: Math.max(1 - part / sought.length, coverage),
    whole: 1 - whole / Math.max(sought.length, text.length),
    start,
    words: 0,
  }
}
