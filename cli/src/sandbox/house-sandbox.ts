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
import { restoreRunning } from '../keeping/restore-running.ts'
import {
  copySnapshot,
  listSnapshots,
  removeSnapshot,
  type Snapshot,
  saveSnapshot,
} from '../keeping/snapshots.ts'
import type { ServedService } from '../portal/served-services.ts'
import { type AnyDefinition, loadDefinitions } from '../registry.ts'
import { UsageError } from '../usage-error.ts'
import { createStartSnapshots } from './start-snapshots.ts'

/** A copy of the services, on ports of their own. */
export interface Fork {
  id: string
  createdAtMs: number
  services: Record<string, { url: string }>
}

/** What a house can do on purpose that a real one does by accident. Exists with `--sandbox` only. */
export interface HouseSandbox {
  clock: SandboxClock
  faults: Faults
  journal: Journal
  /** For `startService`: puts the sandbox around a service. */
  extend(app: App, service: string): void
  open(services: readonly ServedService[]): Promise<void>
  /**
   * Back to the sample data, accounts and counters included, with the real time and without faults. Of some
   * services only: to their data, without their faults; the time, which all share, stays.
   */
  reset(names?: readonly string[]): Promise<void>
  saveSnapshot(name: string): Promise<Snapshot>
  listSnapshots(): Promise<Snapshot[]>
  restoreSnapshot(name: string): Promise<void>
  removeSnapshot(name: string): Promise<void>
  /** Of the present, or of a snapshot. */
  fork(snapshot: string | undefined): Promise<Fork>
  listForks(): Fork[]
  /** The services of a fork, or of all forks. */
  listForked(id?: string): readonly ServedService[]
  closeFork(id: string): Promise<boolean>
  close(): Promise<void>
}

export interface HouseSandboxOptions {
  dataDir: string
  clock: SandboxClock
  /** The services that had data before this server started. */
  kept: readonly string[]
  /** PostgreSQL has its own tools for copies. */
  isOnPostgres: boolean
  /** Starts a service on other data, on a free port, with its sample data if there are none. */
  startOn(definition: AnyDefinition, dataDir: string): Promise<RunningService>
}

interface OpenFork extends Fork {
  served: readonly ServedService[]
  close(): Promise<void>
}

export function createHouseSandbox(options: HouseSandboxOptions): HouseSandbox {
  const { dataDir, clock, kept, isOnPostgres, startOn } = options
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
  const turn = createMutex()

  /** One after another: two that replace the same data would leave a mixture. */
  function copying<Result>(work: () => Promise<Result>): Promise<Result> {
    if (isOnPostgres)
      throw new UsageError(
        'Reset, snapshots and forks need SQLite. This server keeps its data in PostgreSQL: use pg_dump and pg_restore.',
      )
    return turn.run(work)
  }

  async function openFork(snapshot: string | undefined): Promise<Fork> {
    const copy = await temporaryFolder()
    await using closing = new AsyncDisposableStack()
    closing.defer(() => rm(copy, { recursive: true, force: true }))
    if (snapshot === undefined) {
      for (const { running } of services) await running.copyTo(join(copy, running.name))
    } else await copySnapshot(dataDir, snapshot, copy, await loadDefinitions())
    const served: ServedService[] = []
    for (const { definition } of services) {
      const running = await startOn(definition, copy)
      closing.defer(running.close)
      served.push({ definition, running })
    }
    const opened = closing.move()
    const id = secureIds.text(8)
    const urls = Object.fromEntries(served.map(({ running }) => [running.name, { url: running.url }]))
    const fork = { id, createdAtMs: clock.now(), services: urls }
    forks.set(id, { ...fork, served, close: () => opened.disposeAsync() })
    return fork
  }

  return {
    clock,
    faults,
    journal,
    extend: (app, service) => installSandbox(app, service, { faults, journal, clock }),
    async open(served) {
      services = served
      if (isOnPostgres) return
      const fresh = served.filter(
        ({ definition, running }) => definition.migrations && !kept.includes(running.name),
      )
      await Promise.all(fresh.map(startSnapshots.take))
    },

    reset: async (names) =>
      copying(async () => {
        if (!names) clock.reset()
        for (const { id, service } of faults.list())
          if (!names || (service !== undefined && names.includes(service))) faults.remove(id)
        const chosen = services.filter(
          ({ definition, running }) => definition.migrations && (names?.includes(running.name) ?? true),
        )
        await Promise.all(chosen.map(startSnapshots.restore))
      }),

    saveSnapshot: async (name) =>
      copying(async () => {
        const parts = services.map(({ running }) => running)
        return saveSnapshot({ dataDir, name, clock, parts, definitions: await loadDefinitions() })
      }),
    listSnapshots: () => listSnapshots(dataDir),
    removeSnapshot: (name) => removeSnapshot(dataDir, name),
    restoreSnapshot: async (name) => copying(() => restoreRunning(dataDir, name, services)),
    fork: async (snapshot) => copying(() => openFork(snapshot)),
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
