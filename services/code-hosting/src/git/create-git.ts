import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { syncFile } from '@octavo/platform/durable.ts'
import { errorCode } from '@octavo/platform/unknown-values.ts'
import { copyObjects } from './copying.ts'
import type { Git, GitOptions } from './git.ts'
import { GitError } from './git-error.ts'
import { readHead } from './head-file.ts'
import { linkObjects } from './link-repository.ts'
import { createObjectCache } from './object-cache.ts'
import { createDirectLauncher } from './processes/launcher.ts'
import { outputOf } from './processes/output.ts'
import { createRemoteLauncher } from './processes/remote-launcher.ts'
import { createSpawner, type Spawner } from './processes/spawn.ts'
import { createReaderPool } from './reader-pool.ts'
import { formatPacked } from './ref-files.ts'
import { createRefVersions } from './ref-versions.ts'
import { createRefs } from './refs.ts'
import { createRepository } from './repository.ts'
import {
  listRepositories,
  pathExists,
  publishRepository,
  repositoryPath,
  writeSkeleton,
} from './repository-folder.ts'
import { createRepositoryLocks } from './repository-locks.ts'
import { createStore, type Engine, type Store } from './store.ts'
import { readGitVersion } from './version.ts'
import { openWorkFolder } from './work-folder.ts'

const cacheBytes = 128 * 1024 * 1024

/** The engine, with what the transport needs. */
export interface OpenGit extends Git {
  readonly engine: Engine
  storeOf(id: number): Store
}

export async function createGit(options: GitOptions): Promise<OpenGit> {
  const { gitBinary = 'git', ids, log, maxReaders, budget } = options
  const folder = resolve(options.folder)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const work = await openWorkFolder(folder, ids)
  const spawner = createSpawner({ gitBinary, home: work.path, launcher: createLauncher(), budget })
  const { fault } = await readGitVersion(gitBinary, work.path)
  if (fault !== undefined) log.error(`Requests that need git get 503: ${fault}`)
  const usable = fault === undefined ? spawner : refuseAll(spawner, fault)
  const engine: Engine = {
    spawner: usable,
    work,
    ids,
    readers: createReaderPool(usable, { maxReaders }),
    cache: createObjectCache(cacheBytes),
    inProgress: new Map(),
    refVersions: createRefVersions(),
    locks: createRepositoryLocks(),
    unmeasuredBytes: new Map(),
    startedAtMs: Date.now(),
  }
  const storeOf = (id: number) => createStore(engine, { id, gitDir: repositoryPath(folder, id) })

  async function make(
    id: number,
    defaultBranch: string,
    fill: (store: Store) => Promise<void>,
  ): Promise<void> {
    const { gitDir } = storeOf(id)
    if (await pathExists(gitDir)) throw new GitError('exists', `Repository ${id} already exists`)
    await using temporaryFolder = await work.open('new')
    const temporary = join(temporaryFolder.path, 'repository.git')
    await mkdir(temporary, { mode: 0o700 })
    await writeSkeleton(temporary, defaultBranch)
    await fill(createStore(engine, { id, gitDir: temporary }))
    await publishRepository(temporary, gitDir)
    engine.refVersions.raise(id)
  }

  return {
    isAvailable: fault === undefined,
    engine,
    storeOf,
    repository: (id) => createRepository(storeOf(id), storeOf),
    create: (id, { defaultBranch }) => make(id, defaultBranch, async () => {}),
    async fork(fromId, toId, { onlyReachable = false } = {}) {
      const from = storeOf(fromId)
      // Maintenance must not delete objects of the source during the copy.
      await engine.locks.share(fromId, async () => {
        const refs = (await createRefs(from).list()).filter(({ name }) =>
          /^refs\/(?:heads|tags)\//.test(name),
        )
        await make(toId, await readHead(from), async (temporary) => {
          const oids = [...new Set(refs.map(({ oid }) => oid))]
          if (onlyReachable) await copyObjects(from, temporary, createRefs(temporary), oids)
          else await linkObjects(from.objects, temporary.objects)
          if (refs.length === 0) return
          const packed = join(temporary.gitDir, 'packed-refs')
          await writeFile(packed, formatPacked(refs), { mode: 0o600 })
          await syncFile(packed)
        })
      })
      await storeOf(toId).forget()
    },
    async remove(id) {
      const store = storeOf(id)
      await using temporaryFolder = await work.open('removed')
      await rename(store.gitDir, join(temporaryFolder.path, 'repository.git')).catch((error: unknown) => {
        if (errorCode(error) !== 'ENOENT') throw error
      })
      engine.refVersions.raise(id)
      engine.unmeasuredBytes.delete(id)
      await store.forget()
    },
    async listIds() {
      const ids: number[] = []
      for await (const { id } of listRepositories(folder)) ids.push(id)
      return ids.sort((a, b) => a - b)
    },
    async forget() {
      engine.refVersions.raiseAll()
      engine.cache.forget()
      await engine.readers.dropAll()
    },
    async close() {
      await engine.readers.close()
      await spawner.close()
      await work
        .close()
        .catch((error: unknown) => log.warn({ err: error }, 'temporary git files could not be removed'))
    },
  }
}

/** For a machine without git: every operation that needs git fails with the same error. */
function refuseAll(spawner: Spawner, fault: string): Spawner {
  const refuse = async () => {
    throw new GitError('unavailable', fault)
  }
  return {
    run: refuse,
    start: refuse,
    stream: (command, options) => outputOf(command, refuse(), options),
    isContended: () => false,
    close: spawner.close,
  }
}

/** Windows starts processes without copying the memory map of the parent. */
function createLauncher() {
  return process.platform === 'linux' ? createRemoteLauncher() : createDirectLauncher()
}
