import type { Clock } from '@octavo/platform/clock.ts'
import { splitWords } from '@octavo/platform/search/words.ts'
import type {
  ComparedValue,
  Comparison,
  PatternPart,
  Query,
  QueryLeaf,
  QueryNode,
  QueryWarning,
  Span,
} from './ast.ts'
import { checkLimits } from './check-limits.ts'
import { combine, matchAll, matchNone, negate, textFilter } from './combine-filters.ts'
import { resolveDate } from './dates.ts'
import type { NumberField, TagName, TextField } from './fields.ts'
import type { CompiledQuery, Filter } from './filter.ts'
import { plainText, readWords } from './leaf-words.ts'
import { foldPattern } from './patterns.ts'
import { QueryError } from './query-error.ts'
import { findTagPrefix, findTagValue } from './tag-values.ts'

type Leaf<Kind extends QueryLeaf['kind']> = Extract<QueryLeaf, { kind: Kind }>
type TextLeaf = Leaf<'term' | 'phrase' | 'wildcard' | 'exists'>

/** Turns a query into a filter for the time of the clock. Throws a QueryError. */
export function compileFilter(query: Query, clock: Clock): CompiledQuery {
  const warnings: QueryWarning[] = [...query.warnings]
  const features = new Set<'sentiment' | 'entities'>()
  const nowMs = clock.now()
  let dependsOnTime = false

  function warn({ start, end }: Span, message: string): void {
    warnings.push({ start, end, message })
  }

  /** Undefined for a text without words, which is ignored. */
  function compile(node: QueryNode, language: string | undefined): Filter | undefined {
    switch (node.kind) {
      case 'and':
      case 'or': {
        // Stems are those of the language that every match has.
        const innerLanguage = node.kind === 'and' ? (languageOf(node.of) ?? language) : language
        const parts = node.of.flatMap((part) => compile(part, innerLanguage) ?? [])
        return parts.length > 0 ? combine(node.kind === 'and' ? 'all' : 'any', parts) : undefined
      }
      case 'not': {
        const inner = compile(node.of, language)
        return inner && negate(inner)
      }
      case 'everything':
        return matchAll
      case 'comparison':
      case 'range':
        return compileCompared(node)
      default:
        return compileLeaf(node, language)
    }
  }

  function compileLeaf(leaf: TextLeaf, language: string | undefined): Filter | undefined {
    const { field } = leaf
    if (field?.feature) features.add(field.feature)
    const meaning = field?.meaning ?? bareMeaning
    switch (meaning.kind) {
      case 'text':
        return compileText(leaf, meaning.fields, language)
      case 'tag':
        return compileTag(leaf, meaning.tag)
      case 'uuid':
        if (leaf.kind === 'exists') return matchAll
        if (leaf.kind === 'wildcard') throw unsupported(leaf, 'Wildcards are not supported in `uuid`.')
        return { kind: 'uuid', uuid: plainText(leaf).toLowerCase() }
      case 'number':
      case 'date':
        return { kind: 'compare', field: meaning.number, operator: '>=', value: Number.MIN_SAFE_INTEGER }
      case 'zero':
        return matchAll
    }
  }

  function compileText(leaf: TextLeaf, fields: readonly TextField[], language: string | undefined) {
    if (leaf.kind === 'exists')
      return combine(
        'any',
        fields.map((value) => textFilter({ kind: 'tag', tag: 'has', value })),
      )
    if (leaf.kind === 'wildcard') return compileWildcard(leaf, fields)
    if (splitWords(plainText(leaf), 1).length === 0) {
      warn(leaf, 'This has no letters or digits and is ignored.')
      return undefined
    }
    return textFilter(readWords(leaf, fields, language))
  }

  function compileWildcard(leaf: Leaf<'wildcard'>, fields: readonly TextField[]): Filter {
    const prefix = prefixOf(leaf.pattern)
    if (prefix !== undefined && prefix.length > 1 && splitWords(prefix, 1).length > 0)
      return textFilter({ kind: 'prefix', text: prefix, fields })
    const pattern = foldPattern(leaf.pattern)
    if (!pattern) throw unsupported(leaf, 'A wildcard inside a word must be between letters or digits.')
    return { kind: 'pattern', fields, pattern, position: leaf.start }
  }

  function compileTag(leaf: TextLeaf, tag: TagName): Filter {
    if (leaf.kind === 'exists') return textFilter({ kind: 'tag', tag, value: '', isPrefix: true })
    if (leaf.kind === 'wildcard') {
      const prefix = prefixOf(leaf.pattern)
      if (prefix === undefined)
        throw unsupported(leaf, `\`${leaf.field?.name}\` takes a wildcard at the end only.`)
      const match = findTagPrefix(tag, prefix)
      if ('prefix' in match) return textFilter({ kind: 'tag', tag, value: match.prefix, isPrefix: true })
      return match.length > 0 ? anyTag(tag, match) : unknownValue(leaf)
    }
    const value = findTagValue(tag, plainText(leaf))
    return value === undefined ? unknownValue(leaf) : textFilter({ kind: 'tag', tag, value })
  }

  function unknownValue(leaf: TextLeaf): Filter {
    warn(leaf, `\`${leaf.field?.name}\` has no such value, so this matches nothing.`)
    return matchNone
  }

  function compileCompared(leaf: Leaf<'comparison' | 'range'>): Filter {
    const { meaning } = leaf.field
    const isNumber = meaning.kind === 'number' || meaning.kind === 'date'
    const compare = (operator: Comparison, value: ComparedValue): Filter[] => {
      const { fromMs, toMs } = resolve(value)
      const isMoment = value.kind !== 'number'
      // A day is after another when it begins after its end.
      const limits: Record<Comparison, [Comparison, number][]> = {
        '>': [isMoment ? ['>=', toMs] : ['>', fromMs]],
        '>=': [['>=', fromMs]],
        '<': [['<', fromMs]],
        '<=': [isMoment ? ['<', toMs] : ['<=', fromMs]],
        '=':
          isMoment && toMs > fromMs + 1
            ? [
                ['>=', fromMs],
                ['<', toMs],
              ]
            : [['=', fromMs]],
      }
      return limits[operator].map(([each, limit]) =>
        isNumber ? compareWith(meaning.number, each, limit) : zeroWith(each, limit),
      )
    }
    if (leaf.kind === 'comparison') return combine('all', compare(leaf.operator, leaf.value))
    const { low, high, includesLow, includesHigh } = leaf
    return combine('all', [
      ...(low ? compare(includesLow ? '>=' : '>', low) : []),
      ...(high ? compare(includesHigh ? '<=' : '<', high) : []),
      ...(isNumber && !low && !high ? [compareWith(meaning.number, '>=', Number.MIN_SAFE_INTEGER)] : []),
    ])
  }

  function resolve(value: ComparedValue): { fromMs: number; toMs: number } {
    if (value.kind === 'number') return { fromMs: value.value, toMs: value.value }
    dependsOnTime ||= value.kind === 'now'
    return resolveDate(value, nowMs)
  }

  const filter = compile(query.root, undefined)
  if (!filter) throw new QueryError('query_empty', 'The query has no letters or digits.', query.root.start)
  checkLimits(filter)
  return { filter, warnings, features, dependsOnTime }
}

const bareMeaning = { kind: 'text', fields: ['title', 'text'] } as const

/** The language that one of the conditions requires. */
function languageOf(parts: readonly QueryNode[]): string | undefined {
  const languages = parts.flatMap((part) => {
    const isLanguage = (part.kind === 'term' || part.kind === 'phrase') && part.field?.name === 'language'
    return isLanguage ? [findTagValue('language', plainText(part))] : []
  })
  const [code] = languages
  // ISO 639-1 has one code for both ways to write Chinese.
  return languages.length === 1 ? code?.slice(0, 2) : undefined
}

function prefixOf(pattern: readonly PatternPart[]): string | undefined {
  const [prefix, wildcard, ...others] = pattern
  const isPrefix =
    typeof prefix === 'string' &&
    typeof wildcard === 'object' &&
    wildcard.wildcard === '*' &&
    others.length === 0
  return isPrefix ? prefix : undefined
}

function anyTag(tag: TagName, values: readonly string[]): Filter {
  return combine(
    'any',
    values.map((value) => textFilter({ kind: 'tag', tag, value })),
  )
}

function compareWith(field: NumberField, operator: Comparison, value: number): Filter {
  return { kind: 'compare', field, operator, value }
}

function zeroWith(operator: Comparison, value: number): Filter {
  return compareNumbers(0, operator, value) ? matchAll : matchNone
}

export function compareNumbers(number: number, operator: Comparison, value: number): boolean {
  switch (operator) {
    case '>':
      return number > value
    case '>=':
      return number >= value
    case '<':
      return number < value
    case '<=':
      return number <= value
    case '=':
      return number === value
  }
}

function unsupported(leaf: Span, message: string): QueryError {
  return new QueryError('query_unsupported', message, leaf.start)
}
