import { encodeJson, toBit } from '@octavo/platform/data/columns.ts'
import { type Kysely, sql, type Transaction } from 'kysely'
import type { Tables } from '../../database/tables.ts'
import type { Commit } from '../../git/git.ts'

export interface IndexedCommits {
  files_oid: string | null
  commits_oid: string | null
}

export async function findIndexedCommits(db: Kysely<Tables>, repositoryId: number): Promise<IndexedCommits> {
  const row = await db
    .selectFrom('code_index')
    .select(['files_oid', 'commits_oid'])
    .where('repository_id', '=', repositoryId)
    .executeTakeFirst()
  return row ?? { files_oid: null, commits_oid: null }
}

export async function setIndexedCommits(
  tx: Transaction<Tables>,
  repositoryId: number,
  change: Partial<IndexedCommits>,
): Promise<void> {
  await tx
    .insertInto('code_index')
    .values({ repository_id: repositoryId, files_oid: null, commits_oid: null, ...change })
    .onConflict((conflict) => conflict.column('repository_id').doUpdateSet(change))
    .execute()
}

export interface IndexedFile {
  id: number
  oid: string
}

/** By path. */
export async function listIndexedFiles(
  db: Kysely<Tables>,
  repositoryId: number,
): Promise<Map<string, IndexedFile>> {
  const rows = await db
    .selectFrom('code_file')
    .innerJoin('code_blob', 'code_blob.id', 'code_file.blob_id')
    .select(['code_file.id', 'code_file.path', 'code_blob.oid'])
    .where('code_file.repository_id', '=', repositoryId)
    .execute()
  return new Map(rows.map(({ id, path, oid }) => [path, { id, oid }]))
}

/** The ids of stored blobs, by oid. */
export async function findBlobIds(db: Kysely<Tables>, oids: readonly string[]): Promise<Map<string, number>> {
  if (oids.length === 0) return new Map()
  const rows = await db
    .selectFrom('code_blob')
    .select(['id', 'oid'])
    .where('oid', 'in', [...new Set(oids)])
    .execute()
  return new Map(rows.map(({ id, oid }) => [oid, id]))
}

/** Returns the ids of the added blobs, by oid. Blobs that another repository has added meanwhile are left out. */
export async function insertBlobs(
  tx: Transaction<Tables>,
  blobs: readonly { oid: string; size_bytes: number }[],
): Promise<Map<string, number>> {
  if (blobs.length === 0) return new Map()
  const rows = await tx
    .insertInto('code_blob')
    .values([...blobs])
    .onConflict((conflict) => conflict.column('oid').doNothing())
    .returning(['id', 'oid'])
    .execute()
  return new Map(rows.map(({ id, oid }) => [oid, id]))
}

export interface NewFile {
  repository_id: number
  blob_id: number
  path: string
  language: string | null
}

/** Replaces the content of existing paths. */
export async function putFiles(tx: Transaction<Tables>, files: readonly NewFile[]): Promise<void> {
  if (files.length === 0) return
  await tx
    .insertInto('code_file')
    .values(files.map((file) => ({ ...file, ...foldPath(file.path) })))
    .onConflict((conflict) =>
      conflict.columns(['repository_id', 'path']).doUpdateSet((eb) => ({
        blob_id: eb.ref('excluded.blob_id'),
        language: eb.ref('excluded.language'),
      })),
    )
    .execute()
}

function foldPath(path: string) {
  const path_folded = path.toLowerCase()
  const name_folded = path_folded.slice(path_folded.lastIndexOf('/') + 1)
  const dot = name_folded.lastIndexOf('.')
  return { path_folded, name_folded, extension: dot < 0 ? '' : name_folded.slice(dot + 1) }
}

export async function deleteFiles(tx: Transaction<Tables>, ids: readonly number[]): Promise<void> {
  await tx.deleteFrom('code_file').where('id', 'in', ids).execute()
}

/** Deletes blobs that no file has, and returns their ids. */
export async function deleteUnusedBlobs(tx: Transaction<Tables>, ids: readonly number[]): Promise<number[]> {
  if (ids.length === 0) return []
  const rows = await tx
    .deleteFrom('code_blob')
    .where('id', 'in', ids)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('code_file').select('code_file.id').whereRef('code_file.blob_id', '=', 'code_blob.id'),
        ),
      ),
    )
    .returning('id')
    .execute()
  return rows.map(({ id }) => id)
}

/** After an id, in the order of the ids. */
export async function listUnusedBlobs(db: Kysely<Tables>, after: number, limit: number): Promise<number[]> {
  const rows = await db
    .selectFrom('code_blob')
    .select('id')
    .where('id', '>', after)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('code_file').select('code_file.id').whereRef('code_file.blob_id', '=', 'code_blob.id'),
        ),
      ),
    )
    .orderBy('id')
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}

/** Addresses in commits can have any length, and PostgreSQL refuses index rows of more than 2,704 bytes. */
const maxAddressLength = 500

/** Returns the new entries. Existing ones are skipped. */
export function insertCommits(
  tx: Transaction<Tables>,
  repositoryId: number,
  commits: readonly Commit[],
): Promise<{ id: number; oid: string }[]> {
  return tx
    .insertInto('commit_entry')
    .values(
      commits.map(({ oid, tree, parents, author, committer }) => ({
        repository_id: repositoryId,
        oid,
        tree,
        parents: encodeJson(parents),
        is_merge: toBit(parents.length > 1),
        author_name: author.name,
        author_email: author.email.slice(0, maxAddressLength).toLowerCase(),
        author_at_ms: author.atMs,
        committer_name: committer.name,
        committer_email: committer.email.slice(0, maxAddressLength).toLowerCase(),
        committer_at_ms: committer.atMs,
      })),
    )
    .onConflict((conflict) => conflict.columns(['repository_id', 'oid']).doNothing())
    .returning(['id', 'oid'])
    .execute()
}

export async function addContributors(
  tx: Transaction<Tables>,
  repositoryId: number,
  userIds: readonly number[],
): Promise<void> {
  if (userIds.length === 0) return
  await tx
    .insertInto('contributor')
    .values(userIds.map((user_id) => ({ repository_id: repositoryId, user_id })))
    .onConflict((conflict) => conflict.columns(['repository_id', 'user_id']).doNothing())
    .execute()
}

export async function deleteContributors(tx: Transaction<Tables>, repositoryId: number): Promise<void> {
  await tx.deleteFrom('contributor').where('repository_id', '=', repositoryId).execute()
}

/** Deletes a batch of the commits of a repository, and returns their ids. */
export async function deleteCommits(
  tx: Transaction<Tables>,
  repositoryId: number,
  limit: number,
): Promise<number[]> {
  const rows = await tx
    .deleteFrom('commit_entry')
    .where('id', 'in', (eb) =>
      eb.selectFrom('commit_entry').select('id').where('repository_id', '=', repositoryId).limit(limit),
    )
    .returning('id')
    .execute()
  return rows.map(({ id }) => id)
}

export const indexedIds = {
  issues: sql<{ id: number }>`select id from issue`,
  comments: sql<{ id: number }>`select id from issue_comment`,
  code: sql<{ id: number }>`select id from code_blob`,
  commits: sql<{ id: number }>`select id from commit_entry`,
}

export async function findBackfill(db: Kysely<Tables>, indexName: string): Promise<number | undefined> {
  const row = await db
    .selectFrom('search_backfill')
    .select('after_id')
    .where('index_name', '=', indexName)
    .executeTakeFirst()
  return row?.after_id
}

/** Without an id, the index is complete. */
export async function setBackfill(
  tx: Transaction<Tables>,
  indexName: string,
  afterId: number | undefined,
): Promise<void> {
  if (afterId === undefined)
    await tx.deleteFrom('search_backfill').where('index_name', '=', indexName).execute()
  else
    await tx
      .updateTable('search_backfill')
      .set({ after_id: afterId })
      .where('index_name', '=', indexName)
      .execute()
}
