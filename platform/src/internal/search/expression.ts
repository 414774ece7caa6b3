import type { TextIndexDefinition } from '../../search/definition.ts'
import { type TextQuery, TextQueryError } from '../../search/query.ts'
import { isStemmedLanguage, stem } from '../../search/stems.ts'
import { splitWords } from '../../search/words.ts'
import { encodeTag, encodeTagPrefix, everyDocumentMark } from './document-words.ts'

/** Folded words, of which the last may be a prefix. */
export interface WordSequence {
  readonly words: readonly string[]
  readonly isPrefix: boolean
}

/** A query over the indexed words. Columns are given by their position. */
export type TextExpression =
  | ({ op: 'sequence'; columns: readonly number[] } & WordSequence)
  | { op: 'near'; columns: readonly number[]; pair: readonly [WordSequence, WordSequence]; within: number }
  | { op: 'mark'; mark: string; isPrefix?: boolean }
  | { op: 'and' | 'or'; of: readonly TextExpression[] }
  | { op: 'except'; of: TextExpression; not: TextExpression }

/** Returns undefined for an empty query. Throws a TextQueryError for one that exceeds the limits. */
export function compileQuery(index: TextIndexDefinition, query: TextQuery): TextExpression | undefined {
  let cost = 0

  function pay(parts: number): void {
    cost += parts
    if (cost > maxParts) throw new TextQueryError('The query has too many parts')
  }

  function compile(part: TextQuery, depth: number): TextExpression | undefined {
    pay(1)
    if (depth > maxDepth) throw new TextQueryError('The query is nested too deeply')
    switch (part.kind) {
      case 'everything':
        return everything
      case 'tag':
        if (!index.tags.includes(part.tag)) throw new TextQueryError(`There is no tag ${part.tag}`)
        return part.isPrefix
          ? { op: 'mark', mark: encodeTagPrefix(part.tag, part.value), isPrefix: true }
          : { op: 'mark', mark: encodeTag(part.tag, part.value) }
      case 'not': {
        const inner = compile(part.of, depth + 1)
        if (!inner) return undefined
        return isNegation(inner) ? inner.not : { op: 'except', of: everything, not: inner }
      }
      case 'any':
        return either(compileAll(part.of, depth))
      case 'all':
        return allOf(compileAll(part.of, depth))
      case 'near':
        return compileNear(part)
      default:
        return compileSequence(part)
    }
  }

  function compileAll(parts: readonly TextQuery[], depth: number): TextExpression[] {
    return parts.flatMap((part) => compile(part, depth + 1) ?? [])
  }

  function compileSequence(
    leaf: Extract<TextQuery, { kind: 'words' | 'prefix' }>,
  ): TextExpression | undefined {
    const sequence = readSequence(leaf.text, leaf.kind === 'prefix')
    const columns = columnsOf(index, leaf)
    const variants = variantsOf(index, leaf, [sequence])
    pay(variants.length * sequence.words.length * columns.length)
    return either(
      variants.flatMap(([each]) => (each?.words.length ? [{ op: 'sequence', columns, ...each }] : [])),
    )
  }

  function compileNear(leaf: Extract<TextQuery, { kind: 'near' }>): TextExpression | undefined {
    if (!(leaf.within >= 0 && leaf.within <= maxDistance))
      throw new TextQueryError(`Words can be near within 0 to ${maxDistance} others`)
    const { words, isPrefix } = readSequence(leaf.text, false)
    const lastPosition = isPrefix ? words.length - 1 : undefined
    const single = words.map((word, position) => ({ words: [word], isPrefix: position === lastPosition }))
    const columns = columnsOf(index, leaf)
    return either(
      variantsOf(index, leaf, single).flatMap((variant) => {
        const each = [...new Map(variant.map((one) => [one.words[0], one])).values()]
        const [first] = each
        if (!first) return []
        if (each.length === 1) return [{ op: 'sequence', columns, ...first }]
        pay(each.length ** 2 * (leaf.within + 1) * columns.length)
        const within = Math.floor(leaf.within)
        const pairs = each.flatMap((left, position) =>
          each
            .slice(position + 1)
            .map((right) => ({ op: 'near' as const, pair: [left, right] as const, within })),
        )
        // A single pair can be searched in all columns at once; several must be in the same column.
        const columnSets = pairs.length > 1 ? columns.map((column) => [column]) : [columns]
        return (
          either(
            columnSets.flatMap((set) => allOf(pairs.map((pair) => ({ ...pair, columns: set }))) ?? []),
          ) ?? []
        )
      }),
    )
  }

  return compile(query, 1)
}

const maxParts = 10_000
const maxDepth = 64
const maxDistance = 20

const everything: TextExpression = { op: 'mark', mark: everyDocumentMark }

function isNegation(expression: TextExpression): expression is Extract<TextExpression, { op: 'except' }> {
  return expression.op === 'except' && expression.of === everything
}

function either(of: readonly TextExpression[]): TextExpression | undefined {
  return of.length > 1 ? { op: 'or', of } : of[0]
}

/** Combines all negations into one subtraction, because FTS5 has no unary NOT. */
function allOf(parts: readonly TextExpression[]): TextExpression | undefined {
  const [first, ...others] = parts.filter((part) => !isNegation(part))
  const required = first && others.length > 0 ? ({ op: 'and', of: [first, ...others] } as const) : first
  const excluded = either(parts.filter(isNegation).map((part) => part.not))
  return excluded ? { op: 'except', of: required ?? everything, not: excluded } : required
}

type Leaf = Extract<TextQuery, { fields?: readonly string[] }>

function isExact(index: TextIndexDefinition, leaf: Leaf): boolean {
  return index.languages.length === 0 || leaf.kind === 'prefix' || leaf.exact === true
}

function columnsOf(index: TextIndexDefinition, leaf: Leaf): number[] {
  const { fields = index.fields } = leaf
  if (fields.length === 0) throw new TextQueryError('The query names no field')
  const unknown = fields.find((field) => !index.fields.includes(field))
  if (unknown !== undefined) throw new TextQueryError(`There is no field ${unknown}`)
  return index.columns.flatMap(({ field, isStemmed }, column) =>
    isStemmed !== isExact(index, leaf) && fields.includes(field) ? [column] : [],
  )
}

/** Returns the stems in each language, and the unstemmed form for documents in other languages. */
function variantsOf(index: TextIndexDefinition, leaf: Leaf, sequences: WordSequence[]): WordSequence[][] {
  if (isExact(index, leaf) || leaf.kind === 'prefix') return [sequences]
  const { language } = leaf
  const isKnown = language !== undefined && isStemmedLanguage(language) && index.languages.includes(language)
  const languages = language === undefined ? index.languages : isKnown ? [language] : []
  const stemmed = languages.map((each) =>
    sequences.map((sequence) => ({ ...sequence, words: sequence.words.map((word) => stem(word, each)) })),
  )
  const variants = isKnown ? stemmed : [...stemmed, sequences]
  return [...new Map(variants.map((variant) => [JSON.stringify(variant), variant])).values()]
}

/**
 * Documents index the last character of a run without spaces after the last pair of that run. A query omits it,
 * because the run may continue in the document. A run of one character is a prefix of any pair.
 */
function readSequence(text: string, isPrefix: boolean): WordSequence {
  const tokens = splitWords(text, maxWords)
  const last = tokens.at(-1)
  if (!last?.isTail) {
    const words = tokens.map((word) => word.text)
    return { words, isPrefix: isPrefix && last !== undefined && last.text.length > 1 }
  }
  const isAlone = tokens.at(-2)?.end !== last.end
  const words = (isAlone ? tokens : tokens.slice(0, -1)).map((word) => word.text)
  return { words, isPrefix: isAlone }
}

const maxWords = 1_000
