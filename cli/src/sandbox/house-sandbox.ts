import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
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
  open(services: readonly ServedService[]): void
  /** Back to the sample data, accounts and counters included. */
  reset(names: readonly string[]): Promise<void>
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
  /** Starts a service on other data, on a free port, with its sample data if there are none. */
  startOn(definition: AnyDefinition, dataDir: string): Promise<RunningService>
}

interface OpenFork extends Fork {
  served: readonly ServedService[]
  close(): Promise<void>
}

export function createHouseSandbox({ dataDir, clock, startOn }: HouseSandboxOptions): HouseSandbox {
  const faults = createFaults(secureIds)
  const journal = createJournal()
  const forks = new Map<string, OpenFork>()
  const folder = join(dataDir, 'sandbox')
  let services: readonly ServedService[] = []

  async function temporaryFolder(): Promise<string> {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    return mkdtemp(join(folder, 'copy-'))
  }

  return {
    clock,
    faults,
    journal,
    extend: (app, service) => installSandbox(app, service, { faults, journal, clock }),
    open(served) {
      services = served
    },

    async reset(names) {
      for (const { definition, running } of services.filter(({ running }) => names.includes(running.name))) {
        const fresh = await temporaryFolder()
        try {
          const pristine = await startOn(definition, join(fresh, 'started'))
          const copy = join(fresh, 'copy')
          await pristine.copyTo(copy).finally(pristine.close)
          await running.restoreFrom(copy)
        } finally {
          await rm(fresh, { recursive: true, force: true })
        }
      }
    },

    saveSnapshot: async (name) => {
      const parts = services.map(({ running }) => running)
      return saveSnapshot({ dataDir, name, clock, parts, definitions: await loadDefinitions() })
    },
    listSnapshots: () => listSnapshots(dataDir),
    removeSnapshot: (name) => removeSnapshot(dataDir, name),
    restoreSnapshot: (name) => restoreRunning(dataDir, name, services),

    async fork(snapshot) {
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
    },
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
