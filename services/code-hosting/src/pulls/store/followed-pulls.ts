import { type Kysely, type SqlBool, sql, type Transaction } from 'kysely'
import type { Tables } from '../../database/tables.ts'
import type { PullRow } from './pulls.ts'

/** The open pull requests of a head branch, newest first. */
export function listPullsOfHead(
  db: Kysely<Tables>,
  repositoryId: number,
  branch: string,
  { limit, beforeId = Number.MAX_SAFE_INTEGER }: { limit: number; beforeId?: number },
): Promise<PullRow[]> {
  return db
    .selectFrom('pull_request')
    .selectAll()
    .where('head_repository_id', '=', repositoryId)
    .where('head_ref', '=', branch)
    .where('is_open', '=', 1)
    .where('issue_id', '<', beforeId)
    .orderBy('issue_id', 'desc')
    .limit(limit)
    .execute()
}

/** Returns true if a pull request into the branch is open. */
export async function hasPullsOfBase(
  db: Kysely<Tables>,
  repositoryId: number,
  branch: string,
): Promise<boolean> {
  return (await ofBase(db, repositoryId, branch).limit(1).executeTakeFirst()) !== undefined
}

/** The heads of all open pull requests into a base branch. */
export function listHeadsOfBase(
  db: Kysely<Tables>,
  repositoryId: number,
  branch: string,
): Promise<Pick<PullRow, 'issue_id' | 'head_oid'>[]> {
  return ofBase(db, repositoryId, branch).orderBy('issue_id').execute()
}

const ofBase = (db: Kysely<Tables>, repositoryId: number, branch: string) =>
  db
    .selectFrom('pull_request')
    .select(['issue_id', 'head_oid'])
    .where('repository_id', '=', repositoryId)
    .where('is_open', '=', 1)
    .where('base_ref', '=', branch)

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

/**
 * Removes the head repository from pull requests that are not merged, if either only it or only the base is public.
 * Returns the ids of the open ones.
 */
export async function dropExposedHeads(tx: Transaction<Tables>, repositoryId: number): Promise<number[]> {
  const rows = await tx
    .updateTable('pull_request')
    .set({ head_repository_id: null })
    .where((eb) =>
      eb.or([eb('repository_id', '=', repositoryId), eb('head_repository_id', '=', repositoryId)]),
    )
    .where('merged_at_ms', 'is', null)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom(['repository as base', 'repository as head'])
          .whereRef('base.id', '=', 'pull_request.repository_id')
          .whereRef('head.id', '=', 'pull_request.head_repository_id')
          .where(sql<SqlBool>`(base.visibility = 'public') <> (head.visibility = 'public')`)
          .select('head.id'),
      ),
    )
    .returning(['issue_id', 'is_open'])
    .execute()
  return rows.flatMap(({ issue_id, is_open }) => (is_open ? issue_id : []))
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
