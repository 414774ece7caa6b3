import { mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { RunningService } from '@octavo/platform/start-service.ts'
import type { ServedService } from '../portal/served-services.ts'
import type { AnyDefinition } from '../registry.ts'

export interface StartSnapshots {
  /** Copies a service that has nothing but its sample data yet. */
  take(served: ServedService): Promise<void>
  restore(served: ServedService): Promise<void>
}

export interface StartSnapshotOptions {
  /** Where the copies are until the server ends. */
  folder(): Promise<string>
  /** Starts a service on other data, with its sample data. */
  startOn(definition: AnyDefinition, dataDir: string): Promise<RunningService>
}

/** Copies of services with their sample data, to which `reset` goes back. */
export function createStartSnapshots({ folder, startOn }: StartSnapshotOptions): StartSnapshots {
  const copies = new Map<string, Promise<string>>()

  /** For a service that had data before this server started: seeds another one, once. */
  async function seed({ definition }: ServedService): Promise<string> {
    const place = await folder()
    const started = await mkdtemp(join(place, 'seeding-'))
    try {
      const pristine = await startOn(definition, started)
      const copy = join(place, definition.name)
      await pristine.copyTo(copy).finally(pristine.close)
      return copy
    } finally {
      await rm(started, { recursive: true, force: true })
    }
  }

  return {
    async take({ running }) {
      const copy = join(await folder(), running.name)
      await running.copyTo(copy)
      copies.set(running.name, Promise.resolve(copy))
    },
    async restore(served) {
      const { name, restoreFrom } = served.running
      const copy = copies.get(name) ?? seed(served)
      copies.set(name, copy)
      // A copy that could not be made is made again the next time.
      copy.catch(() => copies.delete(name))
      await restoreFrom(await copy)
    },
  }
}
