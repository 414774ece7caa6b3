import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { createMutex } from '@octavo/platform/concurrency/mutex.ts'
import type { App } from '@octavo/platform/http/app.ts'
import { secureIds } from '@octavo/platform/ids.ts'
import { createFaults, type Faults } from '@octavo/platform/sandbox/faults.ts'
import { installSandbox } from '@octavo/platform/sandbox/install.ts'
import { createJournal, type Journal } from '@octavo/platform/sandbox/journal.ts'
import type { SandboxClock } from '@octavo/platform/sandbox/sandbox-clock.ts'
import type { RunningService } from '@octavo/platform/start-service.ts'
import { restoreRunning } from '../backups/restore-running.ts'
import {
  copySnapshot,
  listServicesInSnapshot,
  listSnapshots,
  removeSnapshot,
  type Snapshot,
  saveSnapshot,
} from '../backups/snapshots.ts'
import { listStoredServices } from '../data-directory.ts'
import type { ServedService } from '../portal/served-services.ts'
import { type AnyDefinition, loadDefinitions } from '../registry.ts'
import { UsageError } from '../usage-error.ts'
import { createStartSnapshots } from './start-snapshots.ts'

/** A copy of the services on separate ports. */
export interface Fork {
  id: string
  createdAtMs: number
  services: Record<string, { url: string }>
}

/** Exists only with `--sandbox`. */
export interface ServerSandbox {
  clock: SandboxClock
  faults: Faults
  journal: Journal
  /** An `extend` function for `startService`. */
  extend(app: App, service: string): void
  open(services: readonly ServedService[]): Promise<void>
  /**
   * Restores sample data, accounts and counters, resets the clock and removes all faults. With `names`, resets only the
   * data and faults of these services and leaves the shared clock.
   */
  reset(names?: readonly string[]): Promise<void>
  saveSnapshot(name: string): Promise<Snapshot>
  listSnapshots(): Promise<Snapshot[]>
  restoreSnapshot(name: string): Promise<void>
  removeSnapshot(name: string): Promise<void>
  /** Copies a snapshot, or the current data. */
  fork(snapshot: string | undefined): Promise<Fork>
  listForks(): Fork[]
  /** The services of a fork, or of all forks. */
  listForked(id?: string): readonly ServedService[]
  closeFork(id: string): Promise<boolean>
  close(): Promise<void>
}

export interface ServerSandboxOptions {
  dataDir: string
  clock: SandboxClock
  /** The services that had data before this server started. */
  storedServices: readonly string[]
  /** Storage outside the data directory, which copies of that directory lack. */
  foreignStorage: 'PostgreSQL' | 'S3' | undefined
  /** Starts a service on another data directory and a free port. Adds the sample data if the directory is empty. */
  startOn(definition: AnyDefinition, dataDir: string): Promise<RunningService>
}

const unsupportedMessages = {
  PostgreSQL:
    'Reset, snapshots and forks need SQLite. This server uses PostgreSQL: use pg_dump and pg_restore.',
  S3: 'Reset, snapshots and forks need blobs in files. This server stores them in S3: start a sandbox without --blobs on a directory of its own.',
}

interface OpenFork extends Fork {
  served: readonly ServedService[]
  close(): Promise<void>
}

export function createServerSandbox(options: ServerSandboxOptions): ServerSandbox {
  const { dataDir, clock, storedServices, foreignStorage, startOn } = options
  const faults = createFaults(secureIds)
  const journal = createJournal()
  const forks = new Map<string, OpenFork>()
  const folder = join(dataDir, 'sandbox')
  let services: readonly ServedService[] = []

  async function temporaryFolder(): Promise<string> {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    return mkdtemp(join(folder, 'copy-'))
  }

  let startFolder: Promise<string> | undefined
  const startSnapshots = createStartSnapshots({
    startOn,
    folder: () => {
      startFolder ??= temporaryFolder()
      return startFolder
    },
  })
  const mutex = createMutex()

  /** Serializes operations that replace data. */
  function exclusively<Result>(work: () => Promise<Result>): Promise<Result> {
    if (foreignStorage) throw new UsageError(unsupportedMessages[foreignStorage])
    return mutex.run(work)
  }

  async function openFork(snapshot: string | undefined): Promise<Fork> {
    const copy = await temporaryFolder()
    await using closing = new AsyncDisposableStack()
    closing.defer(() => rm(copy, { recursive: true, force: true }))
    if (snapshot === undefined) {
      for (const { running } of services) await running.copyTo(join(copy, running.name))
    } else {
      const definitions = await loadDefinitions(await listServicesInSnapshot(dataDir, snapshot))
      await copySnapshot(dataDir, snapshot, copy, definitions)
    }
    const served: ServedService[] = []
    for (const { definition } of services) {
      const running = await startOn(definition, copy)
      closing.defer(running.close)
      served.push({ definition, running })
    }
    const resources = closing.move()
    const id = secureIds.text(8)
    const urls = Object.fromEntries(served.map(({ running }) => [running.name, { url: running.url }]))
    const fork = { id, createdAtMs: clock.now(), services: urls }
    forks.set(id, { ...fork, served, close: () => resources.disposeAsync() })
    return fork
  }

  return {
    clock,
    faults,
    journal,
    extend: (app, service) => installSandbox(app, service, { faults, journal, clock }),
    async open(served) {
      services = served
      if (foreignStorage) return
      const fresh = served.filter(
        ({ definition, running }) => definition.migrations && !storedServices.includes(running.name),
      )
      await Promise.all(fresh.map(startSnapshots.take))
    },

    reset: async (names) =>
      exclusively(async () => {
        if (!names) clock.reset()
        for (const { id, service } of faults.list())
          if (!names || (service !== undefined && names.includes(service))) faults.remove(id)
        const selected = services.filter(
          ({ definition, running }) => definition.migrations && (names?.includes(running.name) ?? true),
        )
        await Promise.all(selected.map(startSnapshots.restore))
      }),

    saveSnapshot: async (name) =>
      exclusively(async () => {
        const running = services.map((service) => service.running)
        const definitions = await loadDefinitions(await listStoredServices(dataDir))
        return saveSnapshot({ dataDir, name, clock, services: running, definitions })
      }),
    listSnapshots: () => listSnapshots(dataDir),
    removeSnapshot: async (name) => exclusively(() => removeSnapshot(dataDir, name)),
    restoreSnapshot: async (name) => exclusively(() => restoreRunning(dataDir, name, services)),
    fork: async (snapshot) => exclusively(() => openFork(snapshot)),
    listForks: () => [...forks.values()].map(({ close: _, served: __, ...fork }) => fork),
    listForked: (id) =>
      (id === undefined ? [...forks.values()] : [forks.get(id)]).flatMap((fork) => fork?.served ?? []),
    async closeFork(id) {
      const fork = forks.get(id)
      forks.delete(id)
      await fork?.close()
      return fork !== undefined
    },

    async close() {
      await Promise.all([...forks.values()].map((fork) => fork.close()))
      await rm(folder, { recursive: true, force: true })
    },
  }
}
