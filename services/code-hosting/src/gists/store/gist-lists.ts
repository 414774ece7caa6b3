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

interface OwnedList extends List {
  withSecret: boolean
  withPublic?: boolean
  /** Default: the latest change first. */
  sort?: 'created' | 'updated'
  direction?: 'asc' | 'desc'
}

export async function listGistsOf(
  db: Kysely<Tables>,
  ownerId: number,
  { withSecret, withPublic = true, sort = 'updated', direction = 'desc', sinceMs = 0, ...slice }: OwnedList,
): Promise<{ rows: GistRow[]; total: number }> {
  if (!withSecret && !withPublic) return { rows: [], total: 0 }
  const all = selectGists(db).where('gist.owner_id', '=', ownerId)
  const owned = withSecret && withPublic ? all : all.where('gist.is_public', '=', withPublic ? 1 : 0)
  // Ids are in the order of creation.
  if (sort === 'created') return readSlice(owned.orderBy('gist.id', direction), slice)
  const since = owned.where('gist.updated_at_ms', '>=', sinceMs)
  return readSlice(since.orderBy('gist.updated_at_ms', direction).orderBy('gist.id', direction), slice)
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
