import type { Kysely } from 'kysely'
import type { Tables } from './tables.ts'

/** Raised by every change of what answers show of accounts. */
export async function findAccountVersion(db: Kysely<Tables>): Promise<number> {
  const row = await db.selectFrom('account_version').select('version').executeTakeFirst()
  return row?.version ?? 0
}
