import type { ComparedValue, PatternPart, QueryNode } from './ast.ts'
import { printDate } from './dates.ts'

/** Writes a query in its canonical form, which parses to the same tree. */
export function printQuery(node: QueryNode): string {
  switch (node.kind) {
    case 'and':
      return node.of
        .map((part) => (part.kind === 'or' ? `(${printQuery(part)})` : printQuery(part)))
        .join(' AND ')
    case 'or':
      return node.of.map(printQuery).join(' OR ')
    case 'not':
      return node.of.kind === 'and' || node.of.kind === 'or'
        ? `NOT (${printQuery(node.of)})`
        : `NOT ${printQuery(node.of)}`
    case 'everything':
      return '*'
    default: {
      const field = node.field ? `${node.field.name}:` : ''
      return field + printValue(node)
    }
  }
}

type Leaf = Exclude<QueryNode, { kind: 'and' | 'or' | 'not' | 'everything' }>

function printValue(leaf: Leaf): string {
  switch (leaf.kind) {
    case 'term':
      return printPattern([leaf.text]) + (leaf.isExact ? '$' : '')
    case 'phrase': {
      const words = leaf.words.map(({ text, isExact }) => {
        const escaped = text.replace(/["\\\s*?]/g, '\\$&').replace(/\$$/, '\\$')
        return isExact ? `${escaped}$` : escaped
      })
      return `"${words.join(' ')}"${leaf.distance === undefined ? '' : `~${leaf.distance}`}`
    }
    case 'wildcard':
      return printPattern(leaf.pattern)
    case 'exists':
      return '*'
    case 'comparison':
      return (leaf.operator === '=' ? '' : leaf.operator) + printCompared(leaf.value)
    case 'range': {
      const low = leaf.low ? printCompared(leaf.low) : '*'
      const high = leaf.high ? printCompared(leaf.high) : '*'
      return `${leaf.includesLow ? '[' : '{'}${low} TO ${high}${leaf.includesHigh ? ']' : '}'}`
    }
  }
}

function printCompared(value: ComparedValue): string {
  return value.kind === 'number' ? String(value.value) : printDate(value)
}

/** Escapes what would end the word or begin something else. */
export function printPattern(pattern: readonly PatternPart[]): string {
  const word = pattern
    .map((part) =>
      typeof part === 'string' ? part.replace(/[\s=<>(){}[\]^"~*?:\\]|&&|\|\|/g, escapeAll) : part.wildcard,
    )
    .join('')
    .replace(/^[-+!/]/, '\\$&')
  const isLiteralEnd = typeof pattern.at(-1) === 'string'
  const ended = isLiteralEnd ? word.replace(/\$$/, '\\$') : word
  return /^(?:AND|OR|NOT)$/.test(ended) ? `\\${ended}` : ended
}

function escapeAll(signs: string): string {
  return signs.replace(/./gs, '\\$&')
}
