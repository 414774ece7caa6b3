import { splitWords } from '@octavo/platform/search/words.ts'
import type { PatternPart } from './ast.ts'
import { checkLimits } from './check-limits.ts'
import { combine, negate, textFilter } from './combine-filters.ts'
import type { TextField } from './fields.ts'
import type { Filter } from './filter.ts'
import { QueryError } from './query-error.ts'

/** Folds the letters of a pattern like those of words. Undefined if it is not one word. */
export function foldPattern(pattern: readonly PatternPart[]): PatternPart[] | undefined {
  const folded: PatternPart[] = []
  for (const part of pattern) {
    if (typeof part !== 'string') {
      folded.push(part)
      continue
    }
    const [word, ...others] = splitWords(part)
    if (!word || others.length > 0 || word.isTail || word.start > 0 || word.end < part.length)
      return undefined
    folded.push(word.text)
  }
  return folded
}

/** The literal beginning of a pattern. */
export function patternPrefix([first]: readonly PatternPart[]): string {
  return typeof first === 'string' ? first : ''
}

/** Matches words with wildcards without backtracking over more than one `*`. */
export function createPatternMatcher(pattern: readonly PatternPart[]): (word: string) => boolean {
  const signs = pattern.flatMap((part): readonly PatternPart[] =>
    typeof part === 'string' ? [...part] : [part],
  )
  return (word) => matchesSigns(signs, [...word])
}

function matchesSigns(signs: readonly PatternPart[], letters: readonly string[]): boolean {
  let at = 0
  let sign = 0
  let star = -1
  let resume = 0
  while (at < letters.length) {
    const expected = signs[sign]
    if (typeof expected === 'object' && expected.wildcard === '*') {
      star = sign++
      resume = at
    } else if (expected !== undefined && (typeof expected === 'object' || expected === letters[at])) {
      sign++
      at++
    } else if (star >= 0) {
      sign = star + 1
      at = ++resume
    } else return false
  }
  return signs.slice(sign).every((rest) => typeof rest === 'object' && rest.wildcard === '*')
}

/** Lists the words of a field in the index that begin with a prefix. */
export type Vocabulary = (field: TextField, prefix: string) => Promise<Iterable<string>>

/** Replaces patterns by the words that match them, so that only texts and comparisons are left. */
export async function expandPatterns(filter: Filter, vocabulary: Vocabulary): Promise<Filter> {
  const expanded = await expand(filter, vocabulary)
  if (expanded !== filter) checkLimits(expanded)
  return expanded
}

async function expand(filter: Filter, vocabulary: Vocabulary): Promise<Filter> {
  switch (filter.kind) {
    case 'pattern': {
      const { fields, pattern, position } = filter
      const prefix = patternPrefix(pattern)
      const matches = createPatternMatcher(pattern)
      const filters: Filter[] = []
      for (const field of fields) {
        const before = filters.length
        for (const word of await vocabulary(field, prefix)) {
          if (!matches(word)) continue
          filters.push(textFilter({ kind: 'words', text: word, exact: true, fields: [field] }))
          if (filters.length - before > maxWords) throw tooMany(pattern, position)
        }
      }
      return combine('any', filters)
    }
    case 'all':
    case 'any': {
      // One after another, so that a vocabulary can stop the rest.
      const parts: Filter[] = []
      for (const part of filter.of) parts.push(await expand(part, vocabulary))
      return combine(filter.kind, parts)
    }
    case 'not':
      return negate(await expand(filter.of, vocabulary))
    default:
      return filter
  }
}

const maxWords = 256

function tooMany(pattern: readonly PatternPart[], position: number): QueryError {
  const patternText = pattern.map((part) => (typeof part === 'string' ? part : part.wildcard)).join('')
  return new QueryError(
    'query_too_complex',
    `\`${patternText}\` stands for more than ${maxWords} words. Write more letters before the wildcard.`,
    position,
  )
}
