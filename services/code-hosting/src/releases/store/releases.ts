import type { Insertable, Kysely, Selectable, Transaction, Updateable } from 'kysely'
import type { ReleaseTable } from '../../database/release-tables.ts'
import { readSlice, type Slice } from '../../database/slices.ts'
import type { Tables } from '../../database/tables.ts'

export type ReleaseRow = Selectable<ReleaseTable>
export type NewRelease = Insertable<ReleaseTable>

const releasesOf = (db: Kysely<Tables>, repositoryId: number) =>
  db.selectFrom('release').selectAll().where('repository_id', '=', repositoryId)

export function listReleases(
  db: Kysely<Tables>,
  {
    repositoryId,
    withDrafts,
    direction = 'desc',
  }: { repositoryId: number; withDrafts: boolean; direction?: 'asc' | 'desc' },
  slice: Slice,
): Promise<{ rows: ReleaseRow[]; total: number }> {
  const all = releasesOf(db, repositoryId)
  const visible = withDrafts ? all : all.where('is_draft', '=', 0)
  return readSlice(visible.orderBy('created_at_ms', direction).orderBy('id', direction), slice)
}

export function findRelease(
  db: Kysely<Tables>,
  repositoryId: number,
  id: number,
): Promise<ReleaseRow | undefined> {
  return releasesOf(db, repositoryId).where('id', '=', id).executeTakeFirst()
}

/** Finds published releases only. */
export function findReleaseByTag(
  db: Kysely<Tables>,
  repositoryId: number,
  tag: string,
): Promise<ReleaseRow | undefined> {
  return releasesOf(db, repositoryId).where('tag_name', '=', tag).where('is_draft', '=', 0).executeTakeFirst()
}

/** The newest draft with this tag. */
export function findDraftByTag(
  db: Kysely<Tables>,
  repositoryId: number,
  tag: string,
): Promise<ReleaseRow | undefined> {
  return releasesOf(db, repositoryId)
    .where('tag_name', '=', tag)
    .where('is_draft', '=', 1)
    .orderBy('id', 'desc')
    .executeTakeFirst()
}

export function findMarkedRelease(db: Kysely<Tables>, repositoryId: number): Promise<ReleaseRow | undefined> {
  return fullReleasesOf(db, repositoryId).where('latest', '=', 'marked').executeTakeFirst()
}

/** The newest releases that can be the latest one. */
export function listEligible(db: Kysely<Tables>, repositoryId: number, limit: number): Promise<ReleaseRow[]> {
  return fullReleasesOf(db, repositoryId)
    .where('latest', '=', 'eligible')
    .orderBy('created_at_ms', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}

const fullReleasesOf = (db: Kysely<Tables>, repositoryId: number) =>
  releasesOf(db, repositoryId).where('is_draft', '=', 0).where('is_prerelease', '=', 0)

/** The newest published releases with other tags, newest first. */
export async function listPublishedTags(
  db: Kysely<Tables>,
  repositoryId: number,
  exceptTag: string,
  limit: number,
): Promise<string[]> {
  const rows = await db
    .selectFrom('release')
    .select('tag_name')
    .where('repository_id', '=', repositoryId)
    .where('is_draft', '=', 0)
    .where('tag_name', '!=', exceptTag)
    .orderBy('created_at_ms', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
  return rows.map(({ tag_name }) => tag_name)
}

export function insertRelease(tx: Transaction<Tables>, release: NewRelease): Promise<ReleaseRow> {
  return tx.insertInto('release').values(release).returningAll().executeTakeFirstOrThrow()
}

export function updateRelease(
  tx: Transaction<Tables>,
  id: number,
  change: Updateable<ReleaseTable>,
): Promise<ReleaseRow> {
  return tx.updateTable('release').set(change).where('id', '=', id).returningAll().executeTakeFirstOrThrow()
}

/** Only one published release of a repository is marked. */
export async function unmarkOthers(tx: Transaction<Tables>, repositoryId: number, id: number): Promise<void> {
  await tx
    .updateTable('release')
    .set({ latest: 'eligible' })
    .where('repository_id', '=', repositoryId)
    .where('id', '!=', id)
    .where('is_draft', '=', 0)
    .where('latest', '=', 'marked')
    .execute()
}

export async function deleteRelease(tx: Transaction<Tables>, id: number): Promise<void> {
  await tx.deleteFrom('release').where('id', '=', id).execute()
}
