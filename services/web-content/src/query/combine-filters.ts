import type { TextQuery } from '@octavo/platform/search/query.ts'
import type { Filter } from './filter.ts'

export const matchAll: Filter = { kind: 'text', query: { kind: 'everything' } }
export const matchNone: Filter = { kind: 'text', query: { kind: 'not', of: { kind: 'everything' } } }

export const textFilter = (query: TextQuery): Filter => ({ kind: 'text', query })

/** Merges adjacent texts into one text query, and drops what decides nothing. */
export function combine(kind: 'all' | 'any', parts: readonly Filter[]): Filter {
  const [neutral, decisive] = kind === 'all' ? [matchAll, matchNone] : [matchNone, matchAll]
  const of = parts.flatMap((part) => (part.kind === kind ? part.of : [part]))
  if (of.some((part) => isSame(part, decisive))) return decisive
  const texts = of.flatMap((part) =>
    part.kind !== 'text' || isSame(part, neutral)
      ? []
      : part.query.kind === kind
        ? part.query.of
        : [part.query],
  )
  const others = of.filter((part) => part.kind !== 'text')
  const [text, ...moreTexts] = texts
  const merged = text === undefined ? [] : [textFilter(moreTexts.length > 0 ? { kind, of: texts } : text)]
  const all = [...merged, ...others]
  const [first] = all
  if (!first) return neutral
  return all.length > 1 ? { kind, of: all } : first
}

export function negate(filter: Filter): Filter {
  if (isSame(filter, matchAll)) return matchNone
  if (filter.kind === 'not') return filter.of
  if (filter.kind !== 'text') return { kind: 'not', of: filter }
  return textFilter(filter.query.kind === 'not' ? filter.query.of : { kind: 'not', of: filter.query })
}

function isSame(filter: Filter, constant: Filter): boolean {
  if (filter.kind !== 'text') return false
  const { query } = filter
  if (constant === matchAll) return query.kind === 'everything'
  return query.kind === 'not' && query.of.kind === 'everything'
}
