import type { QueryExecutorProvider, RawBuilder } from 'kysely'
import type { DocumentWords } from './document-words.ts'
import type { TextExpression } from './expression.ts'

/** What one of the databases does for a text index. */
export interface TextStore {
  put(tx: QueryExecutorProvider, documents: readonly DocumentWords[]): Promise<void>
  /** For `select … from table`, the name of the column with the id, and the condition under which a row matches. */
  readonly table: RawBuilder<unknown>
  readonly id: RawBuilder<number>
  /** A table with one column `id`, to select or delete by. */
  readonly ids: RawBuilder<unknown>
  matches(expression: TextExpression): RawBuilder<unknown>
  /** For the end of a subquery whose rows are to be gathered before anything else is done with them. */
  readonly gathered: RawBuilder<unknown>
  /** The greater, the better. */
  score(expression: TextExpression): RawBuilder<number>
  /** For a row of the service with this id, looked up without going through all matches. */
  probe(id: RawBuilder<unknown>, expression: TextExpression): RawBuilder<unknown>
  /** Of the index's own structure: whatever is not `ok` tells of damage. */
  readonly integrity: RawBuilder<{ state: string }>
}
