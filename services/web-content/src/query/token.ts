import type { Comparison, PatternPart, PhraseWord, Span } from './ast.ts'
import type { QueryField } from './fields.ts'

export type Token = Span &
  (
    | { readonly kind: 'open' | 'close' | 'and' | 'or' | 'not' | 'plus' | 'end' }
    | { readonly kind: 'field'; readonly field: QueryField }
    | { readonly kind: 'word'; readonly pattern: readonly PatternPart[]; readonly isExact: boolean }
    | {
        readonly kind: 'phrase'
        readonly words: readonly PhraseWord[]
        readonly distance?: number
        readonly hasWildcard: boolean
      }
    | { readonly kind: 'value'; readonly text: string }
    | { readonly kind: 'comparison'; readonly operator: Comparison; readonly value: string }
    | {
        readonly kind: 'range'
        readonly low: string
        readonly high: string
        readonly includesLow: boolean
        readonly includesHigh: boolean
      }
  )

/** A token that stands for a condition. */
export type Operand = Exclude<
  Token,
  { kind: 'open' | 'close' | 'and' | 'or' | 'not' | 'plus' | 'end' | 'field' }
>
