import type { Kysely } from 'kysely'
import type { Tables } from '../../database/tables.ts'

const select = (db: Kysely<Tables>, repositoryId: number) =>
  db
    .selectFrom('pull_request')
    .select('issue_id')
    .where('repository_id', '=', repositoryId)
    .where('is_open', '=', 1)
    .where('auto_merge', 'is not', null)

export async function hasAutoMerges(db: Kysely<Tables>, repositoryId: number): Promise<boolean> {
  return (await select(db, repositoryId).limit(1).executeTakeFirst()) !== undefined
}

/** The repositories of an owner in which pull requests wait for their automatic merge. */
export async function listWithAutoMerges(db: Kysely<Tables>, ownerId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('repository')
    .innerJoin('pull_request', 'pull_request.repository_id', 'repository.id')
    .select('repository.id')
    .distinct()
    .where('repository.owner_id', '=', ownerId)
    .where('pull_request.is_open', '=', 1)
    .where('pull_request.auto_merge', 'is not', null)
    .execute()
  return rows.map(({ id }) => id)
}

/** The oldest pull request first. */
export async function listAutoMerges(
  db: Kysely<Tables>,
  repositoryId: number,
  page: { afterId: number; limit: number },
): Promise<number[]> {
  const rows = await select(db, repositoryId)
    .where('issue_id', '>', page.afterId)
    .orderBy('issue_id')
    .limit(page.limit)
    .execute()
  return rows.map(({ issue_id }) => issue_id)
}
