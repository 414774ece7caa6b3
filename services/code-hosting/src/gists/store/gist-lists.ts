import type { Kysely } from 'kysely'
import { countRows, readSlice, type Slice } from '../../database/slices.ts'
import type { Tables } from '../../database/tables.ts'
import { type GistRow, selectGists } from './gists.ts'

interface List extends Slice {
  /** Only gists that changed since then. */
  sinceMs: number | undefined
}

/** As on GitHub, only the latest public gists can be listed. */
export const maxPublicListed = 3_000

/** The latest change first. */
export async function listPublicGists(
  db: Kysely<Tables>,
  { sinceMs = 0, limit, offset }: List,
): Promise<{ rows: GistRow[]; total: number }> {
  const rows = await selectGists(db)
    .where('gist.is_public', '=', 1)
    .where('gist.updated_at_ms', '>=', sinceMs)
    .orderBy('gist.updated_at_ms', 'desc')
    .orderBy('gist.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()
  const latest = db
    .selectFrom('gist')
    .where('is_public', '=', 1)
    .where('updated_at_ms', '>=', sinceMs)
    .select('id')
    .limit(maxPublicListed)
  return { rows, total: await countRows(db.selectFrom(latest.as('latest'))) }
}

/** The latest change first. */
export function listGistsOf(
  db: Kysely<Tables>,
  ownerId: number,
  { withSecret, sinceMs = 0, ...slice }: List & { withSecret: boolean },
): Promise<{ rows: GistRow[]; total: number }> {
  const owned = selectGists(db)
    .where('gist.owner_id', '=', ownerId)
    .where('gist.updated_at_ms', '>=', sinceMs)
    .orderBy('gist.updated_at_ms', 'desc')
    .orderBy('gist.id', 'desc')
  return readSlice(withSecret ? owned : owned.where('gist.is_public', '=', 1), slice)
}

/** The newest gist first. */
export function listStarredGists(
  db: Kysely<Tables>,
  userId: number,
  { withSecret, sinceMs = 0, ...slice }: List & { withSecret: boolean },
): Promise<{ rows: GistRow[]; total: number }> {
  const starred = selectGists(db)
    .innerJoin('gist_star', 'gist_star.gist_id', 'gist.id')
    .where('gist_star.user_id', '=', userId)
    .where('gist.updated_at_ms', '>=', sinceMs)
    .orderBy('gist_star.gist_id', 'desc')
  return readSlice(withSecret ? starred : starred.where('gist.is_public', '=', 1), slice)
}

/** The oldest fork first. */
export function listForks(
  db: Kysely<Tables>,
  parentId: number,
  slice: Slice,
): Promise<{ rows: GistRow[]; total: number }> {
  return readSlice(selectGists(db).where('gist.parent_id', '=', parentId).orderBy('gist.id'), slice)
}

export async function listGistIds(db: Kysely<Tables>): Promise<number[]> {
  const rows = await db.selectFrom('gist').select('id').orderBy('id').execute()
  return rows.map(({ id }) => id)
}

/** Gists whose last change was interrupted. */
export async function listPendingIds(db: Kysely<Tables>): Promise<number[]> {
  const rows = await db
    .selectFrom('gist')
    .select('id')
    .where('pending', 'is not', null)
    .orderBy('id')
    .execute()
  return rows.map(({ id }) => id)
}

export async function listIdsChangedSince(db: Kysely<Tables>, sinceMs: number): Promise<number[]> {
  const rows = await db
    .selectFrom('gist')
    .select('id')
    .where('is_public', 'in', [0, 1])
    .where('updated_at_ms', '>=', sinceMs)
    .execute()
  return rows.map(({ id }) => id)
}
