import { yieldIfBusy } from '@octavo/platform/concurrency/event-loop.ts'
import type { JobHandler } from '@octavo/platform/jobs/jobs.ts'
import type { Transaction } from 'kysely'
import { Type } from 'typebox'
import Value from 'typebox/value'
import { languageOf } from '../code/files/languages.ts'
import type { Context } from '../context.ts'
import type { RepositoryRow } from '../database/repository-rows.ts'
import type { Tables } from '../database/tables.ts'
import type { GitRepository, TreeEntry } from '../git/git.ts'
import { findRepositoryById } from '../repositories/store/repositories.ts'
import { indexCommits } from './index-commits.ts'
import {
  deleteFiles,
  deleteUnusedBlobs,
  findBlobIds,
  findIndexedCommits,
  insertBlobs,
  listIndexedFiles,
  putFiles,
  setIndexedCommits,
} from './store/code-index.ts'
import type { TextIndexes } from './text-indexes.ts'

export const codeIndexJob = 'index-code'

/** GitHub's limits. */
const maxFileBytes = 384 * 1024
const maxFiles = 500_000
const maxListedBytes = 128 * 1024 * 1024
/** PostgreSQL refuses index rows of more than 2,704 bytes. */
const maxPathBytes = 1_000
/** The maximum number of paths with the same content. */
const maxCopies = 1_000
/** Per transaction. */
const maxBatchFiles = 200
const maxBatchBytes = 1024 * 1024

const Payload = Type.Object({ repositoryId: Type.Integer() })

type IndexContext = Pick<Context, 'db' | 'git'>

/** Enqueues the index of files and commits after a change of the default branch. */
export function indexCodeAfterPushes({ activity, jobs }: Pick<Context, 'activity' | 'jobs'>): void {
  activity.observe(async (tx, { event, repository }) => {
    if (repository && (event === 'push' || event === 'repository'))
      await enqueueCodeIndex(jobs, tx, repository.id)
  })
}

export async function enqueueCodeIndex(
  jobs: Context['jobs'],
  tx: Transaction<Tables>,
  repositoryId: number,
): Promise<void> {
  await jobs.enqueue(tx, { kind: codeIndexJob, payload: { repositoryId }, key: String(repositoryId) })
}

/** Brings the index of the default branch up to date, in short transactions. After a crash, it continues. */
export function createCodeIndexJob(context: IndexContext, indexes: TextIndexes): JobHandler {
  const { db, git } = context
  return {
    concurrency: 1,
    async run(payload, { signal }) {
      const { repositoryId } = Value.Parse(Payload, payload)
      const row = await findRepositoryById(db.read, repositoryId)
      const repository = git.repository(repositoryId)
      if (!row || !(await repository.exists())) return
      const tip = await repository.findRef(`refs/heads/${row.default_branch}`)
      const indexed = await findIndexedCommits(db.read, repositoryId)
      const oid = tip?.oid ?? null
      if (indexed.files_oid !== oid) await indexFiles(context, indexes, row, { repository, oid, signal })
      if (indexed.commits_oid !== oid)
        await indexCommits(context, indexes, { repository, from: indexed.commits_oid, to: oid, signal })
    },
  }
}

interface FileWork {
  repository: GitRepository
  /** The commit to index. Null removes everything. */
  oid: string | null
  signal: AbortSignal
}

async function indexFiles(
  { db }: IndexContext,
  indexes: TextIndexes,
  row: RepositoryRow,
  { repository, oid, signal }: FileWork,
): Promise<void> {
  const listing = oid === null ? [] : (await repository.listTree(oid, treeOptions)).entries
  const searchable = withoutCopies(listing.filter(isSearchable))
  const indexed = await listIndexedFiles(db.read, row.id)
  const paths = new Set(searchable.map(({ path }) => path))
  const removed = [...indexed].filter(([path]) => !paths.has(path)).map(([, file]) => file)
  // Deleted files first, so that they disappear from results early.
  for (let start = 0; start < removed.length; start += maxBatchFiles)
    await removeFiles(removed.slice(start, start + maxBatchFiles))
  const changed = searchable.filter(({ path, oid: blob }) => indexed.get(path)?.oid !== blob)
  for (let start = 0; start < changed.length; ) {
    signal.throwIfAborted()
    const batch = takeBatch(changed, start)
    await indexBatch(batch)
    start += batch.length
    await yieldIfBusy()
  }
  await db.write((tx) => setIndexedCommits(tx, row.id, { files_oid: oid }))

  async function indexBatch(batch: readonly TreeEntry[]): Promise<void> {
    const oids = batch.map((entry) => entry.oid)
    const stored = await findBlobIds(db.read, oids)
    const contents = new Map<string, string>()
    for (const blob of oids) {
      if (stored.has(blob) || contents.has(blob)) continue
      const { bytes } = (await repository.findBlob(blob, { maxBytes: maxFileBytes })) ?? {}
      if (bytes && !isBinary(bytes)) contents.set(blob, bytes.toString('utf8'))
    }
    const replaced = batch.flatMap(({ path }) => indexed.get(path)?.oid ?? [])
    await db.write(async (tx) => {
      const blobs = [...contents].map(([blob, text]) => ({ oid: blob, size_bytes: Buffer.byteLength(text) }))
      const added = await insertBlobs(tx, blobs)
      await indexes.code.put(
        tx,
        [...added].map(([blob, id]) => ({ id, fields: { content: contents.get(blob) ?? '' } })),
      )
      const ids = await findBlobIds(tx, oids)
      if (oids.some((blob) => stored.has(blob) && !ids.has(blob)))
        throw new Error('The index of another repository removed a blob that this one uses')
      await putFiles(
        tx,
        batch.flatMap(({ path, oid: blob }) => {
          const blob_id = ids.get(blob)
          return blob_id === undefined
            ? []
            : [{ repository_id: row.id, blob_id, path, language: languageOf(path) ?? null }]
        }),
      )
      // A file that has become binary.
      const unsearchable = batch.flatMap(({ path, oid: blob }) =>
        ids.has(blob) ? [] : (indexed.get(path)?.id ?? []),
      )
      if (unsearchable.length) await deleteFiles(tx, unsearchable)
      await removeUnused(tx, replaced)
    })
  }

  async function removeFiles(files: readonly { id: number; oid: string }[]): Promise<void> {
    await db.write(async (tx) => {
      await deleteFiles(
        tx,
        files.map(({ id }) => id),
      )
      await removeUnused(
        tx,
        files.map((file) => file.oid),
      )
    })
  }

  async function removeUnused(tx: Transaction<Tables>, oids: readonly string[]): Promise<void> {
    const ids = await findBlobIds(tx, oids)
    await indexes.code.remove(tx, await deleteUnusedBlobs(tx, [...ids.values()]))
  }
}

const treeOptions = { recursive: true, maxEntries: maxFiles, maxBytes: maxListedBytes }

/** A small tree can contain the same file at very many paths. Only the first paths are searched. */
function withoutCopies(entries: readonly TreeEntry[]): TreeEntry[] {
  const counts = new Map<string, number>()
  return entries.filter(({ oid }) => {
    const count = (counts.get(oid) ?? 0) + 1
    counts.set(oid, count)
    return count <= maxCopies
  })
}

/** Symbolic links and submodules are not searched. */
function isSearchable({ type, mode, path, sizeBytes = 0 }: TreeEntry): boolean {
  if (Buffer.byteLength(path) > maxPathBytes) return false
  return type === 'blob' && mode !== '120000' && sizeBytes > 0 && sizeBytes <= maxFileBytes
}

function isBinary(bytes: Buffer): boolean {
  return bytes.subarray(0, 8_000).includes(0)
}

function takeBatch(entries: readonly TreeEntry[], start: number): TreeEntry[] {
  const batch: TreeEntry[] = []
  let size = 0
  for (let at = start; at < entries.length && batch.length < maxBatchFiles && size < maxBatchBytes; at++) {
    const entry = entries[at]
    if (!entry) break
    batch.push(entry)
    size += entry.sizeBytes ?? 0
  }
  return batch
}
