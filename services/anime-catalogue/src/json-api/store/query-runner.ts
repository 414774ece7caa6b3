import type { Dialect } from '@octavo/platform/data/database.ts'
import type { RawBuilder } from 'kysely'
import type { Row } from '../resource.ts'

/** All that this module needs of a database. */
export interface Store {
  readonly dialect: Dialect
  all(query: RawBuilder<Row>): Promise<Row[]>
  /** For a query whose cost may follow from the size of a table. */
  long(query: RawBuilder<Row>): Promise<Row[]>
}
