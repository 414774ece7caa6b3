import { createHash } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { Problem } from '@octavo/platform/errors.ts'
import type { Context } from '../../context.ts'
import { releaseArchives } from '../release-archives.ts'
import { gitHash, readText } from '../sources/file-selection.ts'
import { openSource } from '../sources/open-source.ts'
import { type RepositorySource, SourceError, type SourceFile } from '../sources/source.ts'
import * as files from '../store/files.ts'
import * as repositories from '../store/repositories.ts'
import { buildShards, type IndexedFile } from './build-shards-task.ts'
import type { FileIndex } from './file-index.ts'
import { indexFiles, type SourceText } from './index-files-task.ts'

const maxBatchFiles = 64
const maxBatchBytes = 1024 * 1024

/** The snapshot was removed, so that there is nothing to do. */
class SnapshotGone extends Error {}

/**
 * Indexes a snapshot. Files whose content is known, from this or another repository or from a run that a crash ended,
 * are not parsed again. The snapshot is searched once it is complete.
 */
export async function indexSnapshot(
  context: Context,
  snapshotId: number,
  signal: AbortSignal,
  open: typeof openSource = openSource,
): Promise<void> {
  const { db, clock } = context
  const snapshot = await repositories.findSnapshot(db.read, snapshotId)
  if (!snapshot || snapshot.state === 'ready') return
  const repository = await repositories.findRepository(db.read, snapshot.repository_id)
  if (!repository) return
  const userId = repository.owner_id
  let source: RepositorySource | undefined
  try {
    source = await open(context, repository, snapshot, signal)
    await db.write(async (tx) => {
      await files.removeFiles(tx, snapshotId)
      const total = source?.total ?? 0
      await repositories.updateSnapshot(tx, snapshotId, {
        state: 'indexing',
        files_total: total,
        files_done: 0,
      })
    })
    const count = await indexAll(context, { snapshotId, userId, signal }, source)
    const indexes = await readIndexes(context, snapshotId, count)
    const built = await patiently(signal, () =>
      context.analysis.run(buildShards, { files: indexes }, { userId, signal }),
    )
    const commit = source.commit() ?? contentHash(indexes)
    await db.write(async (tx) => {
      const isThere = await repositories.updateSnapshot(tx, snapshotId, {
        state: 'ready',
        error: null,
        commit_id: commit,
        archive: null,
        files_total: count,
        files_done: count,
        byte_count: await files.sumFileBytes(tx, snapshotId),
        statistics: JSON.stringify(built.statistics),
        indexed_at_ms: clock.now(),
      })
      if (!isThere) return
      await files.putShards(tx, snapshotId, built.shards)
      const replaced = await repositories.removeOlderSnapshots(tx, snapshot)
      await releaseArchives(tx, context, [snapshot.archive, ...replaced])
      // An archive can be far smaller than its files.
      const { maxRepositoryBytesPerUser: maxBytes } = context.config
      if (maxBytes > 0 && (await repositories.sumRepositoryBytes(tx, userId)) > maxBytes)
        throw new SourceError(`The repositories of a user have at most ${maxBytes} bytes.`)
    })
  } catch (error) {
    if (error instanceof SnapshotGone) return
    if (!(error instanceof SourceError)) throw error
    await markFailed(context, snapshotId, error.message)
  } finally {
    await source?.close()
  }
}

export async function markFailed(context: Context, snapshotId: number, error: string): Promise<void> {
  await context.db.write(async (tx) => {
    const snapshot = await repositories.findSnapshot(tx, snapshotId)
    if (!snapshot) return
    await files.removeFiles(tx, snapshotId)
    await repositories.updateSnapshot(tx, snapshotId, {
      state: 'failed',
      error,
      archive: null,
      byte_count: 0,
    })
    await releaseArchives(tx, context, [snapshot.archive])
  })
}

interface Run {
  snapshotId: number
  userId: number
  signal: AbortSignal
}

interface BatchFile {
  path: string
  hash: string
  /** Undefined if the content is known. */
  text: string | undefined
}

async function indexAll(context: Context, run: Run, source: RepositorySource): Promise<number> {
  let batch: SourceFile[] = []
  let ordinal = 0
  async function flush(): Promise<void> {
    ordinal += await indexBatch(context, run, await readBatch(context, batch), ordinal)
    batch = []
  }
  let bytes = 0
  for await (const file of source.files()) {
    run.signal.throwIfAborted()
    // Contents are read at once, because a source reads one after another.
    const blobIds = await files.findBlobs(context.db.read, [file.hash])
    const content = blobIds.has(file.hash) ? undefined : await file.read()
    bytes += content?.length ?? 0
    batch.push(content ? { ...file, read: async () => content } : file)
    if (batch.length < maxBatchFiles && bytes < maxBatchBytes) continue
    await flush()
    bytes = 0
  }
  await flush()
  return ordinal
}

async function readBatch({ db }: Context, batch: readonly SourceFile[]): Promise<BatchFile[]> {
  const blobIds = await files.findBlobs(
    db.read,
    batch.map(({ hash }) => hash),
  )
  const read: BatchFile[] = []
  for (const { path, hash, read: readContent } of batch) {
    if (blobIds.has(hash)) {
      read.push({ path, hash, text: undefined })
      continue
    }
    const text = readText(await readContent())
    if (text !== undefined) read.push({ path, hash, text })
  }
  return read
}

/** Returns the number of files. */
async function indexBatch(
  context: Context,
  run: Run,
  batch: readonly BatchFile[],
  ordinal: number,
): Promise<number> {
  const { db } = context
  const { snapshotId } = run
  const fresh = [
    ...new Map(
      batch.flatMap(({ path, hash, text }) => (text === undefined ? [] : [[hash, { path, hash, text }]])),
    ).values(),
  ]
  const indexes = await indexTexts(context, run, fresh)
  const blobs = fresh.flatMap(({ hash, text }, at): files.NewBlob[] => {
    const index = indexes[at]
    return index ? [{ hash, content: text, index }] : []
  })
  await db.write(async (tx) => {
    const isThere = await repositories.updateSnapshot(tx, snapshotId, { files_done: ordinal + batch.length })
    if (!isThere) throw new SnapshotGone()
    await files.addBlobs(tx, blobs)
    const ids = await files.findBlobs(
      tx,
      batch.map(({ hash }) => hash),
    )
    const rows = batch.map(({ path, hash }, at) => {
      const blobId = ids.get(hash)
      // The job runs again.
      if (blobId === undefined) throw new Error('A content was removed while it was referenced again')
      return { ordinal: ordinal + at, path, blobId }
    })
    await files.addFiles(tx, snapshotId, rows)
  })
  return batch.length
}

async function indexTexts(
  { analysis, log }: Context,
  { userId, signal }: Run,
  texts: readonly { path: string; text: string }[],
): Promise<FileIndex[]> {
  const index = (sources: SourceText[]) =>
    patiently(signal, () => analysis.run(indexFiles, { files: sources }, { userId, signal }))
  if (texts.length === 0) return []
  try {
    return (await index(texts.map(({ path, text }) => ({ path, text, isParsed: true })))).indexes
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    // One of them takes too long or too much memory: it is searched by its words.
    log.warn({ err: error, files: texts.length }, 'files are indexed one by one')
  }
  const indexes: FileIndex[] = []
  for (const { path, text } of texts) {
    const source = { path, text, isParsed: true }
    const result = await index([source]).catch((error) => {
      if (!(error instanceof Problem)) throw error
      return index([{ ...source, isParsed: false }])
    })
    indexes.push(...result.indexes)
  }
  return indexes
}

/** Waits while the analysis threads are busy with requests. */
async function patiently<Result>(signal: AbortSignal, work: () => Promise<Result>): Promise<Result> {
  for (;;) {
    try {
      return await work()
    } catch (error) {
      if (!(error instanceof Problem) || error.code !== 'analysis_busy') throw error
      await pause(error.details.retryAfterMs ?? 1_000, undefined, { signal })
    }
  }
}

async function readIndexes({ db }: Context, snapshotId: number, count: number) {
  const indexes: (IndexedFile & { hash: string })[] = []
  while (indexes.length < count) {
    const part = await files.listFileIndexes(db.read, snapshotId, { from: indexes.length, limit: 500 })
    if (part.length === 0) throw new SnapshotGone()
    for (const { path, hash, terms, symbols } of part) indexes.push({ path, hash, terms, symbols })
  }
  return indexes
}

/** Stands for the commit of files that no version control has. */
function contentHash(indexes: readonly { path: string; hash: string }[]): string {
  const lines = indexes.map(({ path, hash }) => `${hash} ${path}`).sort()
  return gitHash(Buffer.from(createHash('sha256').update(lines.join('\n')).digest('hex')))
}
