import { createHash } from 'node:crypto'
import type { TextDocument, TextIndexDefinition } from '../../search/definition.ts'
import { splitWords } from '../../search/words.ts'
import { isStemmedLanguage, stem } from './stems.ts'

/** A document as both databases keep it. */
export interface DocumentWords {
  readonly id: number
  /** For each column of the index: its words in their order, and nothing where one is not kept. */
  readonly columns: readonly (readonly (string | undefined)[])[]
  readonly marks: readonly string[]
}

/** Every document has it: what is left when something is taken away. */
export const EVERYTHING = '-'

/** In characters that no word has, so that neither is ever taken for the other. */
export function encodeTag(tag: string, value: string): string {
  const written = value.replace(/[^a-z0-9]/g, (unit) => `-${unit.charCodeAt(0).toString(16)}-`)
  if (written.length <= 200) return `-${tag}-${written}`
  return `-${tag}--${createHash('sha256').update(written).digest('hex')}`
}

/**
 * The limits are those of a tsvector (https://www.postgresql.org/docs/current/textsearch-limitations.html), kept on
 * both databases so that both find the same: beyond the first 16,000 words of a field, or a megabyte in all, words are
 * not found, and a word's 256th place in a field is in no phrase. A service splits what is longer into parts.
 */
export function readDocument(index: TextIndexDefinition, document: TextDocument): DocumentWords {
  const { id, fields, tags = {}, language = '' } = document
  if (!Number.isSafeInteger(id)) throw new TypeError(`${id} cannot be the id of a document`)
  const hasStems = isStemmedLanguage(language) && index.languages.includes(language)
  const budget = { bytes: MOST_BYTES }
  const written = new Map(
    index.fields.map((field) => [field, splitWords(fields[field] ?? '', MAX_WORDS).map(({ text }) => text)]),
  )
  const columns = index.columns.map(({ field, isStemmed }) => {
    const words = written.get(field) ?? []
    const kept = isStemmed && hasStems ? words.map((word) => stem(word, language)) : words
    return limit(kept.slice(0, MAX_WORDS), budget)
  })
  const marks = index.tags.flatMap((tag) => (tags[tag] ?? []).map((value) => encodeTag(tag, value)))
  return { id, columns, marks: [EVERYTHING, ...new Set(marks)] }
}

const MAX_WORDS = 16_000
const MOST_PLACES = 255
const MOST_BYTES = 900_000

function limit(words: readonly string[], budget: { bytes: number }): (string | undefined)[] {
  const places = new Map<string, number>()
  const kept: (string | undefined)[] = []
  for (const word of words) {
    const place = places.get(word) ?? 0
    // A place takes two bytes; the word itself has a few beside its own.
    if (place < MOST_PLACES) budget.bytes -= place === 0 ? Buffer.byteLength(word) + 8 : 2
    if (budget.bytes < 0) break
    places.set(word, place + 1)
    kept.push(place < MOST_PLACES ? word : undefined)
  }
  return kept
}
