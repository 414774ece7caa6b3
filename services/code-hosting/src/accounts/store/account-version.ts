import type { CompiledQuery, Kysely } from 'kysely'
import type { Tables } from '../../database/tables.ts'

/** Built once for each database, since every list of issues asks for it. */
const queries = new WeakMap<Kysely<Tables>, CompiledQuery<{ version: number }>>()

/** Raised by every change of what answers show of accounts. */
export async function findAccountVersion(db: Kysely<Tables>): Promise<number> {
  const query = queries.get(db) ?? db.selectFrom('account_version').select('version').compile()
  queries.set(db, query)
  const { rows } = await db.executeQuery(query)
  return rows[0]?.version ?? 0
}
