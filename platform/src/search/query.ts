import { splitWords } from './words.ts'

/**
 * What to look for. Texts are split into words as documents are; one of several words is a phrase, and one without any
 * (`&`, `…`) asks for nothing and is left out. Without `fields`, every field is looked at.
 */
export type TextQuery =
  /** In every form that the languages of the index know; `exact` as it is written. */
  | { kind: 'words'; text: string; fields?: readonly string[]; exact?: boolean; language?: string }
  /** The last word may go on. One letter alone may not: it begins too much. */
  | { kind: 'prefix'; text: string; fields?: readonly string[] }
  /** Each two words have at most so many others between them, in one field and either order. */
  | {
      kind: 'near'
      text: string
      within: number
      fields?: readonly string[]
      exact?: boolean
      language?: string
    }
  | { kind: 'tag'; tag: string; value: string }
  | { kind: 'everything' }
  | { kind: 'all'; of: readonly TextQuery[] }
  | { kind: 'any'; of: readonly TextQuery[] }
  | { kind: 'not'; of: TextQuery }

export interface ParseTextQueryOptions {
  /** While somebody types, the last word may be unfinished. */
  lastIsPrefix?: boolean
  /** Words and phrases beyond these are not looked for. */
  most?: number
}

/**
 * What a person types into a search field: all of the words, "words in order", and -none of these. Everything else is
 * just text. Undefined when there is no word in it.
 */
export function parseTextQuery(text: string, options: ParseTextQueryOptions = {}): TextQuery | undefined {
  const { lastIsPrefix = false, most = 32 } = options
  const typed = text.slice(0, MAX_QUERY_LENGTH)
  const of: TextQuery[] = []
  for (const match of typed.matchAll(/(-?)(?:["“”„]([^"“”]*)["“”]?|([^\s"“”„]+))/gu)) {
    if (of.length >= most) break
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

const MAX_QUERY_LENGTH = 4_000

export class TextQueryError extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'TextQueryError'
  }
}
