import { createHash } from 'node:crypto'
import type { TextDocument, TextIndexDefinition } from '../../search/definition.ts'
import { isStemmedLanguage, stem } from '../../search/stems.ts'
import { splitWords } from '../../search/words.ts'

/** A document in the form that both databases store. */
export interface DocumentWords {
  readonly id: number
  /** The words of each index column, in order. Undefined holds the position of a word that is not indexed. */
  readonly columns: readonly (readonly (string | undefined)[])[]
  readonly marks: readonly string[]
}

/** Every document has this mark, so queries can subtract from all documents. */
export const everyDocumentMark = '-'

/** Tags contain a character that no word has, so tags and words cannot collide. */
export function encodeTag(tag: string, value: string): string {
  const encoded = encodeTagValue(value)
  if (encoded.length <= maxTagLength) return `-${tag}-${encoded}`
  const hash = createHash('sha256').update(encoded).digest('hex')
  return `-${tag}-${encoded.slice(0, maxTagLength)}-${hash}`
}

/** The common prefix of the marks of all values that begin with this text. */
export function encodeTagPrefix(tag: string, prefix: string): string {
  return `-${tag}-${encodeTagValue(prefix).slice(0, maxTagLength)}`
}

/** No character is written as the beginning of another, so prefixes stay prefixes. */
function encodeTagValue(value: string): string {
  return value.replace(/[^a-z0-9]/g, (unit) => `-${unit.charCodeAt(0).toString(16)}-`)
}

const maxTagLength = 200

/**
 * Both databases apply the limits of a tsvector
 * (https://www.postgresql.org/docs/current/textsearch-limitations.html), so both find the same. Words beyond the
 * first 16,000 of a field or a megabyte per document are not indexed. Phrases ignore all but the first 255
 * occurrences of a word in a field. A service splits longer documents.
 */
export function readDocument(index: TextIndexDefinition, document: TextDocument): DocumentWords {
  const { id, fields, tags = {}, language = '' } = document
  if (!Number.isSafeInteger(id)) throw new TypeError(`${id} cannot be the id of a document`)
  const hasStems = isStemmedLanguage(language) && index.languages.includes(language)
  const wordsByField = new Map(
    index.fields.map((field) => [field, splitWords(fields[field] ?? '', maxWords).map(({ text }) => text)]),
  )
  const columnWords = index.columns.map(({ field, isStemmed }) => {
    const words = wordsByField.get(field) ?? []
    return isStemmed && hasStems ? words.map((word) => stem(word, language)) : words
  })
  const columns = areWithinLimits(columnWords) ? columnWords : limitAll(columnWords)
  const marks = index.tags.flatMap((tag) => (tags[tag] ?? []).map((value) => encodeTag(tag, value)))
  return { id, columns, marks: [everyDocumentMark, ...new Set(marks)] }
}

const maxWords = 16_000
const maxPositions = 255
const maxBytes = 900_000

/** Decides it for most documents without counting each word. */
function areWithinLimits(columns: readonly (readonly string[])[]): boolean {
  let bytes = 0
  for (const words of columns) {
    if (words.length > maxPositions && mayRepeat(words, maxPositions)) return false
    // A UTF-16 code unit has at most three bytes in UTF-8.
    for (const word of words) bytes += 3 * word.length + 8
  }
  return bytes <= maxBytes
}

/** Counts words by a rough hash, so that no word occurs more often than its hash. */
function mayRepeat(words: readonly string[], max: number): boolean {
  const counts = new Uint16Array(4_096)
  return words.some((word) => {
    const { length } = word
    const hash =
      word.charCodeAt(0) * 31 + word.charCodeAt(length >> 1) * 7 + word.charCodeAt(length - 1) + length * 613
    const count = (counts[hash & 4_095] ?? 0) + 1
    counts[hash & 4_095] = count
    return count > max
  })
}

function limitAll(columns: readonly (readonly string[])[]): (string | undefined)[][] {
  const budget = { bytes: maxBytes }
  return columns.map((words) => limit(words.slice(0, maxWords), budget))
}

function limit(words: readonly string[], budget: { bytes: number }): (string | undefined)[] {
  const counts = new Map<string, number>()
  const stored: (string | undefined)[] = []
  for (const word of words) {
    const count = counts.get(word) ?? 0
    // A position takes two bytes. The word itself has a small overhead.
    if (count < maxPositions) budget.bytes -= count === 0 ? Buffer.byteLength(word) + 8 : 2
    if (budget.bytes < 0) break
    counts.set(word, count + 1)
    stored.push(count < maxPositions ? word : undefined)
  }
  return stored
}
