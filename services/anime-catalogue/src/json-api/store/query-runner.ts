import type { Dialect } from '@octavo/platform/data/database.ts'
import type { RawBuilder } from 'kysely'
import type { Row } from '../resource.ts'

/** The database access that this module needs. */
export interface Store {
  readonly dialect: Dialect
  all(query: RawBuilder<Row>): Promise<Row[]>
  /** For queries whose cost grows with the size of a table. */
  long(query: RawBuilder<Row>): Promise<Row[]>
}
