import { compileQuery, type TextExpression, type WordSequence } from '../internal/search/expression.ts'
import { escapeHtml } from '../pages/html.ts'
import type { TextIndexDefinition } from './definition.ts'
import type { TextQuery } from './query.ts'
import { stem } from './stems.ts'
import { splitWords, type Word } from './words.ts'

/** From `start` up to but not including `end`, in UTF-16 code units. */
export interface TextRange {
  start: number
  end: number
}

export interface Fragment {
  text: string
  ranges: TextRange[]
  /** The offset of the fragment in the whole text. */
  offset: number
  /** True if the text continues before or after the fragment. */
  isCutBefore: boolean
  isCutAfter: boolean
}

/** Returns where the matched words are in the first part of a field's text. */
export type RangeFinder = (field: string, text: string, maxLength?: number) => TextRange[]

/** Compiles the query once for many texts. */
export function createRangeFinder(index: TextIndexDefinition, query: TextQuery): RangeFinder {
  const expression = compileQuery(index, query)
  const candidatesOf = new Map<string, FindCandidates>()
  return (field, text, maxLength = 100_000) => {
    let candidates = candidatesOf.get(field)
    if (!candidates) {
      candidates = groupByFirstWord(index, expression ? sequencesIn(index, field, expression) : [])
      candidatesOf.set(field, candidates)
    }
    const words = splitWords(text.slice(0, maxLength))
    const ranges = words.flatMap((word, position) =>
      candidates(word.text).flatMap((sequence) => rangeAt(index, words, position, sequence) ?? []),
    )
    return merge(ranges.sort((a, b) => a.start - b.start))
  }
}

/** Returns the fragment of about this length that has the most ranges, cut between words. */
export function cutFragment(text: string, ranges: readonly TextRange[], length = 160): Fragment {
  const best = ranges.reduce(
    (leader, { start }, index) => {
      const count = ranges.slice(index, index + 50).filter(({ end }) => end <= start + length).length
      return count > leader.count ? { start, count } : leader
    },
    { start: 0, count: 0 },
  )
  const end = Math.min(text.length, Math.max(best.start - length / 4, 0) + length)
  const from = gapAfter(text, Math.max(0, Math.min(best.start - length / 4, end - length)), best.start)
  const to = end === text.length ? end : gapBefore(text, end, Math.max(from, end - 30))
  return {
    text: text.slice(from, to),
    ranges: ranges
      .filter((range) => range.start >= from && range.end <= to)
      .map((range) => ({ start: range.start - from, end: range.end - from })),
    offset: from,
    isCutBefore: from > 0,
    isCutAfter: to < text.length,
  }
}

/** Escapes the text, so the result is safe in HTML elements and attributes. */
export function markHtml(text: string, ranges: readonly TextRange[]): string {
  const escapePart = (from: number, to?: number) => escapeHtml(text.slice(from, to).toWellFormed())
  let html = ''
  let at = 0
  for (const { start, end } of ranges) {
    html += `${escapePart(at, start)}<em>${escapePart(start, end)}</em>`
    at = end
  }
  return html + escapePart(at)
}

type Sequence = WordSequence & { isStemmed: boolean }

function sequencesIn(index: TextIndexDefinition, field: string, expression: TextExpression): Sequence[] {
  const inField = (columns: readonly number[]) =>
    columns.find((column) => index.columns[column]?.field === field)
  switch (expression.op) {
    case 'mark':
      return []
    case 'except':
      return sequencesIn(index, field, expression.of)
    case 'and':
    case 'or':
      return expression.of.flatMap((part) => sequencesIn(index, field, part))
    default: {
      const column = inField(expression.columns)
      if (column === undefined) return []
      const isStemmed = index.columns[column]?.isStemmed === true
      const sequences = expression.op === 'near' ? expression.pair : [expression]
      return sequences.map(({ words, isPrefix }) => ({ words, isPrefix, isStemmed }))
    }
  }
}

/** Returns the sequences that may begin with a word. */
type FindCandidates = (word: string) => Sequence[]

/** A query can have so many words that testing each of them on each word of a text takes seconds. */
function groupByFirstWord(index: TextIndexDefinition, sequences: readonly Sequence[]): FindCandidates {
  const isPrefix = (sequence: Sequence) => sequence.isPrefix && sequence.words.length === 1
  const firstWordOf = ({ words: [word = ''] }: Sequence) => word
  const prefixes = Map.groupBy(sequences.filter(isPrefix), firstWordOf)
  const prefixLengths = [...new Set([...prefixes.keys()].map(({ length }) => length))]
  const wholeWords = Map.groupBy(
    sequences.filter((sequence) => !isPrefix(sequence)),
    firstWordOf,
  )
  const isStemmed = sequences.some((sequence) => sequence.isStemmed)
  const languages = isStemmed ? index.languages : []
  return (word) => {
    const forms = new Set([word, ...languages.map((language) => stem(word, language))])
    return [
      ...prefixLengths.flatMap((length) => prefixes.get(word.slice(0, length)) ?? []),
      ...[...forms].flatMap((form) => wholeWords.get(form) ?? []),
    ]
  }
}

function rangeAt(
  index: TextIndexDefinition,
  words: readonly Word[],
  position: number,
  { words: sequence, isPrefix, isStemmed }: Sequence,
): TextRange | undefined {
  const isMatch = sequence.every((each, step) => {
    const word = words[position + step]?.text
    if (word === undefined) return false
    if (isPrefix && step === sequence.length - 1) return word.startsWith(each)
    return word === each || (isStemmed && index.languages.some((language) => stem(word, language) === each))
  })
  const [first, last] = [words[position], words[position + sequence.length - 1]]
  return isMatch && first && last ? { start: first.start, end: last.end } : undefined
}

function merge(ranges: readonly TextRange[]): TextRange[] {
  const merged: TextRange[] = []
  for (const { start, end } of ranges) {
    const last = merged.at(-1)
    if (last && start < last.end) last.end = Math.max(last.end, end)
    else merged.push({ start, end })
  }
  return merged
}

/** Prefers a space, and never splits a surrogate pair. */
function gapAfter(text: string, from: number, before: number): number {
  if (from <= 0) return 0
  const gap = text.slice(from - 1, before).search(/\s\S/)
  return gap >= 0 ? from + gap : characterStart(text, from)
}

function gapBefore(text: string, to: number, after: number): number {
  const gap = text.slice(after, to + 1).search(/\s\S*$/)
  return gap > 0 ? after + gap : characterStart(text, to)
}

function characterStart(text: string, at: number): number {
  const unit = text.charCodeAt(Math.floor(at))
  return unit >= 0xdc00 && unit <= 0xdfff ? Math.floor(at) - 1 : Math.floor(at)
}
