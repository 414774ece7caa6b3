import type { ComparedValue, QueryLeaf, Span } from './ast.ts'
import { readDate } from './dates.ts'
import type { QueryField } from './fields.ts'
import { QueryError } from './query-error.ts'
import type { Operand } from './token.ts'

/** Reads the value of a number or date: `3`, `>3`, `"2026-01-01"`, `[1 TO 3]`. */
export function readCompared(token: Operand, field: QueryField, span: Span): QueryLeaf {
  const { start, end } = span
  const read = (text: string) => readValue(text, field, token.start)
  switch (token.kind) {
    case 'comparison':
      return { kind: 'comparison', field, operator: token.operator, value: read(token.value), start, end }
    case 'range': {
      const { low, high, includesLow, includesHigh } = token
      return {
        kind: 'range',
        field,
        ...(low === '*' ? {} : { low: read(low) }),
        ...(high === '*' ? {} : { high: read(high) }),
        includesLow,
        includesHigh,
        start,
        end,
      }
    }
    case 'word': {
      const [first] = token.pattern
      if (token.pattern.length === 1 && typeof first === 'object' && first.wildcard === '*')
        return { kind: 'exists', field, start, end }
      throw invalidValue(field, token.start)
    }
    case 'value':
      return { kind: 'comparison', field, operator: '=', value: read(token.text), start, end }
    case 'phrase': {
      const text = token.words.map((word) => word.text).join(' ')
      return { kind: 'comparison', field, operator: '=', value: read(text), start, end }
    }
  }
}

function readValue(text: string, field: QueryField, position: number): ComparedValue {
  if (field.meaning.kind === 'date') {
    const date = readDate(text)
    if (date) return date
  } else if (/^-?\d+(?:\.\d+)?(?:e[+-]?\d+)?$/i.test(text)) {
    // Adding zero turns -0 into 0.
    const value = Number(text) + 0
    if (Math.abs(value) <= Number.MAX_SAFE_INTEGER) return { kind: 'number', value }
  }
  throw invalidValue(field, position)
}

function invalidValue(field: QueryField, position: number): QueryError {
  const allowed =
    field.meaning.kind === 'date'
      ? 'a time in milliseconds, an ISO 8601 date or `now-3h` (s, m, h, d, w, M)'
      : 'a number'
  return new QueryError('query_invalid_value', `\`${field.name}\` takes ${allowed}.`, position)
}
