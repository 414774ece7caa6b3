import type { QueryExecutorProvider, RawBuilder } from 'kysely'
import type { NewestMatch, NewestOptions } from '../../search/text-index.ts'
import type { DocumentWords } from './document-words.ts'
import type { TextExpression } from './expression.ts'

export type RunQuery = <Row>(query: RawBuilder<Row>) => Promise<Row[]>

/** The operations of a text index that differ between the databases. */
export interface TextStore {
  put(tx: QueryExecutorProvider, documents: readonly DocumentWords[]): Promise<void>
  /** For `select … from table`: the id column, and the condition that a row matches. */
  readonly table: RawBuilder<unknown>
  readonly id: RawBuilder<number>
  /** A table with one column `id`, for selecting and deleting rows. */
  readonly ids: RawBuilder<unknown>
  matches(expression: TextExpression): RawBuilder<unknown>
  /** Ends a subquery that must be evaluated before the outer query. */
  readonly gathered: RawBuilder<unknown>
  /** A higher score is more relevant. */
  score(expression: TextExpression): RawBuilder<number>
  /** See `TextIndex.listNewest`. */
  listNewest(run: RunQuery, expression: TextExpression, options: NewestOptions): Promise<NewestMatch[]>
  /** Checks one row of the service by id, without collecting all matches. */
  probe(id: RawBuilder<unknown>, expression: TextExpression): RawBuilder<unknown>
  /** Checks the structure of the index. Any state other than `ok` describes damage. */
  readonly integrity: RawBuilder<{ state: string }>
}
