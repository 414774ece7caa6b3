import { parseTextQuery, type TextQuery } from '@octavo/platform/search/query.ts'
import type { PhotoFilter } from '../photo-index/facts.ts'
import { synonymsOf } from './synonyms.ts'

const maxWords = 16

/** All words of the text or their synonyms. Undefined if the text has no word. */
export function readTextQuery(text: string): TextQuery | undefined {
  const query = parseTextQuery(text, { maxWords })
  return query && withSynonyms(query)
}

function withSynonyms(query: TextQuery): TextQuery {
  if (query.kind === 'all') return { ...query, of: query.of.map(withSynonyms) }
  if (query.kind !== 'words') return query
  const others = synonymsOf(query.text.toLowerCase())
  if (others.length === 0) return query
  return { kind: 'any', of: [query, ...others.map((text) => ({ kind: 'words', text }) as const)] }
}

/** The same words, of which one suffices. Undefined if the query has one word only. */
export function anyWordOf(query: TextQuery): TextQuery | undefined {
  if (query.kind !== 'all') return undefined
  const positive = query.of.filter(({ kind }) => kind !== 'not')
  const unwanted = query.of.filter(({ kind }) => kind === 'not')
  return positive.length > 1 ? { kind: 'all', of: [{ kind: 'any', of: positive }, ...unwanted] } : undefined
}

export function withFilter(query: TextQuery, { orientation, isSafe, color }: PhotoFilter): TextQuery {
  const tag = (name: string, value: string | undefined): TextQuery[] =>
    value === undefined ? [] : [{ kind: 'tag', tag: name, value }]
  return {
    kind: 'all',
    of: [
      query,
      ...tag('orientation', orientation),
      ...tag('rating', isSafe ? 'safe' : undefined),
      ...tag('color', color),
    ],
  }
}
