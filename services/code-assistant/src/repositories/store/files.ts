import { yieldIfBusy } from '@octavo/platform/concurrency/event-loop.ts'
import { type Kysely, sql, type Transaction } from 'kysely'
import type { Tables } from '../../database/tables.ts'
import type { StoredTerms } from '../indexing/build-shards.ts'
import type { FileIndex, IndexedSymbol } from '../indexing/file-index.ts'

const maxParameters = 400
/** Files whose contents are read by one statement. */
const maxContents = 8

function* inParts<Item>(items: readonly Item[], size = maxParameters): Generator<Item[]> {
  for (let at = 0; at < items.length; at += size) yield items.slice(at, at + size)
}

/** The ids of contents that are already indexed, by hash. */
export async function findBlobs(db: Kysely<Tables>, hashes: readonly string[]): Promise<Map<string, number>> {
  const ids = new Map<string, number>()
  for (const part of inParts(hashes)) {
    const rows = await db.selectFrom('source_blob').select(['id', 'hash']).where('hash', 'in', part).execute()
    for (const { id, hash } of rows) ids.set(hash, id)
  }
  return ids
}

export interface NewBlob {
  hash: string
  content: string
  index: FileIndex
}

export async function addBlobs(tx: Transaction<Tables>, blobs: readonly NewBlob[]): Promise<void> {
  for (const { hash, content, index } of blobs) {
    const terms: StoredTerms = { counts: index.terms, references: index.references }
    await tx
      .insertInto('source_blob')
      .values({
        hash,
        content,
        language: index.language ?? null,
        terms: JSON.stringify(terms),
        symbols: JSON.stringify(index.symbols),
        trigrams: index.trigrams,
      })
      .onConflict((conflict) => conflict.column('hash').doNothing())
      .execute()
  }
}

export interface SnapshotFile {
  ordinal: number
  path: string
  blobId: number
}

export async function addFiles(
  tx: Transaction<Tables>,
  snapshotId: number,
  files: readonly SnapshotFile[],
): Promise<void> {
  for (const part of inParts(files))
    await tx
      .insertInto('snapshot_file')
      .values(
        part.map(({ ordinal, path, blobId }) => ({
          snapshot_id: snapshotId,
          ordinal,
          path,
          blob_id: blobId,
        })),
      )
      .execute()
}

/** The bytes of the files of a snapshot. */
export async function sumFileBytes(db: Kysely<Tables>, snapshotId: number): Promise<number> {
  const { bytes } = await db
    .selectFrom('snapshot_file')
    .innerJoin('source_blob', 'source_blob.id', 'blob_id')
    .select(sql<number | null>`sum(octet_length(content))`.as('bytes'))
    .where('snapshot_id', '=', snapshotId)
    .executeTakeFirstOrThrow()
  return Number(bytes)
}

export async function removeFiles(tx: Transaction<Tables>, snapshotId: number): Promise<void> {
  await tx.deleteFrom('snapshot_file').where('snapshot_id', '=', snapshotId).execute()
}

/** All files of a snapshot, in order. */
export async function listFiles(db: Kysely<Tables>, snapshotId: number): Promise<SnapshotFile[]> {
  const rows = await db
    .selectFrom('snapshot_file')
    .select(['ordinal', 'path', 'blob_id as blobId'])
    .where('snapshot_id', '=', snapshotId)
    .orderBy('ordinal')
    .execute()
  return rows
}

/** The stored indexes of the files of a snapshot, in order. */
export function listFileIndexes(
  db: Kysely<Tables>,
  snapshotId: number,
  { from, limit }: { from: number; limit: number },
): Promise<{ ordinal: number; path: string; hash: string; terms: string; symbols: string }[]> {
  return db
    .selectFrom('snapshot_file')
    .innerJoin('source_blob', 'source_blob.id', 'snapshot_file.blob_id')
    .select(['ordinal', 'path', 'hash', 'terms', 'symbols'])
    .where('snapshot_id', '=', snapshotId)
    .where('ordinal', '>=', from)
    .orderBy('ordinal')
    .limit(limit)
    .execute()
}

export interface FileContent {
  ordinal: number
  path: string
  language: string | null
  content: string
  symbols: IndexedSymbol[]
}

/** Reads files through their snapshot, so a content is never found without permission on a repository that has it. */
export async function readFiles(
  db: Kysely<Tables>,
  snapshotId: number,
  ordinals: readonly number[],
): Promise<Map<number, FileContent>> {
  const files = new Map<number, FileContent>()
  for (const part of inParts(ordinals, maxContents)) {
    const rows = await db
      .selectFrom('snapshot_file')
      .innerJoin('source_blob', 'source_blob.id', 'snapshot_file.blob_id')
      .select(['ordinal', 'path', 'language', 'content', 'symbols'])
      .where('snapshot_id', '=', snapshotId)
      .where('ordinal', 'in', part)
      .execute()
    for (const row of rows) {
      files.set(row.ordinal, { ...row, symbols: JSON.parse(row.symbols) })
      // A file can have tens of thousands of symbols.
      await yieldIfBusy()
    }
  }
  return files
}

/** Reads a file through its snapshot, as `readFiles` does. */
export function findFile(
  db: Kysely<Tables>,
  snapshotId: number,
  path: string,
): Promise<{ language: string | null; content: string } | undefined> {
  return db
    .selectFrom('snapshot_file')
    .innerJoin('source_blob', 'source_blob.id', 'snapshot_file.blob_id')
    .select(['language', 'content'])
    .where('snapshot_id', '=', snapshotId)
    .where('path', '=', path)
    .executeTakeFirst()
}

export function listTrigrams(
  db: Kysely<Tables>,
  snapshotId: number,
): Promise<{ ordinal: number; trigrams: string }[]> {
  return db
    .selectFrom('snapshot_file')
    .innerJoin('source_blob', 'source_blob.id', 'snapshot_file.blob_id')
    .select(['ordinal', 'trigrams'])
    .where('snapshot_id', '=', snapshotId)
    .orderBy('ordinal')
    .execute()
}

export async function putShards(
  tx: Transaction<Tables>,
  snapshotId: number,
  shards: readonly string[],
): Promise<void> {
  await tx.deleteFrom('snapshot_shard').where('snapshot_id', '=', snapshotId).execute()
  const rows = shards.map((content, shard) => ({ snapshot_id: snapshotId, shard, content }))
  for (const part of inParts(rows)) await tx.insertInto('snapshot_shard').values(part).execute()
}

export async function readShards(
  db: Kysely<Tables>,
  snapshotId: number,
  shards: readonly number[],
): Promise<Map<number, string>> {
  const contents = new Map<number, string>()
  for (const part of inParts(shards)) {
    const rows = await db
      .selectFrom('snapshot_shard')
      .select(['shard', 'content'])
      .where('snapshot_id', '=', snapshotId)
      .where('shard', 'in', part)
      .execute()
    for (const { shard, content } of rows) contents.set(shard, content)
  }
  return contents
}

/** Removes contents that no snapshot has. Returns how many. */
export async function removeUnusedBlobs(tx: Transaction<Tables>, limit: number): Promise<number> {
  const rows = await tx
    .selectFrom('source_blob')
    .select('id')
    .where((where) =>
      where.not(
        where.exists(
          where.selectFrom('snapshot_file').select('blob_id').whereRef('blob_id', '=', 'source_blob.id'),
        ),
      ),
    )
    .limit(limit)
    .execute()
  const ids = rows.map(({ id }) => id)
  for (const part of inParts(ids)) await tx.deleteFrom('source_blob').where('id', 'in', part).execute()
  return ids.length
}
