import { everyDocumentMark, readDocument } from '../internal/search/document-words.ts'
import { compileQuery, type TextExpression, type WordSequence } from '../internal/search/expression.ts'
import type { TextDocument, TextIndexDefinition } from './definition.ts'
import type { TextQuery } from './query.ts'

/** A document that is split into words once, to match many queries without a database. */
export interface PreparedText {
  /** The positions of each word in each index column. */
  readonly columns: readonly ReadonlyMap<string, readonly number[]>[]
  readonly marks: ReadonlySet<string>
}

export interface TextMatcher {
  /** Agrees with the index on every document. */
  matches(text: PreparedText): boolean
  /**
   * Terms of which every match has at least one, chosen to be rare. Undefined if none exist, as for a negation.
   * See `listTerms`.
   */
  readonly requiredTerms: readonly string[] | undefined
}

export function prepareText(index: TextIndexDefinition, document: TextDocument): PreparedText {
  const { columns, marks } = readDocument(index, document)
  return { columns: columns.map(positionsOf), marks: new Set(marks) }
}

/** The terms of a document, comparable with `requiredTerms`. */
export function listTerms(index: TextIndexDefinition, { columns, marks }: PreparedText): Set<string> {
  const terms = new Set(marks)
  for (const [column, words] of columns.entries())
    for (const word of words.keys()) terms.add(termOf(index, column, word))
  return terms
}

/** The words of a field as written that begin with a prefix. */
export function listWords(
  index: TextIndexDefinition,
  text: PreparedText,
  field: string,
  prefix: string,
): readonly string[] {
  const column = index.columns.findIndex((each) => each.field === field && !each.isStemmed)
  return withPrefix(text.columns[column] ?? new Map(), prefix)
}

/** Throws a TextQueryError for a query that exceeds the limits. An empty query matches nothing. */
export function createTextMatcher(index: TextIndexDefinition, query: TextQuery): TextMatcher {
  const compiled = compileQuery(index, query)
  const expression = compiled && marksFirst(compiled)
  return {
    matches: (text) => expression !== undefined && holds(expression, text),
    requiredTerms: expression ? requiredBy(index, expression) : [],
  }
}

/** A mark is the cheapest condition. */
function marksFirst(expression: TextExpression): TextExpression {
  switch (expression.op) {
    case 'and':
    case 'or': {
      const of = expression.of.map(marksFirst)
      const isMark = ({ op }: TextExpression) => Number(op === 'mark')
      return { ...expression, of: of.toSorted((a, b) => isMark(b) - isMark(a)) }
    }
    case 'except':
      return { ...expression, of: marksFirst(expression.of), not: marksFirst(expression.not) }
    default:
      return expression
  }
}

function positionsOf(words: readonly (string | undefined)[]): Map<string, number[]> {
  const positions = new Map<string, number[]>()
  for (const [position, word] of words.entries()) {
    if (word === undefined) continue
    const existing = positions.get(word)
    if (existing) existing.push(position)
    else positions.set(word, [position])
  }
  return positions
}

function holds(expression: TextExpression, text: PreparedText): boolean {
  switch (expression.op) {
    case 'mark':
      return expression.isPrefix
        ? withPrefix(text.marks, expression.mark).length > 0
        : text.marks.has(expression.mark)
    case 'and':
      return expression.of.every((part) => holds(part, text))
    case 'or':
      return expression.of.some((part) => holds(part, text))
    case 'except':
      return holds(expression.of, text) && !holds(expression.not, text)
    case 'sequence':
      return expression.columns.some((column) => hasSequence(text, column, expression))
    case 'near':
      return expression.columns.some((column) => {
        const [left, right] = expression.pair
        return areNear(startsOf(text, column, left), startsOf(text, column, right), expression.within + 1)
      })
  }
}

function hasSequence(text: PreparedText, column: number, sequence: WordSequence): boolean {
  const { words, isPrefix } = sequence
  const positions = text.columns[column]
  // Most sequences are single words, and most documents lack one word of the others.
  if (!isPrefix && !words.every((word) => positions?.has(word))) return false
  return (words.length === 1 && !isPrefix) || startsOf(text, column, sequence).length > 0
}

function startsOf(text: PreparedText, column: number, { words, isPrefix }: WordSequence): readonly number[] {
  const positions = text.columns[column]
  if (!positions) return []
  const [first = ''] = words
  const last = words.length - 1
  const of = (word: string, step: number) =>
    isPrefix && step === last ? prefixPositions(positions, word) : (positions.get(word) ?? [])
  let starts = of(first, 0)
  for (let step = 1; step <= last && starts.length > 0; step++) {
    const following = new Set(of(words[step] ?? '', step))
    starts = starts.filter((start) => following.has(start + step))
  }
  return starts
}

function prefixPositions(positions: ReadonlyMap<string, readonly number[]>, prefix: string): number[] {
  return withPrefix(positions, prefix)
    .flatMap((word) => positions.get(word) ?? [])
    .sort((a, b) => a - b)
}

type Words = ReadonlyMap<string, unknown> | ReadonlySet<string>

const sortedWords = new WeakMap<Words, string[]>()

/** The words are sorted once per document, because many queries look for many prefixes. */
function withPrefix(words: Words, prefix: string): string[] {
  const sorted = sortedWords.get(words) ?? [...words.keys()].sort()
  sortedWords.set(words, sorted)
  let [start, end] = [0, sorted.length]
  while (start < end) {
    const middle = (start + end) >> 1
    if ((sorted[middle] ?? '') < prefix) start = middle + 1
    else end = middle
  }
  while (sorted[end]?.startsWith(prefix)) end++
  return sorted.slice(start, end)
}

/** Both lists are ascending. */
function areNear(left: readonly number[], right: readonly number[], distance: number): boolean {
  let other = 0
  for (const position of left) {
    while (other < right.length && (right[other] ?? 0) < position - distance) other++
    if (other < right.length && (right[other] ?? 0) <= position + distance) return true
  }
  return false
}

function requiredBy(index: TextIndexDefinition, expression: TextExpression): string[] | undefined {
  switch (expression.op) {
    case 'mark':
      return expression.isPrefix || expression.mark === everyDocumentMark ? undefined : [expression.mark]
    case 'and':
      return rarest(expression.of.map((part) => requiredBy(index, part)))
    case 'except':
      return requiredBy(index, expression.of)
    case 'or': {
      const parts = expression.of.map((part) => requiredBy(index, part))
      return parts.includes(undefined) ? undefined : [...new Set(parts.flatMap((part) => part ?? []))]
    }
    case 'near':
      return rarest(expression.pair.map((part) => requiredInSequence(index, expression.columns, part)))
    case 'sequence':
      return requiredInSequence(index, expression.columns, expression)
  }
}

function requiredInSequence(
  index: TextIndexDefinition,
  columns: readonly number[],
  { words, isPrefix }: WordSequence,
): string[] | undefined {
  const wholeWords = isPrefix ? words.slice(0, -1) : words
  // The columns of a sequence are either all stemmed or all written.
  return rarest(wholeWords.map((word) => [termOf(index, columns[0] ?? 0, word)]))
}

/** Words have neither sign, and marks begin with `-`. Most terms are words as written, which need no new text. */
function termOf(index: TextIndexDefinition, column: number, word: string): string {
  return index.columns[column]?.isStemmed ? `+${word}` : word
}

function rarest(parts: readonly (string[] | undefined)[]): string[] | undefined {
  const usable = parts.filter((part) => part !== undefined)
  const [best] = usable.toSorted((a, b) => frequencyOf(a) - frequencyOf(b))
  return best
}

/** A guess: long words are rare, and most tags in queries are shared by many documents. */
function frequencyOf(terms: readonly string[]): number {
  return terms.reduce((sum, term) => sum + (term.startsWith('-') ? 1_000 : 10) / term.length, 0)
}
