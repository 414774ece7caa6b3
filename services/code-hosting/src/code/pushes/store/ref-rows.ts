import type { Kysely } from 'kysely'
import type { Tables } from '../../../database/tables.ts'

/** The refs of a repository in the database: oids by name. */
export async function listRefRows(db: Kysely<Tables>, repositoryId: number): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('ref')
    .select(['name', 'oid'])
    .where('repository_id', '=', repositoryId)
    .execute()
  return new Map(rows.map(({ name, oid }) => [name, oid]))
}

export async function listRepositoryIds(db: Kysely<Tables>): Promise<number[]> {
  const rows = await db.selectFrom('repository').select('id').orderBy('id').execute()
  return rows.map(({ id }) => id)
}

/** Repositories with a recent push. */
export async function listPushedSince(db: Kysely<Tables>, sinceMs: number): Promise<number[]> {
  const rows = await db
    .selectFrom('push')
    .select('repository_id')
    .distinct()
    .where('pushed_at_ms', '>=', sinceMs)
    .execute()
  return rows.map(({ repository_id }) => repository_id)
}
