import type { Comparison, PhraseWord } from './ast.ts'
import { QueryError } from './query-error.ts'
import type { Token } from './token.ts'

/** Reads a quoted phrase and its distance. */
export function readPhrase(query: string, start: number): Token {
  const words: PhraseWord[] = []
  let text = ''
  let isEscaped = false
  let hasWildcard = false
  const endWord = () => {
    const isExact = text.length > 1 && text.endsWith('$') && !isEscaped
    if (text !== '') words.push({ text: isExact ? text.slice(0, -1) : text, isExact })
    text = ''
  }
  let at = start + 1
  for (; at < query.length && query.charAt(at) !== '"'; at++) {
    const sign = query.charAt(at)
    if (/\s/.test(sign)) {
      endWord()
      continue
    }
    isEscaped = sign === '\\' && at + 1 < query.length
    text += isEscaped ? query.charAt(++at) : sign
    hasWildcard ||= !isEscaped && (sign === '*' || sign === '?')
  }
  if (at >= query.length) throw new QueryError('query_syntax', 'The quotation mark is not closed.', start)
  endWord()
  const end = at + 1
  const after = query.charAt(end)
  if (after === '^') throw new QueryError('query_unsupported', unsupportedSigns['^'] ?? '', end)
  if (after !== '~') return { kind: 'phrase', words, hasWildcard, start, end }
  distancePattern.lastIndex = end
  const [distance] = distancePattern.exec(query) ?? []
  if (distance === undefined || Number(distance.slice(1)) > maxDistance)
    throw new QueryError(
      'query_syntax',
      `A distance is a number from 0 to ${maxDistance}, as in \`"a b"~5\`.`,
      end,
    )
  return {
    kind: 'phrase',
    words,
    hasWildcard,
    distance: Number(distance.slice(1)),
    start,
    end: end + distance.length,
  }
}

const distancePattern = /~\d+/y
const maxDistance = 20

export function readComparison(query: string, start: number): Token {
  comparisonPattern.lastIndex = start
  const [text = '', operator, quoted, plain = ''] = comparisonPattern.exec(query) ?? []
  if (!isComparison(operator) || (quoted ?? plain) === '')
    throw new QueryError('query_syntax', 'A comparison needs a value, as in `num_chars:>500`.', start)
  return {
    kind: 'comparison',
    operator,
    value: quoted ?? removeEscapes(plain),
    start,
    end: start + text.length,
  }
}

const comparisonPattern = /([<>]=?|=)\s*(?:"([^"]*)"|((?:\\.|[^\s()"\\])+))?/sy

function isComparison(text: string | undefined): text is Comparison {
  return text === '>' || text === '>=' || text === '<' || text === '<=' || text === '='
}

export function readRange(query: string, start: number): Token {
  rangePattern.lastIndex = start
  const [text, open, low, high, close] = rangePattern.exec(query) ?? []
  if (text === undefined || low === undefined || high === undefined)
    throw new QueryError('query_syntax', 'A range is written `[low TO high]` or `{low TO high}`.', start)
  return {
    kind: 'range',
    low: unquote(low),
    high: unquote(high),
    includesLow: open === '[',
    includesHigh: close === ']',
    start,
    end: start + text.length,
  }
}

const rangePattern = /([[{])\s*("[^"]*"|[^\s[\]{}"]+)\s+TO\s+("[^"]*"|[^\s[\]{}"]+)\s*([\]}])/y

function unquote(text: string): string {
  return text.startsWith('"') ? text.slice(1, -1) : removeEscapes(text)
}

/** Removes the backslashes of escapes. */
export function removeEscapes(text: string): string {
  return text.replace(/\\(.)/gs, '$1')
}

/** Signs of the upstream language that have no meaning here. */
export const unsupportedSigns: Record<string, string> = {
  '~': 'Fuzzy words are not supported. `"two words"~5` finds words near each other.',
  '^': 'Boosts are not supported. `sort=relevancy` sorts by relevance.',
}
