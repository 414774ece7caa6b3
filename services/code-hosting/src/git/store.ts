import { join } from 'node:path'
import type { Ids } from '@octavo/platform/ids.ts'
import type { Argument, PathArgument } from './arguments.ts'
import { GitError } from './git-error.ts'
import type { ObjectCache } from './object-cache.ts'
import type { ObjectRequest, ObjectResponse } from './object-reader.ts'
import type { GitCommand } from './processes/git-process.ts'
import type { Output, RunOptions, Spawner, StreamOptions } from './processes/spawn.ts'
import type { ReaderPool } from './reader-pool.ts'
import type { RefVersions } from './ref-versions.ts'
import { pathExists } from './repository-folder.ts'
import type { RepositoryLocks } from './repository-locks.ts'
import { createSharedWork, type SharedWork } from './shared-work.ts'
import type { WorkFolder } from './work-folder.ts'
import { currentScope } from './work-scope.ts'

/** Shared by all repositories. */
export interface Engine {
  spawner: Spawner
  readers: ReaderPool
  cache: ObjectCache
  work: WorkFolder
  ids: Ids
  /** Computations in progress, by the key of their result. */
  inProgress: Map<string, SharedWork>
  refVersions: RefVersions
  locks: RepositoryLocks
  /** Bytes that this process has written since the size was measured, by repository. */
  unmeasuredBytes: Map<number, number>
  /** Older temporary files were left by another process. */
  startedAtMs: number
}

/** The files of one repository, or of a repository and the quarantined objects of a push. */
export interface Store {
  readonly id: number
  readonly gitDir: string
  /** The folder for new objects. */
  readonly objects: string
  readonly engine: Engine
  command(args: readonly Argument[]): GitCommand
  run(args: readonly Argument[], options?: StoreRunOptions): Promise<Output>
  stream(args: readonly Argument[], options?: StoreStartOptions): ReturnType<Spawner['stream']>
  requestObject(request: ObjectRequest): Promise<ObjectResponse | undefined>
  /** Counts bytes that were added to the repository. Those of a quarantine are temporary. */
  countWritten(bytes: number): void
  /** Caches results that depend on object ids alone, and timeouts for some minutes. */
  remember<Value>(
    key: string,
    compute: () => Promise<Value>,
    bytesOf?: (value: Value) => number,
  ): Promise<Value>
  /** Closes the readers and clears the caches. */
  forget(): Promise<void>
}

interface Paths {
  paths?: readonly PathArgument[]
}
export type StoreRunOptions = RunOptions & Paths
export type StoreStartOptions = StreamOptions & Paths

export interface StoreOptions {
  id: number
  gitDir: string
  /** An object folder that takes precedence over the repository's. */
  quarantine?: string
  /** An additional object folder to read from. */
  alternates?: string
}

export function createStore(engine: Engine, { id, gitDir, quarantine, alternates }: StoreOptions): Store {
  const { spawner, readers, cache, inProgress } = engine
  const environment = quarantine
    ? {
        GIT_OBJECT_DIRECTORY: quarantine,
        GIT_ALTERNATE_OBJECT_DIRECTORIES: join(gitDir, 'objects'),
        GIT_QUARANTINE_PATH: quarantine,
      }
    : alternates
      ? { GIT_ALTERNATE_OBJECT_DIRECTORIES: alternates }
      : {}
  const location = { gitDir, environment }
  // Objects in quarantine and of other repositories must not enter the shared cache.
  const extra = quarantine ?? alternates
  const prefix = extra ? `${id}/${extra}:` : `${id}:`

  async function compute<Value>(key: string, work: () => Promise<Value>, bytesOf: (value: Value) => number) {
    try {
      const value = await work()
      cache.set(key, value, bytesOf(value))
      return value
    } catch (error) {
      // Another attempt would take as long. It may succeed when the machine has less to do.
      if (error instanceof GitError && error.kind === 'timeout')
        cache.set(key, new RecentTimeout(error, performance.now()), 100)
      throw error
    }
  }

  /** If the repository was removed meanwhile, git reports various errors. */
  async function explain(error: unknown): Promise<never> {
    const isFailure = error instanceof GitError && error.kind === 'failed'
    if (!isFailure || (await pathExists(gitDir))) throw error
    throw new GitError('missing', 'There is no such repository', { cause: error })
  }

  const command = (args: readonly Argument[], paths?: readonly PathArgument[]): GitCommand => ({
    ...location,
    args,
    ...(paths && { paths }),
  })
  return {
    id,
    gitDir,
    objects: quarantine ?? join(gitDir, 'objects'),
    engine,
    command,
    run: (args, { paths, ...options } = {}) => spawner.run(command(args, paths), options).catch(explain),
    stream: (args, { paths, ...options } = {}) => spawner.stream(command(args, paths), options),
    requestObject: (request) => readers.request(location, request),
    countWritten(bytes) {
      if (quarantine) return
      engine.unmeasuredBytes.set(id, (engine.unmeasuredBytes.get(id) ?? 0) + bytes)
    },
    async remember(name, work, bytesOf = () => 100) {
      const key = prefix + name
      const cached = cache.get(key)
      // Each key belongs to one type of value.
      type Value = Awaited<ReturnType<typeof work>>
      if (cached instanceof RecentTimeout) cached.throwIfRecent()
      else if (cached !== undefined) return cached as Value
      const running = inProgress.get(key)
      if (running?.mayJoin(currentScope())) return running.join(currentScope()) as Promise<Value>
      const shared = createSharedWork(
        () => compute(key, work, bytesOf),
        () => {
          if (inProgress.get(key) === shared) inProgress.delete(key)
        },
      )
      inProgress.set(key, shared)
      return shared.join(currentScope()) as Promise<Value>
    },
    async forget() {
      await readers.drop(location)
      cache.forget(prefix)
    },
  }
}

const timeoutAgeMs = 5 * 60_000

class RecentTimeout {
  readonly #error: GitError
  readonly #atMs: number

  constructor(error: GitError, atMs: number) {
    this.#error = error
    this.#atMs = atMs
  }

  throwIfRecent(): void {
    if (performance.now() - this.#atMs < timeoutAgeMs) throw this.#error
  }
}
