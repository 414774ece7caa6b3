import { isAbsolute, resolve } from 'node:path'
import type { Readable } from 'node:stream'
import type { Caller } from '@octavo/platform/auth/auth.ts'
import { storeBlob } from '@octavo/platform/blobs/referenced-blobs.ts'
import { platformProblem } from '@octavo/platform/errors.ts'
import type { Transaction } from 'kysely'
import { checkAgain } from '../access/check-again.ts'
import { userIdOf } from '../access/user-id.ts'
import type { Context } from '../context.ts'
import type { Tables } from '../database/tables.ts'
import { problem } from '../errors.ts'
import { type IndexPayload, indexJob } from './indexing/jobs.ts'
import { receiveArchive } from './receive-archive.ts'
import { releaseArchives } from './release-archives.ts'
import type { ArchiveType } from './sources/archive-source.ts'
import { isRef } from './sources/git/git-source.ts'
import { parseGitUrl } from './sources/git/git-url.ts'
import { SourceError } from './sources/source.ts'
import * as store from './store/repositories.ts'

export const maxArchiveBytes = 64 * 1024 * 1024
const maxRepositoriesPerPage = 100
const maxUploadsAtOnce = 8
const maxWaiting = 20

export interface RepositoryState {
  repository: store.RepositoryRow
  snapshots: readonly Omit<store.SnapshotRow, 'statistics'>[]
}

export type NewSource =
  | { kind: 'folder'; folder: string; ref: string }
  | { kind: 'git'; url: string; ref: string }
  | { kind: 'archive'; content: Readable | Buffer; type: ArchiveType; ref: string }

interface NewSnapshot {
  caller: Caller
  name: string
  visibility: 'private' | 'shared'
  source: NewSource
  location: string | null
  archive: string | null
  bytes: number
}

export interface RepositoryManagement {
  /** Creates the repository or indexes it again. */
  put(
    caller: Caller,
    name: string,
    visibility: 'private' | 'shared',
    source: NewSource,
  ): Promise<RepositoryState>
  get(userId: number, name: string): Promise<RepositoryState>
  list(userId: number, page: { beforeId: number | undefined; limit: number }): Promise<RepositoryState[]>
  /** Only the owner can. */
  remove(userId: number, name: string): Promise<void>
}

export function manageRepositories(context: Context): RepositoryManagement {
  const { db, jobs, clock, config } = context
  /** The number of archives that arrive now, by user. */
  const receiving = new Map<number, number>()

  async function withSnapshots(rows: readonly store.RepositoryRow[]): Promise<RepositoryState[]> {
    const snapshots = await store.listSnapshots(
      db.read,
      rows.map(({ id }) => id),
    )
    return rows.map((repository) => ({ repository, snapshots: snapshots.get(repository.id) ?? [] }))
  }

  function locationOf(source: Exclude<NewSource, { kind: 'archive' }>): string {
    switch (source.kind) {
      case 'folder':
        if (!isAbsolute(source.folder)) throw invalidSource('`folder` must be an absolute path.', 'folder')
        return resolve(source.folder)
      case 'git':
        return checkUrl(source.url, config.gitHosts)
    }
  }

  async function add(
    tx: Transaction<Tables>,
    { caller, name, visibility, source, location, archive, bytes }: NewSnapshot,
  ): Promise<number> {
    const userId = userIdOf(caller)
    const { maxRepositories, maxRepositoriesPerUser, maxRefsPerRepository, maxRepositoryBytesPerUser } =
      config
    await checkAgain(context, caller, { needsAdmin: isForAdmin(visibility, source) })(tx)
    const existing = await store.findOwnRepository(tx, userId, name)
    const replaced = existing ? await store.removeUnsearchable(tx, existing.id, source.ref) : []
    // One repository is indexed at a time, and those of others must not wait for thousands.
    if ((await store.countWaiting(tx, userId)) >= maxWaiting)
      throw platformProblem('too_many_requests', { retryAfterMs: 10_000 })
    if (!existing) {
      const all = await store.countRepositories(tx)
      requireAtMost(maxRepositories, all + 1, `The server can index at most ${maxRepositories} repositories.`)
      const own = await store.countRepositories(tx, userId)
      requireAtMost(
        maxRepositoriesPerUser,
        own + 1,
        `A user has at most ${maxRepositoriesPerUser} repositories.`,
      )
    }
    const ownBytes = (await store.sumRepositoryBytes(tx, userId)) + bytes
    requireAtMost(
      maxRepositoryBytesPerUser,
      ownBytes,
      `The repositories of a user have at most ${maxRepositoryBytesPerUser} bytes.`,
    )
    const now = clock.now()
    const repository = { owner_id: userId, name, visibility, source: source.kind, location }
    const repository_id = await store.putRepository(tx, repository, now)
    const refs = await store.countOtherRefs(tx, repository_id, source.ref)
    requireAtMost(maxRefsPerRepository, refs + 1, `A repository has at most ${maxRefsPerRepository} refs.`)
    const archive_type = source.kind === 'archive' ? source.type : null
    const snapshotId = await store.addSnapshot(tx, {
      repository_id,
      ref: source.ref,
      archive,
      archive_type,
      byte_count: bytes,
      created_at_ms: now,
    })
    // Now, because the same archive may have been uploaded again.
    await releaseArchives(tx, context, replaced)
    return snapshotId
  }

  async function enqueue(tx: Transaction<Tables>, snapshotId: number): Promise<void> {
    const payload: IndexPayload = { snapshotId }
    await jobs.enqueue(tx, { kind: indexJob, payload, key: String(snapshotId) })
  }

  /** An upload costs no quota, and a file of the size of its archive. */
  async function receive<Result>(userId: number, work: () => Promise<Result>): Promise<Result> {
    const count = receiving.get(userId) ?? 0
    if (count >= maxUploadsAtOnce) throw platformProblem('too_many_requests', { retryAfterMs: 10_000 })
    receiving.set(userId, count + 1)
    try {
      return await work()
    } finally {
      const remaining = (receiving.get(userId) ?? 1) - 1
      if (remaining > 0) receiving.set(userId, remaining)
      else receiving.delete(userId)
    }
  }

  async function addArchive(
    snapshot: Omit<NewSnapshot, 'location' | 'archive' | 'bytes'>,
    content: Readable | Buffer,
  ): Promise<void> {
    const received = await receive(userIdOf(snapshot.caller), () => receiveArchive(content, maxArchiveBytes))
    try {
      if (received.size === 0) throw invalidSource('The archive is empty.', null)
      let snapshotId = 0
      const archive = await storeBlob(context, received, async (tx, hash) => {
        snapshotId = await add(tx, { ...snapshot, location: null, archive: hash, bytes: received.size })
      })
      await db.write(async (tx) => {
        if (await store.findSnapshot(tx, snapshotId)) await enqueue(tx, snapshotId)
        // The snapshot was removed or replaced while the archive was stored.
        else await releaseArchives(tx, context, [archive])
      })
    } finally {
      await received.remove()
    }
  }

  async function get(userId: number, name: string): Promise<RepositoryState> {
    const repository = await store.findVisibleRepository(db.read, userId, name)
    if (!repository) throw problem('repository_not_found')
    const [state] = await withSnapshots([repository])
    return state ?? { repository, snapshots: [] }
  }

  return {
    get,
    async put(caller, name, visibility, source) {
      if (!isRef(source.ref)) throw invalidSource('`ref` must be a branch, tag or commit.', 'ref')
      const snapshot = { caller, name, visibility, source }
      if (source.kind === 'archive') await addArchive(snapshot, source.content)
      else {
        const location = locationOf(source)
        await db.write(async (tx) =>
          enqueue(tx, await add(tx, { ...snapshot, location, archive: null, bytes: 0 })),
        )
      }
      return get(userIdOf(caller), name)
    },
    async list(userId, { beforeId, limit }) {
      const page = { beforeId, limit: Math.min(limit, maxRepositoriesPerPage) }
      return withSnapshots(await store.listVisibleRepositories(db.read, userId, page))
    },
    async remove(userId, name) {
      await db.write(async (tx) => {
        const repository = await store.findOwnRepository(tx, userId, name)
        if (!repository) throw problem('repository_not_found')
        await releaseArchives(tx, context, await store.removeRepository(tx, repository.id))
      })
    },
  }
}

/** Others would see or reach files that are not their own. */
export function isForAdmin(visibility: 'private' | 'shared', { kind }: Pick<NewSource, 'kind'>): boolean {
  return visibility === 'shared' || kind === 'folder'
}

/** A limit of 0 is none. */
function requireAtMost(max: number, amount: number, message: string): void {
  if (max > 0 && amount > max) throw problem('too_many', { message })
}

function checkUrl(url: string, hosts: readonly string[]): string {
  try {
    return parseGitUrl(url, hosts).href
  } catch (error) {
    if (error instanceof SourceError) throw invalidSource(error.message, 'git')
    throw error
  }
}

function invalidSource(message: string, param: string | null) {
  return problem('repository_source_invalid', { message, data: { param } })
}
