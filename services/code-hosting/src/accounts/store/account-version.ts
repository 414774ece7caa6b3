import type { CompiledQuery, Kysely } from 'kysely'
import type { Tables } from '../../database/tables.ts'

/** Compiled once per database, because every list of issues runs it. */
const queries = new WeakMap<Kysely<Tables>, CompiledQuery<{ version: number }>>()

/** Incremented by every change of what responses show of accounts. */
export async function findAccountVersion(db: Kysely<Tables>): Promise<number> {
  const query = queries.get(db) ?? db.selectFrom('account_version').select('version').compile()
  queries.set(db, query)
  const { rows } = await db.executeQuery(query)
  return rows[0]?.version ?? 0
}
