import type { TextQuery } from '@octavo/platform/search/query.ts'
import { splitWords } from '@octavo/platform/search/words.ts'
import type { QueryLeaf } from './ast.ts'
import type { TextField } from './fields.ts'

type WordLeaf = Extract<QueryLeaf, { kind: 'term' | 'phrase' }>

/** The words of a term or phrase, without their marks. */
export function plainText(leaf: WordLeaf): string {
  return leaf.kind === 'term' ? leaf.text : leaf.words.map(({ text }) => text).join(' ')
}

/** The text query for a term or phrase. Words are stemmed in the language, or in any if it is not known. */
export function readWords(
  leaf: WordLeaf,
  fields: readonly TextField[],
  language: string | undefined,
): TextQuery {
  const text = plainText(leaf)
  const inLanguage = language === undefined ? {} : { language }
  const words = (where: readonly TextField[], exact: boolean): TextQuery => {
    const shared = { text, fields: where, ...(exact ? { exact } : inLanguage) }
    if (leaf.kind === 'term' || leaf.distance === undefined) return { kind: 'words', ...shared }
    return { kind: 'near', within: leaf.distance, ...shared }
  }
  if (leaf.kind === 'term') return words(fields, leaf.isExact)
  const exact = leaf.words.filter(({ text: word, isExact }) => isExact && splitWords(word, 1).length > 0)
  if (exact.length === 0) return words(fields, false)
  if (exact.length === leaf.words.length) return words(fields, true)
  // The index has stems and words as written in different columns, so each exact word is looked up on its own.
  return {
    kind: 'any',
    of: fields.map((field) => ({
      kind: 'all',
      of: [
        words([field], false),
        ...exact.map((word) => ({ kind: 'words', text: word.text, fields: [field], exact: true }) as const),
      ],
    })),
  }
}
