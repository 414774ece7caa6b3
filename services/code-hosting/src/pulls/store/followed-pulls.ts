import type { Kysely, Transaction } from 'kysely'
import type { Tables } from '../../database/tables.ts'
import type { PullRow } from './pulls.ts'

/** The open pull requests of a head branch, newest first. */
export function listPullsOfHead(
  db: Kysely<Tables>,
  repositoryId: number,
  branch: string,
  limit: number,
): Promise<PullRow[]> {
  return db
    .selectFrom('pull_request')
    .selectAll()
    .where('head_repository_id', '=', repositoryId)
    .where('head_ref', '=', branch)
    .where('is_open', '=', 1)
    .orderBy('issue_id', 'desc')
    .limit(limit)
    .execute()
}

/** Whether a pull request into the branch is open. */
export async function hasPullInto(
  db: Kysely<Tables>,
  repositoryId: number,
  branch: string,
): Promise<boolean> {
  const row = await db
    .selectFrom('pull_request')
    .select('issue_id')
    .where('repository_id', '=', repositoryId)
    .where('is_open', '=', 1)
    .where('base_ref', '=', branch)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** Pull requests from the branch, and open ones into it. */
export async function listPullIdsOfDeletedBranch(
  db: Kysely<Tables>,
  repositoryId: number,
  branch: string,
  page: { afterId: number; limit: number },
): Promise<number[]> {
  const rows = await db
    .selectFrom('pull_request')
    .select('issue_id')
    .where((eb) =>
      eb.or([
        eb.and({ head_repository_id: repositoryId, head_ref: branch }),
        eb.and({ repository_id: repositoryId, base_ref: branch, is_open: 1 }),
      ]),
    )
    .where('issue_id', '>', page.afterId)
    .orderBy('issue_id')
    .limit(page.limit)
    .execute()
  return rows.map(({ issue_id }) => issue_id)
}

/** Open pull requests from this repository into others. */
export async function listPullIdsOfHeadRepository(
  db: Kysely<Tables>,
  repositoryId: number,
): Promise<number[]> {
  const rows = await db
    .selectFrom('pull_request')
    .select('issue_id')
    .where('head_repository_id', '=', repositoryId)
    .where('repository_id', '!=', repositoryId)
    .where('is_open', '=', 1)
    .execute()
  return rows.map(({ issue_id }) => issue_id)
}

export async function moveBase(
  tx: Transaction<Tables>,
  repositoryId: number,
  branch: string,
  oid: string,
): Promise<void> {
  await tx
    .updateTable('pull_request')
    .set({ base_oid: oid })
    .where('repository_id', '=', repositoryId)
    .where('is_open', '=', 1)
    .where('base_ref', '=', branch)
    .execute()
}

export async function renameBase(
  tx: Transaction<Tables>,
  repositoryId: number,
  { from, to }: { from: string; to: string },
): Promise<void> {
  await tx
    .updateTable('pull_request')
    .set({ base_ref: to })
    .where('repository_id', '=', repositoryId)
    .where('is_open', '=', 1)
    .where('base_ref', '=', from)
    .execute()
}

/** The branches of open pull requests from and into a repository. */
export async function listFollowedBranches(db: Kysely<Tables>, repositoryId: number): Promise<Set<string>> {
  const heads = await db
    .selectFrom('pull_request')
    .select('head_ref')
    .distinct()
    .where('head_repository_id', '=', repositoryId)
    .where('is_open', '=', 1)
    .execute()
  const bases = await db
    .selectFrom('pull_request')
    .select('base_ref')
    .distinct()
    .where('repository_id', '=', repositoryId)
    .where('is_open', '=', 1)
    .execute()
  return new Set([...heads.map(({ head_ref }) => head_ref), ...bases.map(({ base_ref }) => base_ref)])
}
