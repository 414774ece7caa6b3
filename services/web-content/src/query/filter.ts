import type { TextQuery } from '@octavo/platform/search/query.ts'
import type { Comparison, PatternPart, QueryWarning } from './ast.ts'
import type { NumberField, TextField } from './fields.ts'

/** A compiled query, independent of the query language. Adjacent text conditions form one text query. */
export type Filter =
  | { readonly kind: 'text'; readonly query: TextQuery }
  /** A word with wildcards inside. `expandPatterns` replaces it by the words of the index. */
  | {
      readonly kind: 'pattern'
      readonly fields: readonly TextField[]
      readonly pattern: readonly PatternPart[]
      /** The offset in the query, for errors. */
      readonly position: number
    }
  /** False when the post does not have the number. */
  | {
      readonly kind: 'compare'
      readonly field: NumberField
      readonly operator: Comparison
      readonly value: number
    }
  | { readonly kind: 'uuid'; readonly uuid: string }
  | { readonly kind: 'all' | 'any'; readonly of: readonly Filter[] }
  | { readonly kind: 'not'; readonly of: Filter }

export interface CompiledQuery {
  readonly filter: Filter
  readonly warnings: readonly QueryWarning[]
  /** Plan features that the query needs. */
  readonly features: ReadonlySet<'sentiment' | 'entities'>
  /** Relative dates make the filter valid only for the time it was compiled for. */
  readonly dependsOnTime: boolean
}
