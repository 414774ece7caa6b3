import type { Clock } from '@octavo/platform/clock.ts'
import type { ComparedValue, Query, QueryLeaf, QueryNode } from './ast.ts'
import { compileFilter } from './compile.ts'
import { printDate } from './dates.ts'
import { describeQuery } from './describe.ts'
import type { CompiledQuery, Filter } from './filter.ts'
import { createMatcher } from './matches.ts'
import { parseQuery } from './parse.ts'
import { printPattern, printQuery } from './print.ts'

export type QueryCost = 'low' | 'medium' | 'high'

/** A node of the syntax tree as JSON. Offsets are in UTF-16 code units. */
export interface ExplainedNode {
  readonly type: QueryNode['kind']
  readonly start: number
  readonly end: number
  readonly field?: string
  readonly text?: string
  readonly exact?: boolean
  readonly words?: readonly { readonly text: string; readonly exact: boolean }[]
  readonly distance?: number
  readonly operator?: string
  readonly value?: string | number
  readonly low?: string | number
  readonly high?: string | number
  readonly includes_low?: boolean
  readonly includes_high?: boolean
  readonly clauses?: readonly ExplainedNode[]
}

export interface QueryExplanation {
  /** The canonical form, which means the same. */
  readonly query: string
  readonly reading: string
  readonly ast: ExplainedNode
  readonly fields: readonly string[]
  readonly features: readonly string[]
  readonly cost: QueryCost
  readonly clauses: number
  readonly depends_on_time: boolean
  readonly warnings: readonly { readonly message: string; readonly start: number; readonly end: number }[]
}

/** Throws a QueryError for a query that cannot be read. */
export function explainQuery(text: string, clock: Clock): QueryExplanation {
  const query = parseQuery(text)
  const compiled = compileFilter(query, clock)
  const leaves = leavesOf(query.root)
  return {
    query: printQuery(query.root),
    reading: `Posts where ${describeQuery(query.root)}.`,
    ast: explainNode(query.root),
    fields: [...new Set(leaves.flatMap((leaf) => ('field' in leaf && leaf.field ? [leaf.field.name] : [])))],
    features: [...compiled.features],
    cost: costOf(query, compiled),
    clauses: leaves.length,
    depends_on_time: compiled.dependsOnTime,
    warnings: compiled.warnings.map(({ message, start, end }) => ({ message, start, end })),
  }
}

/** How much of the index a query reads: a few lists of posts, long ones, or most of it. */
export function costOf(query: Query, { filter }: CompiledQuery): QueryCost {
  const leaves = leavesOf(query.root)
  const isBroad = leaves.some(
    (leaf) => leaf.kind === 'wildcard' && (leaf.pattern.length > 2 || String(leaf.pattern[0]).length <= 3),
  )
  if (isBroad || hasPattern(filter)) return 'high'
  // Without a word or tag that every match has, the rows are read in their order.
  const isOrdered = createMatcher(filter).requiredTerms === undefined
  const isLong =
    leaves.length > 50 || leaves.some((leaf) => leaf.kind === 'wildcard' || leaf.kind === 'phrase')
  return isOrdered || isLong ? 'medium' : 'low'
}

function hasPattern(filter: Filter): boolean {
  if (filter.kind === 'all' || filter.kind === 'any') return filter.of.some(hasPattern)
  return filter.kind === 'pattern' || (filter.kind === 'not' && hasPattern(filter.of))
}

function leavesOf(node: QueryNode): QueryLeaf[] {
  switch (node.kind) {
    case 'and':
    case 'or':
      return node.of.flatMap(leavesOf)
    case 'not':
      return leavesOf(node.of)
    default:
      return [node]
  }
}

function explainNode(node: QueryNode): ExplainedNode {
  const base = {
    type: node.kind,
    start: node.start,
    end: node.end,
    ...('field' in node && node.field && { field: node.field.name }),
  }
  switch (node.kind) {
    case 'and':
    case 'or':
      return { ...base, clauses: node.of.map(explainNode) }
    case 'not':
      return { ...base, clauses: [explainNode(node.of)] }
    case 'term':
      return { ...base, text: node.text, exact: node.isExact }
    case 'phrase': {
      const words = node.words.map(({ text, isExact }) => ({ text, exact: isExact }))
      return { ...base, words, ...(node.distance !== undefined && { distance: node.distance }) }
    }
    case 'wildcard':
      return { ...base, text: printPattern(node.pattern) }
    case 'comparison':
      return { ...base, operator: node.operator, value: plainValue(node.value) }
    case 'range': {
      const { low, high, includesLow, includesHigh } = node
      return {
        ...base,
        ...(low && { low: plainValue(low) }),
        ...(high && { high: plainValue(high) }),
        includes_low: includesLow,
        includes_high: includesHigh,
      }
    }
    case 'everything':
    case 'exists':
      return base
  }
}

function plainValue(value: ComparedValue): string | number {
  return value.kind === 'number' ? value.value : printDate(value)
}
