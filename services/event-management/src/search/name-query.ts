import type { TextQuery } from '@octavo/platform/search/query.ts'

/** Restricts the words to the name. Undefined if the query has no words. */
export function inName(query: TextQuery): TextQuery | undefined {
  if (query.kind === 'words' || query.kind === 'prefix') return { ...query, fields: ['name'] }
  if (query.kind !== 'all' || query.of.every(({ kind }) => kind === 'not')) return undefined
  return { kind: 'all', of: query.of.flatMap((part) => (part.kind === 'not' ? part : (inName(part) ?? []))) }
}
