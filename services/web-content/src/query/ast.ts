import type { QueryField } from './fields.ts'

/** Offsets in the query text, in UTF-16 code units. */
export interface Span {
  readonly start: number
  readonly end: number
}

export interface PhraseWord {
  readonly text: string
  /** Written with `$`: matched as written, not by its stem. */
  readonly isExact: boolean
}

export type PatternPart = string | { readonly wildcard: '*' | '?' }

/** A point in time as written, which may be as long as a day, or relative to the clock. */
export type DateValue =
  | { readonly kind: 'time'; readonly fromMs: number; readonly toMs: number; readonly text: string }
  | { readonly kind: 'now'; readonly minus: number; readonly unit: 's' | 'm' | 'h' | 'd' | 'w' | 'M' }

export type ComparedValue = { readonly kind: 'number'; readonly value: number } | DateValue

export type Comparison = '>' | '>=' | '<' | '<=' | '='

/** A condition on one field. Without a field, it applies to title and text. */
export type QueryLeaf = Span &
  (
    | { readonly kind: 'term'; readonly field?: QueryField; readonly text: string; readonly isExact: boolean }
    | {
        readonly kind: 'phrase'
        readonly field?: QueryField
        readonly words: readonly PhraseWord[]
        /** `"…"~5`: any order, at most five words between. */
        readonly distance?: number
      }
    | { readonly kind: 'wildcard'; readonly field?: QueryField; readonly pattern: readonly PatternPart[] }
    /** `author:*` */
    | { readonly kind: 'exists'; readonly field: QueryField }
    | {
        readonly kind: 'comparison'
        readonly field: QueryField
        readonly operator: Comparison
        readonly value: ComparedValue
      }
    | {
        readonly kind: 'range'
        readonly field: QueryField
        readonly low?: ComparedValue
        readonly high?: ComparedValue
        readonly includesLow: boolean
        readonly includesHigh: boolean
      }
    | { readonly kind: 'everything' }
  )

export type QueryNode =
  | QueryLeaf
  | (Span & { readonly kind: 'and' | 'or'; readonly of: readonly QueryNode[] })
  | (Span & { readonly kind: 'not'; readonly of: QueryNode })

export interface QueryWarning extends Span {
  readonly message: string
}

export interface Query {
  readonly text: string
  readonly root: QueryNode
  readonly warnings: readonly QueryWarning[]
}
