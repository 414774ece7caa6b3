import { isStemmedLanguage, stem, stemmedLanguages } from '@octavo/platform/search/stems.ts'
import { splitWords } from '@octavo/platform/search/words.ts'
import type { ComparedValue, PatternPart, QueryLeaf, QueryNode } from '../src/query/ast.ts'
import type { SearchDocument, TagName, TextField } from '../src/query/fields.ts'
import { findCategory } from '../src/taxonomy/categories.ts'
import { findCountry } from '../src/taxonomy/countries.ts'
import { findLanguage } from '../src/taxonomy/languages.ts'

/**
 * A second evaluator, for comparison: it reads the syntax tree and the texts of a post as they are, without the
 * filter, the index or its tags. Undefined is a condition without words, which is ignored.
 */
export function findNaively(root: QueryNode, posts: readonly SearchDocument[], nowMs: number): string[] {
  return posts.filter((post) => holds(root, { post, nowMs }) === true).map(({ uuid }) => uuid)
}

interface Scope {
  readonly post: SearchDocument
  readonly nowMs: number
  readonly language?: string
}

function holds(node: QueryNode, scope: Scope): boolean | undefined {
  switch (node.kind) {
    case 'and': {
      const languages = node.of.flatMap((part) => {
        const isWords = part.kind === 'term' || part.kind === 'phrase'
        return isWords && part.field?.name === 'language' ? [findLanguage(wordsOf(part))] : []
      })
      const [language] = languages
      const inner = languages.length === 1 && language ? { ...scope, language: language.slice(0, 2) } : scope
      const parts = node.of.map((part) => holds(part, inner)).filter((part) => part !== undefined)
      return parts.length === 0 ? undefined : !parts.includes(false)
    }
    case 'or': {
      const parts = node.of.map((part) => holds(part, scope)).filter((part) => part !== undefined)
      return parts.length === 0 ? undefined : parts.includes(true)
    }
    case 'not': {
      const inner = holds(node.of, scope)
      return inner === undefined ? undefined : !inner
    }
    default:
      return leafHolds(node, scope)
  }
}

function leafHolds(leaf: QueryLeaf, scope: Scope): boolean | undefined {
  const { post } = scope
  if (leaf.kind === 'everything') return true
  const meaning = leaf.field?.meaning ?? { kind: 'text' as const, fields: ['title', 'text'] as const }
  switch (meaning.kind) {
    case 'uuid':
      return leaf.kind === 'exists' || wordsOf(leaf).toLowerCase() === post.uuid
    case 'text':
      if (leaf.kind === 'exists')
        return meaning.fields.some((field) => splitWords(post.fields[field]).length > 0)
      if (leaf.kind === 'wildcard')
        return meaning.fields.some((field) => wildcardHolds(leaf.pattern, post.fields[field]))
      if (splitWords(wordsOf(leaf)).length === 0) return undefined
      return meaning.fields.some((field) => wordsHold(leaf, field, scope))
    case 'tag': {
      const values = post.tags[meaning.tag] ?? []
      if (leaf.kind === 'exists') return values.length > 0
      if (leaf.kind === 'wildcard') {
        const [prefix] = leaf.pattern
        return values.some((value) => hasPrefix(meaning.tag, value, String(prefix)))
      }
      return values.some((value) => isSameValue(meaning.tag, value, wordsOf(leaf)))
    }
    default:
      return comparedHolds(leaf, meaning.kind === 'zero' ? 0 : post.numbers[meaning.number], scope.nowMs)
  }
}

function wordsOf(leaf: QueryLeaf): string {
  if (leaf.kind === 'term') return leaf.text
  return leaf.kind === 'phrase' ? leaf.words.map(({ text }) => text).join(' ') : ''
}

/** Words as written, or their stems if the post is in a language with stems. */
function wordsIn(text: string, language: string | undefined): string[] {
  return splitWords(text).map((word) =>
    language !== undefined && isStemmedLanguage(language) ? stem(word.text, language) : word.text,
  )
}

function wordsHold(leaf: QueryLeaf, field: TextField, { post, language }: Scope): boolean {
  const text = post.fields[field]
  const words = wordsIn(text, undefined)
  const stemmed = wordsIn(text, post.language)
  const phrase = wordsOf(leaf)
  const distance = leaf.kind === 'phrase' ? leaf.distance : undefined
  const isExact = (each: { text: string; isExact: boolean }) =>
    each.isExact && splitWords(each.text).length > 0
  const exact = leaf.kind === 'phrase' ? leaf.words.filter(isExact).map((word) => word.text) : []
  const isAllExact =
    (leaf.kind === 'term' && leaf.isExact) ||
    (leaf.kind === 'phrase' && exact.length > 0 && exact.length === leaf.words.length)
  if (isAllExact) return isThere(words, phrase, undefined, distance)
  const languages = language === undefined ? [...stemmedLanguages, undefined] : [language]
  return (
    languages.some((each) => isThere(stemmed, phrase, each, distance)) &&
    exact.every((word) => isThere(words, word, undefined, undefined))
  )
}

function isThere(
  words: readonly string[],
  phrase: string,
  language: string | undefined,
  distance: number | undefined,
): boolean {
  const parts = splitWords(phrase)
  const last = parts.at(-1)
  // The last character of a run without spaces may continue in the text.
  const isOpen = last?.isTail === true && parts.at(-2)?.end !== last.end
  const wholeCount = last?.isTail === true && !isOpen ? parts.length - 1 : parts.length
  const sequence = wordsIn(phrase, language).slice(0, wholeCount)
  const fits = (position: number, step: number) => {
    const word = words[position]
    const each = sequence[step] ?? ''
    return isOpen && step === sequence.length - 1 ? word?.startsWith(each) === true : word === each
  }
  if (distance === undefined)
    return words.some((_, position) => sequence.every((_, step) => fits(position + step, step)))
  const steps = [...new Map(sequence.map((word, step) => [word, step])).values()]
  const positionsOf = (step: number) =>
    words.flatMap((_, position) => (fits(position, step) ? [position] : []))
  if (steps.length === 1) return positionsOf(steps[0] ?? 0).length > 0
  return steps.every((one, at) =>
    steps
      .slice(at + 1)
      .every((other) =>
        positionsOf(one).some((a) => positionsOf(other).some((b) => Math.abs(a - b) <= distance + 1)),
      ),
  )
}

function wildcardHolds(pattern: readonly PatternPart[], text: string): boolean {
  const words = wordsIn(text, undefined)
  const [first, second, ...others] = pattern
  const isPrefix = typeof first === 'string' && typeof second === 'object' && second.wildcard === '*'
  if (isPrefix && others.length === 0) {
    const parts = splitWords(first)
    const last = parts.at(-1)
    const continues = last?.isTail === true && parts.at(-2)?.end === last.end
    const sequence = parts.slice(0, continues ? -1 : undefined).map((word) => word.text)
    return words.some((_, position) =>
      sequence.every((each, step) => {
        const word = words[position + step] ?? ''
        const isBeginning = step === sequence.length - 1 && !continues && (last?.isTail || each.length > 1)
        return isBeginning ? word.startsWith(each) : word === each
      }),
    )
  }
  const source = pattern.map((part) =>
    typeof part === 'string'
      ? RegExp.escape(wordsIn(part, undefined).join(''))
      : part.wildcard === '*'
        ? '.*'
        : '.',
  )
  const expression = new RegExp(`^${source.join('')}$`, 'su')
  return words.some((word) => expression.test(word))
}

const plain = (text: string) => wordsIn(text.replaceAll('&', ' and '), undefined).join(' ')
const host = (text: string) => text.toLowerCase().replace(/^https?:\/\//, '')
const address = (text: string) =>
  text
    .toLowerCase()
    .replace(/^(https?:\/\/)?(www\.)?/, '')
    .replace(/\/$/, '')

function isSameValue(tag: TagName, value: string, requested: string): boolean {
  switch (tag) {
    case 'language':
      return value === findLanguage(requested)
    case 'country':
      return value === findCountry(requested)
    case 'category':
      return value === findCategory(requested)
    case 'site':
    case 'site_suffix':
      return value === host(requested).replace(/^www\.|^\./, '')
    case 'site_full':
      return value === host(requested) || value.replace(/^www\./, '') === host(requested)
    case 'link':
    case 'url':
    case 'thread_url':
      return address(value) === address(requested)
    case 'topic':
      return requested.includes('->')
        ? findCategory(value.split('->')[0] ?? '') === findCategory(requested.split('->')[0] ?? '') &&
            plain(value.split('->')[1] ?? '') === plain(requested.split('->')[1] ?? '')
        : plain(value.split('->')[1] ?? value) === plain(requested)
    default:
      return /^(person|organization|location)/.test(tag)
        ? plain(requested) !== '' && ` ${plain(value)} `.includes(` ${plain(requested)} `)
        : plain(value) === plain(requested)
  }
}

function hasPrefix(tag: TagName, value: string, prefix: string): boolean {
  switch (tag) {
    case 'site':
      return value.startsWith(host(prefix).replace(/^www\./, ''))
    case 'link':
    case 'url':
      return address(value).startsWith(prefix.toLowerCase().replace(/^(https?:\/\/)?(www\.)?/, ''))
    default:
      return ` ${plain(value)}`.includes(` ${plain(prefix)}`)
  }
}

function comparedHolds(leaf: QueryLeaf, number: number | null, nowMs: number): boolean {
  if (number === null) return false
  if (leaf.kind === 'exists') return true
  if (leaf.kind === 'comparison') {
    const { fromMs, toMs } = spanOf(leaf.value, nowMs)
    const results = {
      '>': number >= toMs,
      '>=': number >= fromMs,
      '<': number < fromMs,
      '<=': number < toMs,
      '=': number >= fromMs && number < toMs,
    }
    return results[leaf.operator]
  }
  if (leaf.kind !== 'range') throw new Error(`Nothing compares ${leaf.kind}`)
  const { low, high, includesLow, includesHigh } = leaf
  const after = low && spanOf(low, nowMs)
  const before = high && spanOf(high, nowMs)
  return (
    (!after || number >= (includesLow ? after.fromMs : after.toMs)) &&
    (!before || number < (includesHigh ? before.toMs : before.fromMs))
  )
}

/** A number is a span up to the next number that a post can have: they are whole, or tenths. */
function spanOf(value: ComparedValue, nowMs: number): { fromMs: number; toMs: number } {
  if (value.kind === 'number') return { fromMs: value.value, toMs: value.value + 1e-6 }
  if (value.kind === 'time') return value
  const days = { s: 1 / 86_400, m: 1 / 1440, h: 1 / 24, d: 1, w: 7, M: Number.NaN }
  const fromMs = nowMs - value.minus * days[value.unit] * 86_400_000
  return { fromMs, toMs: fromMs + 1 }
}
