import type { TextIndexDefinition } from '@octavo/platform/search/definition.ts'
import { createRangeFinder, cutFragment } from '@octavo/platform/search/highlight.ts'
import { wordsOf } from './store/issue-search.ts'

export interface TextMatch {
  object_url: string
  object_type: string | null
  property: string
  fragment: string
  matches: { text: string; indices: [number, number] }[]
}

export interface MatchedObject {
  url: string
  type: string
  /** By property. */
  texts: Readonly<Record<string, string | null | undefined>>
}

const maxFragmentLength = 200
/** Limits the time that finding the words of a long file takes. */
const maxTextLength = 65_536

/** Finds the words of a search. All properties are matched as this field of the index. */
export function createTextMatches(index: TextIndexDefinition, field: string, texts: readonly string[]) {
  const of = texts.flatMap((text) => wordsOf(text) ?? [])
  const findRanges = createRangeFinder(index, { kind: 'any', of })
  return ({ url, type, texts: properties }: MatchedObject): TextMatch[] =>
    Object.entries(properties).flatMap(([property, whole]) => {
      const text = whole?.slice(0, maxTextLength)
      const ranges = text && of.length ? findRanges(field, text) : []
      if (!text || ranges.length === 0) return []
      const fragment = cutFragment(text, ranges, maxFragmentLength)
      return [
        {
          object_url: url,
          object_type: type,
          property,
          fragment: fragment.text,
          matches: fragment.ranges.map(({ start, end }) => ({
            text: fragment.text.slice(start, end),
            indices: [start, end] satisfies [number, number],
          })),
        },
      ]
    })
}
