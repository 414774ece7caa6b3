import type { Kysely } from 'kysely'
import type { Tables } from '../../database/tables.ts'

/** Must accompany every change of what is shown beside commits, because ETags depend on it. */
export async function incrementGitVersion(tx: Kysely<Tables>, repositoryId: number): Promise<void> {
  await tx
    .updateTable('repository')
    .set(({ eb }) => ({ git_version: eb('git_version', '+', 1) }))
    .where('id', '=', repositoryId)
    .execute()
}

/** For changes of an organization that show beside the commits of all its repositories. */
export async function incrementGitVersionsOf(tx: Kysely<Tables>, ownerId: number): Promise<void> {
  await tx
    .updateTable('repository')
    .set(({ eb }) => ({ git_version: eb('git_version', '+', 1) }))
    .where('owner_id', '=', ownerId)
    .execute()
}
