import type { Kysely } from 'kysely'
import type { Tables } from '../../database/tables.ts'

const branches = 'refs/heads/'

/** A branch whose tip is the commit. */
export async function findBranchAt(
  db: Kysely<Tables>,
  repositoryId: number,
  oid: string,
): Promise<string | null> {
  const row = await db
    .selectFrom('ref')
    .where('repository_id', '=', repositoryId)
    .where('oid', '=', oid)
    .where('name', 'like', `${branches}%`)
    .select('name')
    .orderBy('name')
    .limit(1)
    .executeTakeFirst()
  return row ? row.name.slice(branches.length) : null
}
