import { splitWords } from './words.ts'

/**
 * A search query. Its texts are split into words like documents. Several words form a phrase; a text without words
 * (`&`, `…`) is ignored. Without `fields`, all fields are searched.
 */
export type TextQuery =
  /** Matches every form that the index's languages know. `exact` matches words as written. */
  | { kind: 'words'; text: string; fields?: readonly string[]; exact?: boolean; language?: string }
  /** The last word may be a prefix, if it has more than one letter. */
  | { kind: 'prefix'; text: string; fields?: readonly string[] }
  /** Any two of the words have at most this many others between them, in one field and in either order. */
  | {
      kind: 'near'
      text: string
      within: number
      fields?: readonly string[]
      exact?: boolean
      language?: string
    }
  /** With `isPrefix`, every value with this beginning. Values are compared by about their first 200 characters then. */
  | { kind: 'tag'; tag: string; value: string; isPrefix?: boolean }
  | { kind: 'everything' }
  | { kind: 'all'; of: readonly TextQuery[] }
  | { kind: 'any'; of: readonly TextQuery[] }
  | { kind: 'not'; of: TextQuery }

export interface ParseTextQueryOptions {
  /** For search as you type: the last word may be incomplete. */
  lastIsPrefix?: boolean
  /** Further words and phrases are ignored. */
  maxWords?: number
}

/**
 * Parses a search box: all words, "exact phrases" and -exclusions. Everything else is plain text. Returns undefined
 * when the text has no word.
 */
export function parseTextQuery(text: string, options: ParseTextQueryOptions = {}): TextQuery | undefined {
  const { lastIsPrefix = false, maxWords = 32 } = options
  const typed = text.slice(0, maxQueryLength)
  const of: TextQuery[] = []
  for (const match of typed.matchAll(/(-?)(?:["“”„]([^"“”]*)["“”]?|([^\s"“”„]+))/gu)) {
    if (of.length >= maxWords) break
    const [{ length }, minus, quoted, word = ''] = match
    const isUnfinished =
      lastIsPrefix && quoted === undefined && !minus && match.index + length === typed.length
    const part = quoted ?? word
    if (splitWords(part, 1).length === 0) continue
    const query: TextQuery = { kind: isUnfinished ? 'prefix' : 'words', text: part }
    of.push(minus ? { kind: 'not', of: query } : query)
  }
  return of.length > 0 ? { kind: 'all', of } : undefined
}

const maxQueryLength = 4_000

export class TextQueryError extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'TextQueryError'
  }
}
